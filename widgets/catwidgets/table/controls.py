"""A control for every house rule, made from what its model says: bounds, choices, description.

>>> from catlib import load
>>> control = rule_control(load("cat_cab"), "place_points")
>>> control.value
[10, 5, 3]
>>> control.parts[0].value = 12
>>> control.value
[12, 5, 3]
"""

from collections.abc import Callable, Sequence
from html import escape
from typing import Any, Literal, get_args, get_origin

import ipywidgets as W

from catlib.game import Game, describe, rule_words
from catwidgets.session import say

WIDE = 156  # pixels of a rule's name, as long as the longest one; `board.css` has them too
MOST = 300  # values of a slider; a rule with more of them is turned up to twice its usual value
LABEL = {"description_width": f"{WIDE}px"}
NOTE = "font-size: 11px; line-height: 1.3; color: var(--jp-content-font-color2, #5c6166)"


class RuleControl:
    """One or more widgets that together hold the value of a house rule.

    `view` is what is shown, with the rule's description below; `value` is what the widgets say; `show(value)` sets
    them without telling anybody; `on_change(callback)` calls back with the new value.
    """

    def __init__(self, rule: str, description: str, parts: Sequence[W.Widget]):
        self.rule, self.parts = rule, list(parts)
        self._changed: list[Callable[[Any], Any]] = []
        self._showing = False
        for part in self.parts:
            part.observe(self._tell, "value")
        below = "-4px" if isinstance(self.parts[0], W.IntSlider | W.Checkbox) else "1px"
        self._about, self._note = description, W.HTML(layout=W.Layout(margin=f"{below} 0 4px")).add_class("cat-about")
        self.explain()
        row = self._row() if len(self.parts) > 1 else self.parts[0]
        self.view = W.VBox([row, self._note], layout=W.Layout(overflow="visible"))

    def _row(self) -> W.Box:
        """Put the parts side by side, each further line of them below the first, not below its name."""
        return W.Box(self.parts, layout=W.Layout(flex_flow="row wrap")).add_class("cat-parts")

    @property
    def value(self) -> Any:
        values = [part.value for part in self.parts]
        return values if len(values) > 1 else values[0]

    def show(self, value: Any) -> None:
        """Hold a value of the house rules."""
        self._showing = True
        for part, each in zip(self.parts, value if len(self.parts) > 1 else [value], strict=True):
            if isinstance(part, W.IntSlider):
                part.max = max(part.max, each)
            part.value = each
        self._showing = False
        self.explain()

    def explain(self, problem: str = "") -> None:
        """Say what the rule is about, or below it what is wrong with a value that was put back."""
        told = f"<b role='alert'>{escape(problem)}</b>" if problem else escape(self._about)
        self._note.value = f"<div style='{NOTE}'>{told}</div>"

    def mark(self, changed: bool) -> None:
        """Show whether the rule is another one than in our reading."""
        self.view.add_class("cat-changed") if changed else self.view.remove_class("cat-changed")

    def on_change(self, callback: Callable[[Any], Any]) -> None:
        """Call back with the value whenever a person changes it."""
        self._changed.append(callback)

    def _tell(self, _: Any) -> None:
        if not self._showing:
            for callback in list(self._changed):
                callback(self.value)


class _NamedControl(RuleControl):
    """A field for something that has a name or is in a file; what is not text is shown by its title."""

    def __init__(self, rule: str, description: str, parts: Sequence[W.Widget], named: dict[str, Any]):
        self._named = named
        super().__init__(rule, description, parts)

    def show(self, value: Any) -> None:
        known = [name for name, thing in self._named.items() if thing == value]
        super().show(known[0] if known else value if isinstance(value, str) else getattr(value, "title", str(value)))


def rule_control(game: Game, rule: str) -> RuleControl:
    """A slider, a box to tick, a list, a row of them, or a field for a name or a file."""
    field = type(game.house).model_fields[rule]
    value, kind = getattr(game.house, rule), field.annotation
    about = describe(type(game.house), rule)
    if get_origin(kind) is tuple:
        return RuleControl(rule, about, list(_row(game, rule, get_args(kind), value)))
    called = rule_words(type(game.house), rule)
    look = {"description": called, "style": LABEL, "layout": W.Layout(width="calc(100% - 4px)")}
    if kind is bool:
        return RuleControl(rule, about, [W.Checkbox(value=value, **look)])
    if kind is int:
        from catlib.game import bounds  # with it comes pydantic, which not every page needs

        low, high = bounds(type(game.house), rule)
        near = high if high - low <= MOST else min(high, max(value, 2 * int(field.default)))
        return RuleControl(rule, about, [W.IntSlider(value=value, min=low, max=near, **look)])
    if get_origin(kind) is Literal:
        return RuleControl(rule, about, [W.Dropdown(options=_choices(game, rule, kind), value=value, **look)])
    model, names = type(game.house), list(field.examples or [])
    things = {name: getattr(model(**{rule: name}), rule) for name in names}
    control = _NamedControl(rule, about, [W.Combobox(options=names, **look)], things)
    control.show(value)
    return control


def _choices(game: Game, rule: str, kind: Any) -> list[tuple[str, str]]:
    """Return the choices of a house rule, each with what it is called."""
    return [(rule_words(type(game.house), rule, choice), choice) for choice in get_args(kind)]


def _row(game: Game, rule: str, kinds: Sequence[Any], values: Sequence[Any]) -> Any:
    """A widget for each place of a tuple: the first has the rule's name, the others say which they are."""
    for i, (kind, value) in enumerate(zip(kinds, values, strict=True)):
        called = rule_words(type(game.house), rule)
        named: dict[str, Any] = {"description": called, "style": LABEL}
        if i > 0:
            named = {"description": f"{i + 1}.", "style": {"description_width": "28px"}}
        tip = say("rule-number", name=called, n=i + 1)
        if get_origin(kind) is Literal:
            wide = W.Layout(width="auto", flex="1 1 120px", min_width="90px")
            yield W.Dropdown(options=_choices(game, rule, kind), value=value, layout=wide, tooltip=tip, **named)
        else:
            width = min(72, 290 // len(kinds)) + (WIDE + 8 if i == 0 else 34)
            yield W.IntText(value=value, layout=W.Layout(width=f"{width}px"), tooltip=tip, **named)


def allowed(game: Game, rule: str) -> str:
    """Return what a house rule may be, as the end of a sentence about what it may not."""
    field = type(game.house).model_fields.get(rule)
    if field is None:
        return ""
    if field.annotation is int:
        from catlib.game import bounds  # see above

        low, high = bounds(type(game.house), rule)
        return f"; allowed is {low} to {high}"
    if get_origin(field.annotation) is Literal:
        return f"; allowed is {', '.join(map(str, get_args(field.annotation)))}"
    return ""

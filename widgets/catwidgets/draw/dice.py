"""A dice tray: dice in rows, drawn and clickable, as a scene of its own or a part of a larger one.

>>> tray = dice_tray([Die("d0", face=1, state="ready"), Die("d1", "d8", face=8, seat=0)], label="Your dice")
>>> [target.spoken() for target in tray.targets.values()]
['white D6 shows 1, can be chosen', 'red D8 shows 8']
"""

from collections.abc import Sequence
from dataclasses import dataclass

from catwidgets.draw import pieces
from catwidgets.draw.svg import Element, Rect, Scene, token

STATES = ("", "ready", "selected", "held", "fixed", "rolling")
SIDES = {"d6": 6, "d8": 8}


@dataclass(frozen=True)
class Die:
    """One die on the table.

    Parameters
    ----------
    id : str
        Name of its target; also its identity, so that it can slide when the dice are sorted.
    kind : {"d6", "d8"}
    face : int
        What it shows; unseen while it rolls.
    seat : int or None
        Whose colour it has; None is white.
    state : str
        One of `STATES`: ready (may be taken), selected, held (kept), fixed (locked), rolling.
    caption : str
        A word or two under the die: what the face does.
    label : str
        What a screen reader says, by default made from the rest.
    legal : bool or None
        Whether it may be clicked, by default if it is ready or selected.
    does : str
        What the face does, in a sentence for a tooltip.
    """

    id: str
    kind: str = "d6"
    face: int = 1
    seat: int | None = None
    state: str = ""
    caption: str = ""
    label: str = ""
    legal: bool | None = None
    does: str = ""

    def __post_init__(self) -> None:
        if self.kind not in SIDES:
            raise ValueError(f"die {self.id!r}: kind {self.kind!r} is not one of d6, d8")
        if not 1 <= self.face <= SIDES[self.kind]:
            raise ValueError(f"die {self.id!r}: face {self.face} is not on a {self.kind} (1 to {SIDES[self.kind]})")
        if self.state not in STATES:
            raise ValueError(f"die {self.id!r}: state {self.state!r} is not one of {', '.join(filter(None, STATES))}")

    def spoken(self) -> str:
        """Say colour, kind, face, what it does and how it lies.

        >>> Die("x", face=4, seat=2, state="held", caption="move 1").spoken()
        'green D6 shows 4, move 1, held'
        """
        colour = "white" if self.seat is None else pieces.SEATS[self.seat % len(pieces.SEATS)].name
        shows = "is rolling" if self.state == "rolling" else f"shows {self.face}"
        lies = [self.state] if self.state in ("held", "fixed") else []
        return ", ".join([f"{colour} {self.kind.upper()} {shows}", *filter(None, [self.caption]), *lies])


def die(spec: Die, x: float, y: float, size: float = 44) -> Element:
    """Draw one die around (x, y)."""
    draw = pieces.d8 if spec.kind == "d8" else pieces.d6
    return draw(x, y, size, face=spec.face, seat=spec.seat, state=spec.state, key=f"die {spec.id}")


def dice_tray(
    dice: Sequence[Die],
    width: float = 340,
    size: float = 44,
    label: str = "Dice",
    columns: int | None = None,
    empty: str = "No dice on the table.",
) -> Scene:
    """Lay dice out in rows on a tray; the result can be shown alone or placed in another scene.

    The tray is `width` pixels wide and as high as it needs to be; `columns` limits the dice in a row.
    """
    captions = max((len(spec.caption or "") for spec in dice), default=0)
    step = max(size * 1.36, 62, 5.6 * captions) if captions else size * 1.36
    least = max(size * 1.3, 5.6 * captions) if captions else step
    across = max(1, min(columns or len(dice) or 1, int((width - 16) // least)))
    rise = size * 1.3 + (16 if captions else 0)
    rows = max(1, -(-len(dice) // across))
    across = max(1, -(-len(dice) // rows))
    step = min(step, (width - 16) / across)
    tray = Scene(width, rows * rise + 16, label)
    tray.name_group("dice", label)
    look = {"fill": token("surface-2"), "stroke": token("line"), "stroke_width": 1}
    tray.add_fixed(Rect(0.5, 0.5, width - 1, tray.height - 1, 8).element(**look))
    if not dice:
        tray.add(pieces.caption(width / 2, tray.height / 2, empty))
    for k, spec in enumerate(dice):
        in_row = min(across, len(dice) - across * (k // across))
        left = (width - in_row * step) / 2
        _lay(tray, spec, left + step * (k % across + 0.5), 8 + rise * (k // across) + size * 0.65, size)
    return tray


def _lay(tray: Scene, spec: Die, x: float, y: float, size: float) -> None:
    tray.add(die(spec, x, y, size))
    if spec.caption:
        tray.add(pieces.caption(x, y + size * 0.5 + 14, spec.caption, key=f"caption {spec.id}"))
    half = size * 0.56
    shape = Rect(x - half, y - half, 2 * half, 2 * half, size * 0.24)
    legal = spec.state in ("ready", "selected") if spec.legal is None else spec.legal
    state = {"legal": legal, "selected": spec.state == "selected", "mark": "none", "does": spec.does}
    tray.target(spec.id, shape, spec.label or spec.spoken(), group="dice", **state)

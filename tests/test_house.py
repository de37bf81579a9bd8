"""What a model of house rules must say is checked where it is declared."""

import ast
import json
import random
from pathlib import Path
from typing import Literal

import pytest
from pydantic import Field

from catlib import BadSetup, game_names, load
from catlib.game import BadGame, House, bounds, find, strictly_literal
from catlib.play import Match


def declared(annotation, field):
    """A model with one house rule, `target`."""
    return type("HouseRules", (House,), {"__annotations__": {"target": annotation}, "target": field})


@pytest.mark.parametrize(("annotation", "field", "says"), [
    (int, Field(100, ge=2), r"^house rule target=100: it has no upper bound; write target: int = Field\(100, ge="),
    (int, Field(100, le=2000), "^house rule target=100: it has no lower bound"),
    (int, 100, "^house rule target=100: it has no lower bound"),
    (int, Field(ge=1, le=9), "^house rule target: it has no default"),
    (bool, Field(description="a switch"), "^house rule target: it has no default")])
def test_a_rule_that_lacks_something_is_named(annotation, field, says):
    """The house rule, what is missing, and what to write."""
    with pytest.raises(BadGame, match=says):
        declared(annotation, field)


def test_numbers_have_bounds_and_others_need_none():
    """A switch, a choice and a tuple are declared without."""
    assert (1, 9) == bounds(declared(int, Field(3, ge=1, le=9)), "target")
    for annotation, default in ((bool, True), (Literal["a", "b"], "a"), (tuple[int, int], (1, 2))):
        assert default == declared(annotation, Field(default))().target


@pytest.mark.parametrize("name", game_names())
def test_every_number_of_a_game_has_bounds(name):
    """A design lab can draw a slider for it, and its default lies between."""
    model = type(load(name).house)
    for rule, field in model.model_fields.items():
        if field.annotation is int:
            low, high = bounds(model, rule)
            assert low <= field.default <= high, rule


@pytest.mark.parametrize("name", ["cat_cab", "empire", "meow_daifugo", "taxi_derby", "washi_cat"])
def test_the_literal_reading_can_be_played(name):
    """Each value of a literal reading is another than the default, has its reason, and games are played by it."""
    setup = find(name).setup
    house = strictly_literal(setup)
    game = load(name, **house)
    for rule, (value, why) in setup.LITERAL.items():
        assert value == getattr(game.house, rule) != type(game.house).model_fields[rule].default
        assert why.endswith(".")
    state, rng = game.initial_state(), random.Random(name)
    for _ in range(300):
        if game.is_terminal(state):
            break
        ways = [o for o, _ in game.chance_outcomes(state)] if game.is_chance_node(state) else game.legal_actions(state)
        state = game.successor(state, rng.choice(ways))


# Readings that are fixed

GAMES = ["cat_cab", "empire", "meow_daifugo", "taxi_derby", "washi_cat"]
SHARED = {  # games of the default rules as they were shared before readings were fixed, and the state they had come to
    "cat_cab": (
        "catlib1._xfUT3j5p-c826umyPlA8fjkxCQcvlBKLi0qTi2OzwG6GKg4KRVoVaoCiJeZl64E96OxMRZfQmhsnsTtP0MdIzA01THUMQCRpm"
        "COEZADZIJEQBywqAlQiTGICVFpAOSYAGkTIG1sCNZhDNIF4YCUG4BJoLZYaCiaWKCEIwAqO1v0",
        "round 2, the dice roll; dice 2; red at the start gate, blue at the start gate; passenger (3, 3)",
    ),
    "empire": (
        "catlib1.IYqJ6Hj5p-c826umyPmpuQWZRanInjDG4gljYyzeQKXJ8I2hjhEQGuqY6hgAIYQNwgZgDOEbgsUgIhBVBjoQfQiVhlAxmFojMGk"
        "CRIY6xmYDxYiFRpalAUp0AQCYgGwc",
        "round 1, red places cubes, 7 to go; red 14 with 28, blue 14 with 28, green 14 with 29",
    ),
    "meow_daifugo": (
        "catlib1.XeL_dHj5p-c826VRywqDQAz8leJ5DpvsSz-myFLXB9guqMVDf77pKoWCnnrKJDN5DHn9df49prVuwtA-u3RipWiHaV7qMQbZV8x9"
        "Wh-XW5gakY9JiCV1cenjlMkwyVVf81of2N_ikftz4x5kQBoluISBglZgBnloAjEEEiy4AjtQCbLwTsHbCk46vWi1SFVGLF1bjQlsM6IKO0sy"
        "3X4SkVGey1pK5MAmq6_7F0z584c3zlNtEQ",
        "Mikan: W1 W6 W8 B4.2 D1 D4; Kuro: B3.2 B5.2 B1.1 B8.1 D2; field: no card; deck: 21; round 2, points lost 0 3",
    ),
    "taxi_derby": (
        "catlib1.g1p9LHj5p-c826umyPkliRWZ8SmpRUmVODyilJiUmZNZkglyZ1piTnEq0D1pJalF8SWZydmpYFsz8otT8xQSQY6Fe9vYGIvHITQ2"
        "f-P2srGOpY65jqGxjqGhpY6FqY6BjrGOkY4hkDQEsg3BfEMzHQsdM6BCoDIgDyRtApIEsi1NqEPFQoPexAIl8AGgEWoX",
        "round 6, green drives, acts or ends the turn; orange at b11 $0, stereo 1; green at o2 $0, luxury 1; patrol "
        "car at the police station",
    ),
    "washi_cat": (
        "catlib1.0VF2HHj5p-c826umyPnlicUZmfFAWRz-UMpJTSzLzEsHKs3MK8lXSMxTSM0tKKlUKC5IBDoR7k1jYywehdDY_Inbi6aGOiYWOiam"
        "OiZGOkamOkZGOoaWOoZmOobGOsZAhoGOsZmOmTkFyFLHDGICftIUoj4WGuRANyEHOgB_h2Zz",
        "turn 37, red moves a cat; red cat 1 on n1, red cat 2 on e1, blue cat 1 on n8, blue cat 2 on a2; specials: "
        "red 2 and blue 2",
    ),
}


@pytest.mark.stored
@pytest.mark.parametrize("name", GAMES)
def test_games_from_before_readings_were_fixed_go_on(name):
    """A share code of the default rules leads to the same state, also if it names the values of what is fixed now."""
    code, told = SHARED[name]
    match = Match.from_share(code)
    assert told == match.game.state_to_string(match.state)
    fields = json.loads(match.to_json())
    fields["house"] |= {rule: value for rule, (value, _) in find(name).setup.FROZEN.items()}
    named = Match.from_json(json.dumps(fields))
    assert (match.game, match.state) == (named.game, named.state)


@pytest.mark.parametrize(("name", "rule"), [(name, rule) for name in GAMES for rule in find(name).setup.FROZEN])
def test_a_fixed_reading_has_no_other_value(name, rule):
    """It is not a house rule any more; another value is refused in a sentence that says how it is played."""
    value, reading = find(name).setup.FROZEN[rule]
    assert rule not in find(name).setup.HouseRules.model_fields
    assert load(name) == load(name, **{rule: value})
    with pytest.raises(BadSetup) as refused:
        load(name, **{rule: "some other reading"})
    assert f"{rule} is fixed: {reading}" == str(refused.value)
    assert reading.endswith(".")


def test_every_fixed_reading_was_measured():
    """`docs/readings.md` says of each what another one changed."""
    page = (Path(__file__).parents[1] / "docs" / "readings.md").read_text(encoding="utf-8")
    rows = [line.split("|") for line in page.splitlines() if line.startswith("| `")]
    fixed = {row[1].strip(" `") for row in rows if "fixed" in row[5]}
    assert fixed == {rule for name in GAMES for rule in find(name).setup.FROZEN}


ROOT = Path(__file__).parents[1]
BESIDE = {"taxi_derby": {"distance", "neighbour", "x", "y"}}  # what `Laid` adds to a setup


@pytest.mark.parametrize("name", ["cat_cab", "empire", "meow_daifugo", "taxi_derby", "washi_cat"])
def test_what_is_read_of_a_setup_is_there(name):
    """Each `setup.field` in a game, its scene and its lessons is a table or a house rule."""
    known = {*dir(load(name).setup), *vars(find(name).setup)}
    folders = [f"catlib/games/{name}", f"widgets/catwidgets/scenes/{name}", f"widgets/catwidgets/lessons/{name}"]
    files = [file for folder in folders for file in [*ROOT.glob(f"{folder}.py"), *ROOT.glob(f"{folder}/**/*.py")]]
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    nodes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    likely = [node for node in nodes if "setup" in (getattr(node.value, "id", ""), getattr(node.value, "attr", ""))]
    read = {node.attr for node in likely if ast.unparse(node.value) in ("setup", "self.setup", "game.setup")}
    assert BESIDE.get(name, set()) == read - known
    assert len(read) > 20

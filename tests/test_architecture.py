"""The house: wings in an order, one face each, and nothing heavy with `import catlib`."""

import ast
import functools
import importlib
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LIBRARY = ROOT / "catlib"
SCREEN = ROOT / "widgets" / "catwidgets"
GAMES = sorted(path.parent.name for path in LIBRARY.glob("games/*/__init__.py"))
# each wing stands on those before it alone
WINGS = {
    "catlib": ["rules", "chance", "game", "engine", "solving", "play", "bench", "interop", "games"],
    "catwidgets": ["page", "draw", "scenes", "session", "table", "lab", "teach", "lessons"],
}
LISTED = {"catwidgets.teach.further": "catwidgets.lessons"}  # a folder that is listed, as that of games is
NO_FACE = ("catlib.games", "catwidgets.scenes", "catwidgets.lessons")  # a folder for each game
OF_THE_SCREEN = {"IPython", "anywidget", "catwidgets", "ipywidgets", "plotly"}
WEIGHING = {"SALib", "choix", "pandas", "pyarrow", "scipy"}
LOADED_LATE = {"distributed", "fluent", "networkx", "numba", "numpy", "pydantic", "sympy", "tqdm", "wasmtime"}
LOADS_PYDANTIC = ("concordances", "entries", "house")
HEAVY = LOADED_LATE | WEIGHING | OF_THE_SCREEN
UNSAFE = {"cloudpickle", "dill", "joblib", "marshal", "pickle", "shelve"}


def name_of(path: Path) -> str:
    """The dotted name by which a file of the two packages is imported."""
    parts = path.relative_to(SCREEN.parent if SCREEN in path.parents else ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {name_of(path): path for folder in (LIBRARY, SCREEN) for path in sorted(folder.rglob("*.py"))}
GROUND_FLOOR = [name for name in FILES if name.startswith("catlib") and not name.startswith("catlib.games")]


def trees(*names: str) -> Iterator[tuple[str, ast.Module]]:
    """Modules by name with their syntax trees."""
    for name in names:
        yield name, tree_of(name)


@functools.cache
def tree_of(name: str) -> ast.Module:
    """The syntax tree of a module, read once for all tests; nobody changes it."""
    return ast.parse(FILES[name].read_text(encoding="utf-8"))


def imported(name: str, node: ast.AST, is_package: bool = False) -> set[str]:
    """The modules that an import statement in module `name` asks for, relative ones spelled out.

    A package is not asked for where only modules inside it are.
    """
    if isinstance(node, ast.Import):
        return {alias.name for alias in node.names}
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "importlib.import_module":
        return {asked.value for asked in node.args if isinstance(asked, ast.Constant)}
    if not isinstance(node, ast.ImportFrom):
        return set()
    above = name.split(".")[: len(name.split(".")) - node.level + is_package] if node.level else []
    module = ".".join([*above, *filter(None, [node.module])])
    inside = {f"{module}.{alias.name}" for alias in node.names}
    return inside if inside <= FILES.keys() else {module} | inside


@functools.cache
def imports(name: str, *, for_types: bool = True) -> frozenset[str]:
    """Every module that a file imports, also inside functions; or only what is imported when it runs."""
    is_package = FILES[name].name == "__init__.py"
    nodes = ast.walk(tree_of(name)) if for_types else carried_out(tree_of(name))
    return frozenset().union(*(imported(name, node, is_package) for node in nodes)) - {LISTED.get(name)}


def carried_out(tree: ast.AST) -> Iterator[ast.AST]:
    """All that is in a module but what a type checker alone reads."""
    for node in ast.iter_child_nodes(tree):
        if not (isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            yield node
            yield from carried_out(node)


def words(tree: ast.Module) -> Iterator[str]:
    """Every identifier and string of a module; docstrings may hold examples and are left out."""
    holders = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = list(ast.walk(tree))
    texts = {id(node.body[0].value) for node in nodes if isinstance(node, holders) and ast.get_docstring(node)}
    for node in nodes:
        if id(node) not in texts:
            yield from (value for _, value in ast.iter_fields(node) if isinstance(value, str))


def names_a_game(word: str) -> bool:
    """Whether a word is a game's name, however it is spelled: cat_cab, CatCab or Cat cab."""
    letters = re.sub("[^a-z]", "", word.lower())
    return any(game.replace("_", "") in letters for game in GAMES)


def test_imports_are_read_also_where_they_are_relative():
    """The test's own reader of imports understands the forms that a file may use."""
    [node] = ast.parse("from ..chance.pmf import Pmf").body
    assert imported("catlib.games.chess", node) == {"catlib.chance.pmf", "catlib.chance.pmf.Pmf"}
    [node] = ast.parse("from . import rules").body
    assert imported("catlib.games.chess", node, is_package=True) == {"catlib.games.chess", "catlib.games.chess.rules"}
    [node] = ast.parse("from catlib.chance import pmf").body
    assert imported("catlib.games.chess", node) == {"catlib.chance.pmf"}


def test_a_name_is_found_however_it_is_spelled():
    """The test's own eye for names sees every spelling and no more."""
    assert [True, True, False] == [names_a_game(word) for word in (GAMES[0], GAMES[0].title(), "category")]


def test_the_library_imports_nothing_of_the_screen():
    """catlib works where there is no notebook."""
    found = {name: {i for i in imports(name) if i.split(".")[0] in OF_THE_SCREEN} for name in FILES}
    assert {} == {name: found[name] for name in found if name.startswith("catlib") and found[name]}


def reached_in(name: str, packages: Iterable[str]) -> set[str]:
    """The packages from which a module imports something, itself or from inside."""
    return {package for package in packages for asked in imports(name) if f"{asked}.".startswith(f"{package}.")}


def test_a_game_never_imports_another_game():
    """What two games share belongs to the ground floor; a scene or lesson too knows its own game alone."""
    for name in FILES:
        owner = re.match(r"(?:catlib\.games|catwidgets\.scenes|catwidgets\.lessons)\.(\w+)", name)
        others = {f"catlib.games.{game}" for game in GAMES if owner and game != owner[1]}
        assert not reached_in(name, others), name


def test_the_ground_floor_imports_no_game():
    """Games are found by listing their folder."""
    games = {f"catlib.games.{game}" for game in GAMES}
    assert [] == [name for name in GROUND_FLOOR if reached_in(name, games)]


def test_the_ground_floor_names_no_game():
    """No identifier and no string in the ground floor is a game's name."""
    assert [] == [(name, word) for name, tree in trees(*GROUND_FLOOR) for word in words(tree) if names_a_game(word)]


def test_the_screen_names_a_game_only_in_its_scene_and_lessons():
    """A game's look is in one file, which the others find by its name, and its lessons are in one folder."""
    own = re.compile(rf"catwidgets\.(scenes|lessons)\.({'|'.join(GAMES)})\b")
    general = [name for name in FILES if name.startswith("catwidgets") and not own.match(name)]
    assert [] == [(name, word) for name, tree in trees(*general) for word in words(tree) if names_a_game(word)]


def wing_of(name: str) -> str:
    """The wing of a module, such as `catlib.chance`; a package's own `__init__` is in none."""
    package, _, inside = name.partition(".")
    wing = inside.split(".")[0]
    return f"{package}.{wing}" if wing in WINGS[package] else ""


def arrows() -> dict[str, set[str]]:
    """The wings that each wing imports from, for types too."""
    found: dict[str, set[str]] = {f"{package}.{wing}": set() for package in WINGS for wing in WINGS[package]}
    for name in filter(wing_of, FILES):
        modules = {module for module in imports(name) if module.split(".")[0] == name.split(".")[0]}
        found[wing_of(name)] |= {wing_of(module) for module in modules} - {wing_of(name)}
    return found


def test_no_arrow_goes_up():
    """A wing imports from wings below it alone, for types too, and nothing inside imports the package's front door."""
    for package, wings in WINGS.items():
        for n, wing in enumerate(wings):
            assert arrows()[f"{package}.{wing}"] <= {f"{package}.{below}" for below in wings[:n]}, wing


def test_the_map_shows_every_arrow():
    """The picture in CONTRIBUTING has the wings and the arrows that there are."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    pictures = re.findall(r"```mermaid\n(.*?)```", text, re.DOTALL)
    drawn = {line.strip() for picture in pictures for line in picture.split("\n") if "-->" in line}
    direct = {  # an arrow that a chain of others stands for is not drawn
        (wing, target)
        for wing, targets in arrows().items()
        for target in targets
        if not any(target in reached(other) for other in targets - {target})
    }
    assert {f"{wing.split('.')[1]} --> {target.split('.')[1]}" for wing, target in direct} == drawn


@functools.cache
def reached(wing: str) -> frozenset[str]:
    """All wings that a wing stands on, directly or not."""
    below = arrows()[wing]
    return frozenset(below).union(*(reached(other) for other in below))


def test_imports_have_no_circle():
    """Read from the bottom up, every module is understood before it is used; imports for types count, too."""
    modules = FILES.keys() - {"catlib", "catwidgets"}
    graph = {name: (imports(name) & modules) - {name} for name in FILES}
    TopologicalSorter(graph).prepare()


def test_nobody_reaches_past_a_face():
    """From outside a wing, names come from its `__init__`, or from that of a package in it."""
    past = []
    for name in FILES:
        for module in imports(name) & FILES.keys():
            inside = wing_of(module)
            is_module = FILES[module].name != "__init__.py" and module not in on_show(inside)
            if inside and inside not in (*NO_FACE, wing_of(name)) and is_module:
                past.append((name, module))
    assert [] == past


def on_show(wing: str) -> set[str]:
    """Modules that a wing shows whole."""
    return {f"{wing}.{name}" for name in getattr(importlib.import_module(wing), "__all__", [])} if wing else set()


@pytest.mark.parametrize("package", WINGS)
def test_a_package_is_wings_and_little_else(package):
    """Whoever opens the folder sees at most ten entries beside `__init__`, not counting the mark of typed packages."""
    folder = FILES[package].parent
    beside = [path.name for path in folder.iterdir() if path.name not in ("__init__.py", "__pycache__", "py.typed")]
    assert set(WINGS[package]) <= set(beside)
    assert len(beside) <= 10


def test_the_folder_of_games_holds_games_alone():
    """What all games need stands in the wing `game`."""
    folder = LIBRARY / "games"
    assert {*GAMES, "__init__.py", "classics"} == {path.name for path in folder.iterdir() if path.name != "__pycache__"}


def test_importing_the_library_stays_light():
    """`import catlib`, and every ground-floor module alone, loads nothing heavy."""
    asked = ["catlib", *(name for name in GROUND_FLOOR if name.split(".")[-1] not in LOADS_PYDANTIC)]
    script = f"import importlib, sys\nfor name in {asked}: importlib.import_module(name)\nprint(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert set() == HEAVY & set(run.stdout.split())


def test_every_widget_is_imported_where_a_page_has_no_server():
    """There IPython is the few files that `web/python` holds; no module makes a widget, which others might close."""
    pytest.importorskip("ipywidgets")
    asked = [name for name in FILES if name.startswith("catwidgets")]
    page = str(ROOT / "web" / "python")
    script = f"""
import importlib, sys
sys.path.insert(0, {page!r})
for name in {asked}:
    importlib.import_module(name)
from ipywidgets.widgets.widget import _instances
print(sys.modules["IPython"].__path__, len(_instances))
"""
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert ("", f"['{page}/IPython'] 0") == (run.stderr, run.stdout.strip())


@pytest.mark.parametrize("name", [name for name, path in FILES.items() if path.name == "__init__.py"])
def test_a_face_lists_what_it_has(name):
    """A face names all that it shows, once, and has it; `catlib` itself at most 40 names."""
    module = importlib.import_module(name)
    listed = getattr(module, "__all__", [])
    shown = name in WINGS or (wing_of(name) == name and name not in NO_FACE)
    assert listed or not shown
    assert sorted(listed) == sorted(set(listed))
    assert [] == [entry for entry in listed if not hasattr(module, entry)]
    assert name != "catlib" or len(listed) <= 40


@pytest.mark.parametrize("name", [name for name in FILES if name.startswith("catlib")])
def test_no_function_takes_more_than_eight_parameters_in_order(name):
    """What a kernel works on is one record; options have names."""
    taken = [(node.args, node) for node in ast.walk(tree_of(name)) if isinstance(node, ast.FunctionDef | ast.Lambda)]
    long = [node.lineno for given, node in taken if len(given.posonlyargs + given.args) > 8]
    assert [] == long, f"{name}, lines {long}"


def test_nothing_reads_objects_from_bytes():
    """A save file is JSON; no format that can run code is used."""
    folders = [ROOT / name for name in ("catlib", "widgets", "tools", "benchmarks", "notebooks")]
    known = {path: name for name, path in FILES.items()}
    for path in (path for folder in folders for path in folder.rglob("*.py")):
        tree = tree_of(known[path]) if path in known else ast.parse(path.read_text(encoding="utf-8"))
        asked = {module.split(".")[0] for node in ast.walk(tree) for module in imported("", node)}
        assert not UNSAFE & asked, path

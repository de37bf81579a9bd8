"""The lesson on counting rows: fish with gaps between them, two rows that have to fit, and very long rows."""

from typing import Any

from catlib.games.washi_cat.boards import LETTERS
from catlib.games.washi_cat.odds import crowded_density, fits_chance, full_row_distribution, rows_drawn, setups
from catwidgets.draw import curve
from catwidgets.lessons.washi_cat.jammed_rows import drawn_row
from catwidgets.lessons.washi_cat.paper import empty_paper
from catwidgets.teach import Answer, Exhibit, Picture, explored, note_of, saying, together

say = saying(__name__)

# Counting


@explored(lambda: say("task"), columns=(16, 18, 18), number=(1, 1, 28))
def all_rows(columns: int, number: int) -> Picture:
    """Every way to draw the fish, one at a time."""
    found = list(rows_drawn(columns))
    k = min(number, len(found))
    drawn = found[k - 1]
    says = dict.fromkeys(drawn, say("fish"))
    scene = empty_paper(say("way", k=k, all=len(found)), 1, columns, drawn_row(columns, drawn), says)
    where = together([LETTERS[c] for c in drawn], "comma")
    return Picture(scene, say("row", columns=columns, ways=len(found), k=k, where=where))


# Long rows


def crowding() -> Exhibit:
    """Fish for each column in full rows, longer and longer."""
    means = [(n, full_row_distribution(n).mean / n) for n in range(3, 61)]
    lines: dict[str, list[tuple[int, Any]]] = {
        say("density"): means,
        say("endless-row"): [(n, crowded_density()) for n in (3, 60)],
    }
    return Exhibit(curve(lines, say("crowding"), say("columns"), say("density"), exact=False))


note = note_of(
    __name__,
    {
        "parking: seventeen": lambda: setups(17),
        "parking: eighteen": lambda: setups(18),
        "parking: twenty": lambda: setups(20),
        "parking: both rows": Answer(
            lambda: fits_chance(20) ** 2,
            wrong={
                "one row": fits_chance(20),
                "added": 2 * fits_chance(20) - 1,
                "at least one": 1 - (1 - fits_chance(20)) ** 2,
                "both jam": (1 - fits_chance(20)) ** 2,
            },
        ),
        "parking: crowded": lambda: crowded_density(),
    },
)

"""Results as tables: pandas frames, CSV and Parquet."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from catlib.bench.extra import library
from catlib.play import whole_file


def frame(result: Any) -> Any:
    """Findings and differences as rows: variant, measure, of whom, beside which variant, value, interval, sentence."""
    pandas = library("pandas", "a table of results")
    rows = [("", one) for one in result.findings] + [(result.names[0], one) for one in result.differences]
    return pandas.DataFrame(
        [
            {
                "variant": one.variant,
                "beside": beside,
                "measure": one.measure,
                "who": one.who,
                "value": one.estimate.value,
                "low": one.estimate.low,
                "high": one.estimate.high,
                "unit": one.estimate.unit,
                "games": one.estimate.games,
                "confidence": one.estimate.confidence,
                "sentence": one.sentence,
                "source": one.source,
            }
            for beside, one in rows
        ]
    )


def counts_frame(result: Any, column: str) -> Any:
    """How often each value of a column came, a column a variant; raise ValueError with the columns there are."""
    pandas = library("pandas", "a table of results")
    known = dict.fromkeys(name for tally in result.run.tallies for name in tally.values)
    if column not in known:
        raise ValueError(f"column={column!r}: there are {', '.join(known) or 'none, as no game came to an end'}")
    each = zip(result.names, result.run.tallies, strict=True)
    counts = {name: dict(tally.values.get(column, {})) for name, tally in each}
    return pandas.DataFrame(counts).fillna(0).astype(int).sort_index().rename_axis(column)


def save(table: Any, path: str | Path) -> None:
    """Write a frame to a .csv or .parquet file, all of it or nothing: a full disk leaves no half a file.

    Raises ValueError for another ending, and OSError in a sentence where it cannot be written.
    """
    target = Path(path)
    if target.suffix not in (".csv", ".parquet"):
        raise ValueError(f"{str(path)!r}: give a name that ends in .csv or .parquet")
    if target.suffix == ".parquet":
        library("pyarrow", "a Parquet file")
    write_whole(target, lambda part: _write(table, part, target.suffix))


def _write(table: Any, path: Path, suffix: str) -> None:
    if suffix == ".csv":
        table.to_csv(path, index=False)
    else:
        table.to_parquet(path, index=False)


def write_whole(target: Path, write: Any) -> None:
    """Have a file written beside its place and moved there when it is whole; raise OSError in a sentence."""
    try:
        with whole_file(target) as part:
            write(part)
    except OSError as error:
        raise OSError(f"{target}: {error.strerror or error}; nothing was written there") from None

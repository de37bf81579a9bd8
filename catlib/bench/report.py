"""A result as one page that needs nothing else: to send to somebody who has no Python."""

from collections.abc import Sequence
from html import escape
from typing import Any

from catlib.chance import fixed, local
from catlib.game import __version__

STYLE = """
:root { color-scheme: only light; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 56rem; margin: 0 auto; padding: 1rem; }
body { color: #222; background: #fff; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.2rem; }
table { border-collapse: collapse; width: 100%; min-width: 44rem; font-size: 0.9rem; }
th, td { text-align: left; padding: 0.25rem 0.6rem; border-bottom: 1px solid #ddd; vertical-align: top; }
td.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; } .changed { font-weight: 600; } .small { color: #555; font-size: 0.85rem; }
"""


def page_of(result: Any, pictures: Sequence[str] | None = None) -> str:
    """Return the page of a `catlib.bench.result.Result` as text, with pictures as HTML or else plotly's figures."""
    title, names = escape(f"{result.title}: design bench"), dict.fromkeys(one.variant for one in result.findings)
    parts = [
        f"<!doctype html><html lang='en'><head><meta charset='utf-8'><title>{title}</title>",
        "<meta name='viewport' content='width=device-width, initial-scale=1'>",
        f"<style>{STYLE}</style></head><body><h1>{title}</h1>",
        _opening(result),
        *_differences(result),
        *(_figures(result) if pictures is None else pictures),
        "<h2>Each variant</h2>" if len(names) > 1 else "<h2>Numbers</h2>",
        *(_table([f for f in result.findings if f.variant == name], name) for name in names),
        _closing(result),
        "</body></html>",
    ]
    return "\n".join(parts)


def _opening(result: Any) -> str:
    names = "".join(f"<li><b>{escape(name)}</b>: {escape(what)}</li>" for name, what in result.variants.items())
    wrong = "".join(f"<p class=changed>{escape(line)}</p>" for line in result.troubles())
    return f"<p>{escape(result.sentence)}</p>{f'<ul>{names}</ul>' if names else ''}{wrong}"


def _differences(result: Any) -> list[str]:
    if not result.differences:
        return []
    rows = [
        f"<li{'' if 0 in one.estimate else ' class=changed'}>{escape(one.sentence)}</li>" for one in result.differences
    ]
    return ["<h2>What differs</h2><ul>", *rows, "</ul>"]


def _figures(result: Any) -> list[str]:
    drawn = list(result.figures().values())
    return [
        figure.to_html(full_html=False, include_plotlyjs=not i, default_height="400px", div_id=f"figure-{i + 1}")
        for i, figure in enumerate(drawn)
    ]


def _table(findings: Sequence[Any], name: str) -> str:
    head = "<tr><th>measure</th><th>value</th><th>interval</th><th>in words</th></tr>"
    rows = "".join(
        f"<tr><td>{escape(f'{one.measure} {one.who}'.strip())}</td><td class=number>{_number(one, one.estimate.value)}"
        f"</td><td class=number>{_number(one, one.estimate.low)} to {_number(one, one.estimate.high)}</td>"
        f"<td>{escape(one.sentence)}</td></tr>"
        for one in findings
    )
    return f"<h3>{escape(name)}</h3><div class=wide><table>{head}{rows}</table></div>"


def _number(one: Any, value: float) -> str:
    return fixed(value * (100 if one.estimate.unit else 1), 2) + local("%" * (one.estimate.unit == "%"))


def _closing(result: Any) -> str:
    sources = sorted({one.source for one in result.findings if one.source})
    sure = sorted({f"{100 * one.estimate.confidence:g}" for one in result.findings})
    said = [
        f"Every number is an estimate with its {' or '.join(sure)}% interval. {result.how} "
        f"Made with catlib {__version__}.".replace("  ", " "),
        *(f"Measures: {source}." for source in sources),
    ]
    return "".join(f"<p class=small>{escape(line)}</p>" for line in said)

r"""The few formulas of the notebooks as MathML, which browsers draw themselves; for all of TeX it takes a library.

>>> formula("r^n")
'<math display="block"><msup><mi>r</mi><mi>n</mi></msup></math>'

>>> formula(r"\frac{1}{n}")
'<math display="block"><mfrac><mrow><mn>1</mn></mrow><mrow><mi>n</mi></mrow></mfrac></math>'
"""

import html
import re
from collections.abc import Iterator

SIGNS = {r"\cdot": "·", r"\mid": "|", r"\times": "×", r"\le": "≤", r"\ge": "≥", r"\infty": "∞"}
PIECES = re.compile(r"\\[a-zA-Z]+|\d+|[a-zA-Z]|\S")


def formula(tex: str) -> str:
    """A formula between two double dollars; raise ValueError for a command that is not known here."""
    texts = re.findall(r"\\text\{([^}]*)\}", tex)
    names = iter("abcdefghij")
    kept = re.sub(r"\\text\{[^}]*\}", lambda _: rf"\text{next(names)} ", tex)
    return f'<math display="block">{_row(iter(PIECES.findall(kept)), texts)}</math>'


def _row(pieces: Iterator[str], texts: list[str]) -> str:
    """What stands before the brace that ends it."""
    made: list[str] = []
    for piece in iter(lambda: next(pieces, "}"), "}"):
        if piece == "^":
            made.append(f"<msup>{made.pop()}{_piece(next(pieces), pieces, texts)}</msup>")
        else:
            made.append(_piece(piece, pieces, texts))
    return "".join(made)


def _group(pieces: Iterator[str], texts: list[str]) -> str:
    next(pieces)  # the brace that begins it
    return f"<mrow>{_row(pieces, texts)}</mrow>"


def _piece(piece: str, pieces: Iterator[str], texts: list[str]) -> str:
    if piece == r"\frac":
        return f"<mfrac>{_group(pieces, texts)}{_group(pieces, texts)}</mfrac>"
    if re.fullmatch(r"\\text[a-z]", piece):
        return f"<mtext>{html.escape(texts[ord(piece[-1]) - 97]).replace(' ', chr(160))}</mtext>"
    if piece.startswith("\\"):
        if piece not in SIGNS:
            raise ValueError(f"{piece} is not known here: add it to SIGNS, or write the formula without it")
        return f"<mo>{SIGNS[piece]}</mo>"
    kind = "mn" if piece.isdecimal() else "mi" if piece.isalpha() else "mo"
    return f"<{kind}>{html.escape(piece)}</{kind}>"

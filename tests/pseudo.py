"""Nobody's language, `en-XA`: English with accents and every vowel twice, so that it is a third longer."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

ROOT = Path(__file__).parents[1]
CONSONANTS = dict(zip("bcdfghjklmnpqrstvwxyz", "ƀçðƒğĥĵķļɱñþǫŕšţṽŵẋýž", strict=True))
ACCENTS = str.maketrans({"a": "àá", "e": "èé", "i": "ìí", "o": "òó", "u": "ùú", **CONSONANTS})
LETTERS = ACCENTS | {ord(chr(small).upper()): text.capitalize() for small, text in ACCENTS.items()}


def pseudo(text: str) -> str:
    """Return a text of a page in that language; variables stay."""
    return re.sub(r"(\{.*?\})|([A-Za-z]+)", lambda found: found[1] or found[2].translate(LETTERS), text)




def _translate(node: object) -> None:
    if isinstance(node, ftl.TextElement):
        node.value = node.value.translate(LETTERS)
    elif isinstance(node, ftl.FunctionReference) and node.id.name == "FORM":
        for form in node.arguments.positional[1:]:
            if isinstance(form, ftl.StringLiteral):
                form.value = form.value.translate(LETTERS)
    for each in node if isinstance(node, list) else vars(node).values() if isinstance(node, ftl.BaseNode) else ():
        _translate(each)


def voice_pack() -> bytes:
    """Return the pack of the language as worker.js fetches it."""
    files = []
    for top in (ROOT / "catlib", ROOT / "widgets" / "catwidgets"):
        for file in sorted(path for path in top.rglob("*.ftl") if "en" in (path.stem, path.parent.name)):
            whole = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
            _translate(whole.body)
            name = file.relative_to(top.parent).as_posix().replace("/en/", "/en-XA/").replace("/en.ftl", "/en-XA.ftl")
            files.append((name, FluentSerializer().serialize(whole).encode()))
    head = json.dumps([[name, len(content)] for name, content in files]).encode()
    return gzip.compress(len(head).to_bytes(4, "little") + head + b"".join(content for _, content in files))

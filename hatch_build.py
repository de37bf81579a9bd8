"""The README as the package index shows it: its links and its picture lead to the repository."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

RELATIVE = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|#)([^)]+)\)")


class Readme(MetadataHookInterface):
    """Write `readme`, which `pyproject.toml` names as dynamic."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in the text, with addresses that hold anywhere."""
        home = metadata["urls"]["Homepage"]
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        text = RELATIVE.sub(lambda m: f"{m[1]}[{m[2]}]({home}/{'raw' if m[1] else 'blob'}/main/{m[3]})", text)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}

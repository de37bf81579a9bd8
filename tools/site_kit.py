"""The offline kit: the pages, and what starts them on a computer without a network, as one zip in the site."""

import zipfile
from pathlib import Path

from tools.project import ROOT

KIT = "every_chance_offline.zip"
MAY_RUN = 0o100755 << 16  # in a zip's words; without it no double click starts a script on a Mac


def write_kit(site: Path) -> None:
    """Pack all pages that are there by now, and say on the page for schools how large the pack is."""
    school = site / "schools.html"
    files = [path for path in sorted(site.rglob("*")) if path.is_file() and path != school]
    with zipfile.ZipFile(site / KIT, "w", zipfile.ZIP_DEFLATED) as kit:
        for path in sorted((ROOT / "web" / "kit").iterdir()):
            entry = zipfile.ZipInfo(f"every_chance/{path.name}", (1980, 1, 1, 0, 0, 0))
            entry.external_attr, entry.compress_type = MAY_RUN, zipfile.ZIP_DEFLATED
            kit.writestr(entry, path.read_bytes())
        for path in files:
            kit.write(path, f"every_chance/site/{path.relative_to(site)}")
    size = f"one zip of {(site / KIT).stat().st_size / 1e6:.0f} MB"
    written = school.read_text(encoding="utf-8").replace("one zip</a>", f"{size}</a>")
    school.write_text(written, encoding="utf-8")
    with zipfile.ZipFile(site / KIT, "a", zipfile.ZIP_DEFLATED) as kit:
        kit.write(school, "every_chance/site/schools.html")

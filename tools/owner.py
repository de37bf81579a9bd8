"""Put the account that holds the repository in place of OWNER: `python -m tools.owner ACCOUNT`."""

import re
import subprocess
import sys
from pathlib import Path

from tools.project import ROOT

WORD = "OWNER"
ADDRESS = re.compile(rf"(?:github\.com/|v2/gh/){WORD}/everychance\b|{WORD}\.github\.io/everychance\b"
                     rf"|maintainers: \[{WORD}\]")
ABOUT_IT = {"tools/owner.py", "tests/tools/test_owner.py"}  # which speak of the word
BY_HAND = """
By hand, once, on the pages of the repository github.com/{account}/everychance:
  Settings, Pages: take "GitHub Actions" as the source; the next push to main publishes the site.
  Settings, Environments: make `pypi`, and let tags that begin with v alone use it.
  Settings, Security: switch on private vulnerability reporting, and Dependabot's alerts.
  Settings, General: switch on discussions.
On pypi.org, under your account, Publishing: add a pending publisher with project everychance, owner {account},
repository everychance, workflow release.yml, environment pypi. Then docs/releasing.md says how to release.
On zenodo.org, if releases are to have a DOI: switch the repository on, and add the DOI to CITATION.cff.
"""


def holders(root: Path = ROOT) -> list[Path]:
    """The files under version control in which the word stands in for an account."""
    listed = subprocess.run(["git", "grep", "-lIw", WORD], cwd=root, capture_output=True, text=True, check=False)
    return [root / name for name in listed.stdout.split("\n") if name and name not in ABOUT_IT]


def put_in(account: str, files: list[Path]) -> None:
    """Put an account into the addresses in these files; raise ValueError for what cannot be one."""
    if not re.fullmatch(r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,37}[A-Za-z0-9])?", account):
        raise ValueError(f"{account!r} is not a GitHub account: letters, digits and single hyphens make one")
    for path in files:
        text = path.read_text(encoding="utf-8")
        path.write_text(ADDRESS.sub(lambda found: found[0].replace(WORD, account), text), encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    put_in(sys.argv[1], holders())
    print(BY_HAND.format(account=sys.argv[1]).strip())

"""Do estimates hold the truth? Chances to win and reviews on games small enough to be solved, beside exact values.

*shown* is what a table shows, *played on* what it would show if the game were too large to be solved. Options that lie
inside their ±, and the mean error in percentage points: beside the exact value of what is claimed (best play where it
was solved, else that all go on like the bot), and for the second also beside best play.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.calibration import accused, games, played_on, shown, unsolved  # noqa: E402 - no package to install

POSITIONS, REVIEWS = 60, 20


def main() -> None:
    print("| game | shown | solved | played on | played on, beside best play |\n| --- | --- | --- | --- | --- |")
    for name, game, solved in games():
        row, sure = shown(game, solved, POSITIONS)
        own, best = played_on(game, solved, POSITIONS)
        print(f"| {name} | {row} | {sure} of {POSITIONS} | {own} | {best} |", flush=True)
    print("\n| game | reviews | reviews, played on |\n| --- | --- | --- |")
    for name, game, solved in games():
        told = accused(game, solved, REVIEWS)
        with unsolved(game):
            print(f"| {name} | {told} | {accused(game, solved, REVIEWS)} |", flush=True)


if __name__ == "__main__":
    sys.exit(main())

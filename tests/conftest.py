"""What every test may use."""

from __future__ import annotations

from pathlib import Path

import catlib.games

# toy games load by name like the published ones, in tests only
catlib.games.__path__.append(str(Path(__file__).parent / "toys"))

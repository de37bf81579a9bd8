"""The lessons of Washi Cat, and the board that one draws."""

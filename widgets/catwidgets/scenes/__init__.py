"""One module a game: what the board shows of a state."""

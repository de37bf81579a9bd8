"""One package a game: rules, setup, bots, odds and data."""

"""Kuhn's poker (1950): three cards, two players, one hidden hand each; the smallest game with a secret."""

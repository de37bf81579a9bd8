"""Pig for two (Scarne 1945): the smallest game with a die, a decision and a race."""

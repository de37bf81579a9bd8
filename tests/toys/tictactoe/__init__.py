"""Noughts and crosses: a draw, as every child finds out; 5478 positions."""

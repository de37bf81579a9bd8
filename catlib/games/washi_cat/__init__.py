"""Washi Cat: cats draw lines across a board to a fish and home again, jump over them, and shut each other in."""

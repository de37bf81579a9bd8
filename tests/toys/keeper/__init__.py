"""Keeper for one: keep or re-roll any dice, a 1 curses, and at the limit the dice stand."""

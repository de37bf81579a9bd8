"""The units on classic games of one file each: dice, and a board of snakes and ladders."""

"""The games that come along, one package each, and in `classics` one file each; `catlib.game.catalogue` finds them."""

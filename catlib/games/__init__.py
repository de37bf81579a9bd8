"""The games that come along, one package each; `catlib.game.catalogue` finds them."""

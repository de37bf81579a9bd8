"""Meow Meow Daifugō on the screen: its cards."""

from catwidgets.scenes.meow_daifugo.cards import HIGH, card_back, card_shape, cat_card, suit_mark

__all__ = ["HIGH", "card_back", "card_shape", "cat_card", "suit_mark"]

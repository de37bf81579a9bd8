"""Meow Meow Daifugō: shed a hand of cats, and take a card whenever you pass."""

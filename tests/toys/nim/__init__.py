"""Nim (Bouton 1901) for two or three: the smallest game whose best moves are known; with a slip it has chance."""

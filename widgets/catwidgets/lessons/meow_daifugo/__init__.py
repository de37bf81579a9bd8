"""Questions and figures of the lessons on Meow Meow Daifugō."""

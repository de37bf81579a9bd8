"""Questions about Meow Meow Daifugō that have exact answers: deals, endgames, and the solo game seen whole."""

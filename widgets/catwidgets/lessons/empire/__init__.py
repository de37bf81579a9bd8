"""The lessons on Empire: one roll of the dice, a battle as a Markov chain, and curves for designers."""

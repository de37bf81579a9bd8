"""The lessons on Taxi Derby: their questions and figures, and the city as a map to think about."""

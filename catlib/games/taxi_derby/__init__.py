"""Taxi Derby: taxis race for fares through a city of streets, with a patrol car behind whoever speeds."""

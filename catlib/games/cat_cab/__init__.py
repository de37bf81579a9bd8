"""Cat Cab Crew: cab drivers race through a city of 6 × 8 cells, pushing their luck with dice."""

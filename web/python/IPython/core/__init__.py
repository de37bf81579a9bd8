"""The parts that ipywidgets imports by name."""

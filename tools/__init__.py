"""What `run.py` does, a file for each thing, on the standard library alone."""

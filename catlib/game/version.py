"""The version that saves, runs of the bench and `catlib` itself name."""

__version__ = "0.1.0"

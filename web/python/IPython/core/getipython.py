"""Where ipywidgets looks for a shell."""

from IPython import get_ipython

__all__ = ["get_ipython"]

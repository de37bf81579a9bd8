"""Needs of a widget on a page: work in the background, forms, files, what is closed and what stays."""

from catwidgets.page import background
from catwidgets.page.background import SOON, Later
from catwidgets.page.bridge import Bridge
from catwidgets.page.cells import Place, cell_id, close_earlier
from catwidgets.page.closing import close_all, is_held, open_widgets, refill
from catwidgets.page.files import free_path, written
from catwidgets.page.forms import button, field, flow, row, with_class
from catwidgets.page.live import Live, static
from catwidgets.page.still import StillPicture
from catwidgets.page.tables import Html, table_html

__all__ = [
    "SOON", "Bridge", "Html", "Later", "Live", "Place", "StillPicture", "background", "button", "cell_id", "close_all",
    "close_earlier", "field", "flow", "free_path", "is_held", "open_widgets", "refill", "row", "static", "table_html",
    "with_class", "written",
]

"""Still pictures of widgets where nothing is alive: on GitHub, on paper, in a stored notebook."""

from typing import Any

from catwidgets.page.bridge import Bridge


class StillPicture:
    """A widget that leaves a picture and a sentence behind; stands before the widget among the bases.

    >>> from catwidgets.draw import Board
    >>> from catwidgets.draw import Scene
    >>> data, _ = Board(Scene(10, 10, "Empty"), "Nothing to do.")._repr_mimebundle_()
    >>> data["text/plain"]
    'Empty. Nothing to do.'
    """

    board: Any  # what draws and says for a widget that does not do so itself

    def to_svg(self) -> str:
        """Draw what is shown as a still picture of its own."""
        return str(self.board.to_svg())

    def to_text(self) -> str:
        """Say what is shown."""
        return str(self.board.to_text())

    def still(self) -> dict[str, str]:
        """Return what stands for the widget, by media type."""
        return {"text/plain": self.to_text(), "image/svg+xml": self.to_svg()}

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        bundle = super()._repr_mimebundle_(**kwargs)  # type: ignore[misc]  # the widget's own
        if bundle is None:
            return None
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        return data | self.still(), metadata

    def _display_(self) -> Any:
        """Return what marimo shows: the widget with all that is in it, drawn by one anywidget."""
        self._repr_mimebundle_()
        return Bridge(self)

"""A shelf that lasts as long as the program."""

import contextlib


class MemoryShelf:
    """A shelf that lasts as long as the program.

    >>> shelf = MemoryShelf()
    >>> shelf.write("a", "cat"); shelf.rename("a", "b"); shelf.read("a"), shelf.read("b")
    (None, 'cat')
    """

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def read(self, name: str) -> str | None:
        return self.texts.get(name)

    def write(self, name: str, text: str) -> None:
        self.texts[name] = text

    def rename(self, old: str, new: str) -> None:
        if old in self.texts:
            self.texts[new] = self.texts.pop(old)

    def alone(self) -> contextlib.AbstractContextManager[object]:
        return contextlib.nullcontext()

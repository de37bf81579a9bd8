"""The shell that is not there."""


class InteractiveShell:
    """Asked only whether one runs."""

    @classmethod
    def initialized(cls) -> bool:
        return False

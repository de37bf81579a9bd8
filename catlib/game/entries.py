"""Boards and maps as TOML files: entries are checked one by one, and an error names its place in the file."""

import functools
import tomllib
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError, model_validator
from pydantic_core import InitErrorDetails, PydanticCustomError

Where = tuple[int | str, ...]


def wrong_entry(where: Where, found: Any, reason: str) -> ValidationError:
    """An error at one place of a file, as pydantic reports those that it finds itself.

    >>> print(wrong_entry(("boroughs", 0, "bonus"), -1, "a bonus is 0 or more").errors()[0]["msg"])
    a bonus is 0 or more
    """
    said = PydanticCustomError("entry", "{reason}", {"reason": reason})
    return ValidationError.from_exception_data("entry", [InitErrorDetails(type=said, loc=where, input=found)])


class Entries(BaseModel):
    """A table of a TOML file; an entry that nobody reads is an error and not a slip.

    >>> class Gate(Entries):
    ...     side: str = "left"
    >>> Gate(sid="left")
    Traceback (most recent call last):
    ...
    pydantic_core._pydantic_core.ValidationError: 1 validation error for Gate
    sid
      there is no such entry; there are side [type=entry, input_value='left', input_type=str]
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _known(cls, entries: Any) -> Any:
        if isinstance(entries, Mapping) and (strange := [key for key in entries if key not in cls.model_fields]):
            known = ", ".join(cls.model_fields)
            raise wrong_entry((str(strange[0]),), entries[strange[0]], f"there is no such entry; there are {known}")
        return entries


Model = TypeVar("Model", bound=Entries)


def file_names(package: str) -> list[str]:
    """The files that come along in a game's `data` folder, without their ending."""
    folder = resources.files(package) / "data"
    return sorted(f.name.removesuffix(".toml") for f in folder.iterdir() if f.name.endswith(".toml"))


def read_entries(source: Any, model: type[Model], package: str, what: str) -> Any:
    """Read a built-in name, the path of a TOML file, a mapping or a `model`; `what` names it in errors.

    A mapping and a model are handed on as they are, for the field that asks to check. Raise ValueError in one
    sentence for what cannot be read.
    """
    if isinstance(source, model | Mapping):
        return source
    if not isinstance(source, str | Path):
        raise ValueError(f"a {what} is a name, the path of a .toml file, or a mapping of what such a file says")
    if str(source) in file_names(package):
        return _packaged(str(source), model, package)
    path = Path(source)
    if path.suffix != ".toml":
        raise ValueError(f"there is no such {what}; there are {', '.join(file_names(package))}, or give a .toml file")
    return model(**_tables(path))


def _tables(path: Path) -> dict[str, Any]:
    """Read a TOML file; raise ValueError in a sentence for an empty one."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"is not TOML: {error}") from None
    except RecursionError:
        raise ValueError("is nested too deeply to be read") from None
    except ValueError as error:  # Python reads no number of more than 4300 digits, and opens no path with a NUL
        raise ValueError(f"cannot be read: {error}") from None


@functools.cache
def _packaged(name: str, model: type[Model], package: str) -> Model:
    text = (resources.files(package) / "data" / f"{name}.toml").read_text(encoding="utf-8")
    return model(**tomllib.loads(text))

"""Python's WebAssembly with more memory to begin with, so that a snapshot of the started library fits into it."""

from tools.project import Trouble

PAGE = 65_536  # bytes of a page of WebAssembly's memory
MEMORY = 5  # the number of the section that says how much memory there is
LARGEST = 1 << 14  # what two bytes of LEB128 hold


def begin_with(module: bytes, size: int) -> bytes:
    """A module whose one memory has that many bytes from the beginning.

    The number is written over the old one, in as many bytes. Raise Trouble where the module is built otherwise than
    the pinned one. Source: WebAssembly Core Specification 2.0, 5.5.8, memory section.

    >>> small = bytes.fromhex("0061736d01000000" "0506" "01" "01" "e003" "8008")
    >>> begin_with(small, 700 * PAGE).hex()[20:]
    '0101bc058008'
    """
    pages = -(-size // PAGE)
    at = _section(module, MEMORY)
    count, limits, low, high = module[at : at + 4]
    if not (count == 1 and limits & 1 and low & 128 and not high & 128 and pages < LARGEST):
        raise Trouble("Pyodide's memory is declared otherwise than in the pinned version: see tools/site_runtime.py.")
    written = bytes([pages & 127 | 128, pages >> 7])
    return module[: at + 2] + written + module[at + 4 :]


def _section(module: bytes, wanted: int) -> int:
    """Where the contents of a section begin."""
    at = 8  # after the magic number and the version
    while at < len(module):
        number, (size, begin) = module[at], _unsigned(module, at + 1)
        if number == wanted:
            return begin
        at = begin + size
    raise Trouble("Pyodide's WebAssembly has no memory of its own: see tools/site_runtime.py.")


def _unsigned(module: bytes, at: int) -> tuple[int, int]:
    """A number in LEB128, and where it ends."""
    value = shift = 0
    while True:
        byte = module[at]
        value, shift, at = value | (byte & 127) << shift, shift + 7, at + 1
        if not byte & 128:
            return value, at

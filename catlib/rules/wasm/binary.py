"""The binary format of WebAssembly, as far as rules need it; source: WebAssembly Core Specification 2.0, chapter 5."""

from collections.abc import Iterable, Sequence

VALUES = {"i": b"\x7f", "l": b"\x7e", "d": b"\x7c"}  # 32-bit and 64-bit whole numbers, floats

OPCODES = {
    "unreachable": b"\x00", "return": b"\x0f", "drop": b"\x1a", "select": b"\x1b",
    "i.eqz": b"\x45", "i.eq": b"\x46", "i.ne": b"\x47", "i.add": b"\x6a", "i.sub": b"\x6b", "i.mul": b"\x6c",
    "i.div_u": b"\x6e", "i.rem_u": b"\x70", "i.and": b"\x71", "i.or": b"\x72", "i.xor": b"\x73", "i.shl": b"\x74",
    "l.eqz": b"\x50", "l.eq": b"\x51", "l.ne": b"\x52", "l.lt": b"\x53", "l.gt": b"\x55", "l.le": b"\x57",
    "l.ge": b"\x59", "l.clz": b"\x79", "l.ctz": b"\x7a", "l.popcnt": b"\x7b", "l.add": b"\x7c", "l.sub": b"\x7d",
    "l.mul": b"\x7e", "l.div": b"\x7f", "l.rem": b"\x81", "l.and": b"\x83", "l.or": b"\x84", "l.xor": b"\x85",
    "l.shl": b"\x86", "l.shr": b"\x87",
    "d.eq": b"\x61", "d.ne": b"\x62", "d.lt": b"\x63", "d.gt": b"\x64", "d.le": b"\x65", "d.ge": b"\x66",
    "d.abs": b"\x99", "d.neg": b"\x9a", "d.sqrt": b"\x9f", "d.add": b"\xa0", "d.sub": b"\xa1", "d.mul": b"\xa2",
    "d.div": b"\xa3",
    "wrap": b"\xa7", "truncate": b"\xb0", "extend": b"\xad", "float": b"\xb9", "float of truth": b"\xb8",
}

# By the kind of element: opcode and alignment; a load widens to 64 bits, or to 32 where the value is an index
LOADS = {
    "l.i1": b"\x30\x00", "l.i2": b"\x32\x01", "l.i4": b"\x34\x02", "l.u4": b"\x35\x02", "l.i8": b"\x29\x03",
    "d.f8": b"\x2b\x03",
    "i.i1": b"\x2c\x00", "i.i2": b"\x2e\x01", "i.i4": b"\x28\x02", "i.u4": b"\x28\x02", "i.i8": b"\x28\x02",
}
VECTOR_LOAD, SPLAT, LANES_EQUAL, LANES_AS_BITS = b"\xfd\x00\x00", b"\xfd\x0f", b"\xfd\x23", b"\xfd\x64"
STORES = {
    "i1": b"\x3c\x00", "i2": b"\x3d\x01", "i4": b"\x3e\x02", "u4": b"\x3e\x02", "i8": b"\x37\x03", "f8": b"\x39\x03",
}


def unsigned(number: int) -> bytes:
    """A number from 0 on in groups of seven bits (LEB128).

    >>> unsigned(300).hex()
    'ac02'
    """
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)
    return bytes(out)


def signed(number: int) -> bytes:
    """A number of either sign in groups of seven bits (LEB128).

    >>> signed(-1).hex(), signed(64).hex()
    ('7f', 'c000')
    """
    out = bytearray()
    while not -64 <= number < 64:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number & 127)
    return bytes(out)


def vector(items: Sequence[bytes]) -> bytes:
    """Items with their number before them."""
    return unsigned(len(items)) + b"".join(items)


def name(text: str) -> bytes:
    """A name with its length before it."""
    return unsigned(len(text.encode())) + text.encode()


def section(number: int, content: bytes | Iterable[bytes]) -> bytes:
    """One section of a module; of a list of items their number comes first."""
    body = content if isinstance(content, bytes) else vector(list(content))
    return bytes([number]) + unsigned(len(body)) + body

"""Slips of beginners in Python, in a sentence that says what to write.

>>> slip_of("if a => b:", "invalid syntax")
'In Python it is >= and not =>.'
"""

import re

from catlib.game.voice import say

# What is seen in the line, by the message that says what to write. Sources: slips that pupils made, a maths book.
IN_THE_LINE = {
    "slip-at-least": r"=>",
    "slip-at-most": r"=<",
    "slip-compare": r"[≥≤≠]",
    "slip-times": r"[×·⋅]",
    "slip-divided": r"[÷∶]",
    "slip-power": r"[²³⁴]",
    "slip-minus": r"−|–",
    "slip-quotes": r"[“”„‘’‚]",
    "slip-and": r"&&",
    "slip-or": r"\|\|",
    "slip-elif": r"\belse\s+if\b",
    "slip-small": r"^\s*(If|For|While|Def|Return|Else|Elif)\b",
    "slip-factor": r"\b\d+(\.\d+)?[a-z]\w*",
}
# What Python says, by the message with the same in other words.
SAID = {
    "slip-colon": "expected ':'",
    "slip-equals": "Maybe you meant '=='",
    "slip-open": "was never closed",
    "slip-closed": "unmatched",
    "slip-bracket": "does not match opening",
    "slip-quoted": "unterminated",
    "slip-indent": "expected an indented block",
    "slip-too-far": "unexpected indent",
    "slip-unlike": "unindent does not match",
    "slip-tabs": "inconsistent use of tabs",
    "slip-return": "outside function",
    "slip-comma": "Perhaps you forgot a comma",
    "slip-else": "expected 'else'",
}


def slip_of(line: str, said: str) -> str:
    """Return what to write instead, by the line and by what Python says of it; nothing where that is not known."""
    found = [id for id, pattern in IN_THE_LINE.items() if re.search(pattern, line)]
    found += [id for id, part in SAID.items() if part in said]
    return say(found[0]) if found else ""


def in_words(error: BaseException) -> str:
    """Return an error of code that a reader typed as a sentence.

    >>> in_words(NameError("name 'atack' is not defined", name="atack"))
    'Python does not know “atack”. Is it spelled as it is above, with the same capital and small letters?'
    """
    if isinstance(error, SyntaxError):
        number, slip = error.lineno or 1, slip_of(error.text or "", error.msg or "")
        return say("slip-in-line", n=number, slip=slip) if slip else say("slip-unread", n=number)
    if isinstance(error, NameError) and error.name:
        return say("slip-unknown", name=error.name)
    return str(error) if isinstance(error, ConnectionError) else f"{type(error).__name__}: {error}"

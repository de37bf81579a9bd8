"""Slips of beginners in Python, in a sentence that says what to write.

>>> slip_of("if a => b:", "invalid syntax")
'In Python it is >= and not =>.'
"""

import re

# What is seen in the line, and what to write. Sources: the slips that pupils made, and the signs of a maths book.
IN_THE_LINE = [
    (r"=>", "In Python it is >= and not =>."),
    (r"=<", "In Python it is <= and not =<."),
    (r"[≥≤≠]", "In Python ≥ is written >=, ≤ is written <= and ≠ is written !=."),
    (r"[×·⋅]", "In Python “times” is written *."),
    (r"[÷∶]", "In Python “divided by” is written /."),
    (r"[²³⁴]", "In Python a square is written ** 2, and a cube ** 3."),
    (r"−|–", "Write the minus sign of the keyboard: -."),
    (r"[“”„‘’‚]", 'Write the straight quotes of the keyboard: ".'),
    (r"&&", "In Python it is the word “and”."),
    (r"\|\|", "In Python it is the word “or”."),
    (r"\belse\s+if\b", "In Python “else if” is one word: elif."),
    (r"^\s*(If|For|While|Def|Return|Else|Elif)\b", "In Python such words begin with a small letter."),
    (r"\b\d+(\.\d+)?[a-z]\w*", "Write * between a number and a name, such as 2 * n."),
]
# What Python says, and the same in other words.
SAID = [
    ("expected ':'", "Such a line ends with a colon."),
    ("Maybe you meant '=='", "To compare, write ==. A single = gives a name to a value."),
    ("was never closed", "A bracket is opened here and never closed."),
    ("unmatched", "A bracket is closed here that was never opened."),
    ("does not match opening", "A bracket of one kind is closed with a bracket of another."),
    ("unterminated", "Words in quotes end with the same quote, on the same line."),
    ("expected an indented block", "The line after a colon begins with four spaces more."),
    ("unexpected indent", "This line begins with too many spaces."),
    ("unindent does not match", "This line begins with more or fewer spaces than the lines it belongs to."),
    ("inconsistent use of tabs", "Begin lines with spaces only, four at a time."),
    ("outside function", "“return” belongs to a function: its line begins with four spaces."),
    ("Perhaps you forgot a comma", "Something is missing between two things here: a comma, or a sign such as *."),
    ("expected 'else'", "After “… if …” on one line comes “else”, and what holds then."),
]

SPELLING = "Is it spelled as it is above, with the same capital and small letters?"


def slip_of(line: str, said: str) -> str:
    """Return what to write instead, by the line and by what Python says of it; nothing where that is not known."""
    found = [words for pattern, words in IN_THE_LINE if re.search(pattern, line)]
    found += [words for part, words in SAID if part in said]
    return next(iter(found), "")


def in_words(error: BaseException) -> str:
    """Return an error of code that a reader typed as a sentence.

    >>> in_words(NameError("name 'atack' is not defined", name="atack"))
    'Python does not know “atack”. Is it spelled as it is above, with the same capital and small letters?'
    """
    if isinstance(error, SyntaxError):
        number, slip = error.lineno or 1, slip_of(error.text or "", error.msg or "")
        unknown = f"Python can't read line {number}. Compare it with the code above, sign by sign."
        return f"Line {number}: {slip}" if slip else unknown
    if isinstance(error, NameError) and error.name:
        return f"Python does not know “{error.name}”. {SPELLING}"
    return f"{type(error).__name__}: {error}"

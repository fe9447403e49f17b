"""Codes to be typed in: letters that are hard to confuse, and some of them to tell a slip."""

import unicodedata
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

from game.core.words import _, marked

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's 32, five bits each: none that is easily taken for another."""
BITS = 5
ALIKE = str.maketrans({"O": "0", "I": "1", "L": "1"})
GROUP = 4
LONGEST = 20_000
"""The longest text that is looked at."""
SHOWN = 24
"""How much of a text that is no code is told again."""


class BadCode(ValueError):
    """A text that is no code of the kind that is asked for; the text says why."""


@dataclass(frozen=True)
class Kind:
    """One kind of code.

    `checks` of its letters tell a slip; `least` and `most` are how many it has. `elsewhere` is said
    of one that is met where another kind is asked for, `no_code` of what is none at all.
    """

    checks: int
    least: int
    most: int
    elsewhere: str
    no_code: str


SEASON, DEAL = "season", "deal"
KINDS: Mapping[str, Kind] = {
    SEASON: Kind(
        checks=2,
        least=16,
        most=16,
        elsewhere=marked("This is the code of a season: begin it under “Campaign”."),
        no_code=marked("“{text}” is not the code of a season: that has {n} letters and digits."),
    ),
    DEAL: Kind(
        checks=4,
        least=12,
        most=LONGEST,
        elsewhere=marked("This is the code of a deal: “Play a friend’s deal” takes it."),
        no_code=marked(
            "“{text}” is not the code of a deal: that has at least {n} letters and digits."
        ),
    ),
}
"""The kinds of codes by their names, which are part of what tells a slip."""


def written(kind: str, body: str) -> str:
    """Return the code of a body of LETTERS, in groups."""
    whole = body + _check(kind, body)
    return "-".join(whole[at : at + GROUP] for at in range(0, len(whole), GROUP))


def read(kind: str, text: str) -> str:
    """Return the body of a code of this kind, however it is grouped and written; raise BadCode."""
    plain, asked = _plain(text), KINDS[kind]
    if _has_no_slip(kind, plain):
        return plain[: -asked.checks]
    for other in KINDS:
        if _has_no_slip(other, plain):
            raise BadCode(_(KINDS[other].elsewhere))
    if not plain:
        raise BadCode(_("There is no code yet: type it in, or paste it."))
    if not asked.least <= len(plain) <= asked.most or not set(plain) <= set(LETTERS):
        raise BadCode(_(asked.no_code).format(text=_shown(text), n=asked.least))
    raise BadCode(_("There is a mistake in this code: check it letter by letter."))


def letters_of(number: int, count: int = 1) -> str:
    """Return a number from 0 in letters, the highest first, at least so many."""
    length = max(count, -(-number.bit_length() // BITS))
    return "".join(LETTERS[number >> BITS * place & 31] for place in reversed(range(length)))


def number_of(letters: str) -> int:
    """Return the number that was written in letters."""
    number = 0
    for letter in letters:
        number = number << BITS | LETTERS.index(letter)
    return number


def _plain(text: str) -> str:
    """Return a code as it is kept: capitals, without spaces, dashes and what cannot be seen."""
    kept = (each for each in text[: LONGEST + 1] if unicodedata.category(each) not in _LEFT_OUT)
    return "".join(kept).upper().translate(ALIKE)


_LEFT_OUT = frozenset({"Zs", "Zl", "Zp", "Cc", "Cf", "Pd"})


def _has_no_slip(kind: str, plain: str) -> bool:
    its = KINDS[kind]
    if not its.least <= len(plain) <= its.most:
        return False
    return _check(kind, plain[: -its.checks]) == plain[-its.checks :]


def _check(kind: str, body: str) -> str:
    digest = sha256(f"{kind} {body}".encode()).digest()
    return "".join(LETTERS[each & 31] for each in digest[: KINDS[kind].checks])


def _shown(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= SHOWN else line[: SHOWN - 1] + "…"


STEP = 8
"""How many values a figure of a count has; each says besides whether another follows."""
LARGEST = 2**64
LONGEST_TEXT = 4096
"""Bytes of the longest text."""


class Writing:
    """Takes figures one after the other."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def put(self, value: int, base: int) -> None:
        """Write a number from 0 below a base."""
        assert 0 <= value < base, "a figure is below its base"
        self._digits.append((value, base))

    def count(self, value: int) -> None:
        """Write a number from 0, a small one in less room."""
        while True:
            value, low = divmod(value, STEP)
            self.put(low + STEP * bool(value), 2 * STEP)
            if not value:
                return

    def text(self, text: str) -> None:
        """Write a text."""
        packed = zlib.compress(text.encode(), level=9)
        self.count(len(packed))
        self.put(int.from_bytes(packed, "big"), 256 ** len(packed))

    def number(self) -> int:
        """Return all that was written."""
        number = 0
        for value, base in reversed(self._digits):
            number = number * base + value
        return number


class Reading:
    """Gives figures back in the order in which they were written; raises BadCode for what nobody
    has written."""

    def __init__(self, number: int) -> None:
        self._left = number

    def take(self, base: int) -> int:
        """Return the next number, which is below a base."""
        self._left, value = divmod(self._left, base)
        return value

    def count(self) -> int:
        """Return the next number that was written as a count."""
        value, place = 0, 1
        while place < LARGEST:
            figure = self.take(2 * STEP)
            value, place = value + place * (figure % STEP), place * STEP
            if figure < STEP:
                return value
        raise broken()

    def text(self) -> str:
        """Return the next text."""
        length = self.count()
        if length > LONGEST_TEXT:
            raise broken()
        packed = self.take(256**length).to_bytes(length, "big")
        unpacking = zlib.decompressobj()
        try:
            text = unpacking.decompress(packed, LONGEST_TEXT)
            if not unpacking.eof:
                raise broken()
            return text.decode()
        except (zlib.error, UnicodeDecodeError):
            raise broken() from None

    def close(self) -> None:
        """Raise BadCode if there is more than was read."""
        if self._left:
            raise broken()


def broken() -> BadCode:
    """Return what is raised for a code that bears no slip and yet means nothing."""
    return BadCode(_("This code is damaged: it stands for no deal that this program knows."))

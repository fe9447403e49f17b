"""The code of a season: its seed and difficulty as a few letters, for a friend to type in."""

from hashlib import sha256

from game.core.words import _
from game.session.campaign.difficulty import DIFFICULTIES

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's 32: none that is easily taken for another."""
ALIKE = str.maketrans({"O": "0", "I": "1", "L": "1", "-": "", " ": ""})
SEED_LETTERS = 13
"""Five bits each: room for a seed of 63 bits."""
CHECKS = 2
"""Letters that tell a slip of the pen."""
GROUP = 4
LONGEST = 40
"""The longest text that is looked at."""


class BadCode(ValueError):
    """A text that is no code of a season; the text says why."""


def code_of(seed: int, difficulty: str) -> str:
    """Return the code of a season, in groups of four letters."""
    body = LETTERS[list(DIFFICULTIES).index(difficulty)]
    body += "".join(LETTERS[seed >> 5 * place & 31] for place in reversed(range(SEED_LETTERS)))
    whole = body + _check(body)
    return "-".join(whole[at : at + GROUP] for at in range(0, len(whole), GROUP))


def read_code(text: str) -> tuple[int, str]:
    """Return seed and difficulty of a code, however it is grouped; raise BadCode."""
    plain = text[:LONGEST].strip().upper().translate(ALIKE)
    if len(plain) != 1 + SEED_LETTERS + CHECKS or not set(plain) <= set(LETTERS):
        raise BadCode(
            _("“{text}” is no code of a season: it has {n} letters and digits.").format(
                text=text.strip()[:LONGEST], n=1 + SEED_LETTERS + CHECKS
            )
        )
    body, check = plain[:-CHECKS], plain[-CHECKS:]
    difficulty, seed = LETTERS.index(body[0]), 0
    for letter in body[1:]:
        seed = seed << 5 | LETTERS.index(letter)
    if _check(body) != check or difficulty >= len(DIFFICULTIES) or seed >= 2**63:
        raise BadCode(_("There is a slip in this code: compare it letter by letter."))
    return seed, list(DIFFICULTIES)[difficulty]


def _check(body: str) -> str:
    first, second = sha256(f"season {body}".encode()).digest()[:CHECKS]
    return LETTERS[first & 31] + LETTERS[second & 31]


def code_words(seed: int, difficulty: str) -> str:
    """Return the code of a season, and what it is good for."""
    return _("Code: {code}. Whoever types it in plays the same road with the same cards.").format(
        code=code_of(seed, difficulty)
    )

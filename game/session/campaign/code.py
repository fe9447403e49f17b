"""The code of a season: its seed and difficulty as a few letters, for a friend to type in."""

from game.core.words import _
from game.session.campaign.difficulty import DIFFICULTIES
from game.session.sharing.code import LETTERS, SEASON, BadCode, letters_of, number_of, read, written

SEED_LETTERS = 13
"""Room for a seed of 63 bits."""
LONGEST = 40
"""The longest text that is typed in."""


def code_of(seed: int, difficulty: str) -> str:
    """Return the code of a season, in groups of four letters."""
    which = letters_of(list(DIFFICULTIES).index(difficulty))
    return written(SEASON, which + letters_of(seed, SEED_LETTERS))


def read_code(text: str) -> tuple[int, str]:
    """Return seed and difficulty of a code, however it is grouped; raise BadCode."""
    body = read(SEASON, text)
    difficulty, seed = LETTERS.index(body[0]), number_of(body[1:])
    if len(body) != 1 + SEED_LETTERS or difficulty >= len(DIFFICULTIES) or seed >= 2**63:
        raise BadCode(_("There is a mistake in this code: check it letter by letter."))
    return seed, list(DIFFICULTIES)[difficulty]


def code_words(seed: int, difficulty: str) -> str:
    """Return the code of a season, and what it is good for."""
    return _("Code: {code}. Whoever types it in plays the same road with the same cards.").format(
        code=code_of(seed, difficulty)
    )

"""In the sentences that all games share, each speaks of its own deals."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields

import pytest

from game.core.terms import DEALS, Terms
from game.rulesets.catalogue import RULESETS

DEAL, TRICK_GAME = re.compile(r"\bdeals?\b"), re.compile(r"\b(deals?|hands?|tricks?|bids?)\b")


def said(terms: Terms) -> Iterator[str]:
    """Yield all that the terms say, the names of places left out."""
    for each in fields(terms):
        words = getattr(terms, each.name)
        if words is None or isinstance(words, int | float):  # told as a value is, or no words
            continue
        if isinstance(words, Mapping):
            texts = tuple(words.values())
        else:
            texts = (words,) if isinstance(words, str) else (words(1), words(0))
        for text in texts:
            yield re.sub(r"\{\w*", "", text).lower()


@pytest.mark.parametrize(("game", "foreign"), [("berserk", TRICK_GAME), ("berzerka", DEAL)])
def test_no_game_speaks_of_another_s_deals(game: str, foreign: re.Pattern[str]) -> None:
    assert not [text for text in said(RULESETS[game].telling.terms) if foreign.search(text)]
    assert [text for text in said(DEALS) if foreign.search(text)]


@pytest.mark.parametrize(
    ("whole", "told"), [(3, "in battle 2 of 3"), (None, "in battle 2"), (0, "in battle 2")]
)
def test_how_far_a_match_is(whole: int | None, told: str) -> None:
    assert RULESETS["berserk"].telling.terms.how_far(2, whole) == told


def test_how_many_can_play() -> None:
    told = {game.id: game.players_words() for game in RULESETS.values()}
    assert told["whist"] == "4 to 6 players" and told["berserk"] == "2 players"

"""Calls as people say them: "pass", "double", "3 no trump", "1 heart"."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from game.core.words import language
from game.kit.cards import CLUBS, DIAMONDS, HEARTS, NO_TRUMP, SPADES, suit_name
from game.rulesets.bridge.actions import CALLS, DOUBLE, PASS, REDOUBLE, Bid, Call
from game.rulesets.bridge.naming import call_name

_USUAL: Mapping[str, Call] = {
    "pass": PASS,
    "nobid": PASS,
    "double": DOUBLE,
    "dbl": DOUBLE,
    "redouble": REDOUBLE,
    "rdbl": REDOUBLE,
}
_ENGLISH = {
    CLUBS: ("club", "clubs"),
    DIAMONDS: ("diamond", "diamonds"),
    HEARTS: ("heart", "hearts"),
    SPADES: ("spade", "spades"),
}
_NO_TRUMP = ("notrump", "notrumps", "nt", "sans")


def spoken(text: str) -> Call | None:
    """Return the call that a line in everyday words names, in English or in the language in force;
    None for none."""
    said = _squashed(text)
    return _said(language()).get(said.removeprefix("bid") or said)


@lru_cache(maxsize=4)
def _said(_language: str) -> Mapping[str, Call]:
    """Return the calls by everything that they are called."""
    return {**{_squashed(word): call for call in CALLS for word in _words(call)}, **_USUAL}


def _words(call: Call) -> Iterator[str]:
    yield call_name(call)
    if isinstance(call, Bid):
        named = _NO_TRUMP if call.strain == NO_TRUMP else _ENGLISH[call.strain]
        yield from (f"{call.level}{each}" for each in (*named, suit_name(call.strain)))


def _squashed(text: str) -> str:
    return "".join(letter for letter in text.lower() if letter.isalnum())

"""Bids as text mode writes and reads them: by what their contracts are called in the language in
use."""

from collections.abc import Mapping
from functools import lru_cache

from game.core.whole import Whole
from game.core.words import _, language
from game.kit.telling import plain, typed_word
from game.rulesets.berzerka.actions import BerzerkaAction, Bid, Copy, Pick, parse_action
from game.rulesets.berzerka.contracts import CONTRACTS


def written(action: BerzerkaAction | Whole) -> str:
    """Return a decision as text mode writes it: "hidden strength+1", "verborgene kraft+1"; a whole
    change in one line, as it may be typed."""
    if isinstance(action, Whole):
        return " ".join(map(written, action.steps))
    notation = str(action)
    if isinstance(action, Bid | Copy | Pick):
        return notation.replace(action.contract, typed_word(_(CONTRACTS[action.contract].title)))
    return notation


def spoken(text: str) -> BerzerkaAction | None:
    """Return the decision that a line names by its contract as it is called, with or without the
    signs above its letters; None for none."""
    before, colon, rest = text.rpartition(":")
    title, plus, overbid = rest.partition("+")
    contract = _contracts(language()).get(plain(typed_word(title)))
    if contract is None:
        return None
    try:
        return parse_action(f"{before}{colon}{contract}{plus}{overbid.strip()}")
    except ValueError:
        return None


@lru_cache(maxsize=4)
def _contracts(_language: str) -> Mapping[str, str]:
    """Return the contracts by the words that they are written with."""
    return {plain(typed_word(_(row.title))): id for id, row in CONTRACTS.items()}

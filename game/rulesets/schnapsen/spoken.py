"""Decisions as text mode writes and reads them: bids by the names of their contracts, cards by the
faces in use."""

from game.core.words import _
from game.kit.german import as_recorded, faces, in_use
from game.kit.telling import plain, typed_word
from game.rulesets.schnapsen.actions import Bid, SchnapsenAction, parse_action
from game.rulesets.schnapsen.contracts import CONTRACTS

GAME = Bid("game")
"""The one contract whose name is another in each language."""


def written(action: SchnapsenAction) -> str:
    """Return a decision as text mode writes it: "game", "spiel", "farben gang", "HK+HQ"."""
    if action == GAME:
        return typed_word(_(CONTRACTS["game"].title))
    return in_use(str(action)).replace("_", " ")


def notation() -> str:
    """Return how cards are written, by the faces in use."""
    if faces() == "french":
        return _(
            "Cards are written suit first: HQ is the Queen of Hearts, -HQ puts it away, HK+HQ "
            "declares the marriage."
        )
    return _(
        "Cards are written suit first: S, H, D, C are Leaves, Hearts, Bells, Acorns. HO is the "
        "Ober of Hearts, -HO puts it away, HK+HO declares the marriage."
    )


def spoken(text: str) -> SchnapsenAction | None:
    """Return the bid that a line names by its contract as it is called, or what it says of cards
    with French faces; None for neither."""
    named = {plain(typed_word(_(row.title))): Bid(id) for id, row in CONTRACTS.items()}
    if (bid := named.get(plain(typed_word(text)))) is not None:
        return bid
    try:
        return parse_action(as_recorded(text.strip()))
    except ValueError:
        return None

"""Bids as text mode writes and reads them, by what their contracts are called."""

from game.core.words import _
from game.rulesets.schnapsen.actions import Bid, SchnapsenAction
from game.rulesets.schnapsen.contracts import CONTRACTS

GAME = Bid("game")
"""The one contract whose name is another in each language."""


def written(action: SchnapsenAction) -> str:
    """Return a decision as text mode writes it: "game", "spiel", "farben_gang"."""
    return _squashed(_(CONTRACTS["game"].title)) if action == GAME else str(action)


def spoken(text: str) -> SchnapsenAction | None:
    """Return the bid that a line names by its contract as it is called, None for none."""
    named = {_squashed(_(row.title)): Bid(id) for id, row in CONTRACTS.items()}
    return named.get(_squashed(text))


def _squashed(title: str) -> str:
    return title.strip().lower().replace("-", "_").replace(" ", "_")

"""Tandem in words."""

from collections.abc import Mapping
from typing import Any

from game.core.protocols import Event, Names
from game.kit import telling
from game.kit.telling import trick_text
from tests.toys.tandem.rules import Called, DealScored, TandemState
from tests.toys.tandem.table import TandemStanding, TandemView


def describe(event: Event, names: Names) -> str:
    """Return one sentence for the log."""
    match event:
        case Called(player, tricks):
            return f"{names[player]} bids {tricks}." if tricks else f"{names[player]} passes."
        case DealScored(points):
            return f"The deal brings {points}."
    return telling.describe(event, names, str)


def deal_summary(deal: TandemState, standing: TandemStanding) -> Mapping[str, Any]:
    """Return what JSON tells of a deal."""
    return {"deal": standing.deals_played, "points": list(deal.table.points())}


def text_view(view: TandemView, names: Names) -> str:
    """Return the position in words."""
    table = view.table
    lines = [f"{name}: {table.taken[player]} taken" for player, name in enumerate(names)]
    dummy = [" ".join(map(str, table.hands[player])) for player in table.face_up]
    table_line = f"On the table: {trick_text(table.trick, names)}"
    return "\n".join([*lines, *dummy, table_line, f"Yours: {' '.join(map(str, view.hand))}"])

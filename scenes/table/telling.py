"""What stands on a trick table is told what is to be seen of a match now."""

from collections.abc import Iterable
from typing import Any

from game.core.protocols import Player
from game.core.telling import Thing
from game.core.words import opening
from game.kit.cards import SUIT_LETTERS
from game.kit.deal import View
from game.session.port import Port
from scenes.table.board import Board
from scenes.table.game import Gem, TableGame, leads
from scenes.table.midst import StakeLine
from scenes.table.plate import Plate


def tell_board(board: Board, game: TableGame, table: Any, port: Port[Any, Any]) -> None:
    """Tell the bar, the badge of trumps and the name of the talon about a table, None for none."""
    board.bar.tell(() if table is None else game.bar(table, port))
    trump = None if table is None else game.trump(table)
    if board.badge is not None:
        sign = "" if trump is None else game.suit_code(SUIT_LETTERS[trump])
        board.badge.tell(sign, "" if trump is None else opening(game.suit_name(trump)))
    if board.talon is not None:
        board.talon.tell("" if table is None else game.talon_name(table))


def tell_plates(
    plates: Iterable[Plate],
    game: TableGame,
    table: Any,
    port: Port[Any, Any],
    turn: Player | None,
    *,
    counts: bool,
) -> None:
    """Tell each plate its gem and score, and who deals, leads, and acts, which is `turn`.

    With `counts` new scores count up from the old ones.
    """
    leader = None if table is None else leads(table)
    for plate in plates:
        seat = plate.seat
        if table is None:
            plate.tell(Gem(), 0)
            continue
        plate.unit = port.ruleset.telling.unit(table.standing)
        plate.tell(
            game.gem(table, seat),
            table.scores[seat],
            deals=seat == table.dealer,
            acts=seat == turn,
            leads=seat == leader,
            counts=counts,
        )


def tell_stake(
    line: StakeLine, table: Any, port: Port[Any, Any], *, is_idle: bool, least: float
) -> None:
    """Tell the line on the cloth what the deal hangs on for the seat of the port.

    `is_idle` while nothing moves on the table; `least` is how far an open hand at the left side
    reaches, in units.
    """
    stake = story = None
    if table is not None:
        telling = port.ruleset.telling
        view: View[Any, Any] = View(port.seat, table, ())
        stake, story = (telling.meaning(view, each) for each in (Thing.STAKE, Thing.STORY))
    is_to_lead = stake is not None and table.player == port.seat and not table.trick.cards
    line.tell(
        stake.words if stake else "",
        story.words if story else "",
        leads=is_to_lead and is_idle,
        least=least,
    )

"""A person at a table of bridge: how he sits down, calls and plays."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from game.core import options as option_texts
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.actions import Bid, BridgeAction
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.table import BridgeTable
from game.session.match import HUMAN, Match, Seat
from scenes.table.bridge.box import BiddingBox
from tests.moments import play_to
from tests.scenes.player import Player

NAMES = ("Ana", "Mira", "Bora", "Luka")


def sit_down(
    player: Player,
    when: Callable[[BridgeTable], bool] = lambda table: True,
    others: tuple[int, ...] = (),
    asked: bool = True,
    **options: str,
) -> None:
    """Sit down at a Chicago of four deals as South, and with people on the `others` seats.

    Plain players have played until the first person is to decide, or another if he is not to be
    `asked`, and the table is as told.
    """
    rules = option_texts.with_texts(BridgeOptions(), {"form": "chicago", "deals": "4", **options})
    specs = [HUMAN if n in (0, *others) else "club" for n in range(4)]
    seats = [Seat(spec, name) for spec, name in zip(specs, NAMES, strict=True)]
    for seed in range(1, 100):
        match = Match(BRIDGE, rules, seats, seed)
        kept = player.store.matches.begin(match)
        play_to(match, lambda m: (m.to_act == 0) is asked and when(m.state.table), seed)
        if not match.is_over:
            player.store.barrier()
            player.program.resume(kept.id)
            return
    pytest.fail("no such position in a hundred matches")


def act(player: Player) -> str:
    """Do something that is allowed, by the mouse; return what it was."""
    table = player.table
    if table.board.asking is not None and not table.by_card:
        buttons = [each for each in table.board.asking.walk() if each.enabled and each.label]
        pressed = next(each for each in buttons if each.takes_focus and hasattr(each, "on_press"))
        player.click_at(pressed.rect.center)
        return "call"
    asked = table.port.view().table
    card = next(card for card in table.hand.cards if card.enabled)
    player.click_at((card.rect.left + 8, card.rect.top + 14))
    is_unplayed = table.port.view().table == asked
    if is_unplayed and table.board.asking is not None and table.is_asking and table.by_card:
        return "which suit"
    return "dummy" if asked.hand_player != asked.player else "play"


def play_on(player: Player, until) -> list[str]:
    """Act until something is the case, or the match is over; return what was done."""
    done: list[str] = []
    while (asked := player.until_asked()) != "Results" and not until():
        if asked == "act":
            done.append(act(player))
        elif asked == "Curtain":
            player.key("return")
        else:
            player.click("Continue")
    return done


def click_on(player: Player, chosen: BridgeAction) -> str:
    """Make a call or play a card by the mouse; return which of the two."""
    asking = player.table.board.asking
    if isinstance(asking, BiddingBox):
        if isinstance(chosen, Bid) and asking.level != chosen.level:
            player.click(str(chosen.level))
        player.click_at(asking.button_of(chosen).rect.center)
        return "call"
    card = next(each for each in player.table.hand.cards if each.card == chosen.card)
    player.click_at((card.rect.left + 8, card.rect.top + 14))
    return "card"


def calls_made(player: Player) -> Sequence[Any]:
    """Return the calls made so far."""
    return player.table.port.view().table.auction.calls

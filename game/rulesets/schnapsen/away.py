"""Why the declarer puts a card away."""

from collections.abc import Iterator

from game.core.reason import Reason
from game.core.words import _
from game.kit.cards import NO_TRUMP
from game.kit.choice import Choice
from game.kit.german import german_card_name
from game.kit.putting_away import putting_away
from game.rulesets.schnapsen import bettler
from game.rulesets.schnapsen.contracts import TALON, Aim
from game.rulesets.schnapsen.holding import beatable, still_out
from game.rulesets.schnapsen.position import SchnapsenView

ALL_TRICKS = (Aim.EVERY_TRICK, Aim.FOUR_TRICKS, Aim.LONG_SUIT)
"""A declarer with one of these aims may lose no trick."""


def why_away(view: SchnapsenView, choice: Choice) -> Iterator[Reason]:
    """Yield why a card is put away."""
    table = view.table
    room = TALON - len(table.put_away)
    if table.row.aim is Aim.NO_TRICK:
        yield from bettler.put_away(choice, room)
        return
    if table.row.aim in ALL_TRICKS:
        yield from _losers(view, choice, room)
    if table.trump != NO_TRUMP and room == len(choice.held) == TALON and not choice.is_trump:
        words = _("Your two cards of {suit} can go together: without them you can ruff.")
        yield Reason(words.format(suit=choice.suit), "two together")
    yield from putting_away(choice, True)


def _losers(view: SchnapsenView, choice: Choice, room: int) -> Iterator[Reason]:
    """Yield that what can be beaten goes, where no trick may be lost, and all of it can go."""
    losers = beatable(view.hand, still_out(view))
    if choice.card in losers and len(losers) <= room:
        words = (
            _("Led from the top, your other cards cannot be beaten in their suits; this one can.")
            if len(losers) == 1
            else _(
                "Led from the top, only this and the {card} can be beaten in their suits: both go."
            )
        )
        other = next((card for card in losers if card != choice.card), choice.card)
        yield Reason(words.format(card=german_card_name(other)), "loser")
    elif len(losers) == 1 and room == TALON:
        words = _("The {loser} must go, for it can be beaten; beside it you can spare this one.")
        yield Reason(words.format(loser=german_card_name(losers[0])), "beside a loser")

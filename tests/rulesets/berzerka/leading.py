"""Leads of player 0 in positions made to order, and all that is said for them."""

from dataclasses import replace

from game.kit.actions import PlayCard
from game.kit.deal import View
from game.kit.tricks import Trick
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.position import BerzerkaView, Phase
from tests.rulesets.berzerka.hands import cards, play_with


def leading(
    contract: str, hand: str, named: str = "", gone: str = "", overbid: int = 0
) -> BerzerkaView:
    """Return what player 0 sees who leads from a hand, as declarer: `gone` are the tricks played,
    each with who led to it, as in "1 S2 S3 S4 / 0 H1 H2 H3"."""
    state = play_with(contract, named=named, overbid=overbid)
    tricks = []
    for each in filter(None, gone.split(" / ")):
        leader, *played = each.split()
        tricks.append(Trick(int(leader), tuple(cards(" ".join(played)))))
    held = cards(hand)
    others = [each[: len(held)] for each in state.table.hands[1:]]
    table = state.table.but(
        phase=Phase.PLAY,
        player=0,
        hands=(held, *others),
        tricks=tuple(tricks),
        taken=tuple(
            sum(trick.leader == player for trick in (*tricks, Trick(0))[1:]) for player in range(3)
        ),
        trick=Trick(0),
    )
    return View(0, table.seen_by(0), ())


def at_value(view: BerzerkaView, value: int) -> BerzerkaView:
    """Return the same where the contract is worth so many points."""
    declared = view.table.declaration
    box = replace(declared.box, value=value)
    return View(0, view.table.but(declared=replace(declared, box=box)), ())


def said(view: BerzerkaView, card: str) -> str:
    """Return all that is said for a card."""
    told = BERZERKA.telling.reasons(view, PlayCard(cards(card)[0]))
    return "\n".join(each.words for each in told)

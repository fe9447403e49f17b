"""What calls, plates and questions mean, in a line for whoever points at them.

A call means what the system says of it: never what is in a hand.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.core.protocols import Names, Player
from game.core.rng import Rng
from game.core.telling import Meaning, Seated, Thing
from game.core.themes import Count
from game.core.words import _, many
from game.kit.cards import Card
from game.kit.counting import (
    Seen,
    played_of,
    seen_cards,
    shown_out,
    trumps_or_led,
    unseen_of,
)
from game.rulesets.bridge.actions import (
    ACCEPT,
    CLAIM,
    CONTEST,
    Accept,
    Bid,
    Call,
    Claim,
    Contest,
    Pass,
)
from game.rulesets.bridge.auction import legal, refusal
from game.rulesets.bridge.bidding.choice import system
from game.rulesets.bridge.bidding.table import calls_of, conditions_of
from game.rulesets.bridge.bidding.told import held_words
from game.rulesets.bridge.bidding.words import explained
from game.rulesets.bridge.contract import Contract, side_of
from game.rulesets.bridge.jokers import high_card_points, is_high, is_joker, joker_points, pack
from game.rulesets.bridge.naming import call_label, card_name, seat_name
from game.rulesets.bridge.play import RULES
from game.rulesets.bridge.scoring import (
    GAME,
    ContractScore,
    Outcome,
    contract_score,
    slam,
    trick_points,
)
from game.rulesets.bridge.table import BridgeTable, BridgeView, Phase

MOST_WORDS = 19
"""So many words at most are told of a call before it is made."""


@dataclass(frozen=True)
class Said:
    """A call that was made, by its number in the auction from 0."""

    number: int


def meaning(view: BridgeView, subject: Any) -> Meaning | None:
    """Return what a call, made or to be made, the question or a player's plate means."""
    table = view.table
    match subject:
        case Said(number):
            return _said(table, number)
        case Call() if table.is_bidding:
            return _call(table, subject)
        case Claim() | Accept() | Contest():
            return Meaning(_claims()[subject], "BR-64")
        case Thing.QUESTION if table.is_bidding and view.observer is not None:
            return _question(view)
        case Contract() if not table.is_bidding:
            return _contract(table, subject)
        case Card() if is_joker(subject):
            return _joker(table, subject)
        case Seated(player):
            return _plate(table, player)
        case Thing.STAKE:
            return stake(view)
        case Thing.STORY:
            return story(table)
        case Thing.TALON if table.hidden_owners:
            return _hidden(table)
    return None


def _said(table: BridgeTable, number: int) -> Meaning | None:
    calls = calls_of(table)
    if number >= len(calls):
        return None
    shown = explained(calls[:number], calls[number], system(), conditions_of(table))
    player = seat_name(table.auction.calls[number].player)
    return Meaning(_("{player} shows: {hand}").format(player=player, hand=shown), "BR-13")


def _call(table: BridgeTable, call: Call) -> Meaning | None:
    """Return what a call would show; one that has been made, and cannot be again, what it did."""
    if call not in legal(table):
        made = [number for number, each in enumerate(calls_of(table)) if each == str(call)]
        if made:
            return _said(table, made[-1])
        refused = refusal(table, call)
        return Meaning(refused.sentence, refused.rule) if refused else None
    shown = explained(calls_of(table), str(call), system(), conditions_of(table))
    told = _("{call} shows: {hand}").format(call=call_label(call), hand=shown)
    rule = "BR-14" if isinstance(call, Pass) else "BR-32" if isinstance(call, Bid) else "BR-17"
    return Meaning(_first_parts(told), rule)


def _first_parts(told: str) -> str:
    """Return what a call shows first, in at most `MOST_WORDS`; once it is made, all is told."""
    kept, *rest = re.split(r"(?=[;,] )", re.sub(r" \([^)]*\)", "", told))
    for part in rest:
        if len(f"{kept}{part}".split()) > MOST_WORDS:
            return f"{kept} …"
        kept += part
    return kept


def _scores(table: BridgeTable, contract: Contract) -> tuple[ContractScore, ContractScore]:
    """Return what is written for a contract that is just made, and for one a trick short."""
    needed = table.options.book + contract.level
    is_vulnerable = table.is_written_vulnerable(contract.declarer)
    made, short = (
        contract_score(table.options, contract, taken, is_vulnerable)
        for taken in (needed, needed - 1)
    )
    return made, short


def _brings(table: BridgeTable, contract: Contract) -> str:
    """Return what a contract that is made comes to: a part-score, a game or a slam (BR-34, 39)."""
    if slam(table.options, contract, is_vulnerable=False):
        return _("a slam")
    written = table.standing.rubber.below[contract.side]
    counted = contract.doubling.factor * trick_points(contract.level, contract.strain)
    return _("a game") if written + counted >= GAME else _("a part-score")


def _contract(table: BridgeTable, contract: Contract) -> Meaning:
    """Return what a contract asks for, what it is if it is made, and what a trick short costs."""
    needed = table.options.book + contract.level
    words = _(
        "{declarer} has to take {needed} of the {all} tricks with {dummy}. Made, it is {game}, "
        "{points} points for the tricks bid; {short}."
    )
    made, short = _scores(table, contract)
    told = words.format(
        declarer=seat_name(contract.declarer),
        dummy=seat_name(contract.dummy),
        needed=needed,
        all=table.options.tricks,
        game=_brings(table, contract),
        points=made.below,
        short=_("a trick short is a draw")
        if short.outcome is Outcome.DRAW
        else _("a trick short gives {n} points to the defenders").format(n=short.penalty),
    )
    return Meaning(told, "BR-32")


def _claims() -> dict[Any, str]:
    return {
        CLAIM: _("You lay your hand open and say how many of the last tricks your side takes."),
        ACCEPT: _("The tricks are given as claimed, and the deal is over."),
        CONTEST: _("Play goes on, with the claimer’s hand open."),
    }


def _question(view: BridgeView) -> Meaning:
    """Return how much the observer holds, which every bid begins with (BR-13)."""
    power = view.table.options.power
    points = high_card_points(view.hand, power)
    words = _("Your call. You hold {points}.")
    held = held_words(points, *joker_points(view.hand, power))
    return Meaning(words.format(points=held), "BR-13")


def _joker(table: BridgeTable, joker: Card) -> Meaning:
    """Return what a Joker in the hand counts for in the bidding, then where it stands."""
    if table.is_bidding:
        points = high_card_points([joker], table.options.power)
        words = many(
            "The Joker counts {n} point in the bidding.",
            "The Joker counts {n} points in the bidding.",
            points,
        )
        return Meaning(words.format(n=points), "BR-13")
    if is_high(table.options.power, table.trump):
        return Meaning(_("The Joker is above the ace of its suit."), "BR-21")
    return Meaning(_("The Joker is between the jack and the ten of its suit."), "BR-22")


def _hidden(table: BridgeTable) -> Meaning:
    """Return whose the cards left over are, and what they pay (BR-11, BR-57)."""
    owners = [seat_name(player) for player in table.hidden_owners]
    told = many(
        "Left over from the deal, for {owners}. If the contract is made it pays its side.",
        "Left over from the deal, for {owners}. If the contract is made they pay their sides.",
        len(owners),
    )
    return Meaning(told.format(owners=", ".join(owners)), "BR-57")


def _plate(table: BridgeTable, player: Player) -> Meaning:
    """Return who sits there, what his side risks, and what he is in this deal."""
    is_vulnerable = table.is_written_vulnerable(player)
    parts = [
        seat_name(player),
        *([_("dealer")] if player == table.dealer else []),
        _("vulnerable: penalties and bonuses are higher") if is_vulnerable else _("not vulnerable"),
    ]
    contract = table.contract
    if contract is not None and table.phase != Phase.OVER:
        side = side_of(player)
        if side != contract.side:
            parts.append(_("defends"))
        else:
            parts.append(_("dummy") if player == contract.dummy else _("declarer"))
        won, needed = table.tricks_of(side), table.aim_of(side)
        parts.append(_("{won} of {needed} tricks").format(won=won, needed=needed))
    return Meaning(", ".join(parts), "BR-37" if is_vulnerable else "BR-01")


def stake(view: BridgeView) -> Meaning | None:
    """Return what the observer's side still needs, None before the play."""
    table, player = view.table, view.observer
    contract = table.contract
    if player is None or contract is None or not table.is_playing:
        return None
    side = side_of(player)
    is_ours = side == contract.side
    left = table.aim_of(side) - table.tricks_of(side)
    if left <= 0 or table.aim_of(1 - side) <= table.tricks_of(1 - side):
        is_made = is_ours == (left <= 0)
        return Meaning(
            _("The contract is made.") if is_made else _("The contract is down."), "BR-32"
        )
    if is_ours:
        words = many("{n} more trick makes it.", "{n} more tricks make it.", left)
    else:
        words = many("{n} more trick sets it.", "{n} more tricks set it.", left)
    told = words.format(n=left)
    if player == contract.dummy and table.decider(player) != player:
        other = seat_name(table.decider(player))
        told = _("You are dummy, {player} plays. {stake}").format(player=other, stake=told)
    return Meaning(told, "BR-32")


def story(table: BridgeTable) -> Meaning | None:
    """Return how many tricks both sides have of those that they need."""
    contract = table.contract
    if contract is None or not table.is_playing:
        return None
    ours, theirs = contract.side, 1 - contract.side
    told = _("Declarer {won} of {needed}, defenders {lost} of {enough}.").format(
        won=table.tricks_of(ours),
        needed=table.aim_of(ours),
        lost=table.tricks_of(theirs),
        enough=table.aim_of(theirs),
    )
    return Meaning(told, "BR-32")


HONOURS = (12, 11, 10, 9)
"""The ranks of ace, king, queen and jack."""


def counts(view: BridgeView, names: Names, luck: Rng) -> Sequence[Count]:
    """Ask for trumps, for who has shown out, and for the honours of a suit."""
    table, observer = view.table, view.observer
    assert observer is not None
    order = table.order
    seen = Seen(
        table,
        pack(table.options),
        seen_cards(view, table.hidden),
        table.trump,
        RULES,
        order,
        lambda _trick: order,
        card_name=card_name,
    )
    suit = trumps_or_led(seen)
    asked = _("How many of the ace, king, queen and jack of {suit} have been played?")
    return (
        unseen_of(seen, suit),
        *shown_out(seen, observer, names, luck),
        played_of(seen, seen.led(suit), HONOURS, asked),
    )

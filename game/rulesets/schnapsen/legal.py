"""What the player to act may do in each phase, and why not something else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from game.core.protocols import Player, Refusal
from game.core.words import _
from game.kit.cards import SUITS
from game.kit.german import KING, OBER, GermanCard, german_card
from game.rulesets.schnapsen.actions import (
    BIDS,
    CLAIM,
    KONTRA,
    LEAVE,
    MARRIAGES,
    PASS,
    PLAYS,
    PUTS,
    REKONTRA,
    TAKE,
    TRUMPS,
    TURNS,
    Bid,
    Claim,
    Marry,
    NameTrump,
    Pass,
    PlayCard,
    PutAway,
    SchnapsenAction,
)
from game.rulesets.schnapsen.auction import has_suit_for, raises
from game.rulesets.schnapsen.contracts import CONTRACTS, Aim
from game.rulesets.schnapsen.play import card_refusal, playable
from game.rulesets.schnapsen.scoring import TRICKS, may_marry
from game.rulesets.schnapsen.view import Phase

if TYPE_CHECKING:
    from game.rulesets.schnapsen.state import SchnapsenState

Actions = list[SchnapsenAction]
TALON = 2
"""Cards in the talon."""


def legal_actions(state: SchnapsenState) -> Actions:
    """Return what the player to act may do, sorted; empty while chance acts and at the end."""
    find = _LEGAL.get(state.phase)
    return find(state) if find else []


def _trumps(state: SchnapsenState) -> Actions:
    """DS-04, DS-05."""
    hand = state.hands[state.to_act]
    any_suit = state.standing.options.any_trump
    suits = [suit for suit in SUITS if any_suit or any(card.suit == suit for card in hand)]
    return [*[TRUMPS[suit] for suit in suits], *TURNS]


def _auction(state: SchnapsenState) -> Actions:
    """DS-09 to DS-12."""
    bids = [
        BIDS[name]
        for name in state.auction.may_bid(state.to_act)
        if _suit_is_honest(state, name, to_come=TALON)
    ]
    return [PASS, *bids] if state.auction.calls else [*bids]


def _raise(state: SchnapsenState) -> Actions:
    """DS-13."""
    return [PASS, *[BIDS[name] for name in open_raises(state)]]


def open_raises(state: SchnapsenState) -> list[str]:
    """Return the contracts to which the declarer may raise."""
    declarer = state.declarer
    assert declarer is not None
    return [
        name
        for name in raises(declarer, state.forehand, state.contract)
        if _suit_is_honest(state, name, to_come=0)
        and (state.standing.options.bettler_exchange or CONTRACTS[name].aim != Aim.NO_TRICK)
    ]


def _suit_is_honest(state: SchnapsenState, contract: str, to_come: int) -> bool:
    """Tell whether house rules let the player to act bid this with his cards (DS-12)."""
    if not state.standing.options.honest_suits:
        return True
    return has_suit_for(contract, state.hands[state.to_act], state.named_trump, to_come)


def _exchange(state: SchnapsenState) -> Actions:
    """DS-14."""
    return [PUTS[card] for card in state.hands[state.to_act]]


def _play(state: SchnapsenState) -> Actions:
    """DS-20 to DS-28, and a claim between tricks (DS-33)."""
    player = state.to_act
    hand = state.hands[player]
    cards, _rule = playable(hand, state.trick.cards, state.trump, state.long_suit(player))
    found: Actions = [PLAYS[card] for card in cards]
    if state.trick.cards:
        return found
    if may_claim(state, player):
        found.insert(0, CLAIM)
    if may_marry(state.contract, player, state.require_declarer()):
        found += [MARRIAGES[card] for card in cards if _has_marriage_of(state, card)]
    return found


def _has_marriage_of(state: SchnapsenState, card: GermanCard) -> bool:
    action = MARRIAGES.get(card)
    return action is not None and action.shown in state.hands[state.to_act]


def is_claimable(state: SchnapsenState, player: Player) -> bool:
    """Tell whether a claim by the player would stand, or house rules allow a false one (DS-37)."""
    return state.standing.options.risky_claims or state.side(player).is_enough


def may_claim(state: SchnapsenState, player: Player) -> bool:
    """Tell whether the player, about to lead, may claim for his side (DS-33).

    He has just won a trick, the first to the fifth.
    """
    return (
        CONTRACTS[state.contract].aim == Aim.POINTS
        and 1 <= len(state.tricks) < TRICKS
        and not state.trick.cards
        and is_claimable(state, player)
    )


_LEGAL: Mapping[Phase, Callable[[SchnapsenState], Actions]] = {
    Phase.TRUMPS: _trumps,
    Phase.AUCTION: _auction,
    Phase.TALON: lambda _state: [TAKE, LEAVE],
    Phase.RAISE: _raise,
    Phase.EXCHANGE: _exchange,
    Phase.KONTRA: lambda _state: [PASS, KONTRA],
    Phase.REKONTRA: lambda _state: [PASS, REKONTRA],
    Phase.CLAIM: lambda _state: [PASS, CLAIM],
    Phase.PLAY: _play,
}


# -- why not


def refusal(state: SchnapsenState, action: SchnapsenAction) -> Refusal | None:
    """Return why the player to act may not do this, None where he may."""
    if state.to_act < 0:
        return Refusal(_("It is nobody's turn."))
    if action in legal_actions(state):
        return None
    return _reason(state, action)


def _reason(state: SchnapsenState, action: SchnapsenAction) -> Refusal:
    phase = state.phase
    if isinstance(action, NameTrump) and phase == Phase.TRUMPS:
        return Refusal(_("None of your first three cards is of that suit."), "DS-05")
    if isinstance(action, Pass) and phase == Phase.AUCTION:
        return Refusal(_("Forehand opens the bidding and cannot pass."), "DS-09")
    if isinstance(action, Bid) and phase in (Phase.AUCTION, Phase.RAISE):
        return _bid_reason(state, action.contract)
    if isinstance(action, PutAway) and phase == Phase.EXCHANGE:
        return Refusal(_("You can only put away a card that you hold."), "DS-14")
    if phase == Phase.PLAY:
        return _play_reason(state, action)
    return Refusal(*_INSTEAD[phase]())


def _bid_reason(state: SchnapsenState, contract: str) -> Refusal:
    row = CONTRACTS[contract]
    if state.phase == Phase.AUCTION:
        if found := state.auction.refusal(state.to_act, contract):
            return found
    elif contract not in raises(state.to_act, state.forehand, state.contract):
        return Refusal(
            _("{contract} is not open to you, or no higher than your contract.").format(
                contract=_(row.title)
            ),
            "DS-13",
        )
    elif row.aim == Aim.NO_TRICK:
        return Refusal(_("A Bettler is played without the talon here."), "DS-17")
    return Refusal(
        _("You cannot come to five cards of the suit that {contract} needs.").format(
            contract=_(row.title)
        ),
        "DS-12",
    )


def _play_reason(state: SchnapsenState, action: SchnapsenAction) -> Refusal:
    player = state.to_act
    if isinstance(action, PlayCard):
        found = card_refusal(
            action.card,
            state.hands[player],
            state.trick.cards,
            state.trump,
            state.long_suit(player),
        )
        assert found is not None
        return found
    if isinstance(action, Marry):
        return _marriage_reason(state, action)
    if isinstance(action, Claim):
        return _claim_reason(state)
    return Refusal(_("Now is the time to play a card."), "DS-20")


def _marriage_reason(state: SchnapsenState, action: Marry) -> Refusal:
    player = state.to_act
    if not may_marry(state.contract, player, state.require_declarer()):
        return Refusal(_("In this contract you may not declare a marriage."), "DS-29")
    if state.trick.cards:
        return Refusal(_("A marriage is declared by the player who leads."), "DS-28")
    return Refusal(
        _("For that marriage you need both the {king} and the {ober}.").format(
            king=german_card(action.led.suit, KING), ober=german_card(action.led.suit, OBER)
        ),
        "DS-28",
    )


def _claim_reason(state: SchnapsenState) -> Refusal:
    if CONTRACTS[state.contract].aim != Aim.POINTS:
        return Refusal(_("66 is claimed in a Game only."), "DS-33")
    if state.trick.cards or not state.tricks:
        return Refusal(
            _("66 is claimed by the side that has just won a trick, before the next lead."),
            "DS-33",
        )
    return Refusal(
        _("Your side has {points} points, not 66.").format(points=state.side(state.to_act).points),
        "DS-37",
    )


_INSTEAD: Mapping[Phase, Callable[[], tuple[str, str]]] = {
    Phase.TRUMPS: lambda: (_("Now trumps are to be fixed."), "DS-04"),
    Phase.AUCTION: lambda: (_("Now is the time to bid."), "DS-10"),
    Phase.TALON: lambda: (_("Take the talon, or leave it."), "DS-16"),
    Phase.RAISE: lambda: (_("Keep your contract, or raise it."), "DS-13"),
    Phase.EXCHANGE: lambda: (_("Now two cards are to be put away."), "DS-14"),
    Phase.KONTRA: lambda: (_("Say Kontra, or let it be."), "DS-18"),
    Phase.REKONTRA: lambda: (_("Say Rekontra, or let it be."), "DS-19"),
    Phase.CLAIM: lambda: (_("Claim 66, or let the play go on."), "DS-33"),
}

"""The plain player: bids by a table, says Kontra by a look at what may be, and counts to 66."""

from collections.abc import Sequence
from itertools import islice

from game.core.rng import Rng
from game.core.styles import STEADY, Style
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
    PlayCard,
    SchnapsenAction,
)
from game.rulesets.schnapsen.bidding import (
    best_trump,
    call_worths,
    leaves_talon,
    needs_of,
    worth_with_talon,
)
from game.rulesets.schnapsen.contracts import CONTRACTS
from game.rulesets.schnapsen.estimate import best_to_keep
from game.rulesets.schnapsen.exact import Terms
from game.rulesets.schnapsen.knowledge import knowledge
from game.rulesets.schnapsen.masks import SUIT_MASKS, WHOLE_PACK, bit_place, cards_of, mask_of
from game.rulesets.schnapsen.playout import play_value, returns_of
from game.rulesets.schnapsen.rollout import standing_trick
from game.rulesets.schnapsen.sense import Sight, choose_follow, choose_lead
from game.rulesets.schnapsen.view import Phase, SchnapsenView
from game.rulesets.schnapsen.worlds import worlds

LOOKS = 24
"""Worlds that a player looks at before he says Kontra or Rekontra."""
CONFIDENCE = 0.3
"""What doubling must promise, as a share of the contract's points, since the answer may be
Rekontra."""


def policy(
    view: SchnapsenView, legal: Sequence[SchnapsenAction], rng: Rng, style: Style = STEADY
) -> SchnapsenAction:
    """Return the plain player's choice."""
    if len(legal) == 1:
        return legal[0]
    phase = view.phase
    if phase == Phase.CLAIM or CLAIM in legal:
        if view.side(view.player).is_enough:
            return CLAIM
        if phase == Phase.CLAIM:
            return PASS
    if phase in (Phase.KONTRA, Phase.REKONTRA):
        return _double(view, KONTRA if phase == Phase.KONTRA else REKONTRA, rng)
    if phase == Phase.PLAY:
        return choose_card(view, legal)
    return _say(view, legal)


def _say(view: SchnapsenView, legal: Sequence[SchnapsenAction]) -> SchnapsenAction:
    """Return what is said or put away before the play."""
    hand, phase, player = mask_of(view.hand), view.phase, view.player
    if phase == Phase.TRUMPS:
        best = best_trump(hand)
        return TURNS[0] if best > 3 else TRUMPS[best]
    assert view.named is not None
    named, needs = int(view.named), needs_of(view.standing)
    if phase == Phase.AUCTION:
        worths = call_worths(view.auction, hand, named, needs)
        return max(legal, key=lambda action: worths[_contract(action)])
    if phase == Phase.TALON:
        return LEAVE if leaves_talon(view.contract, hand, named, player, needs) else TAKE
    if phase == Phase.RAISE:
        raised = [action.contract for action in legal if isinstance(action, Bid)]
        choices = [view.contract, *raised]
        best_name = max(choices, key=lambda n: worth_with_talon(n, hand, named, player, needs))
        return PASS if best_name == view.contract else BIDS[best_name]
    keep = best_to_keep(view.contract, hand, named)
    return PUTS[cards_of(hand & ~keep)[0]]


def _contract(action: SchnapsenAction) -> str | None:
    return action.contract if isinstance(action, Bid) else None


def _double(view: SchnapsenView, double: SchnapsenAction, rng: Rng) -> SchnapsenAction:
    """Say Kontra or Rekontra where a look at some worlds promises well."""
    me = view.player
    total = 0.0
    for world in islice(worlds(view, rng.fork("looks")), LOOKS):
        while world.phase in (Phase.KONTRA, Phase.REKONTRA):
            world.apply_action(PASS)
        if world.is_terminal():
            total += world.returns()[me]
        else:
            total += returns_of(world, play_value(world))[me]
    stake = CONTRACTS[view.contract].value * view.stakes.multiplier
    return double if total / LOOKS > CONFIDENCE * stake else PASS


def choose_card(view: SchnapsenView, legal: Sequence[SchnapsenAction]) -> SchnapsenAction:
    """Return the card that plain sense plays, declared as a marriage where it is one."""
    assert view.declarer is not None
    terms = Terms(
        view.declarer,
        int(view.trump),
        CONTRACTS[view.contract].aim,
        view.standing.options.early_schnapser,
    )
    facts = knowledge(view)
    gone = facts.played[0] | facts.played[1] | facts.played[2]
    hand = mask_of(view.hand)
    out = WHOLE_PACK & ~(gone | hand | mask_of(view.put_away))
    sight = Sight(terms, view.player, hand, out, 6 - len(view.tricks))
    open_ = mask_of([action.card for action in legal if isinstance(action, PlayCard)])
    if not view.trick.cards:
        card = cards_of(1 << choose_lead(sight, open_))[0]
        married = MARRIAGES.get(card)
        return married if married and married in legal else PLAYS[card]
    places = tuple(bit_place(card) for card in view.trick.cards)
    best, best_player, points = standing_trick(places, view.trick.leader, SUIT_MASKS[terms.trump])
    after = 2 - len(places)
    return PLAYS[cards_of(1 << choose_follow(sight, open_, best, best_player, after, points))[0]]

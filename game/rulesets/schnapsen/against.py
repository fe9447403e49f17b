"""Why one passes, and what speaks for a claim and against it, or against a double."""

from collections.abc import Iterator

from game.core.reason import Reason
from game.core.words import _, many
from game.kit.counted import aces_held, tens_held, trumps_held
from game.kit.german import ACE, TEN
from game.rulesets.schnapsen.calling import why_no_bid
from game.rulesets.schnapsen.contracts import CONTRACTS, Aim, Contract
from game.rulesets.schnapsen.holding import lower_than_king
from game.rulesets.schnapsen.position import Phase, SchnapsenView
from game.rulesets.schnapsen.stopping import why_no_kontra


def why_pass(view: SchnapsenView) -> Iterator[Reason]:
    """Yield why a strong player says nothing here: what speaks against what he could say."""
    match view.table.phase:
        case Phase.AUCTION | Phase.RAISE:
            yield from why_no_bid(view)
        case Phase.KONTRA:
            yield Reason(why_no_kontra(view))
        case Phase.REKONTRA:
            words = _("Rekontra would double what the deal costs you if it goes wrong: {hand}")
            yield Reason(words.format(hand=strength(view)))
        case Phase.CLAIM:
            yield Reason(too_early(view))


def why_claim() -> str:
    """Return why 66 is claimed as soon as it is there (DS-34, DS-36, DS-38)."""
    return _(
        "A claim wins the deal at once. Unclaimed, 66 counts for nothing: the last trick decides."
    )


def too_early(view: SchnapsenView) -> str:
    """Return what speaks against a claim: what the side has so far."""
    table = view.table
    side = table.side(table.player if view.observer is None else view.observer)
    return _("Your side has {n} so far; a claim below 66 loses.").format(n=side.points)


def strength(view: SchnapsenView, row: Contract | None = None) -> str:
    """Return what the hand has in a contract, in a clause: by itself in that which stands."""
    row = row or (view.table.row if view.table.contract else CONTRACTS["game"])
    if row.aim is Aim.NO_TRICK:
        low = lower_than_king(view.hand)
        words = many(
            "{n} of your cards is lower than a king.",
            "{n} of your cards are lower than a king.",
            low,
        )
        return words.format(n=low)
    if not row.has_trumps:
        aces, tens = (sum(card.rank == rank for card in view.hand) for rank in (ACE, TEN))
        return _("there are no trumps, and you hold {aces}, {tens}.").format(
            aces=aces_held(aces), tens=tens_held(tens)
        )
    trumps = sum(card.suit == view.table.named_trump for card in view.hand)
    aces, tens = (sum(card.rank == rank for card in view.hand) for rank in (ACE, TEN))
    return _("you hold {trumps}, {aces}, {tens}.").format(
        trumps=trumps_held(trumps), aces=aces_held(aces), tens=tens_held(tens)
    )

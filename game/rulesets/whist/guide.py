"""Whist's hints: what can be seen of a bid or a card, what playouts count, what breaks a tie."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.core.explain import Each, Fact, Feature, Guide, Places, Unit
from game.core.rng import Rng
from game.core.tally import WORTH, Tally
from game.core.words import _, decimal, marked
from game.kit.cards import ACE, DECK, KING, QUEEN, Card, card_name, rank_name, suit_name
from game.kit.guide import (
    CARD_WINS,
    WORTHS,
    Choice,
    card_facts,
    card_kind,
    held_words,
    is_about,
    spent,
)
from game.kit.knowledge import unseen_by
from game.kit.packs import HIGH
from game.kit.telling import card_themes
from game.kit.tricks import PlayCard
from game.rulesets.whist.accounts import paid
from game.rulesets.whist.phases import RULES, prospects
from game.rulesets.whist.player import knowledge
from game.rulesets.whist.table import Bid, WhistAction, WhistView

UNEVEN = 1.0
"""So many tricks more than their share must have been bid to be told of."""

# -- what can be seen


def choice_of(view: WhistView, card: Card) -> Choice:
    """Return the choice of a card, with all that bears on it."""
    table = view.table
    return Choice(
        card,
        RULES.open_cards(view.hand, table.trick, table.trump)[0],
        table.trick,
        table.trump,
        HIGH,
        unseen_by(view, DECK),
        len(table.trick.cards) == table.players - 1,
        suit_name,
        card_name,
    )


def still_needed(view: WhistView) -> int:
    """Return how many tricks the player to act still needs, below 0 if he has too many."""
    table = view.table
    return (table.bid_of(table.player) or 0) - table.taken[table.player]


def wants(view: WhistView) -> int:
    """Return 1 where the player to act needs another trick, or is past his bid and still paid for
    every trick; else -1."""
    table, left = view.table, still_needed(view)
    if left >= 0:
        return 1 if left else -1
    taken, is_low = table.taken[table.player], table.standing.scheme.low_wins
    now, then = (paid(table, taken + left, tricks) for tricks in (taken, taken + 1))
    return 1 if (now > then if is_low else then > now) else -1


def _held(view: WhistView) -> str:
    """Return the trumps of a hand, the high ones by name, and its other aces and kings."""
    trumps = sorted(card.rank for card in view.hand if card.suit == view.table.trump)
    high = ", ".join(rank_name(rank) for rank in reversed(trumps) if rank >= QUEEN)
    ranks = [card.rank for card in view.hand if card.suit != view.table.trump]
    return held_words(len(trumps), high, aces=ranks.count(ACE), kings=ranks.count(KING))


def _bid_fact(says: str, test: Callable[[int, float, float], bool | float]) -> Fact[WhistView]:
    """Return a fact of a bid; `test` is told the bid, what the hand is worth, and by how much the
    bids so far exceed their share."""

    def holds(view: WhistView, action: WhistAction) -> Places | None:
        if not isinstance(action, Bid):
            return None
        table = view.table
        worth, _bids = prospects(table)
        share = table.cards * len(table.bids) / table.players
        much = test(action.tricks, worth, sum(table.bids) - share)
        if much is False:
            return None
        return {"much": float(much), "n": decimal(worth), "held": _held(view)}

    return Fact(says, holds)


FACTS: Sequence[Fact[WhistView]] = [
    _bid_fact(
        marked("Worth about {n} tricks: {held}."),
        lambda bid, worth, _over: -abs(bid - round(worth, 1)),
    ),
    _bid_fact(
        marked("Much has been bid so far, so the others will fight for the tricks."),
        lambda bid, worth, over: bid < worth and over >= UNEVEN,
    ),
    *card_facts(choice_of),
]

# -- what playouts count

BIDS = (
    Feature(
        "made",
        marked("bid made"),
        marked("You make {best} in {n} of 100 deals; {other} in {m}."),
    ),
)
CARDS = (
    Feature(
        "made",
        marked("your bid made"),
        marked("You make your bid in {n} of 100 deals; with {other}, in {m}."),
    ),
    Feature(
        "others",
        marked("others’ bids made"),
        marked("The others make {n} of 100 bids; with {other}, {m}."),
        good=-1,
    ),
)
FINE_WORTHS = replace(WORTHS, unit=Unit.PARTS, least=0.01)
SMALL = 5
"""A made bid of one mostly brings at least so many points more than a missed one."""


def features(view: WhistView) -> Sequence[Feature]:
    """Return what is compared: to a hundredth of a point where a missed bid costs one or two, as
    in golf."""
    gain = abs(paid(view.table, 1, 1) - paid(view.table, 1, 0))
    return (*(BIDS if view.table.is_bidding else CARDS), FINE_WORTHS if gain < SMALL else WORTHS)


def count(
    view: WhistView, choices: Sequence[WhistAction], rng: Rng, worlds: int
) -> Mapping[str, Any]:
    """Return what comes of choices in the same worlds, by name as [world, choice]; of cards also
    which cards of the hand win a trick."""
    from game.kernels.whist.trials import TOOK, WON
    from game.kit.trials import some
    from game.rulesets.whist.numbers import move_number, worlds_in_numbers

    table, me = view.table, view.table.player
    found = worlds_in_numbers(table, view.observer)
    layouts = some(found, knowledge(view), rng, worlds)
    returns, facts = found.look_on(list(map(move_number, choices)), layouts)
    took = facts[:, :, TOOK + me]
    bids = [each.tricks if isinstance(each, Bid) else table.bid_of(me) for each in choices]
    counts = {WORTH: returns, "made": took == bids, "short": took < bids, "over": took > bids}
    if table.is_bidding:
        return counts
    others = [each for each in range(table.players) if each != me]
    made = sum(1 * (facts[:, :, TOOK + each] == table.bid_of(each)) for each in others)
    won = facts[:, :, WON + me]
    cards = {str(card): won >> int(card) & 1 for card in view.hand}
    return {**counts, **cards, "others": made / len(others)}


def way(_view: WhistView, tally: Tally, best: WhistAction, other: WhistAction) -> int:
    """Return 1 where the best choice falls short of the bid less often, -1 where it takes too many
    tricks less often, whichever differs more; 0 where neither is real."""
    short, over = (tally.figure(name, best, other) for name in ("short", "over"))
    more = max(-short.gap if short.is_real() else 0.0, 0.0)
    less = max(-over.gap if over.is_real() else 0.0, 0.0)
    return (more > less) - (more < less)


CARDS_WON: Each[WhistView] = Each(
    members=lambda view: view.hand if view.table.is_playing else (),
    name=card_name,
    is_of=is_about,
    says=CARD_WINS,
)


# -- what breaks a tie, themes and names


def themes(view: WhistView, best: WhistAction, instead: WhistAction) -> Sequence[str]:
    """Return the themes of a decision (ids of `core.themes`), none where it is not practised."""
    match best, instead:
        case Bid(), Bid():
            return ("exact_bid",)
        case PlayCard(card), PlayCard(other):
            return card_themes(view.table, card, other, view.table.trump)
    return ()


def cost(view: WhistView, action: WhistAction) -> tuple[Any, ...]:
    """Return what a choice costs where several are level: how far a bid is from what the hand is
    worth, how strong a card is spent."""
    if isinstance(action, Bid):
        worth, _bids = prospects(view.table)
        return abs(action.tricks - worth), action.tricks
    assert isinstance(action, PlayCard)
    return spent(choice_of(view, action.card), wants(view))


def name(view: WhistView, action: WhistAction) -> str:
    """Return what a choice is called in a sentence."""
    if isinstance(action, Bid):
        return str(action.tricks)
    assert isinstance(action, PlayCard)
    return _("the {card}").format(card=card_name(action.card))


GUIDE: Guide[WhistView] = Guide(
    facts=FACTS,
    features=features,
    each=CARDS_WON,
    kind=card_kind(choice_of),
    cost=cost,
    name=name,
    way=way,
    wants=wants,
    count=count,
)

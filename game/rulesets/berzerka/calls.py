"""Why a bid is a good one, in words, and what of a hand speaks for it."""

from collections.abc import Iterator, Sequence

from game.core.reason import Reason
from game.core.words import _, many
from game.kit.cards import NO_TRUMP, SUITS, Card, suit_name
from game.rulesets.berzerka.actions import BerzerkaAction, Bid, Pick
from game.rulesets.berzerka.board import Box, box_of, open_boxes
from game.rulesets.berzerka.contracts import (
    FEWEST,
    FIVE,
    LATE,
    MIDDLE,
    MOST,
    NEAR_FIVE,
    NEVER,
    Contract,
)
from game.rulesets.berzerka.position import BerzerkaView
from game.rulesets.berzerka.scoring import FIRST, PLAYERS, SECOND, THIRD, points
from game.rulesets.berzerka.words import contract_title

LONG = 3
"""From so many of the first six cards on a suit speaks for a bid."""
EXTREME = 5
"""So many ranks at either end are strong: 1 to 5 where 1 is high, 9 to 13 else."""
ENDS = 3
"""So many ranks at both ends are strong in every second trick where the ranking turns."""
TOP = 13
STRONG = 3
"""From so many strong cards of the first six on they speak for a bid: more than an average hand
has."""
TOPS = 2
"""So many ranks at the end that is high are hardly ever beaten."""
SOME = 2
"""Of fewer there is nothing to say."""
STEP = 0.1
"""What an overbid of one weighs beside a point of a contract's value."""


def strong(hand: Sequence[Card], inverted: bool, ranks: int = EXTREME) -> int:
    """Return how many cards of a hand are strong in a ranking, of so many ranks at its top."""
    return sum(card.rank < ranks if inverted else card.rank >= TOP - ranks for card in hand)


def held(hand: Sequence[Card], suit: int) -> int:
    """Return how many cards of a suit are held."""
    return sum(card.suit == suit for card in hand)


def longest(hand: Sequence[Card]) -> int:
    """Return how many cards the longest suit of a hand has."""
    return max(held(hand, suit) for suit in SUITS)


def why_bid(view: BerzerkaView, contract: str, overbid: int = 0) -> Iterator[Reason]:
    """Yield what speaks for a contract: what of the hand it depends on, and if that is little, what
    a declarer has all the same, and how many tricks he wants with an overbid; then what it is
    worth, and that less is at stake than where a dearer contract is played alike."""
    box = box_of(view.table.boxes, contract)
    if not box.value:
        yield Reason(
            _("It is worth nothing yet: where it is played, nobody wins or loses a point.")
        )
        return
    words, is_enough = suited(view.hand, box.rules)
    short = _instead(view)
    if is_enough:
        short = _in_short(view.hand, box.rules) or words
    else:
        words = " ".join((words, short))
    if box.rules.objective is NEAR_FIVE:
        wanted = _wanted(overbid)
        words, short = f"{wanted} {words}", f"{wanted} {short}"
    level = _level_bid(view, overbid, short if is_enough else "")
    yield Reason(words, short=short, level=level)
    worth = _("Of the two that are played alike it is worth more: {value} points.")
    told = worth.format(value=box.value)
    yield Reason(" ".join((words, told)), f"worth {words}", box.value, short=told, level=level)
    if dearer := next(_dearer(view, box), None):
        risk = _("{contract} is played alike, but there a lost hand costs {value}, here {less}.")
        told = risk.format(contract=contract_title(dearer.id), value=_lost(dearer), less=_lost(box))
        much, own = -box.value - overbid * STEP, f"{short} {told}"
        yield Reason(f"{words} {told}", f"cheap {words}", much, short=own, level=level)


def _dearer(view: BerzerkaView, box: Box) -> Iterator[Box]:
    """Yield the open contract that is played alike and worth more."""
    for each in open_boxes(view.table.boxes):
        if each.rules is box.rules and each.value > box.value:
            yield each


def _lost(box: Box) -> int:
    """Return what the last place of a contract costs."""
    return -min(points(box.rules.objective, (FIRST, SECOND, THIRD), box.value))


def besides(view: BerzerkaView, action: BerzerkaAction) -> str | None:
    """Return what of the hand speaks for a bid that is as good as another, "" where that is no more
    than most hands have, or only what the contract is about; None for all else."""
    if not isinstance(action, Bid | Pick):
        return None
    box = box_of(view.table.boxes, action.contract)
    if box.value and not (is_suited(view.hand, box.rules) and tells_of(view.hand, box.rules)):
        return ""
    first = next(why_bid(view, action.contract, getattr(action, "overbid", 0)))
    return first.short or first.words


def _level_bid(view: BerzerkaView, overbid: int, hand: str) -> Reason:
    """Return what tips it where a pass is as good as a bid, after what of the hand speaks for the
    bid: that one stays in the auction, or that nobody else is left to bid."""
    if len(view.table.auction.out) == PLAYERS - 1:
        tips = _("Both others have passed: if you do too, the first of them picks the contract.")
    elif overbid:
        tips = _("This bid keeps you in the auction; a pass is for good.")
    else:
        tips = _("This bid costs no overbid and keeps you in the auction; a pass is for good.")
    short = f"{hand} {tips}".strip()
    same = _("A pass comes to about the same.")
    return Reason(f"{short} {same}", "level", short=short)


def _wanted(overbid: int) -> str:
    """Return how many tricks are wanted where that is five."""
    if not overbid:
        return _("Five of 13 tricks are little more than a third.")
    return _("With the overbid you want {n} of 13 tricks.").format(n=FIVE + overbid)


def _instead(view: BerzerkaView) -> str:
    """Return what a declarer has without a strong hand: his lead, and that no other contract is
    played for which the hand is no better."""
    standing = view.table.standing_bid
    if standing is not None:
        bid = box_of(view.table.boxes, standing.contract)
        if is_fixed(bid.rules) and not suited(view.hand, bid.rules)[1]:
            return _(
                "Not a strong hand for it, but not for {contract} either, which is bid now."
            ).format(contract=bid.title)
    return _("Not a strong hand for it, but the declarer leads and changes the most cards.")


def is_fixed(rules: Contract) -> bool:
    """Tell whether a contract leaves nothing to name, so that one sees what it asks for."""
    return rules.trump is not None and rules.inverted is not None and not rules.names_pain


def is_suited(hand: Sequence[Card], rules: Contract) -> bool:
    """Tell whether a hand of six has more for a contract than most have."""
    return suited(hand, rules)[1]


def tells_of(hand: Sequence[Card], rules: Contract) -> bool:
    """Tell whether what is told of a suitable hand is of its cards, and not of the contract."""
    if rules.trump is not None or rules.names_pain or longest(hand) >= LONG:
        return True
    is_told_high = rules.objective is MOST and rules.turns == NEVER
    return is_told_high and strong(hand, inverted=False) >= SOME


def lacking(hand: Sequence[Card], rules: Contract) -> int:
    """Return how many more cards of a hand of six would have to be trumps, or strong, for the hand
    to have more for a contract than most have."""
    if is_suited(hand, rules):
        return 0
    if rules.trump not in (None, NO_TRUMP):
        return LONG - held(hand, rules.trump)
    if rules.trump is None:
        return min(LONG - longest(hand), SOME - strong(hand, inverted=False))
    if rules.turns != NEVER:
        return STRONG + 1 - at_ends(hand)
    return STRONG - strong(hand, bool(rules.inverted) or rules.objective is FEWEST)


def at_ends(hand: Sequence[Card]) -> int:
    """Return how many cards of a hand are strong in every second trick, where the ranking turns."""
    return sum(card.rank < ENDS or card.rank >= TOP - ENDS for card in hand)


def suited(hand: Sequence[Card], rules: Contract) -> tuple[str, bool]:
    """Return what a hand of six has for a contract, and whether that is more than most have."""
    if rules.names_pain:
        return _for_pain(hand), True
    if rules.trump == NO_TRUMP:
        return _by_rank(hand, rules)
    if rules.trump not in (None, NO_TRUMP):
        return _by_trumps(hand, rules)
    if _wants_high(rules) and longest(hand) < LONG and strong(hand, inverted=False) < SOME:
        return shape(hand), False
    if longest(hand) < LONG:
        words = _(
            "No suit of yours is long yet, but the declarer names his choice with all 13 cards in "
            "hand, changes the most cards, and leads."
        )
    else:
        words = _long_suit(hand)
    return " ".join((words, _use(hand, rules))), True


def _wants_high(rules: Contract) -> bool:
    """Tell whether nothing but trumps, and cards from 13 down, win what is wanted all along."""
    return rules.objective is MOST and rules.turns == NEVER and rules.inverted is False


def shape(hand: Sequence[Card]) -> str:
    """Return how long the longest suit of a hand of six is, and how many are high and low."""
    high = strong(hand, inverted=False)
    words = many(
        "Your longest suit has {n} cards; of the six, {high} is from 9 to 13 and {low} from 1 to "
        "5.",
        "Your longest suit has {n} cards; of the six, {high} are from 9 to 13 and {low} from 1 "
        "to 5.",
        high,
    )
    return words.format(n=longest(hand), high=high, low=strong(hand, inverted=True))


def _for_pain(hand: Sequence[Card]) -> str:
    """Return what a hand of six has for a contract in which the cards of a suit are avoided: a long
    suit is nothing to speak of, as it need not be the one that is named."""
    words, n = _("You name the pain suit with all 13 cards in hand."), strong(hand, inverted=True)
    if n < SOME:
        return words
    low = many("{n} of the six is from 1 to 5.", "{n} of the six are from 1 to 5.", n)
    return f"{words} {low.format(n=n)}"


def _by_trumps(hand: Sequence[Card], rules: Contract) -> tuple[str, bool]:
    """Return the same for a contract with trumps of its own: many of them, or the highest two, or
    some and high cards besides."""
    trumps = [card for card in hand if card.suit == rules.trump]
    n, is_fixed_high = len(trumps), rules.inverted is not None and rules.turns == NEVER
    assert rules.trump is not None
    suit = suit_name(rules.trump)
    if is_fixed_high and strong(trumps, bool(rules.inverted), TOPS) == TOPS:
        words = _("{n} of your six cards are {suit}, the two highest trumps among them.")
        return words.format(n=n, suit=suit), True
    words = many("{n} of your six cards is {suit}.", "{n} of your six cards are {suit}.", n)
    told, high = words.format(n=n, suit=suit), strong(hand, inverted=False)
    if not is_fixed_high or rules.inverted or high < STRONG:
        return told, n >= LONG
    return f"{told} {_high_words(high)}", n >= SOME


def _in_short(hand: Sequence[Card], rules: Contract) -> str:
    """Return what is told of a suitable hand where trials are told after it, "" for all."""
    if rules.objective is NEAR_FIVE and rules.trump == NO_TRUMP:
        return _("You choose the ranking with all 13 cards in hand.")
    if rules.trump is not None:
        return ""
    return _use(hand, rules) if longest(hand) < LONG else _long_suit(hand)


def _long_suit(hand: Sequence[Card]) -> str:
    suit = max(SUITS, key=lambda suit: held(hand, suit))
    words = _("{n} of your six cards are {suit}; seven more come before you name anything.")
    return words.format(n=held(hand, suit), suit=suit_name(suit))


def _use(hand: Sequence[Card], rules: Contract) -> str:
    """Return what sets a contract whose suit is named apart from others of the kind."""
    if rules.objective is LATE:
        return _("Only the last six tricks count.")
    if rules.objective is NEAR_FIVE:
        return _("You name the ranking too.")
    if rules.objective is MIDDLE:
        return _("The middle alone wins.")
    if rules.turns != NEVER:
        return _("Trumps beat the rest in either ranking.")
    n = strong(hand, inverted=False)
    return _("You name the trumps yourself.") if n < SOME else _high_words(n)


def _high_words(n: int) -> str:
    words = many("{n} of the six is from 9 to 13.", "{n} of the six are from 9 to 13.", n)
    return words.format(n=n)


def _by_rank(hand: Sequence[Card], rules: Contract) -> tuple[str, bool]:
    """Return the same for a contract without trumps, where ranks are all that counts."""
    low, high = strong(hand, inverted=True), strong(hand, inverted=False)
    if rules.turns != NEVER:
        ends = at_ends(hand)
        words = many(
            "1 and 13 take turns at being high: {n} of your six cards is from 1 to 3 or from 11 "
            "to 13.",
            "1 and 13 take turns at being high: {n} of your six cards are from 1 to 3 or from 11 "
            "to 13.",
            ends,
        )
        return words.format(n=ends), ends > STRONG
    if rules.objective is NEAR_FIVE:
        words = many(
            "You choose the ranking later: {low} of your six is from 1 to 5, {high} from 9 to 13.",
            "You choose the ranking later: {low} of your six are from 1 to 5, {high} from 9 to 13.",
            low,
        )
        return words.format(high=high, low=low), True
    if rules.objective is FEWEST:
        words = many(
            "Low cards lose tricks, as they should: {n} of your six is from 1 to 5.",
            "Low cards lose tricks, as they should: {n} of your six are from 1 to 5.",
            low,
        )
        return words.format(n=low), low >= STRONG
    if rules.inverted:
        words = many(
            "1 is high: {n} of your six cards is strong, from 1 to 5.",
            "1 is high: {n} of your six cards are strong, from 1 to 5.",
            low,
        )
        return words.format(n=low), low >= STRONG
    words = many(
        "13 is high: {n} of your six cards is strong, from 9 to 13.",
        "13 is high: {n} of your six cards are strong, from 9 to 13.",
        high,
    )
    return words.format(n=high), high >= STRONG

"""Why what is named is a good choice, in words: trumps, pain suit, ranking, and what Shapeshift
copies."""

from collections.abc import Iterator, Sequence

from game.core.points import points_text
from game.core.reason import Reason
from game.core.words import _, many
from game.kit.cards import SUITS, Card, Suit, suit_name
from game.kit.number_cards import number_card_name
from game.rulesets.berzerka.calls import TOPS, held, is_fixed, strong
from game.rulesets.berzerka.contracts import CONTRACTS, NEVER
from game.rulesets.berzerka.goals import goal
from game.rulesets.berzerka.position import BerzerkaView


def why_trumps(view: BerzerkaView, suit: Suit) -> str:
    """Return why a suit is named as trumps: how long it is beside the others, and of several as
    long which has the higher cards, where it is known what is high."""
    hand, rules = view.hand, view.table.declaration.rules
    n, others = held(hand, suit), max(held(hand, other) for other in SUITS if other != suit)
    if n > others:
        words = _("{suit} is your longest suit: {n} cards.")
    elif n < others:
        words = _("Not your longest suit, but played out it does best: {n} cards of {suit}.")
    elif rules.inverted is None or rules.turns != NEVER:
        words = _("No suit of yours is longer than {suit}: {n} cards.")
    else:
        return _of_the_longest(hand, suit)
    return words.format(suit=suit_name(suit), n=n)


def _of_the_longest(hand: Sequence[Card], suit: Suit) -> str:
    """Return how one of several longest suits stands to the one of them with the highest card,
    where 13 is high."""

    def top(suit: int) -> Card:
        return max(card for card in hand if card.suit == suit)

    n = held(hand, suit)
    rival = max(
        (each for each in SUITS if each != suit and held(hand, each) == n),
        key=lambda each: top(each).rank,
    )
    if top(rival).rank > top(suit).rank:
        words = _("As long as your {other}, {n} cards; the {card} may win without being a trump.")
        return words.format(other=suit_name(rival), n=n, card=number_card_name(top(rival)))
    words = _("No suit of yours is longer than {suit}: {n} cards, headed by the {card}.")
    return words.format(suit=suit_name(suit), n=n, card=number_card_name(top(suit)))


def why_pain(hand: Sequence[Card], suit: Suit) -> str:
    """Return why a suit is named as the pain suit: how little of it the hand is likely to win."""
    own = sorted(card for card in hand if card.suit == suit)
    if not own:
        return _("You hold no {suit}: whoever leads it, you throw something else away.").format(
            suit=suit_name(suit)
        )
    low = strong(own, inverted=True)
    words = many(
        "You hold {n} card of {suit}, from the {low_card} to the {high_card}.",
        "You hold {n} cards of {suit}, from the {low_card} to the {high_card}.",
        len(own),
    )
    told = words.format(
        n=len(own),
        suit=suit_name(suit),
        low_card=number_card_name(own[0]),
        high_card=number_card_name(own[-1]),
    )
    if not low:
        return told
    duck = _("With low ones you let others win the {suit}.").format(suit=suit_name(suit))
    return f"{told} {duck}"


def why_ranking(view: BerzerkaView, inverted: bool) -> str:
    """Return how many cards are strong in the ranking that is named, beside the other; where they
    are as many, how many of them are at the very top."""
    so, else_ = strong(view.hand, inverted), strong(view.hand, not inverted)
    if so == else_:
        return _as_strong(view.hand, inverted, so)
    words = _("So {n} of your cards are among the five highest ranks, the other way round {other}.")
    parts = [words.format(n=so, other=else_)]
    aim = goal(view.table.declaration, view.table.declaration.declarer)
    if so < else_ and aim is not None:
        want = _("You want {n} tricks, not as many as you can get.")
        parts.append(want.format(n=points_text(aim)))
    elif so < else_:
        parts.append(_("But it matters as well which ranking the first trick has."))
    return " ".join(parts)


def _as_strong(hand: Sequence[Card], inverted: bool, count: int) -> str:
    """Return what is told of a ranking in which so many cards are strong, as in the other."""
    so, else_ = strong(hand, inverted, TOPS), strong(hand, not inverted, TOPS)
    if so <= else_:
        words = _("Either way {n} of your cards are among the five highest ranks.")
    else:
        words = _(
            "Either way {n} of your cards are among the five highest ranks, but so {so} of them "
            "are among the two highest, the other way round {other}."
        )
    return words.format(n=count, so=so, other=else_)


def why_copied(contract: str) -> Iterator[Reason]:
    """Yield what speaks for the contract that Shapeshift is to copy, before a card is dealt."""
    if not is_fixed(CONTRACTS[contract]):
        words = _("Its declarer chooses with all 13 cards in hand, so it suits more hands.")
        yield Reason(words)
    yield Reason(
        _(
            "No card has been dealt yet: any contract may suit you; figures are averages of many "
            "hands."
        )
    )

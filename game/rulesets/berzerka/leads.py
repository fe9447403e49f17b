"""What a lead is for, by what the contract asks: to win tricks, to lose them, to take no pain card,
to be ready before the tricks count."""

from collections.abc import Iterator
from math import comb

from game.core.reason import Reason
from game.core.words import _, many
from game.kit.cards import Card
from game.kit.choice import FEW, LOW, Choice
from game.kit.leading import LONG
from game.rulesets.berzerka.contracts import AT_HALF, EVERY_TRICK, FIVE, HALF, LATE, NEAR_FIVE
from game.rulesets.berzerka.needs import standing_at, tricks_left, who_asks
from game.rulesets.berzerka.position import BerzerkaTable, BerzerkaView
from game.rulesets.berzerka.scoring import PLAYERS

PROBABLY = 0.7
"""From this chance on it is told that both others will follow."""
SEVERAL = 2
"""So many tricks in a row are told as such."""


def leads(choice: Choice, view: BerzerkaView, wants: bool | None) -> Iterator[Reason]:
    """Yield what speaks for leading a card, the most telling first; nothing in a trick begun."""
    table = view.table
    if table.trick.cards or tricks_left(table) == 1:
        return
    if wants:
        yield from _to_win(choice, view)
    elif wants is False:
        yield from _without_pain(choice, view)
        yield from _to_lose(choice)
    if table.declaration.rules.objective is LATE and len(table.tricks) < HALF:
        yield from _before_they_count(choice)


def _of_suit(choice: Choice) -> int:
    """Return how many cards of the suit led may be out."""
    suit = choice.order.suit
    return sum(suit[card] == suit[choice.card] for card in choice.out)


def _until_turn(table: BerzerkaTable) -> int:
    """Return for how many tricks, the one led to included, the ranking stays as it is."""
    left, turns = tricks_left(table), table.declaration.rules.turns
    if turns == EVERY_TRICK:
        return 1
    if turns == AT_HALF and len(table.tricks) < HALF:
        return HALF - len(table.tricks)
    return left


# -- where tricks are wanted


def _to_win(choice: Choice, view: BerzerkaView) -> Iterator[Reason]:
    table = view.table
    if choice.beaters:
        yield from _others_do(choice, view)
    else:
        yield from _sure(choice, table)
    if not choice.higher:
        if choice.beaters:
            yield from _both_follow(choice, view)
        return
    yield from _drives_out(choice)
    yield from _draws(choice)
    yield from _long(choice)


def _sure(choice: Choice, table: BerzerkaTable) -> Iterator[Reason]:
    """Yield what sets a sure trick apart: that it will not be one later, that others come after
    it, or that nobody else has any of the suit left."""
    now = _until_turn(table)
    lower = choice.lower_than(choice.card)
    if now < tricks_left(table) and lower and not choice.is_trump:
        words = (
            _(
                "It wins now, and not in the next trick: when 1 and 13 change places, up to {n} "
                "cards of {suit} beat it."
            )
            if now == 1
            else _(
                "It is sure to win only until the ranking turns: then up to {n} cards of {suit} "
                "beat it."
            )
        )
        yield Reason(words.format(n=lower, suit=choice.suit), "wins only now", lower)
    row = sum(not choice.higher_than(card) for card in choice.held)
    row = min(row, now)
    if row >= SEVERAL:
        words = _(
            "Nothing that may be out beats your {n} strongest of {suit}: {n} tricks in a row."
        )
        yield Reason(words.format(n=row, suit=choice.suit), "in a row", row)
    if not _of_suit(choice) and not choice.is_trump:
        words = _("Nobody else can have a card of {suit} left: it wins, whatever its rank.")
        yield Reason(words.format(suit=choice.suit), "alone")


def _others_do(choice: Choice, view: BerzerkaView) -> Iterator[Reason]:
    """Yield that a trick can be let go, as sure ones are enough for the five that are wanted."""
    if view.table.declaration.rules.objective is not NEAR_FIVE:
        return
    needed = FIVE - standing_at(view)
    sure = [card for card in choice.legal if _is_sure(choice, card)]
    if len(sure) >= needed and choice.higher > FEW:
        words = many(
            "Your {card} is sure to win, and one trick is all you need: this one may go.",
            "You hold {n} sure tricks, and {needed} are all you need: this one may go.",
            needed,
        )
        told = words.format(n=len(sure), needed=needed, card=choice.card_name(sure[-1]))
        yield Reason(told, "others do", choice.higher)


def _is_sure(choice: Choice, card: Card) -> bool:
    """Tell whether nothing that may be out beats a card, once it is led."""
    is_safe = not choice.trumps_out or choice.order.suit[card] == choice.trump
    return is_safe and not choice.higher_than(card)


def _both_follow(choice: Choice, view: BerzerkaView) -> Iterator[Reason]:
    """Yield that the highest card of a suit is likely not to be ruffed."""
    if _follow(choice, view) >= PROBABLY:
        words = _(
            "Nobody else can hold a stronger card of {suit}, and with up to {n} weaker ones out "
            "both will probably have to follow."
        )
        yield Reason(
            words.format(n=_of_suit(choice), suit=choice.suit), "both follow", _of_suit(choice)
        )


def _follow(choice: Choice, view: BerzerkaView) -> float:
    """Return how likely it is that both others have a card of the suit led, all unseen cards being
    as likely to lie in one place as in another."""
    n, table, player = _of_suit(choice), view.table, who_asks(view)
    unseen = len(choice.out)
    chance = 1.0
    for other in range(PLAYERS):
        if other != player:
            held = min(len(table.hands[other]), unseen)
            chance -= comb(unseen - n, held) / comb(unseen, held)
    return chance


def _drives_out(choice: Choice) -> Iterator[Reason]:
    """Yield that a card makes others spend one that is higher, where another of the suit is left
    that gains by it."""
    suit, beats = choice.order.suit, choice.order.beats
    rest = [
        card
        for card in reversed(choice.held)
        if card != choice.card and 0 < choice.higher_than(card) <= choice.higher
    ]
    if not 0 < choice.higher <= FEW or not rest:
        return
    above = next(
        card
        for card in choice.out
        if suit[card] == suit[choice.card] and beats(card, choice.card, choice.trump)
    )
    words = (
        _("Only the {above} is stronger; once it is played, nobody has one above your {left}.")
        if choice.higher == 1
        else _(
            "It brings out one of the two that are stronger; then only one is left above your "
            "{left}."
        )
    )
    told = words.format(above=choice.card_name(above), left=choice.card_name(rest[0]))
    yield Reason(told, "drives out", len(rest) + 1 - choice.higher)


def _draws(choice: Choice) -> Iterator[Reason]:
    """Yield that a trump is led so that sure cards of other suits are not ruffed."""
    safe = [
        card
        for card in choice.legal
        if choice.order.suit[card] != choice.trump and not choice.higher_than(card)
    ]
    if choice.is_trump and choice.trumps_out and safe:
        words = many(
            "It draws trumps, of which up to {n} is out, so that nobody trumps your {card}.",
            "It draws trumps, of which up to {n} are out, so that nobody trumps your {card}.",
            choice.trumps_out,
        )
        told = words.format(n=choice.trumps_out, card=choice.card_name(safe[-1]))
        yield Reason(told, "draws for others low" if choice.higher >= LOW else "draws for others")


def _long(choice: Choice) -> Iterator[Reason]:
    """Yield that the last cards of a long suit win, which is begun from either end of it."""
    n, held = _of_suit(choice), len(choice.held)
    if n and held > n:
        words = many(
            "You hold {held} cards of {suit}, and at most {n} is out: when that is gone, the rest "
            "of yours win.",
            "You hold {held} cards of {suit}, and at most {n} are out: when those are gone, the "
            "rest of yours win.",
            n,
        )
        yield Reason(words.format(held=held, n=n, suit=choice.suit), "outlasts", held - n)
    if held >= LONG and not choice.is_trump and choice.card in (choice.held[0], choice.held[-1]):
        words = (
            _(
                "The weakest of your {n} cards of {suit}: it gives a trick away early, for the "
                "long cards to win later."
            )
            if choice.card == choice.held[0]
            else _(
                "The strongest of your {n} cards of {suit}: it clears the way for the long ones."
            )
        )
        yield Reason(words.format(n=held, suit=choice.suit), "", held)


# -- where tricks are not wanted


def _without_pain(choice: Choice, view: BerzerkaView) -> Iterator[Reason]:
    """Yield that a trick may be won where nobody is likely to throw a pain card on it."""
    pain = view.table.declaration.pain
    if pain is None or choice.order.suit[choice.card] == pain:
        return
    if all(choice.order.suit[card] != pain for card in choice.out):
        yield Reason(_("No pain card is out any more: this trick costs nothing."))
    elif _follow(choice, view) >= PROBABLY:
        words = _(
            "A trick without pain cards costs nothing: up to {n} cards of {suit} are out, so both "
            "will probably have to follow."
        )
        yield Reason(
            words.format(n=_of_suit(choice), suit=choice.suit), "no pain", _of_suit(choice)
        )


def _to_lose(choice: Choice) -> Iterator[Reason]:
    """Yield how hard it is for others not to win the trick, and what is kept for later ones."""
    lower = choice.lower_than(choice.card)
    if choice.higher and not lower:
        words = many(
            "Only {n} card of {suit} may be out, a stronger one: whoever has it beats yours.",
            "All {n} cards of {suit} that may be out are stronger: whoever follows beats it.",
            choice.higher,
        )
        yield Reason(words.format(n=choice.higher, suit=choice.suit), "ducked under")
    elif choice.higher and lower <= FEW:
        words = many(
            "Only {lower} weaker card of {suit} may be out; whoever has to follow with another "
            "beats it.",
            "Only {lower} weaker cards of {suit} may be out; whoever has to follow with another "
            "beats it.",
            lower,
        )
        yield Reason(words.format(lower=lower, suit=choice.suit), "ducked under", -lower)
    yield from _rid_of(choice)
    yield from _throws_next(choice)


def _rid_of(choice: Choice) -> Iterator[Reason]:
    """Yield that a card is dangerous later, while a sure loser can wait."""
    lower = choice.lower_than(choice.card)
    exits = [card for card in choice.legal if _is_exit(choice, card) and card != choice.card]
    if exits and choice.higher > FEW < lower:
        words = _(
            "Get rid of it while {n} stronger cards of {suit} may still be out; the {exit} loses "
            "later as well."
        )
        told = words.format(n=choice.higher, suit=choice.suit, exit=choice.card_name(exits[0]))
        yield Reason(told, "rid of", lower)


def _is_exit(choice: Choice, card: Card) -> bool:
    """Tell whether every card of its suit that may be out is higher, and there are some."""
    return choice.higher_than(card) > 0 and not choice.lower_than(card)


def _throws_next(choice: Choice) -> Iterator[Reason]:
    """Yield which card can be thrown on the next trick of a suit that one has no more of."""
    n = _of_suit(choice)
    others = [card for card in choice.legal if card not in choice.held]
    risky = [card for card in others if choice.lower_than(card) > FEW]
    if len(choice.held) == 1 and not choice.is_trump and choice.may_come_again and risky:
        worst = min(risky, key=choice.higher_than)
        words = many(
            "Your only card of {suit}: on the one that may still be led you can throw the {card}.",
            "Your only card of {suit}: {n} more may be out, and on those you can throw the {card}.",
            n,
        )
        told = words.format(n=n, suit=choice.suit, card=choice.card_name(worst))
        yield Reason(told, "throws next", n)


# -- before the tricks count


def _before_they_count(choice: Choice) -> Iterator[Reason]:
    """Yield what prepares for the tricks that count: fewer trumps out, or a suit to ruff."""
    suit = choice.order.suit
    trumps = [card for card in choice.legal if suit[card] == choice.trump]
    if choice.is_trump and len(choice.held) >= choice.trumps_out > 0:
        words = many(
            "You hold {held} trumps, and at most {n} is out: draw it before the tricks count.",
            "You hold {held} trumps, and at most {n} are out: draw them before the tricks count.",
            choice.trumps_out,
        )
        told = words.format(held=len(choice.held), n=choice.trumps_out)
        yield Reason(told, "draws early", choice.higher)
    if len(choice.held) == 1 and trumps and not choice.is_trump and choice.may_come_again:
        n = _of_suit(choice)
        words = many(
            "Your only card of {suit}: {n} more may be out, and when it counts you can trump it.",
            "Your only card of {suit}: {n} more may be out, and when it counts you can trump them.",
            n,
        )
        yield Reason(words.format(n=n, suit=choice.suit), "ruffs then")

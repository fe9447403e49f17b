"""What can be seen of a card before it is played, for the hints of all trick games.

A fact is a row: a sentence, to whom it speaks, and when it holds. The first row that holds of the
best card, and not or less of the other, is what a hint says. All of it is seen by whoever holds the
cards (`Choice`).
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

from game.core.explain import Fact, Feature, Places, Role, Unit
from game.core.tally import WORTH
from game.core.words import _, many, marked
from game.kit.cards import Card
from game.kit.choice import LOW, Choice
from game.kit.tricks import PlayCard

ChoiceOf = Callable[[Any, Any], Choice]
Much = bool | float
"""Whether a fact holds, or how much of it there is."""
Row = tuple[str, int, Callable[[Any], Much]]
"""The sentence; 1 where it speaks to somebody who wants tricks, -1 where to one who wants none, 0
where to both; when it holds."""

LONG = 4
"""From so many cards on a suit is long."""


def _cut(choice: Choice) -> bool:
    """Tell whether it is the last card of a side suit that may be led again, and trumps stay."""
    is_last = len(choice.held) == 1 and not choice.is_trump and choice.may_come_again
    return is_last and any(choice.order.suit[card] == choice.trump for card in choice.legal)


def _is_weakest(choice: Choice) -> bool:
    """Tell whether no other card that may be played is weaker, by what may be out above it."""
    most = max(map(choice.higher_than, choice.legal))
    return choice.lies_between(choice.legal)[0] and choice.higher == most


def _is_best_loser(choice: Choice) -> bool:
    """Tell whether it is the strongest of the cards that lose to the trick as it lies."""
    losers = [card for card in choice.legal if card not in choice.takers]
    return choice.card in losers and choice.follows and choice.lies_between(losers)[1]


WORTHS = Feature(
    WORTH,
    marked("points over average"),
    marked("Points against the table’s average: {n}; with {other}, {m}."),
    unit=Unit.POINTS,
    least=0.1,
)
"""The last feature of games that are paid against the others."""

LEADING: Sequence[Row] = [
    (
        marked("It draws trumps: {out} may still be out."),
        1,
        lambda c: c.is_trump and c.trumps_out > 0,
    ),
    (marked("A sure trick: nothing still out beats it."), 1, lambda c: not c.beaters),
    (
        marked("Only a trump beats it: nothing stronger in {suit} is out."),
        1,
        lambda c: c.beaters > 0 and not c.is_trump and c.higher == 0,
    ),
    (marked("Your only card of {suit}: without it you can trump that suit."), 0, _cut),
    (
        marked("Your long suit: the last of its {held} cards may win later."),
        1,
        lambda c: not c.is_trump and len(c.held) >= LONG and float(len(c.held)),
    ),
    (
        marked("It will hardly win, but costs you nothing strong."),
        1,
        lambda c: c.higher >= LOW and float(c.higher),
    ),
    (
        marked("Somebody else may win it: {n} higher cards of {suit} may be out."),
        -1,
        lambda c: c.higher > 1 and float(c.higher),
    ),
    (
        marked("Lead it while it can still lose: later it may have to win."),
        -1,
        lambda c: 0 < c.higher < LOW and -float(c.higher),
    ),
]
"""What can be said of a card that is led."""

FOLLOWING: Sequence[Row] = [
    (
        marked("It wins the trick, and your {top} stays for a later one."),
        1,
        lambda c: (
            c.takes(c.card)
            and not c.beaters
            and c.card != c.takers[-1]
            and -float(c.takers.index(c.card))
        ),
    ),
    (marked("It wins the trick for certain."), 1, lambda c: c.takes(c.card) and not c.beaters),
    (
        marked("It wins for now, and few cards still out beat it."),
        1,
        lambda c: c.takes(c.card) and c.higher < LOW and -float(c.beaters),
    ),
    (
        marked("You cannot win this trick, so play your weakest card."),
        1,
        lambda c: not c.takers and _is_weakest(c),
    ),
    (
        marked("Let this trick go: your {top} stays for a later one."),
        1,
        lambda c: bool(c.takers) and c.card not in c.takers,
    ),
    (marked("The strongest of your cards that still loses to the {winner}."), -1, _is_best_loser),
    (
        marked("Thrown here, it cannot win a trick for you later."),
        -1,
        lambda c: not c.follows and not c.takes(c.card) and c.higher < LOW and -float(c.higher),
    ),
    (
        marked("Your only card of {suit}: without it you can trump that suit."),
        1,
        lambda c: not c.follows and _cut(c),
    ),
    (
        marked("It loses to the {winner}, so you do not win the trick."),
        -1,
        lambda c: not c.takes(c.card),
    ),
]
"""What can be said of a card that is played to a trick."""

CARD_WINS: Mapping[Role, str] = {
    Role.BEST: marked("Played now, the {member} wins in {n} of 100; kept, in {m}."),
    Role.OTHER: marked("Kept, the {member} wins in {n} of 100; played now, in {m}."),
    Role.THIRD: marked("Your {member} then wins in {n} of 100; after {other}, in {m}."),
}
"""What is said of the card of which it depends most how many tricks are won."""


def card_facts(
    choice_of: ChoiceOf, first: Sequence[Row] = (), last: Sequence[Row] = ()
) -> Sequence[Fact[Any]]:
    """Return the rows, between those of a game's own, given how it makes a `Choice` of a view and a
    card."""

    def fact(row: Row, leads: bool | None = None) -> Fact[Any]:
        says, way, test = row

        def holds(view: Any, action: Any) -> Places | None:
            if (card := _played(action)) is None:
                return None
            choice = choice_of(view, card)
            fits = choice.is_free and leads in (None, not choice.trick.cards)
            much = fits and test(choice)
            return None if much is False else _places(choice, float(much))

        return Fact(says, holds, way)

    return [
        *map(fact, first),
        *(fact(row, leads=True) for row in LEADING),
        *(fact(row, leads=False) for row in FOLLOWING),
        *map(fact, last),
    ]


def _played(action: Any) -> Card | None:
    """Return the card that is played, alone or from a marriage."""
    return action.card if isinstance(action, PlayCard) else getattr(action, "led", None)


def _places(choice: Choice, much: float) -> Places:
    trick, name = choice.trick.cards, choice.card_name
    winner = trick[choice.order.best_place(trick, choice.trump)] if trick else None
    return {
        "much": much,
        "size": round(abs(much)),
        "suit": choice.suit,
        "n": choice.higher,
        "out": choice.trumps_out,
        "held": len(choice.held),
        "top": name(choice.takers[-1]) if choice.takers else "",
        "winner": "" if winner is None else name(winner),
    }


def held_words(trumps: int, high: str = "", *, aces: int, kings: int = 0, tens: int = 0) -> str:
    """Return what a hand holds: "3 trumps (Ace, Queen), 1 king", the `high` trumps by name."""
    held = [
        (trumps, many("{n} trump", "{n} trumps", trumps) + (f" ({high})" if high else "")),
        (aces, many("{n} ace", "{n} aces", aces)),
        (kings, many("{n} king", "{n} kings", kings)),
        (tens, many("{n} ten", "{n} tens", tens)),
    ]
    return ", ".join(words.format(n=n) for n, words in held if n) or _("no trump and nothing high")


def spent(choice: Choice, wants: int) -> tuple[bool | int, ...]:
    """Return what a card costs where several are level: who wants tricks keeps his strong cards,
    who wants none gets rid of those that lose now."""
    strength, card = choice.order.height[choice.card], int(choice.card)
    if wants > 0:
        return choice.is_trump, strength, card
    return choice.takes(choice.card), choice.is_trump, -strength, card


def card_kind(choice_of: ChoiceOf) -> Callable[[Any, Any], Hashable]:
    """Return what tells kinds of choices apart: a card by what it does, all else by itself."""

    def kind(view: Any, action: Any) -> Hashable:
        return choice_of(view, action.card).kind if isinstance(action, PlayCard) else action

    return kind


def is_about(card: Card, action: Any) -> bool:
    """Tell whether a choice is to play this card."""
    return _played(action) == card

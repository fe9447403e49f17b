"""What a player of Dreierschnapsen keeps count of, where that is practised."""

from collections.abc import Sequence

from game.core.protocols import Names
from game.core.rng import Rng
from game.core.themes import Count
from game.core.words import _
from game.kit.cards import Card
from game.kit.counting import Seen, highest_left, seen_cards, shown_out, trumps_or_led, unseen_of
from game.kit.german import PACK, german_card_name, german_suit_name, points_in
from game.rulesets.schnapsen.contracts import Aim
from game.rulesets.schnapsen.play import RULES
from game.rulesets.schnapsen.position import SchnapsenTable, SchnapsenView

APART = (-14, -11, -10, -8, -6, -4, -3, -2, 2, 3, 4, 6, 8, 10, 11, 14)
"""How far wrong answers lie from the points that are right."""
CHOICES = 4


def counts(view: SchnapsenView, names: Names, luck: Rng) -> Sequence[Count]:
    """Ask for card points, for trumps, and for who has shown out."""
    table, observer = view.table, view.observer
    assert observer is not None
    seen = Seen(
        table,
        PACK,
        seen_cards(view, table.put_away, (table.turned,), *_married(table)),
        table.trump,
        RULES,
        suit_name=german_suit_name,
        card_name=german_card_name,
    )
    suit = trumps_or_led(seen)
    return (
        _points(table, names, luck) if _counts_points(table) else highest_left(seen, seen.led()),
        unseen_of(seen, suit),
        *shown_out(seen, observer, names, luck),
    )


def _counts_points(table: SchnapsenTable) -> bool:
    return table.row.aim == Aim.POINTS


def _married(table: SchnapsenTable) -> Sequence[Sequence[Card]]:
    """Return the cards that were shown in marriages."""
    return [marriage.cards for marriage in table.marriages]


def _points(table: SchnapsenTable, names: Names, luck: Rng) -> Count:
    """Ask how many card points a side has taken in tricks, one that has taken some."""
    maker = table.maker
    asks_maker = bool(table.taken[maker]) and (
        table.taken[maker] == len(table.tricks) or bool(luck.below(2))
    )
    side = [player for player in range(table.players) if (player == maker) is asks_maker]
    taken = [
        (number, points_in(trick.cards))
        for number, trick in enumerate(table.tricks, start=1)
        if trick.winner(table.trump, table.players) in side
    ]
    right = sum(points for _number, points in taken)
    near = [right + apart for apart in APART if right + apart >= 0]
    answers = sorted((right, *luck.sample(near, CHOICES - 1)))
    question = (
        _("How many card points has {player} taken in tricks?")
        if asks_maker
        else _("How many card points have the opponents of {player} taken in tricks?")
    )
    tricks = ", ".join(_("trick {n}: {points}").format(n=n, points=points) for n, points in taken)
    return Count(
        question.format(player=names[maker]),
        tuple(map(str, answers)),
        answers.index(right),
        _("{tricks}; in all {sum}.").format(tricks=tricks[:1].upper() + tricks[1:], sum=right),
    )

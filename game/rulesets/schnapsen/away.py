"""Why the declarer puts a card away."""

from collections.abc import Collection, Iterator

from game.core.reason import Reason
from game.core.words import _, many
from game.kit.cards import NO_TRUMP, SPADES, Card
from game.kit.choice import Choice
from game.kit.german import KING, OBER, TEN, UNTER, german_card, german_card_name, points_in
from game.rulesets.schnapsen import bettler
from game.rulesets.schnapsen.contracts import ALL_TRICKS, COUNTING, TALON, Aim
from game.rulesets.schnapsen.holding import beatable, forced, marriages, still_out
from game.rulesets.schnapsen.position import SchnapsenTable, SchnapsenView
from game.rulesets.schnapsen.scoring import ENOUGH, SCHNAPSER_TRICKS

LEAST_OF_OTHERS = 2 * points_in([german_card(SPADES, UNTER)])
"""What the cards of the two others bring to a trick at least."""


def why_away(view: SchnapsenView, choice: Choice) -> Iterator[Reason]:
    """Yield why a card is put away: what is gained by it, and how little is lost."""
    table = view.table
    room = TALON - len(table.put_away)
    if table.row.aim is Aim.NO_TRICK:
        yield from bettler.put_away(choice, room)
        return
    if table.row.aim in ALL_TRICKS:
        yield from _losers(view, choice, room)
    if _may_ruff(table) and not choice.is_trump:
        yield from _to_ruff(choice, room, table.row.aim)
    if table.row.aim is Aim.POINTS:
        yield from _cheap(choice)
    if table.row.aim not in ALL_TRICKS or choice.card in beatable(view.hand, still_out(view)):
        yield from _weak(choice)
    if table.row.aim is Aim.FOUR_TRICKS:
        yield from _enough_left(view, choice.card, room)


def _losers(view: SchnapsenView, choice: Choice, room: int) -> Iterator[Reason]:
    """Yield that what can be beaten goes, where no trick may be lost, and all of it can go."""
    losers = beatable(view.hand, still_out(view))
    if choice.card in losers and len(losers) <= room:
        words = (
            _("Led from the top, your other cards cannot be beaten in their suits; this one can.")
            if len(losers) == 1
            else _(
                "Led from the top, only this and the {card} can be beaten in their suits: both go."
            )
        )
        other = next((card for card in losers if card != choice.card), choice.card)
        yield Reason(words.format(card=german_card_name(other)), "loser")
    elif len(losers) == 1 and room == TALON:
        words = _("The {loser} must go, for it can be beaten; beside it you can spare this one.")
        yield Reason(words.format(loser=german_card_name(losers[0])), "beside a loser")


def _may_ruff(table: SchnapsenTable) -> bool:
    """Tell whether the declarer can come to ruff: not where he leads and may lose no trick."""
    leads_all = table.row.aim in ALL_TRICKS and table.first_leader == table.maker
    return table.trump != NO_TRUMP and not leads_all


def _to_ruff(choice: Choice, room: int, aim: Aim) -> Iterator[Reason]:
    """Yield that nothing is left of a suit, if it is so, and what that costs where the most card
    points win."""
    points = points_in(choice.held)
    if room == len(choice.held) == TALON:
        is_marriage = aim in COUNTING and {card.rank for card in choice.held} == {KING, OBER}
        words = (
            _(
                "Your two cards of {suit} can go together, though they are a marriage: without "
                "them you can trump that suit."
            )
            if is_marriage
            else _(
                "Your two cards of {suit} can go together: without them you can trump that suit."
            )
        )
        yield Reason(words.format(suit=choice.suit), "two together", -points)
    has_trumps = any(card.suit == choice.trump for card in choice.legal)
    if len(choice.held) > 1 or not has_trumps:
        return
    if aim is not Aim.POINTS:
        words = _("Your only card of {suit}: without it you can trump that suit.")
        yield Reason(words.format(suit=choice.suit), "only card")
    elif choice.card.rank == TEN and choice.higher:
        words = _(
            "Your only card of {suit}: the ace would take it, and without it you can trump that "
            "suit."
        )
        yield Reason(words.format(suit=choice.suit), "only card", -points)
    else:
        words = many(
            "Your only card of {suit}: without it you can trump that suit. It costs you {n} card "
            "point.",
            "Your only card of {suit}: without it you can trump that suit. It costs you {n} card "
            "points.",
            points,
        )
        yield Reason(words.format(suit=choice.suit, n=points), "only card", -points)


def _cheap(choice: Choice) -> Iterator[Reason]:
    """Yield that a card may be beaten, or stands below a better one, and how few points it has."""
    card, top = choice.card, choice.held[-1]
    points = points_in([card])
    if card.rank == TEN and choice.higher and len(choice.held) == 1:
        words = _("The ace of {suit} may be out: it would take your {n} card points.")
        yield Reason(words.format(suit=choice.suit, n=points), "may be caught", choice.higher)
    if card.rank < TEN and choice.higher:
        words = many(
            "{n} higher card of {suit} may be out against it; it costs you only {p} card points.",
            "{n} higher cards of {suit} may be out against it; it costs you only {p} card points.",
            choice.higher,
        )
        told = words.format(n=choice.higher, suit=choice.suit, p=points)
        yield Reason(told, "weak", choice.higher - points / TEN)
    if card.rank < TEN and choice.higher_than(top) < choice.higher:
        words = _(
            "The {top} is the one to win in {suit}; beside it this costs you only {p} card points."
        )
        told = words.format(top=german_card_name(top), suit=choice.suit, p=points)
        yield Reason(told, "beside a better one", -points)
    if card.rank in (KING, OBER):
        mate = german_card(card.suit, OBER if card.rank == KING else KING)
        if mate not in choice.legal:
            words = _(
                "Without the {mate} it makes no marriage, and costs you only {p} card points."
            )
            told = words.format(mate=german_card_name(mate), p=points)
            yield Reason(told, "no marriage", -points)


def _weak(choice: Choice) -> Iterator[Reason]:
    """Yield how many cards that may be out are higher."""
    if choice.higher:
        words = many(
            "{n} higher card of {suit} may still be out against it.",
            "{n} higher cards of {suit} may still be out against it.",
            choice.higher,
        )
        told = words.format(n=choice.higher, suit=choice.suit)
        yield Reason(told, "may be beaten", choice.higher)


def _enough_left(view: SchnapsenView, card: Card, room: int) -> Iterator[Reason]:
    """Yield that four tricks, and 66 with them, are there without a card: led from the top nothing
    beats what is left, and each trick brings two cards of others."""
    trump = view.table.trump
    rest = [each for each in view.hand if each != card]
    losers = beatable(rest, still_out(view))
    tops = sorted((each for each in rest if each not in losers), key=lambda each: -each.rank)
    won = points_in(tops[:SCHNAPSER_TRICKS]) + max(marriages(rest, trump).values(), default=0)
    still = len(tops) - (room - 1)
    if still < SCHNAPSER_TRICKS or won + SCHNAPSER_TRICKS * LEAST_OF_OTHERS < ENOUGH:
        return
    words = _(
        "Without it you still hold {n} cards that nothing beats in their suits, led from the top: "
        "four tricks are enough."
    )
    yield Reason(words.format(n=len(tops)), "enough left", len(tops))


def keeping(view: SchnapsenView, away: Collection[Card]) -> str:
    """Return what is good of the cards that are kept, for which nothing else is to be told."""
    kept, out = [card for card in view.hand if card not in away], still_out(view)
    if view.table.row.aim is Aim.NO_TRICK:
        good = [card for card in kept if card not in forced(kept, out)]
        if not good:
            return _("Lower cards can be led under any of those that you keep.")
        words = _("You keep these, under which no lower card can be led: {cards}.")
    else:
        good = [card for card in kept if card not in beatable(kept, out)]
        if not good:
            return _("Any of those that you keep may be beaten in its suit.")
        words = _("You keep these, which nothing beats in their suits, led from the top: {cards}.")
    return words.format(cards=", ".join(map(german_card_name, good)))

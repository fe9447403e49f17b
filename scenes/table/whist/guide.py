"""What the guide of a lesson says: one short paragraph for the situation at the table."""

from dataclasses import dataclass
from enum import Enum, auto

from game.core.points import points_text
from game.core.protocols import Event
from game.core.words import _
from game.kit.cards import NO_TRUMP
from game.kit.facts import TrickTaken
from game.rulesets.whist.bidding import forbidden_bid
from game.rulesets.whist.events import DealScored
from game.rulesets.whist.table import WhistView
from scenes.table.reading import suit_words


class Topic(Enum):
    """What is explained."""

    BID = auto()
    HOOK = auto()
    LEAD = auto()
    FOLLOW = auto()
    TRUMP = auto()
    FREE = auto()
    TRICK = auto()
    SCORE = auto()


@dataclass(frozen=True)
class Advice:
    """A headline and a paragraph, in markup."""

    topic: Topic
    title: str
    words: str


def advice_for(view: WhistView) -> Advice:
    """Return what a person who is to act should know; `view` is of the person's seat."""
    return _on_bidding(view) if view.table.is_bidding else _on_playing(view)


def _trumps(view: WhistView) -> str:
    if view.table.trump == NO_TRUMP:
        return _("There are no trumps.")
    sign = suit_words(view.table.trump)
    return _("{suit} are trumps: they beat every other suit.").format(suit=sign)


def _on_bidding(view: WhistView) -> Advice:
    table = view.table
    forbidden = forbidden_bid(table.cards, table.bids, table.players)
    if forbidden is not None:
        words = _(
            "You deal, so you bid last, and the bids may not add up to the number of tricks. "
            "That is why {bid} is crossed out: somebody will miss."
        )
        return Advice(Topic.HOOK, _("The hook"), words.format(bid=f"**{forbidden}**"))
    words = _(
        "Say how many of the {cards} tricks you will take. {trumps} Count your aces, kings "
        "and trumps: exactly right is worth 10 points, and one more a trick."
    )
    return Advice(Topic.BID, _("The bid"), words.format(cards=table.cards, trumps=_trumps(view)))


def _on_playing(view: WhistView) -> Advice:
    assert view.observer is not None
    needs = _needs(view)
    if not view.table.trick.cards:
        words = _("You lead: play any card. The highest card of its suit wins, or else a trump.")
        return Advice(Topic.LEAD, _("You lead"), f"{words} {needs}")
    led = view.table.trick.cards[0].suit
    suits = {card.suit for card in view.hand}
    sign = suit_words(led)
    if led in suits:
        words = _("{suit} were led and you hold some, so you must play one. The rest is dark.")
        return Advice(Topic.FOLLOW, _("Follow suit"), f"{words.format(suit=sign)} {needs}")
    if view.table.trump in suits:
        words = _("{suit} were led and you have none, so you must play a trump.")
        return Advice(Topic.TRUMP, _("Trump it"), f"{words.format(suit=sign)} {needs}")
    words = (
        _("You have none of {suit}: throw any card away, it cannot win.")
        if view.table.trump in (led, NO_TRUMP)
        else _("You have neither {suit} nor a trump: throw any card away, it cannot win.")
    )
    return Advice(Topic.FREE, _("A free choice"), f"{words.format(suit=sign)} {needs}")


def _needs(view: WhistView) -> str:
    """Return how far the person is from the bid."""
    assert view.observer is not None
    left = (view.table.bid_of(view.observer) or 0) - view.table.taken[view.observer]
    if left > 0:
        return _("Still to take: {n}.").format(n=f"**{left}**")
    if left == 0:
        return _("You have what you bid: try to lose the rest.")
    return _("You are over your bid; spoil what the others want.")


def advice_after(event: Event, seat: int, names: tuple[str, ...]) -> Advice | None:
    """Return what there is to say of something that has happened, None for nothing."""
    if isinstance(event, TrickTaken):
        if event.player == seat:
            return Advice(Topic.TRICK, _("Your trick"), _("The best card was yours. You lead."))
        words = _("{name} had the best card, and leads to the next trick.")
        return Advice(Topic.TRICK, _("The trick"), words.format(name=names[event.player]))
    if isinstance(event, DealScored):
        outcome, points = event.result.outcome(seat), event.result.points[seat]
        if outcome.made:
            words = _("You bid {bid} and took {taken}: 10 points and {taken} for the tricks.")
        else:
            words = (
                _("You bid {bid} and took {taken}. Missed; still a point a trick: {points}.")
                if outcome.tricks
                else _("You bid {bid} and took not one trick. That costs ten points.")
            )
        told = words.format(bid=outcome.bid, taken=outcome.tricks, points=points_text(points))
        return Advice(Topic.SCORE, _("The score"), told)
    return None

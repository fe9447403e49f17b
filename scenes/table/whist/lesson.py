"""The first lesson in whist: four short deals, and what the guide says to them."""

from collections.abc import Sequence
from typing import Any

from game.core.points import points_text
from game.core.protocols import Event, Player
from game.core.words import _, marked
from game.kit.cards import ACE, NO_TRUMP, Card, card_name
from game.kit.tricks import TrickTaken
from game.rulesets.whist import WHIST
from game.rulesets.whist.guide import choice_of, still_needed, wants
from game.rulesets.whist.hindsight import why_missed
from game.rulesets.whist.options import WhistOptions
from game.rulesets.whist.phases import forbidden_bid, is_missed
from game.rulesets.whist.standing import DealResult
from game.rulesets.whist.table import DealScored, DealStarted, WhistView
from scenes.show.lesson import A_TRICK, Lesson, Remark
from scenes.table.reading import suit_words

FEW_CARDS = 3
"""With so few cards each a suit may never be led."""


def asked(view: WhistView, legal: Sequence[Any]) -> Remark:
    """Return what the person should know who is to bid or to play."""
    return _on_bidding(view) if view.table.is_bidding else _on_playing(view)


def _trumps(view: WhistView) -> str:
    if view.table.trump == NO_TRUMP:
        return _("There are no trumps.")
    sign = suit_words(view.table.trump)
    return _("{suit} are trumps: they beat every other suit.").format(suit=sign)


def _on_bidding(view: WhistView) -> Remark:
    table = view.table
    forbidden = forbidden_bid(table.cards, table.bids, table.players)
    if forbidden is not None:
        words = _(
            "You deal, so you bid last, and the bids may not add up to the number of tricks. "
            "So {bid} is barred: somebody will miss."
        )
        return Remark(_("The hook"), words.format(bid=f"**{forbidden}**"))
    ace = _unsure_ace(view)
    words = (
        _(
            "Say how many of the {cards} tricks you will take. {trumps} Count your aces and high "
            "trumps: exactly right is worth 10 points, and one point more for each trick."
        )
        if ace is None
        else _(
            "Say how many of the {cards} tricks you will take. {trumps} Your {card} can win only "
            "when its own suit is led, and before that you may have to throw it away: with so few "
            "cards it is far from sure."
        )
    )
    card = "" if ace is None else card_name(ace)
    told = words.format(cards=table.cards, trumps=_trumps(view), card=card)
    return Remark(_("The bid"), told)


def _unsure_ace(view: WhistView) -> Card | None:
    """Return a plain ace, where so few cards are dealt to one who does not lead that its suit may
    never be led; None elsewhere."""
    table = view.table
    if table.cards > FEW_CARDS or table.player == table.forehand:
        return None
    plain = (card for card in view.hand if card.rank == ACE and card.suit != table.trump)
    return next(plain, None)


def _on_playing(view: WhistView) -> Remark:
    needs = _needs(view)
    if len(view.hand) == 1:
        words = _("One card is left, so there is nothing to choose.")
        return Remark(_("The last card"), words)
    if not view.table.trick.cards:
        words = _(
            "You lead: play any card. The highest card of its suit wins, unless it is trumped."
        )
        return Remark(_("You lead"), f"{words} {needs}")
    led = view.table.trick.cards[0].suit
    suits = {card.suit for card in view.hand}
    sign = suit_words(led)
    if led in suits:
        words = _("{suit} were led and you hold some, so you must play one.")
        return Remark(_("Follow suit"), f"{words.format(suit=sign)} {needs}")
    if view.table.trump in suits:
        words = _("{suit} were led and you have none: by the rules you must then play a trump.")
        return Remark(_("Trump it"), f"{words.format(suit=sign)} {needs}")
    words = (
        _("You have none of {suit}: throw any card away, it cannot win.")
        if view.table.trump in (led, NO_TRUMP)
        else _("You have neither {suit} nor a trump: throw any card away, it cannot win.")
    )
    which = _("Keep the high ones.") if wants(view) > 0 else _("Get rid of a high one.")
    needs = _needs(view)
    return Remark(_("A free choice"), f"{words.format(suit=sign)} {which} {needs}")


def _needs(view: WhistView) -> str:
    """Return how far the person is from the bid."""
    left = still_needed(view)
    if left > 0 and is_missed(view.table, view.table.player):
        return _("Your bid can no longer be made; every trick is still a point.")
    if left > 0:
        return _("Still to take: {n}.").format(n=f"**{left}**")
    if left == 0:
        return (
            _("You have what you bid, but you win this trick whatever you play.")
            if choice_of(view, view.hand[0]).wins_anyway
            else _("You have what you bid: try to lose the rest.")
        )
    return _("You are over your bid; every trick is still a point.")


def happened(event: Event, seat: Player, names: Sequence[str]) -> Sequence[Remark]:
    """Return what there is to say of something that has happened."""
    leads = _("Whoever takes a trick leads to the next.")
    match event:
        case DealStarted(number=0):
            return _aim()
        case TrickTaken(player, _trick) if player == seat:
            return [
                Remark(_("Your trick"), _("The best card was yours. {next}").format(next=leads))
            ]
        case TrickTaken(player, trick):
            words = (
                _("{name} had the best card. {next}")
                if trick.cards[player - trick.leader].suit == trick.cards[0].suit
                else _("{name} took it with a trump, which beats any other suit. {next}")
            )
            return [Remark(_("The trick"), words.format(name=names[player], next=leads))]
        case DealStarted(number=1):
            return [_shrinking()]
        case DealScored(result, _totals):
            return [_score(event, result, seat)]
    return []


def _aim() -> Sequence[Remark]:
    words = _(
        "When the cards are dealt you say how many tricks you will take, and then you take exactly "
        "that many. Not more, not fewer: that is the whole game."
    )
    return [Remark(_("The aim"), f"{words} {_(A_TRICK)}", waits=True)]


def _shrinking() -> Remark:
    words = _(
        "From deal to deal everybody gets a card less, so there are fewer tricks to bid for. A "
        "whole match goes down to one card like this, and then up again."
    )
    return Remark(_("Fewer cards"), words, waits=True)


def _score(event: DealScored, result: DealResult, seat: Player) -> Remark:
    outcome = result.outcome(seat)
    if outcome.made:
        words = _("You bid {bid} and took {taken}: 10 points and {taken} for the tricks.")
    elif outcome.tricks:
        words = _("You bid {bid} and took {taken}. Missed; still a point a trick: {points}.")
    else:
        words = _("You bid {bid} and took none. That costs ten points.")
    points = points_text(result.points[seat])
    told = words.format(bid=outcome.bid, taken=outcome.tricks, points=points)
    if result.points[seat] >= 0 and any(each < 0 for each in result.points):
        others = _("Whoever bids one or more and takes no trick at all loses 10.")
        told = f"{told} {others}"
    assert event.after is not None, "it comes with the table"
    return Remark(_("The score"), f"{told} {why_missed(event.after, seat)}".strip(), waits=True)


WHIST_LESSON = Lesson(
    WHIST,
    WhistOptions(largest_hand=5),
    seed=23,  # its cards bring up every situation that is explained
    deals=4,  # hands of five, four, three and two cards; each player deals once
    asked=asked,
    happened=happened,
    moral=marked("That is whist: bid, follow suit or trump, and take exactly what you said."),
    players=4,
    at_right=False,
)

"""What a missed bid hung on, as far as the cards that were played tell it: for who learns."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from game.core.protocols import Player
from game.core.tally import in_100
from game.core.words import _
from game.kit.cards import ACE, Card, card_name
from game.kit.tricks import Trick
from game.rulesets.whist.phases import RULES, allowed_bids, prospects
from game.rulesets.whist.table import Phase, WhistTable

FAIR = 0.1
"""So much less often than the likeliest bid a fair one is made."""


class Turn(NamedTuple):
    """A card that a player played, and what he could have played instead behind others."""

    card: Card
    place: int
    trick: Trick
    won: bool
    before: int
    """How many tricks he had taken before it."""
    others: tuple[Card, ...]
    """The other cards of his hand that the rules allowed."""


def why_missed(table: WhistTable, player: Player) -> str:
    """Return why a bid was missed in a deal that is over, "" where it was made."""
    bid, taken = table.seat_bids()[player], table.taken[player]
    turns = list(_turns(table, player))
    if taken < bid:
        needed = [each for each in turns if each.before < bid]
        told = _one_missing if taken == bid - 1 else _bid_too_high
        return told(table, player, needed)
    if taken > bid:
        return _too_many(table, player, [each for each in turns if each.before >= bid])
    return ""


def _one_missing(table: WhistTable, player: Player, turns: list[Turn]) -> str:
    for each in turns:
        if each.card.rank == ACE and _is_away(each, table) and each.others:
            words = _(
                "You threw the {card} away on another suit, where it cannot win. While you need "
                "tricks, keep an ace for its own suit, or lead it."
            )
            return words.format(card=card_name(each.card))
    for each in turns:
        better = [card for card in each.others if _wins(each, card, table, player)]
        if better and not each.won:
            words = _(
                "You needed a trick, and the {better} would have won where you played {card}."
            )
            return words.format(better=card_name(better[0]), card=card_name(each.card))
    for each in turns:
        if each.card.rank == ACE and not each.won and each.card.suit == each.trick.cards[0].suit:
            words = _("Your {card} was trumped: even an ace is not quite sure of a trick.")
            return words.format(card=card_name(each.card))
        if each.card.rank == ACE and _is_away(each, table):
            words = _(
                "Your {card} was left for a trick of another suit, where it cannot win: an ace "
                "wins only when its own suit is led."
            )
            return words.format(card=card_name(each.card))
    return _bid_too_high(table, player, turns)


def _is_away(turn: Turn, table: WhistTable) -> bool:
    """Tell whether a card was thrown on a trick of another suit."""
    return turn.card.suit not in (turn.trick.cards[0].suit, table.trump)


def _bid_too_high(table: WhistTable, player: Player, _turns: list[Turn]) -> str:
    return _guessed(table, player) or _(
        "Your cards were not worth that many. Bid on aces and high trumps: low cards seldom win, "
        "and a king only once the ace of his suit is gone."
    )


def _too_many(table: WhistTable, player: Player, turns: list[Turn]) -> str:
    for each in turns:
        lower = [card for card in each.others if not _wins(each, card, table, player)]
        if each.won and lower:
            words = _(
                "You had what you bid, and won one more with the {card}; the {lower} would have "
                "lost that trick."
            )
            return words.format(card=card_name(each.card), lower=card_name(lower[-1]))
    return _guessed(table, player) or _("Your cards were worth more than you bid.")


def _guessed(table: WhistTable, player: Player) -> str:
    """Return that a bid was a fair guess, "" where another would have been made clearly oftener."""
    turn = (player - table.forehand) % table.players
    place = {trick: (player - trick.leader) % table.players for trick in table.tricks}
    hand = tuple(trick.cards[place[trick]] for trick in table.tricks)
    before = table.but(
        phase=Phase.BID,
        bids=table.bids[:turn],
        player=player,
        hands=tuple(hand if each == player else () for each in range(table.players)),
        trick=Trick(table.forehand),
        tricks=(),
        taken=(0,) * table.players,
    )
    _worth, bids = prospects(before)
    allowed = allowed_bids(before.cards, before.bids, before.players)
    own = bids[table.bids[turn]][0]
    if own < max(bids[each][0] for each in allowed) - FAIR:
        return ""
    words = _(
        "Your bid was a fair guess: with such cards it is made in about {n} of 100 deals, and this "
        "was one of the others."
    )
    return words.format(n=in_100(own))


def _wins(turn: Turn, card: Card, table: WhistTable, player: Player) -> bool:
    """Tell whether a card would have taken the trick, had all others played as they did."""
    cards = (*turn.trick.cards[: turn.place], card, *turn.trick.cards[turn.place + 1 :])
    trick = replace(turn.trick, cards=cards)
    return trick.winner(table.trump, table.players) == player


def _turns(table: WhistTable, player: Player) -> Iterator[Turn]:
    """Yield a player's turns, first to last; a lead has no others, for nobody knows what came."""
    places = [(player - trick.leader) % table.players for trick in table.tricks]
    played = [trick.cards[place] for trick, place in zip(table.tricks, places, strict=True)]
    before = 0
    for number, (trick, place) in enumerate(zip(table.tricks, places, strict=True)):
        won = trick.winner(table.trump, table.players) == player
        so_far = replace(trick, cards=trick.cards[:place])
        may, _duty = RULES.open_cards(played[number:], so_far, table.trump)
        others = [card for card in may if place and card != played[number]]
        yield Turn(played[number], place, trick, won, before, tuple(sorted(others)))
        before += won

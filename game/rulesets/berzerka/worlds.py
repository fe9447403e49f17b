"""Worlds: full hands of play that an observer cannot tell from the real one."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.core.rng import Rng
from game.kit.cards import SUITS, Card, Suit
from game.kit.dealing import Holder, deal_out
from game.kit.number_cards import NUMBER_DECK
from game.rulesets.berzerka.actions import BerzerkaAction, Deal, Discard, Done
from game.rulesets.berzerka.position import FIRST_PART, BerzerkaTable
from game.rulesets.berzerka.scoring import PLAYERS
from game.rulesets.berzerka.state import BerzerkaState
from game.rulesets.berzerka.view import BerzerkaView


@dataclass
class Share:
    """All the cards that one player has had in this hand.

    `held` now, `played`, `away` put away, and of held and played those he `drew`.
    """

    held: list[Card]
    played: list[Card] = field(default_factory=list)
    away: list[Card] = field(default_factory=list)
    drew: list[Card] = field(default_factory=list)

    def dealt(self) -> list[Card]:
        """Return the cards he was dealt before the exchange."""
        drawn = set(self.drew)
        return [card for card in (*self.held, *self.played) if card not in drawn] + self.away


def determinize(view: BerzerkaView, rng: Rng) -> BerzerkaState:
    """Return a world: the cards not seen dealt at random to hands, discards and talon.

    Whoever did not follow suit holds none of that suit (BZ-17); which of his cards were dealt in
    which part, drawn or put away is drawn at random as well.
    """
    return state_of(view, shares(view, rng), rng)


def shares(view: BerzerkaView, rng: Rng) -> list[Share | None]:
    """Draw the cards of everyone but the observer, who has None here."""
    others = [player for player in range(PLAYERS) if player != view.observer]
    found: list[Share | None] = [None] * PLAYERS
    table = view.table
    void = shown_void(table)
    every = frozenset(SUITS)
    holders = []
    for player in others:
        holders.append(Holder(len(table.hands[player]), every - void[player]))
        holders.append(Holder(len(table.discards[player]), every))
    seen = _seen(table)
    hidden = [card for card in NUMBER_DECK if card not in seen]
    given = deal_out(hidden, holders, rng)
    for place, player in enumerate(others):
        played = [card for who, card, _trick in table.played() if who == player]
        share = Share(given[2 * place], played, sorted(given[2 * place + 1]))
        if len(view.dealt(player)) == 3:
            share.drew = rng.sample([*share.held, *played], len(share.away))
        found[player] = share
    return found


def state_of(view: BerzerkaView, given: Sequence[Share | None], rng: Rng) -> BerzerkaState:
    """Return the state in which everyone has had the cards of his share."""
    hands, discards = list(view.table.hands), list(view.table.discards)
    for player, share in enumerate(given):
        if share is not None:
            hands[player] = tuple(sorted(share.held))
            discards[player] = tuple(share.away)
    table = view.table.but(hands=tuple(hands), discards=tuple(discards))
    return BerzerkaState(table, _history(view, given, rng))


def _history(
    view: BerzerkaView, given: Sequence[Share | None], rng: Rng
) -> tuple[BerzerkaAction, ...]:
    """Return the history with the cards that the view leaves out filled in."""
    packets: list[list[tuple[Card, ...]]] = [_packets(share, rng) for share in given]
    away = [iter(() if share is None else share.away) for share in given]
    declared = view.table.declared
    turn = 0 if declared is None else declared.declarer
    filled: list[BerzerkaAction] = []
    for action in view.history:
        if isinstance(action, Deal) and action.player != view.observer:
            action = Deal(action.player, packets[action.player].pop(0))
        elif isinstance(action, Discard) and turn != view.observer:
            action = Discard(next(away[turn]))
        elif isinstance(action, Done):
            turn = (turn + 1) % PLAYERS
        filled.append(action)
    return tuple(filled)


def _packets(share: Share | None, rng: Rng) -> list[tuple[Card, ...]]:
    """Return the packets that a player was given: the first part, the second, what he drew."""
    if share is None:
        return []
    dealt = share.dealt()
    rng.shuffle(dealt)
    return [
        tuple(sorted(packet)) for packet in (dealt[:FIRST_PART], dealt[FIRST_PART:], share.drew)
    ]


def _seen(table: BerzerkaTable) -> set[Card]:
    """Return the cards that lie open to the observer: his own, and all that were played."""
    own = {card for cards in (*table.hands, *table.discards) for card in cards}
    return own | {card for _who, card, _trick in table.played()}


def shown_void(table: BerzerkaTable) -> list[frozenset[Suit]]:
    """Return, for each player, the suits he has shown to have none of (BZ-17)."""
    void: list[frozenset[Suit]] = [frozenset()] * PLAYERS
    for player, card, trick in table.played():
        led = trick.cards[0].suit
        if card.suit != led:
            void[player] |= {led}
    return void

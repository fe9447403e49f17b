"""How many tricks a player may still take, by his own cards and the trick that lies open."""

from game.core.protocols import Player
from game.kit.packs import HIGH
from game.rulesets.whist.play import RULES
from game.rulesets.whist.table import WhistTable


def within_reach(table: WhistTable, player: Player) -> int:
    """Return how many tricks a player may still take: one for each card in hand, and that in which
    his card lies best; but not this one where no card that he may play to it can win."""
    trick, hand = table.trick, table.hands[player]
    place = (player - trick.leader) % table.players
    if place < len(trick.cards):
        return len(hand) + (HIGH.best_place(trick.cards, table.trump) == place)
    return len(hand) - (bool(trick.cards) and not _may_win(table, player))


def _may_win(table: WhistTable, player: Player) -> bool:
    """Tell whether a card of the player may take the trick as it lies: where his hand is not seen,
    any could."""
    cards, hand = table.trick.cards, [card for card in table.hands[player] if card is not None]
    if len(hand) < len(table.hands[player]):
        return True
    may_play, _duty = RULES.open_cards(hand, table.trick, table.trump)
    return any(HIGH.best_place((*cards, each), table.trump) == len(cards) for each in may_play)


def is_missed(table: WhistTable, player: Player) -> bool:
    """Tell whether a player has bid and can no longer make it: he has too many tricks, or there
    are too few left for him."""
    if (bid := table.bid_of(player)) is None:
        return False
    return not 0 <= bid - table.taken[player] <= within_reach(table, player)

"""A second generator of Serbian whist, slow and plain: lists of texts, nothing shared.

Cards are texts such as "ST"; players are 0, 1, ... counter-clockwise; player 0 bids and leads
first, so the last player deals. Written from the rules, not from the State.
"""

from collections import Counter

ORDER = "23456789TJQKA"


def bids_open(hand_size: int, bids: list[int], players: int) -> list[int]:
    """Which bids the next player may make."""
    every = list(range(hand_size + 1))
    if len(bids) == players - 1 and sum(bids) <= hand_size:
        every.remove(hand_size - sum(bids))
    return every


def cards_open(hand: list[str], trick: list[str], trump: str) -> list[str]:
    """Which cards may be played to the trick."""
    if trick == []:
        return hand
    same = [card for card in hand if card[0] == trick[0][0]]
    if same != []:
        return same
    trumps = [card for card in hand if card[0] == trump]
    if trumps != []:
        return trumps
    return hand


def best_place(trick: list[str], trump: str) -> int:
    """Which card of a full trick takes it."""
    in_race = [card for card in trick if card[0] == trump]
    if in_race == []:
        in_race = [card for card in trick if card[0] == trick[0][0]]
    best = in_race[0]
    for card in in_race:
        if ORDER.index(card[1]) > ORDER.index(best[1]):
            best = card
    return trick.index(best)


def leaves(hands: list[list[str]], trump: str, bids: list[int] | None = None) -> Counter[str]:
    """Count the ways a deal can go, by bids and tricks taken; with `bids` given, only the play."""
    players = len(hands)
    found: Counter[str] = Counter()
    if bids is None:
        _bid(hands, trump, [], found)
    else:
        _play(hands, trump, bids, 0, [], [0] * players, found)
    return found


def _bid(hands: list[list[str]], trump: str, bids: list[int], found: Counter[str]) -> None:
    players = len(hands)
    if len(bids) == players:
        _play(hands, trump, bids, 0, [], [0] * players, found)
        return
    for bid in bids_open(len(hands[0]), bids, players):
        _bid(hands, trump, [*bids, bid], found)


def _play(
    hands: list[list[str]],
    trump: str,
    bids: list[int],
    leader: int,
    trick: list[str],
    taken: list[int],
    found: Counter[str],
) -> None:
    players = len(hands)
    if len(trick) == players:
        leader = (leader + best_place(trick, trump)) % players
        trick = []
        taken = [*taken]
        taken[leader] = taken[leader] + 1
    if trick == [] and hands[leader] == []:
        found[f"{bids} {taken}"] += 1
        return
    player = (leader + len(trick)) % players
    for card in cards_open(hands[player], trick, trump):
        rest = [[held for held in hand if held != card] for hand in hands]
        _play(rest, trump, bids, leader, [*trick, card], taken, found)

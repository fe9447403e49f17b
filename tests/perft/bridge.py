"""A second generator of bridge, slow and plain: lists of texts, nothing shared.

Cards are texts such as "ST", "H*", "R*"; calls such as "P", "X", "4S". Players are 0 to 3,
clockwise. Written from the rules, not from the State.
"""

from collections import Counter

STRAINS = "CDHSN"
COLOUR = {"R": "HD", "B": "SC"}


def calls_open(calls: list[str], levels: int) -> list[str]:
    """Which calls the next player may make; the first call was player 0's."""
    found = ["P"]
    bids = [place for place, call in enumerate(calls) if call[0] in "12345678"]
    said = [place for place, call in enumerate(calls) if call != "P"]
    if bids:
        ours = (len(calls) - bids[-1]) % 2 == 0
        if calls[said[-1]] == "X" and ours:
            found.append("XX")
        if said[-1] == bids[-1] and not ours:
            found.append("X")
    for level in range(1, levels + 1):
        for strain in STRAINS:
            if not bids or _is_higher(f"{level}{strain}", calls[bids[-1]]):
                found.append(f"{level}{strain}")
    return found


def _is_higher(bid: str, other: str) -> bool:
    if bid[0] != other[0]:
        return bid[0] > other[0]
    return STRAINS.index(bid[1]) > STRAINS.index(other[1])


def is_over(calls: list[str]) -> bool:
    """Whether the auction has ended."""
    if calls == ["P", "P", "P", "P"]:
        return True
    return len(calls) > 3 and calls[-3:] == ["P", "P", "P"]


def auctions(length: int, levels: int, calls: list[str]) -> Counter[str]:
    """Count the auctions of so many calls, and those over earlier, by how they go on."""
    found: Counter[str] = Counter()
    if is_over(calls):
        found["over"] = 1
    elif len(calls) == length:
        found["open"] = 1
    else:
        for call in calls_open(calls, levels):
            found += auctions(length, levels, [*calls, call])
    return found


def suits_of(card: str, trump: str) -> str:
    """Of which suits a card in a hand is."""
    if card[0] not in COLOUR:
        return card[0]
    return trump if trump in COLOUR[card[0]] else COLOUR[card[0]]


def plays_open(hand: list[str], trick: list[str], trump: str) -> list[tuple[str, str]]:
    """Which cards may be played, each with the suit that it is then of ("" for none)."""
    found = []
    for card in hand:
        suits = suits_of(card, trump)
        if trick == []:
            found += [(card, suit) for suit in suits]
        elif trick[0][0] in suits:
            found.append((card, trick[0][0]))
    if found == []:
        for card in hand:
            suits = suits_of(card, trump)
            found.append((card, suits if len(suits) == 1 else ""))
    return found


def best_place(trick: list[str], trump: str, joker_is_high: bool) -> int:
    """Which card of a full trick takes it; each is written suit first, as it was played."""
    ranks = "23456789TJQKA*" if joker_is_high else "23456789T*JQKA"
    race = [card for card in trick if card[0] == trump]
    if race == []:
        race = [card for card in trick if card[0] == trick[0][0]]
    best = race[0]
    for card in race:
        if ranks.index(card[1]) > ranks.index(best[1]):
            best = card
    return trick.index(best)


def lines(
    hands: list[list[str]],
    trump: str,
    joker_is_high: bool,
    leader: int = 0,
    trick: list[str] | None = None,
    taken: tuple[int, ...] = (0, 0, 0, 0),
) -> Counter[str]:
    """Count the ways the cards can be played, by the tricks of each player."""
    trick = trick or []
    if len(trick) == 4:
        winner = (leader + best_place(trick, trump, joker_is_high)) % 4
        more = tuple(count + (player == winner) for player, count in enumerate(taken))
        return lines(hands, trump, joker_is_high, winner, [], more)
    found: Counter[str] = Counter()
    player = (leader + len(trick)) % 4
    if hands[player] == []:
        found[str(taken)] = 1
        return found
    for card, suit in plays_open(hands[player], trick, trump):
        rest = [[held for held in hand if held != card] for hand in hands]
        found += lines(rest, trump, joker_is_high, leader, [*trick, (suit or "?") + card[1]], taken)
    return found

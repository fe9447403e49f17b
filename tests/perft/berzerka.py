"""A second generator of Berzerka, slow and plain: lists of texts, nothing shared.

Cards are texts such as "S13". Written from the rules, not from the State.
"""

from collections import Counter

TURNS = {"changing_pace": [7], "raging_tides": list(range(1, 13))}
"""After how many tricks the ranking turns."""


def number(card: str) -> int:
    """The number of a card."""
    return int(card[1:])


def one_is_high(contract: str, named: str, trick: int) -> bool:
    """Whether the 1 is the highest card in a trick, counted from 0."""
    high = named == "inverted" or contract == "hidden_strength"
    for turn in TURNS.get(contract, []):
        if trick >= turn:
            high = not high
    return high


def winner(trick: list[str], trump: str, is_one_high: bool) -> int:
    """Which card of a full trick takes it."""
    in_race = [card for card in trick if card[0] == trump]
    if in_race == []:
        in_race = [card for card in trick if card[0] == trick[0][0]]
    numbers = [number(card) for card in in_race]
    best = min(numbers) if is_one_high else max(numbers)
    return trick.index(in_race[numbers.index(best)])


def cards_open(hand: list[str], trick: list[str]) -> list[str]:
    """Which cards may be played to the trick."""
    same = [card for card in hand if trick != [] and card[0] == trick[0][0]]
    return hand if same == [] else same


def leaves(
    contract: str, named: str, trump: str, hands: list[list[str]], leader: int
) -> Counter[str]:
    """Count the ways the last tricks can go, by who wins each of them."""
    found: Counter[str] = Counter()
    _play(contract, named, trump, hands, leader, [], "", found)
    return found


def _play(
    contract: str,
    named: str,
    trump: str,
    hands: list[list[str]],
    leader: int,
    trick: list[str],
    won: str,
    found: Counter[str],
) -> None:
    if len(trick) == 3:
        gone = 13 - len(hands[0]) - 1
        leader = (leader + winner(trick, trump, one_is_high(contract, named, gone))) % 3
        won = won + str(leader)
        trick = []
    if trick == [] and hands[leader] == []:
        found[won] += 1
        return
    player = (leader + len(trick)) % 3
    for card in cards_open(hands[player], trick):
        rest = [[held for held in hand if held != card] for hand in hands]
        _play(contract, named, trump, rest, leader, [*trick, card], won, found)


def auctions(values: dict[str, int], calls: list[tuple[int, str, int]], most: int) -> int:
    """Count the ways an auction can go on; a pass is a call with no contract."""
    out = [player for player, contract, _n in calls if contract == ""]
    bids = [call for call in calls if call[1] != ""]
    if len(out) == 3 or (len(out) == 2 and bids != []):
        return 1
    player = (calls[-1][0] + 1) % 3 if calls else 0
    while player in out:
        player = (player + 1) % 3
    count = auctions(values, [*calls, (player, "", 0)], most)
    for contract in values:
        for n in range(most + 1):
            last = bids[-1] if bids else None
            if last is None or n > last[2] or (n == last[2] and values[contract] > values[last[1]]):
                count += auctions(values, [*calls, (player, contract, n)], most)
    return count

"""A second, slow reading of the rules of Dreierschnapsen: strings and lists, nothing shared."""

from collections import Counter

RANKS = "UOKTA"
WORTH = {"U": 2, "O": 3, "K": 4, "T": 10, "A": 11}
MARRYING = {"game": "012", "schnapser": "0", "kontra_schnapser": "0"}
"""Who may declare: the declarer is player 0 here."""


def cards_open(hand: list[str], trick: list[str], trump: str) -> list[str]:
    """Return what may be played: the best kind of answer there is, of five kinds."""
    if not trick:
        return hand
    best = trick[best_place(trick, trump)]
    led = trick[0][0]
    kinds = [
        [card for card in hand if card[0] == led and best[0] == led and _over(card, best)],
        [card for card in hand if card[0] == led],
        [card for card in hand if card[0] == trump and (best[0] != trump or _over(card, best))],
        [card for card in hand if card[0] == trump],
        hand,
    ]
    return next(kind for kind in kinds if kind)


def best_place(trick: list[str], trump: str) -> int:
    """Return the place of the card that takes the trick."""

    def strength(place: int) -> tuple[bool, bool, int]:
        card = trick[place]
        return card[0] == trump, card[0] == trick[0][0], RANKS.index(card[1])

    return max(range(len(trick)), key=strength)


def _over(card: str, best: str) -> bool:
    return card[0] == best[0] and RANKS.index(card[1]) > RANKS.index(best[1])


class Deal:
    """The rest of a deal, as lists: who holds what, and what each side has."""

    def __init__(self, contract: str, trump: str, hands: list[list[str]], leader: int) -> None:
        self.contract, self.trump, self.hands, self.leader = contract, trump, hands, leader
        self.trick: list[str] = []
        self.points, self.married, self.tricks = [0, 0], [0, 0], [0, 0]
        self.asked: int | None = None

    def copy(self) -> "Deal":
        other = Deal(self.contract, self.trump, [[*hand] for hand in self.hands], self.leader)
        other.trick, other.asked = [*self.trick], self.asked
        other.points, other.married = [*self.points], [*self.married]
        other.tricks = [*self.tricks]
        return other

    def total(self, side: int) -> int:
        return self.points[side] + self.married[side] if self.tricks[side] else 0


def leaves(deal: Deal, found: Counter[str]) -> Counter[str]:
    """Count every way the deal can go on, by who wins how much and why."""
    if deal.asked is not None:
        side = min(deal.asked, 1)
        _claimed(deal, side, found)
        on = deal.copy()
        on.asked = None
        leaves(on, found)
        return found
    player = (deal.leader + len(deal.trick)) % 3
    side = min(player, 1)
    leads = not deal.trick
    if leads and deal.contract == "game" and sum(deal.tricks) and deal.total(side) >= 66:
        _claimed(deal, side, found)
    for card in cards_open(deal.hands[player], deal.trick, deal.trump):
        _played(deal.copy(), player, card, False, found)
        pair = {card[0] + "K", card[0] + "O"}
        may = str(player) in MARRYING.get(deal.contract, "")
        if leads and may and card in pair and pair <= set(deal.hands[player]):
            _played(deal.copy(), player, card, True, found)
    return found


def _claimed(deal: Deal, side: int, found: Counter[str]) -> None:
    loser = 1 - side
    value = 3 if not deal.tricks[loser] else 2 if deal.total(loser) < 33 else 1
    found[f"{side} claims {value}"] += 1


def _played(deal: Deal, player: int, card: str, married: bool, found: Counter[str]) -> None:
    side = min(player, 1)
    if married:
        deal.married[side] += 40 if card[0] == deal.trump else 20
    deal.hands[player].remove(card)
    deal.trick.append(card)
    if married and deal.contract == "game" and deal.total(side) >= 66:
        deal.asked = player
    if len(deal.trick) == 3 and _trick_ends(deal, found):
        return
    leaves(deal, found)


def _trick_ends(deal: Deal, found: Counter[str]) -> bool:
    winner = (deal.leader + best_place(deal.trick, deal.trump)) % 3
    side = min(winner, 1)
    deal.points[side] += sum(WORTH[card[1]] for card in deal.trick)
    deal.tricks[side] += 1
    deal.leader, deal.trick = winner, []
    played = sum(deal.tricks)
    if deal.contract == "game":
        if played == 6:
            found[f"{side} last"] += 1
            return True
        if winner and deal.total(1) >= 66:
            deal.asked = 3 - winner
        return False
    if deal.contract == "bettler":
        over = side == 0 or played == 6
        made = side == 1
    elif "schnapser" in deal.contract and "bauern" not in deal.contract:
        over = side == 1 or played == 4
        made = side == 0 and deal.total(0) >= 66
    else:
        over = side == 1 or played == 6
        made = side == 0
    if over:
        found["made" if made else "lost"] += 1
    return over

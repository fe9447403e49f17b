"""Who may bid what (DS-08 to DS-13), and whose turn it is."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.protocols import Player, Refusal
from game.core.words import _
from game.kit.cards import SUITS, Card, Suit
from game.kit.tricks import of_suit
from game.rulesets.schnapsen.contracts import CONTRACTS, LONGEST_SUIT, Aim

SEATS = 3


@dataclass(frozen=True)
class Call:
    """What a player said in the auction: a contract's id, or None for a pass."""

    player: Player
    contract: str | None


@dataclass(frozen=True)
class Auction:
    """The calls so far; `forehand` has spoken first, and priority falls clockwise from there."""

    forehand: Player
    calls: tuple[Call, ...] = ()

    @property
    def highest(self) -> Call | None:
        """The standing bid, None before the first."""
        bids = [call for call in self.calls if call.contract]
        return bids[-1] if bids else None

    @property
    def out(self) -> frozenset[Player]:
        """Who has passed and is out for good (DS-10)."""
        return frozenset(call.player for call in self.calls if call.contract is None)

    @property
    def is_over(self) -> bool:
        """Whether two have passed (DS-10)."""
        return len(self.out) == SEATS - 1

    @property
    def to_call(self) -> Player:
        """Whose turn it is, clockwise (DS-10)."""
        if not self.calls:
            return self.forehand
        after = self.calls[-1].player
        turns = [(after + step) % SEATS for step in (1, 2, 3)]
        return next(player for player in turns if player not in self.out)

    def place(self, player: Player) -> int:
        """Return 0 for Forehand, 1 for Middlehand, 2 for Rearhand (DS-02)."""
        return (player - self.forehand) % SEATS

    def may_bid(self, player: Player) -> list[str]:
        """Return the contracts with which the player may open or overbid, low to high (DS-11)."""
        return [name for name in CONTRACTS if self.refusal(player, name) is None]

    def refusal(self, player: Player, contract: str) -> Refusal | None:
        """Return why the player may not bid this contract now, None where he may (DS-08, DS-11)."""
        row = CONTRACTS[contract]
        is_forehand = player == self.forehand
        if is_forehand and not row.by_forehand:
            return Refusal(
                _("Forehand may not bid {contract}.").format(contract=_(row.title)), "DS-08"
            )
        if not is_forehand and not row.by_others:
            return Refusal(
                _("Only Forehand may bid {contract}.").format(contract=_(row.title)), "DS-08"
            )
        if self.highest is None or self._beats(player, row.value, self.highest):
            return None
        standing = CONTRACTS[str(self.highest.contract)]
        return Refusal(
            _("{contract} does not beat {standing}.").format(
                contract=_(row.title), standing=_(standing.title)
            ),
            "DS-11",
        )

    def _beats(self, player: Player, value: int, standing: Call) -> bool:
        held = CONTRACTS[str(standing.contract)].value
        before = self.place(player) < self.place(standing.player)
        return value > held or (value == held and before)


def raises(declarer: Player, forehand: Player, contract: str) -> list[str]:
    """Return the higher contracts open to the declarer once the talon is seen (DS-13)."""
    return [
        name
        for name, row in CONTRACTS.items()
        if row.value > CONTRACTS[contract].value
        and (row.by_forehand if declarer == forehand else row.by_others)
    ]


def has_suit_for(contract: str, hand: Sequence[Card], trump: Suit, to_come: int) -> bool:
    """Tell whether the hand can still come to the five cards of one suit that the contract needs.

    `to_come` is how many cards of the talon the player has not seen yet (DS-12).
    """
    row = CONTRACTS[contract]
    if row.aim != Aim.LONG_SUIT:
        return True
    suits = (trump,) if row.has_trumps else SUITS
    return any(len(of_suit(hand, suit)) + to_come >= LONGEST_SUIT for suit in suits)

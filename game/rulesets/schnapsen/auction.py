"""Who may bid what (DS-08 to DS-11)."""

from dataclasses import dataclass

from game.core.protocols import Player, Refusal
from game.core.words import _
from game.kit.auction import Auction
from game.rulesets.schnapsen.contracts import CONTRACTS


@dataclass(frozen=True)
class ContractAuction(Auction[str]):
    """The calls so far, bids being contracts by their ids.

    Forehand has spoken first, and priority falls clockwise from there; who passes is out for good
    (DS-10).
    """

    @property
    def standing(self) -> str | None:
        """The contract that stands, None before the first bid."""
        return None if self.highest is None else self.highest.bid

    def may_bid(self, player: Player) -> list[str]:
        """Return the contracts with which the player may open or overbid, low to high."""
        is_forehand, least = player == self.first, self._least(player)
        return [
            name
            for name, row in CONTRACTS.items()
            if row.value >= least and row.is_open_to(forehand=is_forehand)
        ]

    def refusal(self, player: Player, contract: str) -> Refusal | None:
        """Return why the player may not bid this contract now, None where he may."""
        row = CONTRACTS[contract]
        is_forehand = player == self.first
        if not row.is_open_to(forehand=is_forehand):
            sentence = (
                _("Forehand may not bid {contract}.")
                if is_forehand
                else _("Only Forehand may bid {contract}.")
            )
            return Refusal(sentence.format(contract=_(row.title)), "DS-08")
        if row.value >= self._least(player):
            return None
        standing = CONTRACTS[self.standing or ""]
        sentence = _("{contract} does not beat {standing}.")
        return Refusal(sentence.format(contract=_(row.title), standing=_(standing.title)), "DS-11")

    def _least(self, player: Player) -> int:
        """Return what a bid of the player must be worth at least (DS-11).

        It is more than the standing one, or as much if he comes earlier than who made that.
        """
        if (highest := self.highest) is None:
            return 0
        held = CONTRACTS[highest.bid or ""].value
        return held if self.place(player) < self.place(highest.player) else held + 1

    def place(self, player: Player) -> int:
        """Return 0 for Forehand, 1 for Middlehand, 2 for Rearhand (DS-02)."""
        return (player - self.first) % self.players

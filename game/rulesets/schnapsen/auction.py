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

    def may_bid(self, player: Player) -> list[str]:
        """Return the contracts with which the player may open or overbid, low to high."""
        is_forehand = player == self.first
        return [
            name
            for name, row in CONTRACTS.items()
            if row.is_open_to(forehand=is_forehand) and self._beats(player, row.value)
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
        if self._beats(player, row.value):
            return None
        assert self.highest is not None
        standing = CONTRACTS[self.highest.bid or ""]
        sentence = _("{contract} does not beat {standing}.")
        return Refusal(sentence.format(contract=_(row.title), standing=_(standing.title)), "DS-11")

    def _beats(self, player: Player, value: int) -> bool:
        """Tell whether a bid of this value beats the standing one (DS-11).

        It is the higher one, or as high and of a player who comes earlier.
        """
        if (standing := self.highest) is None:
            return True
        held = CONTRACTS[standing.bid or ""].value
        return value > held or (value == held and self.place(player) < self.place(standing.player))

    def place(self, player: Player) -> int:
        """Return 0 for Forehand, 1 for Middlehand, 2 for Rearhand (DS-02)."""
        return (player - self.first) % self.players

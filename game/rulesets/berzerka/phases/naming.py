"""The declarer names what the contract asks for: trumps, ranking, pain suit (BZ-14)."""

from collections.abc import Sequence

from game.core.protocols import Emit, Refusal
from game.core.words import _
from game.rulesets.berzerka.actions import (
    BerzerkaAction,
    NamePain,
    NameRanking,
    NameTrump,
    Naming,
)
from game.rulesets.berzerka.events import ChoiceNamed
from game.rulesets.berzerka.position import BerzerkaTable, Phase


def choices_open(table: BerzerkaTable) -> Sequence[Naming]:
    """Return what the declarer may name next."""
    return table.declaration.choices()


def why_not(table: BerzerkaTable, action: BerzerkaAction) -> Refusal | None:
    """Return why the declarer may not name this now; None where it is no choice at all."""
    if not isinstance(action, NameTrump | NameRanking | NamePain):
        return None
    listed = ", ".join(map(str, choices_open(table)))
    return Refusal(_("First name one of these: {choices}.").format(choices=listed), "BZ-14")


def name(table: BerzerkaTable, action: Naming, emit: Emit | None) -> BerzerkaTable:
    """Settle one thing more of the contract."""
    after = go_on_naming(table.but(declared=table.declaration.with_choice(action)))
    if emit:
        emit(ChoiceNamed(table.player, action, after=after))
    return after


def go_on_naming(table: BerzerkaTable) -> BerzerkaTable:
    """Let the declarer name what is still open; when nothing is, let him change cards."""
    phase = Phase.NAME if choices_open(table) else Phase.EXCHANGE
    return table.but(phase=phase, player=table.declaration.declarer)

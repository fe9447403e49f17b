"""The declarer names what the contract asks for: trumps, ranking, pain suit (BZ-14)."""

from collections.abc import Sequence

from game.core.protocols import Emit, Refusal
from game.core.words import _
from game.rulesets.berzerka.actions import Naming
from game.rulesets.berzerka.events import ChoiceNamed
from game.rulesets.berzerka.position import BerzerkaTable, Phase


def choices(table: BerzerkaTable) -> Sequence[Naming]:
    """Return what the declarer may name next."""
    return table.declaration.choices()


def refusal(table: BerzerkaTable, action: Naming) -> Refusal | None:
    """Return why the declarer may not name this now, None where he may."""
    if action in choices(table):
        return None
    listed = ", ".join(map(str, choices(table)))
    return Refusal(_("First name one of these: {choices}.").format(choices=listed), "BZ-14")


def name(table: BerzerkaTable, action: Naming, emit: Emit | None) -> BerzerkaTable:
    """Settle one thing more of the contract."""
    player = table.player
    table = go_on_naming(table.but(declared=table.declaration.with_choice(action)))
    if emit:
        emit(ChoiceNamed(player, action))
    return table


def go_on_naming(table: BerzerkaTable) -> BerzerkaTable:
    """Let the declarer name what is still open; when nothing is, let him change cards."""
    phase = Phase.NAME if choices(table) else Phase.EXCHANGE
    return table.but(phase=phase, player=table.declaration.declarer)

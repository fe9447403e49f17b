"""Claims: the rest of the tricks without playing them, where nobody objects (BR-64)."""

from collections.abc import Sequence

from game.core.protocols import Emit, Player, Refusal
from game.core.words import _
from game.kit.table import with_item
from game.rulesets.bridge.actions import ACCEPT, CONTEST, BridgeAction, Contest, Tricks
from game.rulesets.bridge.events import ClaimAnswered, Claimed
from game.rulesets.bridge.table import BridgeTable, Phase, Stated
from game.rulesets.bridge.writing import played_out


def may_claim(table: BridgeTable) -> bool:
    """Tell whether who is to lead may claim: not before the first trick, and once a trick."""
    is_lead = bool(table.tricks) and not table.trick.cards
    return is_lead and (table.claim is None or table.claim.at < len(table.tricks))


def numbers(table: BridgeTable) -> Sequence[BridgeAction]:
    """Return how many of the tricks that are left may be claimed."""
    return [Tricks(count) for count in range(tricks_left(table) + 1)]


def number_refusal(table: BridgeTable, action: BridgeAction) -> Refusal | None:
    """Return why this may not be claimed, None where it may."""
    if isinstance(action, Tricks) and 0 <= action.count <= tricks_left(table):
        return None
    return Refusal(
        _("Say how many tricks your side takes, from 0 to {n}.").format(n=tricks_left(table)),
        "BR-64",
    )


def state_claim(table: BridgeTable, action: Tricks, emit: Emit | None) -> BridgeTable:
    """Claim so many tricks, the hand laid open; the others are asked in turn."""
    claimer = table.player
    shown = table.closed_hand(claimer)
    after = table.but(
        phase=Phase.ANSWER,
        player=_asked(table, claimer)[0],
        claim=Stated(claimer, action.count, len(table.tricks)),
        face_up=tuple(sorted({*table.face_up, shown})),
    )
    if emit:
        emit(Claimed(claimer, action.count, after.held(shown), after=after))
    return after


def answers(_table: BridgeTable) -> Sequence[BridgeAction]:
    """Return what may be said to a claim."""
    return [ACCEPT, CONTEST]


def answer_refusal(_table: BridgeTable, action: BridgeAction) -> Refusal | None:
    """Return why this is no answer to a claim, None where it is one."""
    if action in (ACCEPT, CONTEST):
        return None
    return Refusal(_("There is a claim: accept it, or contest it and play on."), "BR-64")


def answer(table: BridgeTable, action: BridgeAction, emit: Emit | None) -> BridgeTable:
    """Accept or contest; when all have accepted the tricks are given, else play goes on."""
    player, claim = table.player, table.claim
    assert claim is not None, "there is a claim to answer"
    asked = _asked(table, claim.player)
    if isinstance(action, Contest):
        after = table.but(phase=Phase.PLAY, player=table.decider(table.trick.leader))
    elif player != asked[-1]:
        after = table.but(player=asked[-1])
    else:
        after = _given(table, claim)
    if emit:
        emit(ClaimAnswered(player, action == ACCEPT, after=after))
    return played_out(after, emit) if action == ACCEPT and player == asked[-1] else after


def tricks_left(table: BridgeTable) -> int:
    """Return how many tricks are still to be played."""
    return table.options.tricks - len(table.tricks)


def _asked(table: BridgeTable, claimer: Player) -> list[Player]:
    """Return who answers a claim: all others who play a hand, in turn."""
    others = [(claimer + step) % 4 for step in range(1, 4)]
    return [player for player in others if table.decider(player) == player]


def _given(table: BridgeTable, claim: Stated) -> BridgeTable:
    """Return the table with the tricks given: those claimed, and the rest to the other side."""
    other = (claim.player + 1) % 4
    taken = with_item(table.taken, claim.player, table.taken[claim.player] + claim.tricks)
    rest = tricks_left(table) - claim.tricks
    return table.but(taken=with_item(taken, other, table.taken[other] + rest))

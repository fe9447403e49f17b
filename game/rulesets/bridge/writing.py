"""The end of a deal: hidden cards are turned up, and all is written down (BR-61)."""

from collections.abc import Sequence

from game.core.protocols import CHANCE, TERMINAL, Emit, Refusal
from game.core.rng import Rng
from game.core.words import _
from game.kit.cards import Card
from game.rulesets.bridge.actions import BridgeAction, Reveal
from game.rulesets.bridge.contract import Contract, side_of
from game.rulesets.bridge.events import DealScored, HiddenRevealed
from game.rulesets.bridge.jokers import pack
from game.rulesets.bridge.scoring import (
    Outcome,
    contract_score,
    hidden_points,
    hidden_value,
    honours,
)
from game.rulesets.bridge.standing import DealResult, HiddenCard
from game.rulesets.bridge.table import BridgeTable, Phase


def played_out(table: BridgeTable, emit: Emit | None) -> BridgeTable:
    """Return the table after the last trick: hidden cards are to be turned up, where there are."""
    if table.hidden_owners:
        return table.but(phase=Phase.REVEAL, player=CHANCE)
    return written_down(table, emit)


def left_over(table: BridgeTable) -> list[Card]:
    """Return the cards that nobody was dealt, in any order."""
    dealt = {card for player in range(4) for card in table.dealt(player)}
    return [card for card in pack(table.options) if card not in dealt]


def draw(table: BridgeTable, rng: Rng) -> Reveal:
    """Draw whose hidden card is which."""
    return Reveal(tuple(rng.sample(left_over(table), len(table.hidden_owners))))


def refusal(table: BridgeTable, action: BridgeAction) -> Refusal | None:
    """Return why chance cannot have turned these cards up, None where it can."""
    if isinstance(action, Reveal) and sorted(action.cards) == sorted(left_over(table)):
        return None
    return Refusal(_("The cards left over are to be turned up now."), "BR-12")


def reveal(table: BridgeTable, action: Reveal, emit: Emit | None) -> BridgeTable:
    """Turn the hidden cards up, and write the deal down."""
    after = table.but(hidden=action.cards)
    if emit:
        emit(HiddenRevealed(table.hidden_owners, action.cards, after=after))
    return written_down(after, emit)


def written_down(table: BridgeTable, emit: Emit | None) -> BridgeTable:
    """Return the table at the end of the deal: its score is on the sheet, all hands lie open."""
    found = result(table)
    standing = table.standing.with_result(found)
    after = table.but(
        phase=Phase.OVER,
        player=TERMINAL,
        face_up=(0, 1, 2, 3),
        result=found,
        scores=standing.scores,
    )
    if emit:
        emit(DealScored(found, standing.scores, after=after))
    return after


def result(table: BridgeTable) -> DealResult:
    """Return the line for the score sheet, once nothing more is played."""
    if table.contract is None:
        return DealResult(table.dealer, table.vulnerable)
    return result_with(table, table.contract, table.tricks_of(table.contract.side), table.hidden)


def result_with(
    table: BridgeTable, contract: Contract, tricks: int, hidden: Sequence[Card]
) -> DealResult:
    """Return the line for so many tricks of declarer's side and these hidden cards."""
    options = table.options
    score = contract_score(options, contract, tricks, table.vulnerable[contract.side])
    cards = []
    for owner, card in zip(table.hidden_owners, hidden, strict=True):
        points = hidden_points(
            hidden_value(card, options.hidden_table, options.power, contract.strain),
            options.hidden_mode,
            is_declarers=side_of(owner) == contract.side,
            is_made=score.outcome is Outcome.MADE,
        )
        cards.append(HiddenCard(owner, points))
    held = honours([table.dealt(player) for player in range(4)], options, contract.strain)
    return DealResult(table.dealer, table.vulnerable, contract, tricks, score, tuple(cards), held)

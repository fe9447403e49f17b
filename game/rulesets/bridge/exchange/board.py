"""A board as it is exchanged: cards, calls, play and result, checked by playing it by the rules."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from game.core.fields import shown
from game.core.protocols import CHANCE, IllegalAction, Player
from game.core.rng import Rng
from game.core.words import _
from game.kit.actions import Deal, PlayCard
from game.kit.cards import Card
from game.rulesets.bridge.actions import PASS, PLAYS, Call
from game.rulesets.bridge.contract import Contract
from game.rulesets.bridge.jokers import pack
from game.rulesets.bridge.options import PRESETS, BridgeOptions
from game.rulesets.bridge.scoring import ContractScore, contract_score
from game.rulesets.bridge.standing import opening
from game.rulesets.bridge.state import BridgeState, new_deal
from game.rulesets.bridge.table import BridgeTable

PLAIN = PRESETS["Plain"]
PLACES = ("South", "West", "North", "East")
"""What seats are called in a file where nobody has a name, in seat order."""


class BadBoards(ValueError):
    """A file of boards cannot be read or written; the text names line and reason."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(_("line {n}: {why}").format(n=line, why=why) if line else why)


@dataclass(frozen=True)
class Board:
    """One board; tuples over players are in seat order, `calls` from the dealer on.

    `hands` are as dealt. `calls` are None where the file has no auction; then `contract` is what
    it says. `cards` are those played, in order; `tricks` are declarer's in the end, None where
    nobody knows. `lines` tells where in a file each part stands.
    """

    number: int
    dealer: Player
    vulnerable: tuple[bool, bool]
    hands: tuple[tuple[Card, ...], ...]
    calls: tuple[Call, ...] | None = None
    contract: Contract | None = None
    cards: tuple[Card, ...] = ()
    tricks: int | None = None
    options: BridgeOptions = PLAIN
    names: tuple[str, ...] = PLACES
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)

    @property
    def hidden(self) -> tuple[Card, ...]:
        """The cards of the pack that nobody was dealt."""
        held = {card for hand in self.hands for card in hand}
        return tuple(card for card in pack(self.options) if card not in held)

    @property
    def score(self) -> ContractScore | None:
        """What the contract scores by itself, None where there is none or no result."""
        if self.contract is None or self.tricks is None:
            return None
        side = self.contract.side
        return contract_score(self.options, self.contract, self.tricks, self.vulnerable[side])

    def line(self, part: str) -> int:
        """Return the line in which a part stands, that of the board where nobody knows better."""
        return self.lines.get(part, self.lines.get("board", 0))


def dealt(board: Board) -> BridgeState:
    """Return the deal of a board at its first call; raise BadBoards."""
    options = board.options
    held = [card for hand in board.hands for card in hand]
    twice = next((card for card in held if held.count(card) > 1), None)
    if twice is not None:
        raise BadBoards(board.line("hands"), _("{card} is dealt twice.").format(card=twice))
    strange = next((card for card in held if card not in pack(options)), None)
    if strange is not None:
        sentence = _("{card} is not in this pack.").format(card=strange)
        raise BadBoards(board.line("hands"), sentence)
    if any(len(hand) != options.tricks for hand in board.hands):
        sentence = _("each hand must have {n} cards.").format(n=options.tricks)
        raise BadBoards(board.line("hands"), sentence)
    in_turn = replace(options, form="rubber")  # On duplicate boards the number would say who deals.
    state: BridgeState = new_deal(opening(in_turn, 4, board.dealer))
    for step in range(1, 5):
        player = (board.dealer + step) % 4
        state.apply_action(Deal(player, board.hands[player]))
    return state


def checked(board: Board) -> Board:
    """Return the board with contract and result as the rules have them; raise BadBoards."""
    state = dealt(board)
    if board.calls is None:
        if board.cards:
            raise BadBoards(board.line("cards"), _("cards are played, but there is no auction."))
        return _with_tricks(board, board.contract, 0, board.options.tricks)
    for call in board.calls:
        _do(state, call, board.line("calls"))
    table = state.table
    if table.is_bidding:
        raise BadBoards(board.line("calls"), _("the auction is not over."))
    if board.contract is not None and board.contract != table.contract:
        sentence = _("the auction leads to {found}, not to {told}.")
        found = table.contract or _("four passes")
        raise BadBoards(board.line("contract"), sentence.format(found=found, told=board.contract))
    for card in board.cards:
        _do(state, PLAYS[card], board.line("cards"))
    contract, table = table.contract, state.table
    won = table.tricks_of(contract.side) if contract else 0
    left = 0 if contract is None else board.options.tricks - len(table.tricks)
    return _with_tricks(board, contract, won, won + left)


def _do(state: BridgeState, action: Call | PlayCard, line: int) -> None:
    if state.current_player() < 0:
        raise BadBoards(line, _("{action} comes after the end.").format(action=action))
    try:
        state.apply_action(action)
    except IllegalAction as wrong:
        sentence = _("{action} is not allowed: {why}").format(action=action, why=wrong)
        raise BadBoards(line, sentence) from None
    while state.current_player() == CHANCE:
        state.apply_action(state.chance_action(Rng(0)))


def _with_tricks(board: Board, contract: Contract | None, least: int, most: int) -> Board:
    """Return the board with a result that lies between these."""
    tricks = board.tricks
    if contract is not None and tricks is None and least == most:
        tricks = least
    if tricks is not None and (contract is None or not least <= tricks <= most):
        sentence = _("{n} tricks cannot be the result.").format(n=tricks)
        raise BadBoards(board.line("tricks"), sentence)
    return replace(board, contract=contract, tricks=tricks)


def board_of(table: BridgeTable, names: Sequence[str]) -> Board:
    """Return the board of a deal that is over."""
    result = table.result
    assert result is not None, "the deal is over"
    tricks = [trick for trick in (*table.tricks, table.trick) if trick.cards]
    return Board(
        number=table.standing.board,
        dealer=table.dealer,
        vulnerable=table.vulnerable,
        hands=tuple(table.dealt(player) for player in range(4)),
        calls=tuple(each.bid or PASS for each in table.auction.calls),
        contract=table.contract,
        cards=tuple(card for trick in tricks for card in trick.cards),
        tricks=result.tricks if table.contract else None,
        options=table.options,
        names=tuple(names),
    )


def number_of(text: str, line: int) -> int:
    """Return the number that a text is; raise BadBoards."""
    if not re.fullmatch(r"\d{1,6}", text):
        raise BadBoards(line, unknown(text, _("number")))
    return int(text)


def unknown(text: str, what: str) -> str:
    """Return that a text is no such thing, safe to be shown."""
    return _("{text} cannot stand here; there should be: {what}.").format(
        text=shown(text), what=what
    )

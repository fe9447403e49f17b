"""A board as it is exchanged: cards, calls, play and result, checked by playing it by the rules."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from game.core.fields import shown
from game.core.protocols import CHANCE, IllegalAction, Player
from game.core.rng import Rng
from game.core.words import _
from game.kit.cards import Card
from game.kit.tricks import Deal, PlayCard
from game.rulesets.bridge.actions import DOUBLE, PASS, PLAYS, REDOUBLE, Call
from game.rulesets.bridge.contract import NORTH, Contract
from game.rulesets.bridge.jokers import pack
from game.rulesets.bridge.options import PRESETS, BridgeOptions
from game.rulesets.bridge.scoring import ContractScore, contract_score
from game.rulesets.bridge.standing import NONE, VULNERABILITIES, opening
from game.rulesets.bridge.state import BridgeState, new_deal
from game.rulesets.bridge.table import BridgeTable

PLAIN = PRESETS["Plain"]
PLACES = ("South", "West", "North", "East")
"""What seats are called in a file where nobody has a name, in seat order."""


class BadBoards(ValueError):
    """A file of boards cannot be read or written; the text names line and reason."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(at_line(line, why))


def at_line(line: int, why: str) -> str:
    """Return what is to be said of a line of a file, of the whole file where that is 0."""
    return _("line {n}: {why}").format(n=line, why=why) if line else why


@dataclass(frozen=True)
class Board:
    """One board; tuples over players are in seat order, `calls` from the dealer on.

    `hands` are as dealt. `calls` are None where the file has no auction; then `contract` is what
    it says. They are `unfinished` where the file says so. `cards` are those played, in order;
    `tricks` are declarer's in the end, None where nobody knows. `lines` tells where in a file each
    part stands, `notes` what its reader should know. `room` is that of a match of teams.
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
    event: str = ""
    name: str = ""
    room: str = ""
    unfinished: bool = False
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)
    notes: tuple[str, ...] = field(default=(), compare=False)

    @property
    def label(self) -> str:
        """What the board is called: its number, or the name it has instead."""
        return self.name or str(self.number)

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
    calls = board.calls
    if calls is None and board.cards:
        if board.contract is None:
            raise BadBoards(board.line("cards"), _("cards are played, but there is no auction."))
        calls = _straight(board.contract, board.dealer)
    if calls is None:
        return _with_tricks(board, board.contract, 0, board.options.tricks)
    for call in calls:
        _do(state, call, board.line("calls"))
    table = state.table
    if table.is_bidding:
        if not board.unfinished:
            raise BadBoards(board.line("calls"), _("the auction is not over."))
        return _with_tricks(board, board.contract, 0, board.options.tricks)
    board = replace(board, unfinished=False)
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


def _straight(contract: Contract, dealer: Player) -> tuple[Call, ...]:
    """Return the shortest auction that leads to a contract."""
    before = (contract.declarer - dealer) % 4
    doubles = (DOUBLE, REDOUBLE)[: contract.doubling]
    return (*[PASS] * before, contract.bid, *doubles, PASS, PASS, PASS)


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
    """Return the board with the result, that of the cards where the file tells another."""
    found = least if contract is not None and least == most else None
    tricks, notes = board.tricks, board.notes
    if contract is None and not tricks:
        tricks = None
    elif tricks is None:
        tricks = found
    elif contract is None or not least <= tricks <= most:
        sentence = _("{n} tricks cannot be the result.").format(n=tricks)
        tricks, notes = found, (*notes, at_line(board.line("tricks"), sentence))
    return replace(board, contract=contract, tricks=tricks, notes=notes)


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


# -- files of many boards


@dataclass(frozen=True)
class Entry:
    """What a file has of one board, called `label` there.

    `board` is all of it, or only its deal where more is `wrong`; None where nothing can be dealt.
    """

    label: str
    board: Board | None = None
    wrong: BadBoards | None = None


@dataclass(frozen=True)
class Source:
    """Where one board stands in a file; `read` reads it."""

    label: str
    read: Callable[[], Entry]


def read_board(label: str, deal: Callable[[], Board], whole: Callable[[Board], Board]) -> Entry:
    """Return the entry of a board: first its deal is read, then all that came of it."""
    try:
        board = deal()
        dealt(board)
    except BadBoards as wrong:
        return Entry(label, None, wrong)
    try:
        return Entry(label, checked(whole(board)))
    except BadBoards as wrong:
        return Entry(label, board, wrong)


def told_left_out(entry: Entry) -> str:
    """Return the line that tells of a board that it is left out, and why."""
    return _("Board {n} is left out: {why}").format(n=entry.label, why=entry.wrong)


def set_up(
    told: Player | None, sides: tuple[bool, bool] | None, number: int | None, first: Player
) -> tuple[Player, tuple[bool, bool], str]:
    """Return who deals, who is vulnerable, and what is to be said of that.

    What is not told comes from the number of the board (BR-43); `first` deals where there is none.
    """
    by_number = (NORTH + number - 1) % 4 if number else first
    cycle = VULNERABILITIES[(number - 1) % len(VULNERABILITIES)] if number else NONE
    said = ""
    if told is None and sides is None:
        said = _("dealer and vulnerability are not told")
    elif told is None:
        said = _("the dealer is not told")
    elif sides is None:
        said = _("the vulnerability is not told")
    if said and number:
        said = _("{unknown}; the number of the board gives it.").format(unknown=said)
    elif said:
        said = _("{unknown}, nor a number of the board that would give it.").format(unknown=said)
    return by_number if told is None else told, cycle if sides is None else sides, said


def number_of(text: str, line: int) -> int:
    """Return the number that a text is; raise BadBoards."""
    if not re.fullmatch(r"\d{1,6}", text, re.ASCII):
        raise BadBoards(line, unknown(text, _("number")))
    return int(text)


def name_of(text: str, place: int) -> tuple[int | None, int, str]:
    """Return a board's number if it has one, what it counts as, and its name if it has no number.

    A board without a number counts by its place in the file.
    """
    text = "".join(each for each in text if each.isprintable()).strip()[:20]
    if re.fullmatch(r"\d{1,6}", text, re.ASCII) and int(text):
        return int(text), int(text), ""
    return None, place, "" if text in ("", "?", "-", "0") else text


def unknown(text: str, what: str) -> str:
    """Return that a text is no such thing, safe to be shown."""
    return _("{text} cannot stand here; there should be: {what}.").format(
        text=shown(text), what=what
    )

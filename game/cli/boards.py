"""`boards`: deals and results of bridge, read from PBN, LIN or our own text, and written as it."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from game.cli.files import not_written, output_file
from game.cli.refused import Refused
from game.core.parts import one_line
from game.core.points import points_words
from game.core.words import _
from game.rulesets.bridge.events import DealScored
from game.rulesets.bridge.exchange.board import BadBoards, Board, board_of, told_left_out
from game.rulesets.bridge.exchange.files import (
    SUFFIXES,
    read_text,
    sources_in,
    text_of,
    told_lost,
)
from game.rulesets.bridge.naming import call_name, contract_name, vulnerability_name
from game.rulesets.bridge.words import outcome_words
from game.session.match import Match
from game.session.store.files import write_whole


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of `boards`."""
    add = parser.add_argument
    add("file", metavar="FILE", help=_("boards of bridge: PBN, LIN, or our own text"))
    add("--to", metavar="OUT", help=_("write them into this file: {ends}").format(ends=_ends()))


def run(args: Namespace) -> int:
    """Check the boards by playing them, tell what each came to, and write them."""
    try:
        entries = [source.read() for source in sources_in(boards_text(args.file))]
    except BadBoards as wrong:
        raise Refused(_("{file}, {why}").format(file=args.file, why=wrong)) from None
    boards = [entry.board for entry in entries if entry.board and not entry.wrong]
    if not boards:
        left_out = "\n".join(told_left_out(entry) for entry in entries)
        raise Refused(_("{file}, {why}").format(file=args.file, why=left_out))
    if args.to is not None:
        write_boards(boards, args.to)
    event = ""
    for entry in entries:
        if entry.board is None or entry.wrong:
            print(told_left_out(entry))
            continue
        if entry.board.event and entry.board.event != event:
            event = entry.board.event
            print(event)
        print(_told(entry.board))
        for note in entry.board.notes:
            print(f"  {note}")
    return 0


def boards_text(name: str) -> str:
    """Return what stands in a file of boards; raise Refused where it cannot be read."""
    try:
        return read_text(Path(name))
    except OSError as wrong:
        sentence = _("The file {file} cannot be read: {why}.")
        raise Refused(sentence.format(file=name, why=wrong.strerror or wrong)) from None


def _ends() -> str:
    return ", ".join(SUFFIXES)


def _told(board: Board) -> str:
    result = _("no result")
    if board.contract is not None and board.score is not None and board.tricks is not None:
        result = _("{contract}: {outcome}, {points}").format(
            contract=contract_name(board.contract, board.names),
            outcome=outcome_words(board.score, board.tricks),
            points=points_words(board.score.total),
        )
    elif board.contract is not None:
        result = contract_name(board.contract, board.names)
    elif board.calls and board.unfinished:
        calls = ", ".join(map(call_name, board.calls))
        result = _("the auction is unfinished: {calls}").format(calls=calls)
    elif board.calls:
        result = _("passed out")
    rooms = {"open": _("{n} (open room)"), "closed": _("{n} (closed room)")}
    return _("Board {n}, {dealer} deals, {vulnerable}. {result}.").format(
        n=rooms.get(board.room, "{n}").format(n=board.label),
        dealer=board.names[board.dealer],
        vulnerable=vulnerability_name(board.vulnerable),
        result=result[:1].upper() + result[1:],
    )


def write_boards(boards: Sequence[Board], name: str) -> None:
    """Write boards into a file whose end says how, and tell what it cannot hold; raise Refused."""
    file = output_file(name)
    if file.suffix.lower() not in SUFFIXES:
        sentence = _("Boards are written into files that end in {ends}.")
        raise Refused(sentence.format(ends=_ends()))
    try:
        text = text_of(boards, file.suffix.lower())
        write_whole(file, text)
    except BadBoards as wrong:
        raise Refused(str(wrong)) from None
    except OSError as wrong:
        raise not_written(file, wrong) from None
    if lost := told_lost(boards, text):
        sentence = _(
            "{file} cannot hold all of this. Missing or other there, with the number of boards: "
            "{lost}."
        )
        print(one_line(sentence.format(file=name, lost=lost)), file=sys.stderr)


def finished_boards(match: Match) -> list[Board]:
    """Return the deals of a match of bridge that are over; raise Refused where there is none."""
    tables = [event.after for event in match.events if isinstance(event, DealScored)]
    boards = [board_of(table, match.names) for table in tables if table is not None]
    if not boards:
        raise Refused(_("No deal of this match is over yet."))
    return boards

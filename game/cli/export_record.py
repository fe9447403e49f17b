"""`export`: a stored match as a text file."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

from game.cli.boards import finished_boards, write_boards
from game.cli.files import not_written, output_file
from game.cli.numbers import match_number
from game.cli.refused import Refused
from game.cli.secrecy import add_flag, check_draft, check_open
from game.cli.stores import store_to_read
from game.core.record import Record
from game.core.words import _
from game.rulesets.bridge.exchange.board import Board
from game.rulesets.bridge.exchange.files import SUFFIXES as BOARDS
from game.rulesets.catalogue import RULESETS, ruleset
from game.session.match import Match
from game.session.store.files import write_record


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of `export`."""
    parser.add_argument("id", metavar="ID", help=_("the match, by its number in `matches`"))
    words = _("the record to write, or boards of bridge: {ends}").format(ends=", ".join(BOARDS))
    parser.add_argument("file", metavar="FILE", help=words)
    add_flag(parser)


def run(args: Namespace) -> int:
    """Write the record."""
    number, file = match_number(args.id), output_file(args.file)
    with store_to_read() as store:
        record = store.matches.record(number)
        _check(record)
        is_over = any(match.id == number and match.is_over for match in store.matches.all())
        check_draft(store, store.matches.occasion_of(number), is_wanted=args.unfinished)
    check_open(record.seats, is_over=is_over, is_wanted=args.unfinished)
    if file.suffix.lower() in BOARDS:
        write_boards(_boards(record), args.file)
        print(_("Match {id} is written to {file}.").format(id=number, file=file))
        return 0
    try:
        write_record(record, file)
    except OSError as wrong:
        raise not_written(file, wrong) from None
    print(_("Match {id} is written to {file}.").format(id=number, file=file))
    return 0


def _boards(record: Record) -> Sequence[Board]:
    if record.ruleset != "bridge":
        raise Refused(_("Only a match of bridge can be written as boards."))
    return finished_boards(Match.from_record(record))


def _check(record: Record) -> None:
    """Raise BadRecord unless the decisions come to the digest; another version's cannot be told."""
    game = ruleset(record.ruleset) if record.ruleset in RULESETS else None
    if game is not None and record.version == game.version:
        Match.from_record(record)

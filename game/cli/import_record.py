"""`import`: a record becomes a stored match."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from game.cli.refused import Refused
from game.cli.stores import store_to_change
from game.core.words import _, command_line
from game.session.match import Match
from game.session.store.files import read_match


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of `import`."""
    parser.add_argument("file", metavar="FILE", help=_("a record, as --save and export write it"))


def run(args: Namespace) -> int:
    """Check the record by playing it, and store it."""
    match = read_match(Path(args.file))
    with store_to_change() as store:
        number = store.matches.add(match)
        if number is None:
            raise Refused(" ".join(store.take_notices()))
    print(_("The record is stored as match {id}.").format(id=number))
    if not match.is_over:
        print(_way_on(match, number))
    return 0


def _way_on(match: Match, number: int) -> str:
    """Return how to go on with the match: text is for one person."""
    if sum(seat.is_human for seat in match.seats) > 1:
        return _(
            "Several people play it, so it goes on in the window: start main.py without a "
            "command, then choose Matches and match {id}."
        ).format(id=number)
    return _("To go on with it: {command}").format(command=command_line(f"play --resume {number}"))

"""`import`: a record becomes a stored match."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from game.cli.refused import Refused
from game.cli.stores import store_to_change
from game.core.words import _
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
        print(_("To go on with it: main.py play --resume {id}").format(id=number))
    return 0

"""`replay`: what happened in a record; hidden hands are told when the match is over."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from game.cli.asking import say
from game.cli.secrecy import add_flag, check_open
from game.cli.telling import as_json, document, ending, in_words, score_line, set_up
from game.core.words import _
from game.session.match import Match
from game.session.port import Port
from game.session.store.files import read_match


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of `replay`."""
    parser.add_argument("file", metavar="FILE", help=_("a record, as --save and export write it"))
    parser.add_argument("--json", action="store_true", help=_("as JSON"))
    add_flag(parser)


def run(args: Namespace) -> int:
    """Play the record again and tell it."""
    match = read_match(Path(args.file))
    if args.json:
        specs = [seat.spec for seat in match.seats]
        check_open(specs, is_over=match.is_over, is_wanted=args.unfinished)
        print(as_json(document(match)))
    else:
        _tell(match)
    return 0


def _tell(match: Match) -> None:
    print(set_up(match))
    people = [player for player, seat in enumerate(match.seats) if seat.is_human]
    onlooker = people[0] if len(people) == 1 else None
    events = match.events if match.is_over else Port(match, onlooker).events()
    for sentence in filter(None, in_words(match.ruleset, match.names, events)):
        say(sentence)
    print(score_line(match))
    say(ending(match) if match.is_over else _("The record ends here; the match does not."))

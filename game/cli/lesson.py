"""`lesson`: the lesson of a game, in text."""

from argparse import ArgumentParser, Namespace
from functools import partial

from game.cli.refused import Refused
from game.cli.stores import store_to_play
from game.cli.text.lesson import LessonMode
from game.core.words import _
from game.rulesets.catalogue import RULESETS, ruleset
from game.session.lessons import keep, so_far
from game.session.occasion import GUEST


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of `lesson`."""
    names = ", ".join(RULESETS)
    parser.add_argument("game", metavar="GAME", help=_("one of: {names}").format(names=names))
    parser.add_argument("--text", action="store_true", help=_("in plain text, as it is anyway"))
    parser.add_argument(
        "--anew", action="store_true", help=_("from the beginning, not from where it was left")
    )


def run(args: Namespace) -> int:
    """Give the lesson and return 0; one that was left goes on."""
    game = ruleset(args.game)
    lesson = args.screens.lesson(game.id)
    if lesson is None:
        raise Refused(_("There is no lesson in {game}.").format(game=_(game.title)))
    with store_to_play() as store:
        begun = () if args.anew else so_far(store, game.id)
        match = lesson.match(GUEST, begun)
        LessonMode(lesson, match, store, partial(keep, store, game.id)).play()
    return 0

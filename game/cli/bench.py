"""`bench`: how smooth the table is and how soon it is there."""

from argparse import ArgumentParser, Namespace

from game.cli.refused import usually
from game.cli.shot import parse_size
from game.core.words import _

SIZES = ("1920x1080", "2560x1440")


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of `bench`."""
    parser.add_argument(
        "--size",
        action="append",
        metavar="WxH",
        help=usually(_("a window’s size in pixels, may be given several times"), ", ".join(SIZES)),
    )
    parser.add_argument("--json", action="store_true", help=_("print JSON"))


def run(args: Namespace) -> int:
    """Measure and print."""
    sizes = [parse_size(text) for text in args.size or SIZES]
    code: int = args.screens.run_bench(sizes, args.json)
    return code

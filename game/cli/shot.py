"""`shot`: any screen as a picture, without a display."""

import re
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from game.cli.files import output_file
from game.cli.refused import Refused
from game.core.words import _, command_line, meant

LEAST, MOST = (320, 180), (7680, 4320)
"""The sizes that can be drawn, width and height in pixels."""

TEXTS = (80, 100, 120, 140, 160)


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of `shot`."""
    parser.add_argument("scene", nargs="?", metavar="SCREEN", help=_("which screen"))
    parser.add_argument("file", nargs="?", metavar="OUT.png", help=_("the picture to write"))
    parser.add_argument("--list", action="store_true", help=_("print the names of all screens"))
    parser.add_argument("--size", default="1280x720", metavar="WxH", help=_("in pixels"))
    parser.add_argument(
        "--text", default=100, type=int, choices=TEXTS, help=_("the size of the text in per cent")
    )


def run(args: Namespace) -> int:
    """Draw the screen, or list the screens there are."""
    names: Sequence[str] = args.screens.screen_names()
    if args.list:
        print("\n".join(names))
        return 0
    if args.scene is None:
        raise Refused(_("SCREEN is missing.") + " " + _listed())
    if args.scene not in names:
        sentence = _("There is no screen {name}.").format(name=args.scene[:40])
        raise Refused(f"{sentence}{meant(args.scene, names)} {_listed()}")
    if args.file is None:
        raise Refused(_("OUT.png is missing: the picture to write."))
    file: Path = output_file(args.file)
    size = parse_size(args.size)
    code: int = args.screens.take_shot(args.scene, file, size, args.text / 100)
    return code


def _listed() -> str:
    return _("{command} lists them all.").format(command=command_line("shot --list"))


def parse_size(text: str) -> tuple[int, int]:
    """Return width and height; raise Refused that says what a size is."""
    found = re.fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", text)
    if found:
        width, height = int(found[1]), int(found[2])
        if LEAST[0] <= width <= MOST[0] and LEAST[1] <= height <= MOST[1]:
            return width, height
    raise Refused(
        _(
            "The size “{text}” is not WIDTHxHEIGHT from {least} to {most}, such as 1920x1080."
        ).format(text=text, least="x".join(map(str, LEAST)), most="x".join(map(str, MOST)))
    )

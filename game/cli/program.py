"""The table of commands, and what becomes of what goes wrong."""

import codecs
import logging
import os
import re
import sys
import unicodedata
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol

from game import __version__
from game.bots.catalogue import GETTING_READY
from game.cli.refused import Answered, Parser, Refused, with_odd_values
from game.cli.screens import Screens
from game.core.fields import BadContent
from game.core.options import BadOption
from game.core.parts import one_line
from game.core.record import BadRecord
from game.core.words import LANGUAGES, _, command_line, marked, meant, use_language
from game.kernels import keeping
from game.kit.german import USUAL_FACES, use_faces

REFUSALS = (
    "game.bots.catalogue:UnknownBot",
    "game.contests.kept:BadResults",
    "game.contests.ladder:BadLadder",
    "game.contests.ladder:NoRatings",
    "game.contests.sharing:NoCluster",
    "game.rulesets.catalogue:UnknownRuleset",
    "game.session.campaign.journey:BadSeason",
    "game.session.duplicate.runs:ClosedDuplicate",
    "game.session.seats:BadSeats",
    "game.session.sharing.code:BadCode",
    "game.session.sharing.deal:CannotShare",
    "game.session.store:StoreRefused",
    "game.session.store:UnknownMatch",
    "game.session.store.seasons:UnknownSeason",
)
"""What else ends a command with one line and exit code 2."""


def refusals() -> tuple[type[Exception], ...]:
    """Return everything that ends a command with one line; what is not loaded was not raised."""
    places = (each.split(":") for each in REFUSALS)
    loaded = [
        getattr(sys.modules[module], name) for module, name in places if module in sys.modules
    ]
    return (Refused, BadContent, BadOption, BadRecord, *loaded)


STANDING_IN = "standing-in"
"""The name of how letters are written that an encoding lacks."""
# fmt: off
STAND_INS: Mapping[str, str] = {
    **dict.fromkeys("−–—‐‑", "-"), **dict.fromkeys("“”„«»", '"'), **dict.fromkeys("‘’‚", "'"),
    "♠": "S", "♥": "H", "♦": "D", "♣": "C",
    "→": "->", "←": "<-", "↑": "^", "↓": "v", "↔": "<->",
    "×": "x", "÷": "/", "½": "1/2", "¼": "1/4", "¾": "3/4", "°": " degrees", "€": "EUR",
    "·": "-", "•": "*", "★": "*", "☆": "-", "✓": "x", "≤": "<=", "≥": ">=", "≈": "~",
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss",
    "đ": "dj", "Đ": "Dj", "ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "æ": "ae", "Æ": "Ae",
}
# fmt: on
"""What stands for a letter that the terminal cannot show, where that is not itself bare."""

OPTION = re.compile(r"--[a-z-]+")

REFUSED, INTERRUPTED, PIPE_CLOSED = 2, 130, 141

ENGLISH = "en"
"""The code by which English is asked for."""


class Command(Protocol):
    """What a command's module offers."""

    def add_arguments(self, parser: ArgumentParser, /) -> None:
        """Declare the arguments."""

    def run(self, args: Namespace, /) -> int:
        """Do it and return the exit code; raise one of `refusals`."""


@dataclass(frozen=True)
class Subcommand:
    """One command: its words for the help, and its module, which is loaded when it is asked for."""

    words: str
    module: str

    @property
    def command(self) -> Command:
        """What the module offers."""
        command: Command = import_module(f"game.cli.{self.module}")
        return command


COMMANDS: Mapping[str, Subcommand] = {
    "play": Subcommand(marked("play a match without a window, or in text"), "play"),
    "lesson": Subcommand(marked("learn a game in a few minutes, in text"), "lesson"),
    "campaign": Subcommand(marked("play a season of the campaign, in text"), "campaign"),
    "matches": Subcommand(marked("list the stored matches"), "list_matches"),
    "replay": Subcommand(marked("tell what happened in a record"), "replay"),
    "review": Subcommand(marked("tell what your choices in a match were worth"), "review"),
    "duplicate": Subcommand(
        marked("let others play your cards, and compare what each made of them"), "duplicate"
    ),
    "share": Subcommand(marked("print the code of a deal, for a friend to type in"), "share"),
    "drills": Subcommand(marked("solve drills: find the best choice in a position"), "drills"),
    "export": Subcommand(marked("write a stored match to a file, as a record"), "export_record"),
    "boards": Subcommand(marked("read boards of bridge (PBN, LIN), and write them"), "boards"),
    "import": Subcommand(marked("store the match of a record"), "import_record"),
    "stats": Subcommand(marked("show how each person has done"), "show_statistics"),
    "arena": Subcommand(marked("measure how strong computer players are"), "arena"),
    "ladder": Subcommand(marked("measure how far apart the levels of a game are"), "ladder"),
    "strength": Subcommand(marked("write the tables of strength from kept results"), "strength"),
    "balance": Subcommand(
        marked("measure whether the decks of a game are equally strong"), "balance"
    ),
    "shot": Subcommand(marked("draw a screen into a PNG file"), "shot"),
    "bench": Subcommand(marked("measure how smoothly the window runs"), "bench"),
    "cards": Subcommand(marked("check the cards of Berserk and list them"), "cards"),
    "doctor": Subcommand(marked("check what the program needs"), "doctor"),
}


def main(arguments: Sequence[str], screens: Screens) -> int:
    """Do what the arguments say (nothing said: open the window) and return the exit code."""
    _open_streams()
    _write_any_letter()
    # What concerns the player is told in sentences; the log would only say it twice.
    logging.getLogger("game").addHandler(logging.NullHandler())
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # its greeting is not ours to give
    try:
        return _answered(arguments, screens)
    except refusals() as wrong:
        print(one_line(f"trickhold: {wrong}"), file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # which is an OSError, too, and no mistake
        # Nobody reads any more; Python would complain once again when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except OSError as wrong:
        print(
            one_line(f"trickhold: {wrong.strerror or wrong}: {wrong.filename or '-'}"),
            file=sys.stderr,
        )
        return REFUSED


def _answered(arguments: Sequence[str], screens: Screens) -> int:
    """Do what is asked, or print the answer where it was only asked what may be said."""
    try:
        code = _run(arguments, screens)
        print(end="", flush=True)
        return code
    except Answered as told:
        print(told, flush=True)
        return 0


def _run(arguments: Sequence[str], screens: Screens) -> int:
    if not arguments:
        return screens.open_window()
    rest = _speak(arguments)
    if sys.stderr.isatty():
        keeping.announce_with(_(GETTING_READY))
    use_faces(USUAL_FACES)
    if rest and not rest[0].startswith("-") and rest[0] not in COMMANDS:
        sentence = _("There is no command “{name}”.").format(name=rest[0][:40])
        listed = _("{command} lists them all.").format(command=command_line("--help"))
        raise Refused(f"{sentence}{meant(rest[0], COMMANDS)} {listed}")
    args, unknown = _parser(screens, rest).parse_known_args(with_odd_values(rest))
    if unknown:
        sentence = _("{command} does not know “{words}”.").format(
            words=" ".join(unknown), command=args.command
        )
        near = meant(unknown[0], OPTION.findall(args.parser.format_usage()))
        listed = _("{command} lists what it knows.").format(
            command=command_line(f"{args.command} --help")
        )
        raise Refused(f"{sentence}{near} {listed}")
    return COMMANDS[args.command].command.run(args)


def _speak(arguments: Sequence[str]) -> list[str]:
    """Speak the language asked for, before anything is said; return the other arguments."""
    first = Parser(prog="main.py", add_help=False, allow_abbrev=False)
    first.add_argument("--language")
    asked, rest = first.parse_known_args(arguments)
    if asked.language is not None:
        code = "" if asked.language == ENGLISH else asked.language
        if code not in LANGUAGES:
            raise Refused(
                _("There is no language {code}; the languages are {names}.").format(
                    code=asked.language, names=_languages()
                )
            )
        use_language(code)
    return rest


def _languages() -> str:
    return ", ".join(code or ENGLISH for code in LANGUAGES)


def _parser(screens: Screens, arguments: Sequence[str]) -> ArgumentParser:
    """Return a parser of the command that is named; of the others it knows what they are for."""
    parser = Parser(
        prog="main.py",
        description=_("Trickhold. Without a command, the window opens."),
        allow_abbrev=False,
    )
    parser.add_argument(
        "--language", metavar="CODE", help=_("one of: {names}").format(names=_languages())
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"Trickhold {__version__}",
        help=_("print which version this is"),
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar=_("COMMAND"))
    for name, row in COMMANDS.items():
        words = _(row.words)
        command = commands.add_parser(name, help=words, description=words, allow_abbrev=False)
        if name in arguments:
            row.command.add_arguments(command)
        command.set_defaults(screens=screens, parser=command)
    return parser


def _open_streams() -> None:
    """Let nothing come from, and go to, a stream that whoever started the program has closed."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))


def _write_any_letter() -> None:
    """Let a letter that the terminal cannot show be written in others, and one that it sends
    broken become a "?"."""
    codecs.register_error(STANDING_IN, _stand_in)
    for stream, errors in (
        (sys.stdin, "replace"),
        (sys.stdout, STANDING_IN),
        (sys.stderr, STANDING_IN),
    ):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)


def _stand_in(wrong: UnicodeError) -> tuple[str, int]:
    """Return what is written instead of the letters that an encoding lacks: "-" for a minus."""
    if not isinstance(wrong, UnicodeEncodeError):
        raise wrong
    before, lacking = wrong.object[: wrong.start], wrong.object[wrong.start : wrong.end]
    if lacking[0] == "½" and before[-1:].isdigit():
        before, lacking = "", f" {lacking}"
    return "".join(map(_plain, lacking)), wrong.end


def _plain(letter: str) -> str:
    """Return a letter in ASCII: its stand-in, itself without accents, or else its escape."""
    bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return STAND_INS.get(letter) or bare or letter.encode("ascii", "backslashreplace").decode()

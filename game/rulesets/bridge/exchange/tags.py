"""What PBN is made of: tags in brackets, sections of words behind some of them, and comments."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from game.core.words import _
from game.rulesets.bridge.exchange.board import PLACES, BadBoards, unknown
from game.rulesets.bridge.exchange.notation import seat_of

DEAL = ("Board", "Dealer", "Vulnerable", "Deal", "HouseRules")
"""The tags of a deal, which another result of the same deal need not repeat."""
DECIDING = (*DEAL, "Declarer", "Contract", "Result", "Auction", "Play")
"""The tags that may not say two things of one board."""
_KNOWN = {name.lower(): name for name in (*DECIDING, *PLACES, "Event", "Room")}
_WORDY = ("Auction", "Play")
_NAME = r"\[\s*(\w+)\s*:?\s*"
_PIECE = re.compile(
    rf"""(?P<passed> ^%[^\n]* | ;[^\n]* )
    | (?P<comment> \{{ [^}}]* \}}? )
    | (?P<tag> {_NAME} " ( (?: [^"\\\n] | \\. | \n(?![ \t]*[\[\n]) )* ) " \s* \] )
    | (?P<broken> \[ [^\n]* )
    | (?P<empty> ^[ \t]*$ )
    | (?P<word> [^\s\[{{;]+ )""",
    re.MULTILINE | re.VERBOSE,
)
_QUOTED = re.compile(_NAME + r'"(.*)"\s*\]\s*(?:;.*)?')
_BEGINNING = re.compile(r"\n[ \t]*\n[ \t]*\[")
"""How one board begins behind another."""


@dataclass
class Found:
    """What has been read of one board: tags and the tokens of sections, with their lines.

    `wrong` is why nothing of it can be used. `is_apart` tells that an empty line stands before it.
    """

    line: int
    is_apart: bool = True
    tags: dict[str, tuple[str, int]] = field(default_factory=dict)
    sections: dict[str, list[str]] = field(default_factory=dict)
    wrong: BadBoards | None = None

    @property
    def is_begun(self) -> bool:
        """Whether anything of the board has been read."""
        return bool(self.tags or self.wrong)

    def tag(self, name: str, missing: str = "") -> tuple[str, int]:
        """Return what a tag says, and the line in which it does."""
        return self.tags.get(name, (missing, self.line))

    def seat(self, name: str) -> int | None:
        """Return the seat that a tag names, None for none; raise BadBoards."""
        return seat_of(*self.tag(name))

    def take(self, name: str, value: str, line: int) -> None:
        """Enter a tag; one that says another thing of the board than before is wrong."""
        before = self.tags.get(name)
        if before is not None and name in DECIDING and (before[0] != value or name in _WORDY):
            sentence = _("the tag {name} stands there twice.").format(name=name)
            self.spoil(line, sentence)
        self.tags.setdefault(name, (value, line))
        if name in _WORDY:
            self.sections.setdefault(name, [])

    def spoil(self, line: int, sentence: str) -> None:
        """Enter why nothing of the board can be used; the first reason stays."""
        self.wrong = self.wrong or BadBoards(line, sentence)


def split(text: str) -> Iterator[Found]:
    """Yield what stands between empty lines, comments and what nobody needs left out.

    A board that begins without an empty line is known by the tag that the one before began with.
    """
    found, section, opener = Found(1), "", ""
    for match, line, is_unclosed in _pieces(text):
        if is_unclosed:
            found.spoil(line, _("a comment does not end: its closing brace is missing."))
        elif match.lastgroup == "empty":
            if found.is_begun:
                yield found
                found, section, opener = Found(line), "", ""
        elif match["word"]:
            if section in _WORDY:
                found.sections.setdefault(section, []).append(match["word"])
        elif match["tag"] or match["broken"]:
            name, value = _tag(match)
            section = name = _KNOWN.get(name.lower(), "")
            opener = opener or name
            if not name:
                continue
            if name == opener and name in found.tags and "Deal" in found.tags:
                yield found
                found = Found(line, is_apart=False)
            if value is not None:
                found.take(name, value, line)
            elif name in DECIDING:
                found.spoil(line, unknown(match["broken"], _("tag")))
    if found.is_begun:
        yield found


def _pieces(text: str) -> Iterator[tuple[re.Match[str], int, bool]]:
    """Yield each piece with its line, and whether it is a comment that does not end."""
    text = re.sub(r"\r*\n|\r", "\n", text)
    at, line, counted = 0, 1, 0
    while at <= len(text) and (match := _PIECE.search(text, at)):
        line, counted = line + text.count("\n", counted, match.start()), match.start()
        end = _unclosed(text, match) if match["comment"] else 0
        at = end or max(match.end(), match.start() + 1)
        yield match, line, end > 0


def _tag(match: re.Match[str]) -> tuple[str, str | None]:
    """Return name and value of a tag, None for a value that cannot be read."""
    whole = _PIECE.groupindex["tag"]
    if match["tag"]:
        return match[whole + 1], re.sub(r"\\(.)|\n", _bare, match[whole + 2])
    if quoted := _QUOTED.fullmatch(match["broken"].rstrip()):
        return quoted[1], quoted[2]
    name = re.match(r"\[\s*(\w+)", match["broken"])
    return name[1] if name else "", None


def _bare(match: re.Match[str]) -> str:
    return match[1] or " "


def _unclosed(text: str, match: re.Match[str]) -> int:
    """Return where a comment ends whose brace is missing: with its board; 0 for any other."""
    comment = match["comment"]
    begins = _BEGINNING.search(comment)
    if comment.endswith("}") and (begins is None or "{" not in comment[1:]):
        return 0
    return match.start() + begins.start() if begins else match.end()

"""What PBN is made of: tags in brackets, sections of words behind some of them, and comments."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from game.core.words import _
from game.rulesets.bridge.contract import COMPASS
from game.rulesets.bridge.exchange.board import BadBoards, number_of, unknown

_TAG = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]')


@dataclass
class Found:
    """What has been read of one board: tags and the tokens of sections, with their lines."""

    line: int
    tags: dict[str, tuple[str, int]] = field(default_factory=dict)
    sections: dict[str, list[str]] = field(default_factory=dict)

    def tag(self, name: str, missing: str = "") -> tuple[str, int]:
        """Return what a tag says, and the line in which it does."""
        return self.tags.get(name, (missing, 0))

    def seat(self, name: str) -> int | None:
        """Return the seat that a tag names, None for none; raise BadBoards."""
        text, line = self.tag(name)
        if not text:
            return None
        if len(text) != 1 or text not in COMPASS:
            raise BadBoards(line, unknown(text, _("seat: N, E, S or W")))
        return COMPASS.index(text)

    def number(self, name: str) -> int | None:
        """Return the number that a tag says, None for none; raise BadBoards."""
        text, line = self.tag(name)
        return None if text in ("", "?", "-") else number_of(text, line)


def split(text: str) -> Iterator[Found]:
    """Yield what stands between empty lines, comments left out; raise BadBoards."""
    found: Found | None = None
    section = ""
    in_comment = False
    for number, raw in enumerate(text.splitlines(), start=1):
        if raw.startswith("%"):
            continue
        line, in_comment = _without_comments(raw, in_comment)
        if not raw.strip() and not in_comment:
            if found is not None:
                yield found
            found, section = None, ""
            continue
        if not line.strip():
            continue
        found = found or Found(number)
        if line.lstrip().startswith("["):
            section = _take_tag(found, line, number)
        elif section in ("Auction", "Play"):
            found.sections[section] += line.split()
        elif not section:
            raise BadBoards(number, unknown(line.strip(), _("tag")))
    if found is not None:
        yield found


def _without_comments(line: str, in_comment: bool) -> tuple[str, bool]:
    """Return a line without what stands in braces or behind a semicolon."""
    kept: list[str] = []
    in_text = False
    for letter in line:
        if in_comment:
            in_comment = letter != "}"
        elif letter == '"':
            in_text = not in_text
            kept.append(letter)
        elif letter == "{" and not in_text:
            in_comment = True
        elif letter == ";" and not in_text:
            break
        else:
            kept.append(letter)
    return "".join(kept), in_comment


def _take_tag(found: Found, line: str, number: int) -> str:
    """Enter the tag of a line and return its name."""
    match = _TAG.fullmatch(line.strip())
    if match is None:
        raise BadBoards(number, unknown(line.strip(), _("tag")))
    name = match[1]
    if name in found.tags:
        raise BadBoards(number, _("the tag {name} stands there twice.").format(name=name))
    found.tags[name] = re.sub(r"\\(.)", r"\1", match[2]), number
    found.sections[name] = []
    return name

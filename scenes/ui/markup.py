"""Words with bold, colour, signs and links inside them, as they are written.

Markup: `**bold**`, `*italic*`, `{S}` `{H}` `{D}` `{C}` `{N}` for suit signs (`{GS}` and so on
for German ones), `{gold}words{/}` for
colour (gold, muted, good, bad, title), `[words](target)` for a link, `{pad:left shoulder}` and
`{key:ctrl+z}` for the pictures of a pad button and of a key. A backslash takes the next letter as
it is; `escape` puts them into what a person has typed.
"""

import re
from functools import lru_cache
from typing import NamedTuple

from game.core.words import _, marked, second_person, split_clause
from scenes.bindings import button_words, key_words


class Run(NamedTuple):
    """Words of one look, or one suit sign, or the picture of a pad button or a key."""

    text: str
    bold: bool = False
    italic: bool = False
    colour: str = ""
    suit: str = ""
    device: str = ""
    """"pad" or "key" where `text` names a button or a key that is to be drawn."""
    target: str = ""

    @property
    def is_picture(self) -> bool:
        """Whether it is drawn rather than set."""
        return bool(self.suit or self.device)

    @property
    def plain(self) -> str:
        """What it says in words."""
        if self.device:
            return button_words(self.text) if self.device == "pad" else key_words(self.text)
        if self.suit in GERMAN_SUITS:
            return _(GERMAN_SUITS[self.suit])
        return _SUIT_NAMES[self.suit] if self.suit else self.text


def escape(text: str) -> str:
    """Return text that a person has typed so that none of it is taken as markup."""
    return re.sub(r"([\\*{}\[\]])", r"\\\1", text)


_TOKEN = re.compile(
    r"\\(?P<literal>.)|(?P<bold>\*\*)|(?P<italic>\*)|\{(?P<suit>[SHDCN]|G[SHDC])\}"
    r"|\{(?P<device>pad|key):(?P<sign>[^{}]+)\}"
    r"|\{(?P<colour>gold|muted|good|bad|title|/)\}|\[(?P<words>[^\]\[]*)\]\((?P<target>[^)\s]*)\)",
    re.DOTALL,
)


def parse(markup: str) -> tuple[Run, ...]:
    """Return the runs of a marked-up text; clauses that it names are not among them, and whoever
    reads it is called "you" in it."""
    return _parsed(second_person(split_clause(markup)[0]))


@lru_cache(maxsize=4096)
def _parsed(markup: str) -> tuple[Run, ...]:
    runs: list[Run] = []
    look = Run("")
    end = 0

    def say(text: str) -> None:
        if not text:
            return
        if runs and not runs[-1].is_picture and runs[-1]._replace(text="") == look:
            runs[-1] = runs[-1]._replace(text=runs[-1].text + text)
        else:
            runs.append(look._replace(text=text))

    for token in _TOKEN.finditer(markup):
        say(markup[end : token.start()])
        end = token.end()
        match token.lastgroup:
            case "literal":
                say(token["literal"])
            case "bold":
                look = look._replace(bold=not look.bold)
            case "italic":
                look = look._replace(italic=not look.italic)
            case "suit":
                runs.append(look._replace(suit=token["suit"]))
            case "sign":
                runs.append(look._replace(text=token["sign"], device=token["device"]))
            case "colour":
                look = look._replace(colour=token["colour"].strip("/"))
            case "target":
                for run in parse(token["words"]):
                    runs.append(run._replace(target=token["target"]))
    say(markup[end:])
    return tuple(runs)


_SUIT_NAMES = {"S": "♠", "H": "♥", "D": "♦", "C": "♣", "N": "NT"}
GERMAN_SUITS = {
    "GS": marked("Leaves"),
    "GH": marked("Hearts"),
    "GD": marked("Bells"),
    "GC": marked("Acorns"),
}
"""The German suits by their names in markup."""


def plain(markup: str) -> str:
    """Return a marked-up text without its markup, suits as their signs, buttons as their names."""
    return "".join(run.plain for run in parse(markup)).replace("\N{NO-BREAK SPACE}", " ")

"""The drills in `levels/drills`: a file for each game, a line of JSON for each drill."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from game.core import options as option_texts
from game.core.fields import BadContent, name_of, read_text
from game.core.parts import (
    NUMBER,
    TEXT,
    TEXTS,
    TEXTS_BY_NAME,
    BadPart,
    PartType,
    checked,
    is_number,
    is_text,
    one_line,
    read_json,
)
from game.core.themes import THEMES
from game.core.words import ROOT, _, marked
from game.rulesets.catalogue import ruleset
from game.session.practice.drill import CLEAR, Drill
from game.session.practice.worlds import Hands, Shown

FOLDER = ROOT / "levels" / "drills"
GAMES = ("whist", "schnapsen", "berzerka", "bridge", "berserk")
"""The games that have drills."""
MOST_CHOICES = 40
MOST_WORLDS = 4
LARGEST = 1e6
"""No deal is worth more, in utilities."""


def _is_amount(value: Any) -> bool:
    is_one = isinstance(value, int | float) and not isinstance(value, bool)
    return is_one and -LARGEST <= value <= LARGEST


AMOUNT = PartType(_is_amount, marked("a number"))
AMOUNTS = PartType(
    lambda value: (
        isinstance(value, dict)
        and 2 <= len(value) <= MOST_CHOICES
        and all(map(is_text, value))
        and all(map(_is_amount, value.values()))
    ),
    marked("an object of 2 to 40 numbers"),
)
SHARE = PartType(lambda value: _is_amount(value) and 0 <= value <= 1, marked("from 0 to 1"))
SHOWS = PartType(
    lambda value: (
        isinstance(value, dict)
        and all(map(is_text, value))
        and all(
            isinstance(each, list)
            and len(each) == 3
            and is_number(each[0])
            and all(map(_is_amount, each))
            for each in value.values()
        )
    ),
    marked("an object of a world and two amounts each"),
)

PARTS: Mapping[str, PartType] = {
    "seed": NUMBER,
    "players": NUMBER,
    "options": TEXTS_BY_NAME,
    "moves": TEXT,
    "worths": AMOUNTS,
    "plain": TEXT,
    "at_stake": AMOUNT,
    "solved": SHARE,
    "themes": TEXTS,
    "worlds": TEXTS,
    "shows": SHOWS,
}


def file_of(game: str) -> Path:
    """Return the file of a game's drills."""
    return FOLDER / f"{game}.jsonl"


def has_drills(game: str) -> bool:
    """Tell whether a game has a file of drills."""
    return game in GAMES and file_of(game).exists()


@cache
def drills_of(game: str) -> tuple[Drill, ...]:
    """Return the drills of a game that come with the program, none where it has none; raise
    BadContent."""
    return read_drills(game, file_of(game)) if file_of(game).exists() else ()


def drills_if_sound(game: str) -> tuple[Drill, ...]:
    """Return the drills of a game, none where their file is not sound, which is told where they are
    asked for."""
    try:
        return drills_of(game)
    except BadContent:
        return ()


def read_drills(game: str, path: Path) -> tuple[Drill, ...]:
    """Return the drills of a file; raise BadContent with file, line and reason.

    The moves are played when a drill is: a file of a hundred would take a second.
    """
    drills: dict[str, Drill] = {}
    for number, line in enumerate(read_text(path).splitlines(), start=1):
        if line.strip():
            try:
                drill = read_drill(game, line)
                if drill.id in drills:
                    raise ValueError(_("this drill is in the file already"))
            except ValueError as wrong:
                place = _("line {n}").format(n=number)
                reason = one_line(str(wrong).rstrip("."))
                raise BadContent(name_of(path), place, f"{reason}.") from None
            drills[drill.id] = drill
    return tuple(drills.values())


def read_drill(game: str, line: str) -> Drill:
    """Return the drill that a line tells of; raise ValueError that says what is wrong with it."""
    rules = ruleset(game)
    parts: dict[str, Any] = dict(checked(read_json(line), PARTS))
    moves, worths = _moves(parts["moves"]), parts["worths"]
    if parts["players"] not in rules.players:
        raise BadPart(
            _("{game} is for {players}, not {n}").format(
                game=_(rules.title), players=rules.players_words(), n=parts["players"]
            )
        )
    option_texts.with_texts(rules.options(), parts["options"])
    for text in (*moves, *worths, parts["plain"]):
        rules.parse_action(text)
    if len(moves) > rules.longest_deal:
        raise BadPart(_("its part “{name}” is longer than any deal").format(name="moves"))
    unknown = [theme for theme in parts["themes"] if theme not in THEMES]
    if unknown or not parts["themes"]:
        raise BadPart(
            _("its part “{name}” must be {allowed}").format(
                name="themes", allowed=_("one of {names}").format(names=", ".join(THEMES))
            )
        )
    worlds = tuple(_hands(rules, text, parts["players"]) for text in parts["worlds"])
    shows = {choice: Shown(*found) for choice, found in parts["shows"].items()}
    if len(worlds) > MOST_WORLDS or not all(
        0 <= each.world < len(worlds) and choice in worths for choice, each in shows.items()
    ):
        raise BadPart(
            _("its part “{name}” names a choice or a world that it lacks").format(name="shows")
        )
    whole = {"moves": moves, "themes": tuple(parts["themes"]), "worlds": worlds, "shows": shows}
    drill = Drill(rules, **{**parts, **whole})
    if parts["at_stake"] <= 0 or drill.lead < CLEAR:
        raise BadPart(_("its best choice is not clearly better than the next"))
    if parts["plain"] in drill.answers:
        raise BadPart(_("its part “{name}” is the best choice itself").format(name="plain"))
    return drill


def _moves(text: str) -> tuple[str, ...]:
    """Return the decisions that a text such as "SA S9" tells of; with spaces in them: "go first;
    army"."""
    return tuple(filter(None, text.split(";") if ";" in text else text.split()))


def _hands(rules: Any, text: str, players: int) -> Hands:
    """Return the hands that a text such as "S2 SA/H3 H4/" tells of."""
    hands = tuple(tuple(hand.split()) for hand in text.split("/"))
    cards = [card for hand in hands for card in hand]
    for card in cards:
        rules.parse_action(card)
    if len(hands) != players or len(set(cards)) != len(cards):
        raise BadPart(_("its part “{name}” must have a hand for each player").format(name="worlds"))
    return hands


def line_of(drill: Drill) -> str:
    """Return the line that tells of a drill, as `read_drill` reads it."""
    parts = {name: getattr(drill, name) for name in PARTS} | {
        "moves": (";" if any(" " in move for move in drill.moves) else " ").join(drill.moves),
        "at_stake": round(drill.at_stake, 2),
        "solved": round(drill.solved, 3),
        "worlds": ["/".join(" ".join(hand) for hand in hands) for hands in drill.worlds],
        "shows": {
            choice: [each.world, round(each.best, 1), round(each.other, 1)]
            for choice, each in drill.shows.items()
        },
    }
    return json.dumps(parts, separators=(",", ":"))

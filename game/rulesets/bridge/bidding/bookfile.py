"""System files: levels/bridge/<system>.toml, one `[[position]]` after another.

A position is an auction (`after`) and rows. In `after` the opponents' calls stand in brackets, and
a pass between two calls need not be written. Suits may be letters that stand for several: M and o
the majors, m and n the minors, w, x, y, z any that differ, t the suit agreed on after "...".
"""

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from game.core.fields import (
    FilePlace,
    array,
    line,
    name_among,
    name_of,
    number,
    one_of,
    read_toml,
    shown,
    table,
    yes_or_no,
)
from game.core.words import _
from game.kit.cards import SUIT_LETTERS, Suit
from game.rulesets.bridge.bidding.box import ANY_LENGTH, MOST_POINTS, Bounds, Box
from game.rulesets.bridge.bidding.calls import PASS, STRAINS, Calls, is_allowed
from game.rulesets.bridge.bidding.rows import CONVENTIONS, Forcing, Row, System

MOST_POSITIONS, MOST_ROWS, MOST_AUCTIONS = 300, 40, 12
LONGEST = 40
LETTERS = {"M": "HS", "m": "CD", "w": "CDHS", "x": "CDHS", "y": "CDHS", "z": "CDHS"}
"""What a letter may stand for: each for another suit."""
OTHER = {"o": ("M", "HS"), "n": ("m", "CD")}
"""Letters for the other suit of two."""
SUITS_NAMED = "CDHS" + "".join(LETTERS) + "ont"
_CALL = re.compile(rf"P|X|XX|[1-8][{SUITS_NAMED}N]")
_BOUNDS = re.compile(r"(\d{1,2})(?:(\+)|-(\d{1,2}))?")
_COMPARED = re.compile(rf"([{SUITS_NAMED}])(>=|>|<)([{SUITS_NAMED}])")
Suits = Mapping[str, str]
"""What the letters stand for in one reading of a row: suits of CDHS by letter."""


def read_system(path: Path) -> System:
    """Return the system of a file; raise BadContent."""
    top = FilePlace(name_of(path))
    found = table(read_toml(path), top, ["position"], ["position"])["position"]
    rows: dict[tuple[str, Calls], list[Row]] = {}
    for n, position in enumerate(array(found, top.at("position"), MOST_POSITIONS), start=1):
        at = top.at(_("position {n}").format(n=n))
        entry = table(position, at, ["after", "rows"], ["after", "rows"])
        after = entry["after"] if isinstance(entry["after"], list) else [entry["after"]]
        auctions = [_auction(each, at.at("after")) for each in array(after, at, MOST_AUCTIONS)]
        for number_, row in enumerate(array(entry["rows"], at, MOST_ROWS), start=1):
            place = at.at(_("row {n}").format(n=number_))
            one = table(row, place, ROW, ["call"])
            entered = [_enter(one, auction, place, rows) for auction in auctions]
            if not any(entered):
                raise place.refused(
                    _("can never be called: no auction that is allowed leads to it.")
                )
    return System(path.stem, {key: tuple(each) for key, each in rows.items()})


def _enter(
    entry: Mapping[str, object],
    auction: tuple[bool, Calls],
    place: FilePlace,
    rows: dict[tuple[str, Calls], list[Row]],
) -> bool:
    """Enter a row under every auction that it is for; return whether there is one."""
    is_anywhere, pattern = auction
    call = line(entry["call"], place.at("call"), LONGEST)
    if not _CALL.fullmatch(call):
        raise place.at("call").refused(_no_call(call))
    where = _compared(entry.get("where"), place.at("where"))
    used = "".join((*pattern, call, *(key for key in entry if key in SUITS_NAMED)))
    order = _compared(entry.get("longer"), place.at("longer"))
    used += "".join(one + other for one, _sign, other in (*where, *order))
    used += "".join(str(entry.get(each, "")) for each in ("good", "stops"))
    entered = False
    for suits in _readings(used):
        calls = tuple([_named(each, suits) for each in pattern])
        own = _named(call, suits)
        if not _holds(where, suits) or not (is_anywhere or _could_be(calls)):
            continue
        if not is_allowed(calls, own, 8):
            continue
        row = _row(entry, own, suits, place)
        entered = True
        there = rows.setdefault((suits["t"] if is_anywhere else "", calls), [])
        if row not in there:
            there.append(row)
    return entered


def _auction(value: object, place: FilePlace) -> tuple[bool, Calls]:
    """Return whether an auction may begin anyhow, and its calls, passes filled in."""
    written = line(value, place, LONGEST) if value != "" else ""
    is_anywhere = written.startswith("...")
    calls: list[str] = []
    turn_of_theirs = False
    tokens = written.removeprefix("...").split()
    for n, token in enumerate(tokens):
        is_theirs = token.startswith("(") and token.endswith(")")
        call = token[1:-1] if is_theirs else token
        if not _CALL.fullmatch(call):
            raise place.refused(_no_call(call))
        if n and is_theirs != turn_of_theirs:
            calls.append(PASS)
        calls.append(call)
        turn_of_theirs = not is_theirs
    if tokens and turn_of_theirs:
        calls.append(PASS)
    return is_anywhere, tuple(calls)


def _no_call(text: str) -> str:
    return _(
        "“{call}” is not a call: P, X, XX, or a level from 1 to 8 and one of {letters}."
    ).format(call=shown(text).strip('"'), letters=SUITS_NAMED + "N")


def _readings(used: str) -> Iterator[Suits]:
    """Yield every way in which the letters used can stand for suits."""
    letters = [letter for letter in LETTERS if letter in used or _needed(letter, used)]
    plain: list[dict[str, str]] = [{suit: suit for suit in "CDHSN"}]
    for letter in letters:
        plain = [
            {**suits, letter: suit}
            for suits in plain
            for suit in LETTERS[letter]
            if suit not in [suits.get(other) for other in letters]
        ]
    for suits in plain:
        for letter, (first, both) in OTHER.items():
            if first in suits:
                suits[letter] = both.replace(suits[first], "")
        if "t" not in used:
            yield suits
        else:
            yield from ({**suits, "t": suit} for suit in "CDHS")


def _needed(letter: str, used: str) -> bool:
    return any(other in used for other, (first, _both) in OTHER.items() if first == letter)


def _named(call: str, suits: Suits) -> str:
    return call[0] + suits[call[1]] if call[0].isdigit() else call


def _could_be(calls: Calls) -> bool:
    return all(is_allowed(calls[:n], call, 8) for n, call in enumerate(calls))


def _compared(value: object, place: FilePlace) -> list[tuple[str, str, str]]:
    """Return comparisons such as "x>y", from one text or a list."""
    if value is None:
        return []
    found = []
    for each in value if isinstance(value, list) else [value]:
        match = _COMPARED.fullmatch(each) if isinstance(each, str) else None
        if match is None:
            raise place.refused(
                _("must compare two suits, as in “x>y”, not {value}.").format(value=shown(each))
            )
        found.append((match[1], match[2], match[3]))
    return found


def _holds(where: list[tuple[str, str, str]], suits: Suits) -> bool:
    """Tell whether suits rank as asked: clubs lowest."""
    for one, sign, other in where:
        a, b = STRAINS.index(suits[one]), STRAINS.index(suits[other])
        if not (a < b if sign == "<" else a > b if sign == ">" else a >= b):
            return False
    return True


def _row(entry: Mapping[str, object], call: str, suits: Suits, place: FilePlace) -> Row:
    lengths = [ANY_LENGTH] * 4
    for key, value in entry.items():
        if key in SUITS_NAMED:
            lengths[_suit(key, suits)] = _bounds(value, place.at(key), 14)
    orders: dict[str, list[tuple[Suit, Suit]]] = {">": [], ">=": []}
    for one, sign, other in _compared(entry.get("longer"), place.at("longer")):
        orders.setdefault(sign, []).append((_suit(one, suits), _suit(other, suits)))

    def read(readers: Mapping[str, Reader]) -> dict[str, Any]:
        return {
            key: reader(entry[key], place.at(key), suits)
            for key, reader in readers.items()
            if key in entry
        }

    box = Box(
        lengths=tuple(lengths),
        longer=tuple(orders[">"]),
        as_long=tuple(orders[">="]),
        **read(OF_HAND),
    )
    return Row(call, box, **read(OF_CALL))


def _suit(letter: str, suits: Suits) -> Suit:
    return Suit(SUIT_LETTERS.index(suits[letter]))


def _suits(value: object, place: FilePlace, suits: Suits) -> tuple[Suit, ...]:
    """Return the suits of a run of letters such as "xy"."""
    if not isinstance(value, str) or any(letter not in suits for letter in value):
        raise place.refused(
            _("must be letters of suits named here, not {value}.").format(value=shown(value))
        )
    return tuple(sorted(_suit(letter, suits) for letter in value))


def _bounds(value: object, place: FilePlace, most: int) -> Bounds:
    """Return bounds written as 5, "5+", "5-7"."""
    match = _BOUNDS.fullmatch(str(value)) if isinstance(value, int | str) else None
    if match is not None:
        low = int(match[1])
        high = most if match[2] else int(match[3] or low)
        if low <= high <= most:
            return low, high
    raise place.refused(
        _("must be bounds such as 5, “5+” or “5-7”, up to {most}, not {value}.").format(
            most=most, value=shown(value)
        )
    )


def _support(value: object, place: FilePlace, suits: Suits) -> tuple[Suit, int, int]:
    """Return points in support, written as "M 6-9"."""
    text = line(value, place, LONGEST)
    letter, _space, bounds = text.partition(" ")
    if letter not in suits:
        raise place.refused(
            _("must be a suit named here and bounds, as in “M 6-9”, not {value}.").format(
                value=shown(value)
            )
        )
    return (_suit(letter, suits), *_bounds(bounds, place, 40))


Reader = Callable[[object, FilePlace, Suits], Any]
"""Reads a value at its place, where letters stand for these suits."""
OF_HAND: Mapping[str, Reader] = {
    "points": lambda value, at, _suits: _bounds(value, at, MOST_POINTS),
    "support": _support,
    "balanced": lambda value, at, _suits: yes_or_no(value, at),
    "good": _suits,
    "stops": _suits,
    "aces": lambda value, at, _suits: tuple(number(n, at, 0, 8) for n in array(value, at, 9)),
    "joker": lambda value, at, _suits: yes_or_no(value, at),
}
"""What a row says of a hand besides its lengths, as fields of its box."""
OF_CALL: Mapping[str, Reader] = {
    "weight": lambda value, at, _suits: number(value, at, 1, 99),
    "forcing": lambda value, at, _suits: one_of(value, at, Forcing),
    "convention": lambda value, at, _suits: (
        "" if value == "" else name_among(value, at, CONVENTIONS)
    ),
    "seldom": lambda value, at, _suits: yes_or_no(value, at),
}
"""What a row says of its call."""
ROW = ("call", "longer", "where", *OF_HAND, *OF_CALL, *SUITS_NAMED)

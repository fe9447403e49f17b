"""Several decisions in one line and in any order, where the rules take them in ascending order."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from game.cli.text.naming import action_of
from game.core.protocols import Action, Player, Refusal
from game.session.match import Match
from game.session.port import Port, Turn
from game.session.taking_back import made_so_far


def offered(port: Port[Any, Any]) -> list[Action]:
    """Return which of the legal decisions are of such a kind."""
    kinds = port.ruleset.telling.ascending
    return [each for each in port.legal_actions() if isinstance(each, kinds)]


def named_in(line: str, match: Match, port: Port[Any, Any]) -> list[Action]:
    """Return the decisions of such a kind that a line names; none if it names anything else.

    Commas or spaces stand between them, and a word before them may be said once or left out:
    "recruit plains-kite, plains-outrider", "-S8 -S6"; brackets are those of the choices offered.
    """
    assert port.seat is not None
    kinds = match.ruleset.telling.ascending
    words = {
        str(each).rpartition(" ")[0] for each in (*offered(port), *made_so_far(match, port.seat))
    }
    named: list[Action] = []
    for part in re.split(r"[,\s()]+", line.strip(" ,()").lower()):
        if part in words:
            continue
        readings = (
            action_of(f"{word} {part}".lstrip(), match.ruleset.parse_action)
            for word in ("", *sorted(words))
        )
        found = next((each for each in readings if isinstance(each, kinds)), None)
        if found is None:
            return []
        named.append(found)
    return named


def named_and_end(
    line: str, match: Match, port: Port[Any, Any]
) -> tuple[list[Action], Action | None]:
    """Return the decisions of such a kind that a line names, and the one of another kind that ends
    them, None where it only names: "-S8 -S6 done"."""
    named = named_in(line, match, port)
    before, _gap, last = re.sub(r"[,\s()]+", " ", line.strip(" ,()")).rpartition(" ")
    if named or not before:
        return named, None
    end = action_of(last, match.ruleset.parse_action)
    named = [] if end is None else named_in(before, match, port)
    return named, end if named else None


def still_open(match: Match, player: Player) -> list[Action]:
    """Return what can still be named that goes before the last decision made so."""
    made = made_so_far(match, player)
    if not made:
        return []
    turn, kinds = begun(match, made), match.ruleset.telling.ascending
    return [
        each
        for each in turn.legal_actions()
        if isinstance(each, kinds) and each < made[-1] and turn.allows(sorted([*made, each]))
    ]


def begun(match: Match, made: Sequence[Action]) -> Turn:
    """Return the turn as it was before these last decisions."""
    return Turn.of(_before(match, len(made)) if made else match)


def _before(match: Match, count: int) -> Match:
    """Return the match as it was before its last `count` decisions."""
    options, dealt = (
        (match.options, match.seats, match.seed, match.deals),
        (match.stacks, match.laid),
    )
    earlier = Match(match.ruleset, *options, *dealt)
    for notation in match.actions[:-count]:
        earlier.apply(earlier.to_act, match.ruleset.parse_action(notation))
    return earlier


def first_new(made: list[Action], wanted: list[Action]) -> int:
    """Return the place of the first decision wanted that is not made as it stands there."""
    return next(n for n, each in enumerate(wanted) if made[n : n + 1] != [each])


def made_again(before: list[Action], made: list[Action]) -> list[int]:
    """Return the places of the decisions that had been made before the last line was typed."""
    old = Counter(before)
    places = []
    for place, action in enumerate(made):
        if old[action]:
            old[action] -= 1
            places.append(place)
    return places


def make(match: Match, port: Port[Any, Any], named: list[Action]) -> tuple[Action, Refusal] | None:
    """Make these decisions beside those of their kind made so far, all in ascending order.

    Those that come after a new one are taken back and made again: nothing has followed them. If
    one may not be made all is as before; it is returned with the reason, else None.
    """
    assert port.seat is not None
    made = made_so_far(match, port.seat)
    wanted = sorted([*made, *named])
    same = first_new(made, wanted)
    start = len(match.actions) - len(made) + same
    if made[same:]:
        match.take_back(start)
    for action in wanted[same:]:
        if (refusal := port.refusal(action)) is not None:
            if len(match.actions) > start:
                match.take_back(start)
            for each in made[same:]:
                port.submit(each)
            return action, refusal
        port.submit(action)
    return None


def unmake(match: Match, port: Port[Any, Any], action: Action) -> None:
    """Take back one of the decisions of such a kind; those after it are made again."""
    assert port.seat is not None
    made = made_so_far(match, port.seat)
    place = made.index(action)
    match.take_back(len(match.actions) - len(made) + place)
    for each in made[place + 1 :]:
        port.submit(each)

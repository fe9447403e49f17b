"""Who sits where, and how a computer player at the table comes to its move."""

from collections.abc import Sequence
from typing import Any

from game.bots.catalogue import UnknownBot, make_bot, parse_spec
from game.core.protocols import Candidate, Player
from game.core.rng import Rng
from game.core.ruleset import Ruleset, Sides
from game.core.words import _
from game.session.asking import last_thought
from game.session.match import HUMAN, Match, Seat
from game.session.occasion import GUEST
from game.session.port import Port

NAMES = ("Mila", "Goran", "Vesna", "Luka", "Dunja", "Petar")
"""What computer players are called, in seat order."""

LONGEST_NAME = 40
"""Letters of the longest name."""


TEACHER = "club"
"""Who is asked in a lesson: a beginner is told what sound play is, in words without figures."""
STAND_IN = "club"
"""Who takes the seats of other people where a deal is played once more."""


class BadSeats(ValueError):
    """The seats are not what the game can be played with; the text says what is allowed."""


def parse_seats(ruleset: Ruleset[Any, Any, Any], text: str) -> tuple[Seat, ...]:
    """Return the seats that a text such as "Ana=human,expert,club,club" names.

    Raise BadSeats for their number or a name given twice, UnknownBot for one nobody can play.
    """
    given = [part.strip().rpartition("=") for part in text.split(",")]
    specs = [spec.strip() for _name, _sign, spec in given]
    check_seats(ruleset, specs)
    names = name_seats(specs, [name.strip() for name, _sign, _spec in given])
    return tuple(map(Seat, specs, names))


def check_seats(ruleset: Ruleset[Any, Any, Any], specs: Sequence[str]) -> None:
    """Raise BadSeats or UnknownBot unless the game can be played with these."""
    if len(specs) not in ruleset.players:
        _check_specs(list(filter(None, specs)))
        example = ",".join((HUMAN, *[STAND_IN] * (ruleset.players[0] - 1)))
        each = _("Name everybody, yourself as “{human}”: for example “{example}”.")
        raise BadSeats(
            f"{_wrong_number(ruleset, len(specs))} {each.format(human=HUMAN, example=example)}"
        )
    _check_specs(specs)


def sides_of(ruleset: Ruleset[Any, Any, Any], line_up: Sequence[str]) -> Sides:
    """Return the sides of the table at which each entry of a line-up plays for one of them.

    Raise BadSeats if there is no such table, UnknownBot for an entry that nobody can play.
    """
    _check_specs(line_up)
    for players in ruleset.players:
        if len(sides := ruleset.sides(players)) == len(line_up):
            return sides
    if len(sides) == players:
        raise _wrong_number(ruleset, len(line_up))
    sentence = _("{game} has {n} sides: a line-up names one computer player for each.")
    raise BadSeats(sentence.format(game=_(ruleset.title), n=len(sides)))


def _wrong_number(ruleset: Ruleset[Any, Any, Any], number: int) -> BadSeats:
    return BadSeats(
        _("{game} is for {players}, not {n}.").format(
            game=_(ruleset.title), players=ruleset.players_words(), n=number
        )
    )


def _check_specs(specs: Sequence[str]) -> None:
    for spec in specs:
        if spec != HUMAN:
            try:
                parse_spec(spec)
            except UnknownBot as wrong:
                raise UnknownBot(
                    _("{sentence} A person is “{human}”.").format(sentence=wrong, human=HUMAN)
                ) from None


def check_names(names: Sequence[str]) -> None:
    """Raise BadSeats unless each name can be shown on one line."""
    for name in names:
        if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise BadSeats(
                _("The name “{name}” is not a line of 1 to {limit} characters.").format(
                    name=name[:LONGEST_NAME], limit=LONGEST_NAME
                )
            )


def name_seats(specs: Sequence[str], given: Sequence[str]) -> tuple[str, ...]:
    """Return a name for every seat: the one given, or (where that is empty) one not yet taken.

    Raise BadSeats where a name is given twice or cannot be shown.
    """
    check_names([name for name in given if name])
    for name in given:
        if name and given.count(name) > 1:
            raise BadSeats(
                _("Two seats are called {name}; each needs a name of its own.").format(name=name)
            )
    free = [name for name in NAMES if name not in given]
    names: list[str] = []
    for spec, name in zip(specs, given, strict=True):
        if not name and spec == HUMAN:
            name = _free_guest({*given, *names})
        names.append(name or free.pop(0))
    return tuple(names)


def _free_guest(taken: set[str]) -> str:
    name, number = GUEST, 1
    while name in taken:
        number += 1
        name = f"{GUEST} {number}"
    return name


def own_seat(match: Match) -> Player:
    """Return the seat of the first person, the first of all where only computer players sit."""
    return next((seat for seat, each in enumerate(match.seats) if each.is_human), 0)


def without_others(specs: Sequence[str], player: Player) -> tuple[str, ...]:
    """Return the specs with computer players in the seats of all people but one: so a deal is
    played once more by him, or in his seat."""
    return tuple(
        STAND_IN if spec == HUMAN and seat != player else spec for seat, spec in enumerate(specs)
    )


# -- computer players


def bot_stream(seed: int, player: Player, decision: int) -> Rng:
    """Return a computer player's own stream for one decision of a match.

    It depends on nothing but the arguments, so a match played again by the same players from the
    same seed is the same match on the command line, and after a resume there. In a window the time
    to think is limited, and the stream is veiled.
    """
    return Rng(seed).fork("bots", player, decision)


def think(match: Match, spec: str | None = None) -> Sequence[Candidate[Any]]:
    """Return what a computer player (None: the one at the seat to act) would do, best first.

    It is given the seat's view, as always. This thinks here and now: a window asks the Thinker
    instead. Raise UnknownBot for a spec that nobody plays by, a person's for one.
    """
    player = match.to_act
    port: Port[Any, Any] = Port(match, player)
    bot = make_bot(match.ruleset, spec or match.seats[player].spec)
    stream = bot_stream(match.seed, player, len(match.actions))
    return last_thought(bot.think(port.view(), port.legal_actions(), stream))

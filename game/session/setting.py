"""A match but for who sits in one of its seats: the same cards for whoever takes it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.core.protocols import Player
from game.rulesets.catalogue import ruleset
from game.session.match import Match, Seat
from game.session.seats import think, without_others


@dataclass(frozen=True)
class Setting:
    """All that a match is played with; `seat` is the one that others may take.

    `before` are decisions, in notation, that have been made when it begins.
    """

    game: str
    options: Any
    seats: tuple[Seat, ...]
    seat: Player
    seed: int
    deals: int | None
    laid: tuple[str, ...] = ()
    before: tuple[str, ...] = ()

    @staticmethod
    def of(match: Match, seat: Player, before: Sequence[str] = ()) -> "Setting":
        """Return what a match was played with; computer players take the seats of other people."""
        specs = without_others([each.spec for each in match.seats], seat)
        seats = tuple(
            replace(each, spec=spec) for each, spec in zip(match.seats, specs, strict=True)
        )
        return Setting(
            match.ruleset.id,
            match.options,
            seats,
            seat,
            match.seed,
            match.deals,
            match.laid,
            tuple(before),
        )

    def match(self, spec: str = "", name: str = "") -> Match:
        """Return the match where it begins, with another in the seat if named.

        Raise ValueError for decisions that cannot have been made, BadContent if a file of the game
        is broken.
        """
        seats = list(self.seats)
        if spec:
            seats[self.seat] = Seat(spec, name or seats[self.seat].given)
        game = ruleset(self.game)
        match = Match(game, self.options, seats, self.seed, self.deals, laid=self.laid)
        return made_in(match, self.before)


def made_in(match: Match, decisions: Sequence[str]) -> Match:
    """Make decisions, told in notation, in a match, and return it; raise ValueError."""
    for text in decisions:
        match.apply(match.to_act, match.ruleset.parse_action(text))
    return match


@dataclass(frozen=True)
class Made:
    """What somebody has made of the cards of a setting: his decisions and those of the others, in
    notation, and the figure that it is compared by."""

    figure: tuple[float, ...]
    decisions: tuple[str, ...]


def play_out(match: Match, told: Callable[[Match], object] = lambda _match: None) -> None:
    """Let the computer players of a match play it to its end; `told` is called on the way."""
    while not match.is_over:
        match.apply(match.to_act, think(match)[0].action)
        told(match)


def made_by(
    setting: Setting, spec: str, told: Callable[[Match], object] = lambda _match: None
) -> Made:
    """Return what a computer player makes of the cards; it is played out here and now."""
    match = setting.match(spec)
    play_out(match, told)
    return Made(figure_of(match, setting.seat), tuple(match.actions))


def figure_of(match: Match, seat: Player) -> tuple[float, ...]:
    """Return what a player has made of a match, the greater the better, to be compared.

    First by how much he leads the best of the others (or is behind), by what the game places
    players by; then, where the game counts turns, how soon he has won, or how long he has held out.
    """
    standing = match.standing
    sides: Sequence[Sequence[Player]] = match.ruleset.sides(len(match.seats))
    own_side = next(side for side in sides if seat in side)
    others = [standing.merit(side[0]) for side in sides if side is not own_side]
    lead = standing.merit(seat)[0] - max(others)[0]
    turns = sum(getattr(result, "turns", 0) for result in standing.results)
    return (lead, -turns if lead > 0 else turns)

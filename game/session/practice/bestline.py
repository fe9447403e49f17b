"""The best line of a turn: what a strong player would have done from the first mistake on.

It is worked out from what the player saw before that mistake: in a world that fits it, where dice
fall as is likeliest, and the others answer by plain sense.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.protocols import CHANCE, Event, Names, Player
from game.core.rng import Rng
from game.core.ruleset import Ruleset
from game.core.sense import STEADY
from game.core.words import _
from game.session.asking import Asking
from game.session.match import Match
from game.session.practice.trainers import Turning
from game.session.replay import Replay
from game.session.review.judging import Judgement, found_by
from game.session.review.moments import Moment

LONGEST = 40
"""Deeds of a line at most; a turn of more is cut there."""


@dataclass(frozen=True)
class Step:
    """One deed of a line, and what happens by it, as the player may know it."""

    deed: Any
    events: tuple[Event, ...]


@dataclass(frozen=True)
class BestLine:
    """The rest of a turn as it would have gone best; `since` is how many events there were before
    the deed in whose place it comes."""

    since: int
    steps: tuple[Step, ...]


def best_line(
    trainer: Turning, rules: Ruleset[Any, Any, Any], judgements: Sequence[Judgement]
) -> Asking[BestLine | None]:
    """Ask how the turn would have gone best from the first deed on that was marked; the generator
    returns that line, None where no deed was."""
    wrong = next((each for each in judgements if each.mark is not None), None)
    if wrong is None:
        return None
    luck = Rng(0).fork("line")
    player: Player = wrong.moment.view.observer
    world = rules.sense.determinize(wrong.moment.view, luck.fork("world"))
    steps, deed = list[Step](), wrong.best
    for number in range(LONGEST):
        events = list[Event]()
        world.apply_action(deed, events.append)
        is_over = str(deed) == trainer.ends
        if is_over:
            events.clear()  # what follows is the others' turn
        else:
            _go_on(rules, world, player, luck.fork("others", number), events)
        steps.append(Step(deed, tuple(event.redacted(player) for event in events)))
        if is_over or world.is_terminal():
            break
        view, legal = world.view(player), tuple(world.legal_actions())
        moment = Moment(wrong.moment.number + 1 + number, wrong.moment.event, view, legal, None)
        found = yield from found_by(rules, moment)
        deed = found[0].action
    return BestLine(wrong.moment.event, tuple(steps))


def _go_on(
    rules: Ruleset[Any, Any, Any], world: Any, player: Player, luck: Rng, events: list[Event]
) -> None:
    """Let the dice fall and the others answer, until the player is to act."""
    while not world.is_terminal() and (actor := world.current_player()) != player:
        if actor == CHANCE:
            action = _likeliest(rules, world, player, luck)
        else:
            view, legal = world.view(actor), world.legal_actions()
            action = rules.sense.policy(view, legal, luck)
        world.apply_action(action, events.append)


def _likeliest(rules: Ruleset[Any, Any, Any], world: Any, player: Player, luck: Rng) -> Any:
    """Return the likeliest of what chance may bring, where it can be listed."""
    lead = rules.sense.priors
    ways = lead(world.view(player), STEADY).chances(world) if lead else ()
    return max(ways, key=lambda way: way[1])[0] if ways else world.chance_action(luck)


def announced(first: int) -> str:
    """Return what a line is that comes in the place of this deed, counted from 1."""
    return _(
        "The best line found from action {n} on, with the likeliest dice, and each face-down "
        "card taken for one it may be:"
    ).format(n=first)


def line_told(
    rules: Ruleset[Any, Any, Any], line: BestLine, before: Sequence[Event], names: Names
) -> Iterator[tuple[Any, str]]:
    """Yield each deed of a line, and what happens by it in sentences, "" for nothing; `before` are
    all events of the match up to the line, as the player may know them."""
    events = [*before, *(event for step in line.steps for event in step.events)]
    told = iter(list(rules.telling.told(events, names))[len(before) :])
    for step in line.steps:
        sentences = [next(told) for _event in step.events]
        yield step.deed, " ".join(filter(None, sentences))


class ReplayedLine(Replay):
    """A line as something to be looked at again: the match as its player saw it, and how it would
    have gone on."""

    def __init__(self, match: Match, player: Player, line: BestLine) -> None:
        self._match, self._player = match, player
        self._line = [event for step in line.steps for event in step.events]
        self._since = line.since
        self._is_shared_duel = False

    @property
    def eyes(self) -> Player | None:
        """Whose cards may be shown: his whose turn it was."""
        return self._player

    @property
    def why_closed(self) -> str:
        """Why what is hidden cannot be looked at."""
        return _("What is hidden is hidden here as well: the line was found without it.")

    def events(self, seat: Player | None) -> list[Event]:
        """Return all events up to the line, and those of the line, as the player may know them."""
        if seat != self._player:
            raise ValueError(self.why_closed)
        return [*super().events(seat)[: self._since], *self._line]

"""A match: the only holder of a State, from the first deal to the last."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.core import options as option_texts
from game.core.protocols import (
    CHANCE,
    TERMINAL,
    Action,
    Event,
    IllegalAction,
    Player,
    Refusal,
    Standing,
)
from game.core.record import BadRecord, Digest, Record
from game.core.rng import Rng
from game.core.ruleset import Ruleset
from game.core.words import _
from game.rulesets.catalogue import ruleset as ruleset_named
from game.session.occasion import shown_name
from game.session.stacked import Stack, laid_out

HUMAN = "human"
"""The seat of a person; every other seat is a level or a bot spec."""

Keep = Callable[[int, str], None]
"""Told of every decision: its number from 0 and its notation."""

Truncate = Callable[[int], None]
"""Told that all decisions from this number on have been taken back."""


@dataclass(frozen=True)
class Seat:
    """Who sits at one place: what plays there, and what it is called."""

    spec: str
    given: str
    """What it is called, as it is kept."""

    @property
    def name(self) -> str:
        """What it is called now: a person who gave no name is a guest in every language."""
        return shown_name(self.given) if self.is_human else self.given

    @property
    def is_human(self) -> bool:
        """Whether a person plays this seat."""
        return self.spec == HUMAN


@dataclass(frozen=True)
class MatchEnded:
    """The match is over; several winners share it."""

    winners: tuple[Player, ...]
    scores: tuple[float, ...]

    def redacted(self, observer: Player | None) -> Event:
        """Nothing to hide."""
        return self


@dataclass(frozen=True)
class _DealStart:
    """A deal that has not begun, and how long the logs of the match were then."""

    standing: Standing
    actions: int
    events: int
    digest: Digest


class Match:
    """A match in progress, or one that has ended.

    Chance acts by itself: after every decision the match goes on to the next one. The stream
    that deals depends on the seed and the place in the match alone, so how long anyone thinks
    never changes a card, and a decision taken back and made again meets the same cards.
    """

    def __init__(
        self,
        ruleset: Ruleset[Any, Any, Any],
        options: Any,
        seats: Sequence[Seat],
        seed: int,
        deals: int | None = None,
        stacks: Sequence[Stack] = (),
        laid: Sequence[str] = (),
    ) -> None:
        """`stacks` are the first deals of a lesson; no record has them. `laid` are the first deals
        as `Ruleset.laid` tells them; raise ValueError where it cannot."""
        self.ruleset = ruleset
        self.seats = tuple(seats)
        people = [place for place, seat in enumerate(seats) if seat.is_human]
        self.options = ruleset.seated(options, people)
        self.seed = seed
        self.deals = deals
        self.stacks = tuple(stacks)
        self.laid = tuple(laid)
        self.stack: Stack | None = None
        """How the deal under way was made up, None for an honest one."""
        self.keep: Keep | None = None
        self.truncate: Truncate | None = None
        self.revision = 0
        """Grows when decisions are taken back, so that a watcher starts afresh."""
        first_dealer = Rng(seed).fork("chance").fork("first dealer").below(len(seats))
        self.standing = ruleset.opening(self.options, len(seats), first_dealer)
        self.actions: list[str] = []
        self.deciders: list[Player] = []
        self.decided_at: list[int] = []
        """How many events there were before each decision."""
        self.events: list[Event] = []
        self.deal_summaries: list[Mapping[str, Any]] = []
        """What each settled deal came to, in the ruleset's own words (`Telling.deal_summary`)."""
        self.deal_returns: list[tuple[float, ...]] = []
        """What each settled deal was worth to every player (`State.returns`)."""
        self._digest = Digest()
        self._starts: list[_DealStart] = []
        self._begin_deal()
        self._advance()

    # -- what is going on

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return tuple(seat.name for seat in self.seats)

    @property
    def is_over(self) -> bool:
        """Whether the last deal has been settled."""
        return bool(self.standing.is_over) or self.standing.deals_played == self.deals

    @property
    def to_act(self) -> Player:
        """The player who is to decide, TERMINAL when the match is over."""
        return TERMINAL if self.is_over else self.state.current_player()

    @property
    def deal_starts(self) -> tuple[int, ...]:
        """Where in `events` each deal begins."""
        return tuple(deal.events for deal in self._starts)

    @property
    def digest(self) -> str:
        """The digest of the event log so far."""
        return self._digest.text()

    # -- what can be done

    def apply(self, player: Player, action: Action) -> None:
        """Make the player's decision and go on to the next; raise IllegalAction."""
        if player != self.to_act:
            raise IllegalAction(Refusal(_("It is not your turn.")))
        self._decide(action, str(action))
        if self.keep:
            self.keep(len(self.actions) - 1, self.actions[-1])

    def take_back(self, count: int) -> None:
        """Take back all decisions from number `count` on; only their deal is played again."""
        kept = self.actions[:count]
        while self._starts[-1].actions > count:
            self._starts.pop()
        start = self._starts.pop()
        self.standing = start.standing
        self.actions = self.actions[: start.actions]
        self.deciders = self.deciders[: start.actions]
        self.decided_at = self.decided_at[: start.actions]
        self.events = self.events[: start.events]
        self.deal_summaries = self.deal_summaries[: len(self._starts)]
        self.deal_returns = self.deal_returns[: len(self._starts)]
        self._digest = start.digest
        self._begin_deal()
        self._advance()
        self._replay(kept[start.actions :])
        self.revision += 1
        if self.truncate:
            self.truncate(count)

    def _decide(self, action: Action, notation: str) -> None:
        """Make the decision of whoever is to act, and go on to the next."""
        player, events = self.state.current_player(), len(self.events)
        self.state.apply_action(action, self._emit)
        self.deciders.append(player)
        self.decided_at.append(events)
        self.actions.append(notation)
        self._advance()

    def _begin_deal(self) -> None:
        logs = len(self.actions), len(self.events)
        self._starts.append(_DealStart(self.standing, *logs, self._digest.copy()))
        self._draws = 0
        laid = laid_out(self.ruleset, self.standing, self.stacks, self.laid)
        self.standing, self.stack = laid
        self.state = self.ruleset.new_deal(self.standing)

    def _advance(self) -> None:
        while not self.is_over:
            player = self.state.current_player()
            if player == CHANCE:
                self.state.apply_action(self.state.chance_action(self._chance()), self._emit)
            elif player == TERMINAL:
                self.deal_returns.append(tuple(self.state.returns()))
                self.standing = self.ruleset.settle(self.standing, self.state)
                if self.is_over and not self.standing.is_over:
                    self.standing = self.ruleset.broken_off(self.standing)
                summary = self.ruleset.telling.deal_summary(self.state, self.standing)
                self.deal_summaries.append(summary)
                if self.is_over:
                    self._emit(MatchEnded(self.standing.winners(), self.standing.scores))
                else:
                    self._begin_deal()
            else:
                return

    def _chance(self) -> Rng:
        """Return the stream that draws now."""
        place = (self.standing.deals_played, len(self.state.history))
        stream = Rng(self.seed).fork("chance", *place)
        self._draws += 1
        stack, draw = self.stack, self._draws - 1
        return stream if stack is None else stack.stream(draw, stream.below(1 << 30))

    def _emit(self, event: Event) -> None:
        self.events.append(event)
        self._digest.add(event)

    # -- records

    def record(self) -> Record:
        """Return the match as a record; a lesson has none."""
        assert not self.stacks, "a seed does not tell a stacked deal"
        return Record(
            ruleset=self.ruleset.id,
            version=self.ruleset.version,
            seed=self.seed,
            options=option_texts.as_texts(self.options),
            seats=tuple(seat.spec for seat in self.seats),
            names=tuple(seat.given for seat in self.seats),
            deals=self.deals,
            actions=tuple(self.actions),
            digest=self.digest,
            laid=self.laid,
        )

    @staticmethod
    def from_record(record: Record) -> "Match":
        """Return the match that the record tells of.

        Raise BadRecord, UnknownRuleset or BadOption (all of them ValueErrors) if it cannot be
        played, BadContent if a file of the game is broken.
        """
        match = Match.begun(record)
        match._replay(record.actions)
        if match.digest != record.digest:
            raise BadRecord(
                _("The record’s digest is {found}, but its actions give {made}.").format(
                    found=record.digest, made=match.digest
                )
            )
        return match

    @staticmethod
    def begun(record: Record) -> "Match":
        """Return the match that the record tells of before its first decision; raise as
        `from_record`."""
        game = ruleset_named(record.ruleset)
        if record.version != game.version:
            raise BadRecord(
                _(
                    "The record is of version {found} of {game}; this is version {known}, "
                    "which has other rules, so the record cannot be played again. It is still "
                    "listed, and can be exported."
                ).format(found=record.version, game=_(game.title), known=game.version)
            )
        if len(record.seats) not in game.players:
            raise BadRecord(
                _("The record has {n} seats; {game} is for {players}.").format(
                    n=len(record.seats), game=_(game.title), players=game.players_words()
                )
            )
        seats = tuple(map(Seat, record.seats, record.names))
        options = option_texts.with_texts(game.options(), record.options)
        return Match(game, options, seats, record.seed, record.deals, laid=record.laid)

    def _replay(self, actions: Sequence[str]) -> None:
        for number, text in enumerate(actions, start=1):
            if self.is_over:
                raise BadRecord(_("Action {n} comes after the end.").format(n=number))
            try:
                self._decide(self.ruleset.parse_action(text), text)
            except ValueError as wrong:
                raise BadRecord(
                    _("Action {n}, “{text}”, is not allowed: {why}").format(
                        n=number, text=text, why=wrong
                    )
                ) from None

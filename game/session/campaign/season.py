"""A season: a seed, a difficulty and the steps made; everything else is recomputed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from game.core.points import listed
from game.core.words import _
from game.session.campaign import matches, steps, stops
from game.session.campaign.difficulty import DIFFICULTIES
from game.session.campaign.favour import FAVOURS
from game.session.campaign.node import ACTS, BOSS, Choice, Kind, Node, Round
from game.session.campaign.steps import BadStep
from game.session.campaign.stops import choices_at, stars_of, wares
from game.session.campaign.trail import Phase, Trail
from game.session.campaign.world import Road, rounds_here
from game.session.sharing.code import LETTERS, SEASON, BadCode, letters_of, number_of, read, written


@dataclass(frozen=True)
class Season(Road):
    """A road and the steps made on it; `steps` are in notation, as they are stored.

    `teach GAME …` says of which games a hand is shown before the road, `learnt GAME` and
    `skip GAME` what became of it. `go PLACE` walks on; `use FAVOUR [N]` asks a favour, naming the
    Nth of the others, `with NAME` has a companion as partner; `ended PLACE` notes the player's
    place in a round, `par N OWN/CLUB/EXPERT` what was made of the cards of deal N; `take FAVOUR`
    (or a card), `choose N [solved]`, `buy WARE` and `leave` say themselves; `hint` notes that one
    was asked for in the round at hand; `on` goes on after a loss.
    """

    steps: tuple[str, ...] = ()
    made: tuple[Trail, ...] = field(default=(), repr=False, compare=False)
    """What the first steps came to when they were made. It stands, whatever they would come to
    with the files of today, and is not walked again."""

    @property
    def start(self) -> Trail:
        """Where one stands before the first step."""
        return Trail(self.rules.hearts, self.rules.hearts, self.rules.coins)

    @cached_property
    def trails(self) -> tuple[Trail, ...]:
        """Where one stands after each step; raise BadStep for one that could not be made."""
        found = list(self.made[: len(self.steps)])
        for number, step in enumerate(self.steps[len(found) :], start=len(found) + 1):
            try:
                found.append(self._after(found[-1] if found else self.start, step))
            except BadStep as wrong:
                raise BadStep(_("Step {n}: {why}").format(n=number, why=wrong)) from None
        return tuple(found)

    @cached_property
    def trail(self) -> Trail:
        """Where one stands after all steps; raise BadStep for one that could not be made."""
        return self.trails[-1] if self.steps else self.start

    def with_step(self, step: str) -> Season:
        """Return the season one step further; raise BadStep."""
        made = (*self.trails, self._after(self.trail, step))
        return replace(self, steps=(*self.steps, step), made=made)

    # -- where one is, and what lies ahead

    @property
    def is_over(self) -> bool:
        """Whether the season has ended."""
        return self.trail.phase == Phase.OVER

    @property
    def has_seat(self) -> bool:
        """Whether the season was won: the last boss is beaten."""
        return self.trail.has_won(self.course.acts[ACTS[-1]][BOSS][0])

    @property
    def node(self) -> Node | None:
        """The place where one is, None before the first."""
        return self.world.nodes[self.trail.at] if self.trail.at else None

    def has_left(self, node: Node) -> bool:
        """Tell whether one was at a place, and has done there what there was to do."""
        is_here = node.id == self.trail.at and self.trail.phase != Phase.ROAD
        return node.id in self.trail.way and not is_here

    @property
    def round(self) -> Round:
        """The round to be played; only where one is to be."""
        assert self.node is not None and self.trail.phase == Phase.TABLE
        here = self.node.rounds[self.round_number]
        return steps.with_partner(here, self.trail.partner)

    @property
    def round_number(self) -> int:
        """The number of the round to be played, from 0, among those of its place."""
        return len(rounds_here(self.trail))

    @property
    def ahead(self) -> tuple[str, ...]:
        """The places where a road leads from here; none before one is done here."""
        return self.roads_from(self.trail)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What can be chosen at the stop where one is, () at a market or none."""
        node = self.node
        if node is None or self.trail.phase != Phase.STOP:
            return ()
        return choices_at(node, self, self.luck("stop", node.id))

    @property
    def wares(self) -> Mapping[str, int]:
        """What the market sells where one is, and for how many coins."""
        node = self.node
        if node is None or node.kind != Kind.MARKET or self.trail.phase != Phase.STOP:
            return {}
        sold = wares(node, self, self.trail, self.luck("market", node.id))
        return {ware: price for ware, price in sold.items() if ware not in self.trail.bought}

    @cached_property
    def stars(self) -> Mapping[str, int]:
        """The stars of every match played."""
        return {node: stars_of(self.world, self.trail, node) for node, _won in self.trail.won}

    @property
    def keepsakes(self) -> tuple[str, ...]:
        """What the matches that were won have brought for good."""
        nodes = [self.world.nodes[id] for id, is_won in self.trail.won if is_won]
        return tuple(node.keepsake for node in nodes if node.keepsake)

    @property
    def partners(self) -> tuple[str, ...]:
        """The companions that could be the partner in the round at hand."""
        able = steps.why_not_with
        return tuple(each for each in self.trail.companions if not able(self, self.trail, each))

    def why_not_asked(self, favour: str, other: int | None = None) -> str:
        """Return why a favour cannot be asked now, "" where it can."""
        return steps.why_not_asked(self, self.trail, favour, other)

    def _after(self, trail: Trail, step: str) -> Trail:
        if not is_step(step):
            raise BadStep(_("“{step}” is not a step of a season.").format(step=step[:40]))
        word, *rest = step.split()
        return _STEPS[word](self, trail, rest)


def is_step(step: str) -> bool:
    """Tell whether this is the notation of a step, whether or not it can be made."""
    word, *rest = step.split() or [""]
    return word in _STEPS and (word != "use" or (rest != [] and rest[0] in FAVOURS))


_STEPS: Mapping[str, Callable[[Road, Trail, Sequence[str]], Trail]] = {
    "teach": steps.teach,
    "learnt": steps.learnt,
    "skip": steps.skip,
    "go": steps.go,
    "use": steps.use,
    "with": steps.ask,
    "ended": matches.ended,
    "par": matches.par,
    "hint": matches.hint,
    "on": matches.on,
    "take": matches.take,
    "choose": stops.choose,
    "buy": stops.buy,
    "leave": stops.leave,
}


def act_of(season: Season) -> int:
    """Return the act in which one is: after its boss already the next."""
    node = season.node
    if node is None:
        return ACTS[0]
    ahead = [season.world.nodes[id].act for id in season.ahead]
    return max([node.act, *ahead])


def leads_words(season: Season, node: Node) -> str:
    """Return where the roads from a place lead, "" from the last one."""
    ends = [_(season.world.nodes[end].title) for end in season.course.roads.get(node.id, ())]
    return _("leads to: {places}").format(places=listed(ends)) if ends else ""


SEED_LETTERS = 13
"""Room for a seed of 63 bits."""
LONGEST = 40
"""The longest text that is typed in."""


def code_of(seed: int, difficulty: str) -> str:
    """Return the code of a season, in groups of four letters."""
    which = letters_of(list(DIFFICULTIES).index(difficulty))
    return written(SEASON, which + letters_of(seed, SEED_LETTERS))


def read_code(text: str) -> tuple[int, str]:
    """Return seed and difficulty of a code, however it is grouped; raise BadCode."""
    body = read(SEASON, text)
    difficulty, seed = LETTERS.index(body[0]), number_of(body[1:])
    if len(body) != 1 + SEED_LETTERS or difficulty >= len(DIFFICULTIES) or seed >= 2**63:
        raise BadCode(_("There is a mistake in this code: check it letter by letter."))
    return seed, list(DIFFICULTIES)[difficulty]


def code_words(seed: int, difficulty: str) -> str:
    """Return the code of a season, and what it is good for."""
    return _("Code: {code}. Whoever types it in plays the same road with the same cards.").format(
        code=code_of(seed, difficulty)
    )

"""A season: a seed, a difficulty and the steps made; everything else is recomputed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from game.core.rng import Rng
from game.core.words import _, marked
from game.session.campaign.course import Course, course
from game.session.campaign.difficulty import DIFFICULTIES, Difficulty
from game.session.campaign.favour import FAVOURS, Moment
from game.session.campaign.node import ACTS, BOSS, Choice, Kind, Node, Reward, Round
from game.session.campaign.stops import HEART, choices_at, wares
from game.session.campaign.trail import Asked, Par, Phase, Played, Trail
from game.session.campaign.world import World, world

OFFERED = 3
"""Favours to choose one from."""
WINNINGS: Mapping[int, int] = {1: 8, 2: 10, 3: 12}
"""Coins of a match won, by act."""
HARDER = {Kind.HARD: 6, Kind.BOSS: 12}
"""What harder matches bring above that."""


class BadStep(ValueError):
    """The step cannot be made now; nothing has changed, and the text says why."""


@dataclass(frozen=True)
class Season:
    """A season after some steps; `steps` are in notation, as they are stored.

    `go PLACE` walks on; `use FAVOUR [N]` asks a favour, naming the Nth of the others; `ended PLACE`
    notes the player's place in a round, `par N OWN/CLUB/EXPERT` what was made of the cards of deal
    N; `take FAVOUR`, `choose N`, `buy WARE` and `leave` say themselves; `on` goes on after a loss.
    """

    seed: int
    difficulty: str
    steps: tuple[str, ...] = ()
    world: World = field(default_factory=world, repr=False, compare=False)

    @property
    def rules(self) -> Difficulty:
        """How hard the road is."""
        return DIFFICULTIES[self.difficulty]

    @cached_property
    def course(self) -> Course:
        """What is open."""
        return course(self.world, self.seed)

    @cached_property
    def trail(self) -> Trail:
        """Where one stands after all steps; raise BadStep for one that could not be made."""
        trail = Trail(self.rules.hearts, self.rules.hearts, self.rules.coins)
        for number, step in enumerate(self.steps, start=1):
            try:
                trail = self._after(trail, step)
            except BadStep as wrong:
                raise BadStep(_("Step {n}: {why}").format(n=number, why=wrong)) from None
        return trail

    def with_step(self, step: str) -> Season:
        """Return the season one step further; raise BadStep."""
        after = replace(self, steps=(*self.steps, step))
        # What is known of the road so far is not walked again.
        after.__dict__["trail"] = self._after(self.trail, step)
        return after

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

    @property
    def round(self) -> Round:
        """The round to be played; only where one is to be."""
        assert self.node is not None and self.trail.phase == Phase.TABLE
        return self.node.rounds[self.round_number]

    @property
    def round_number(self) -> int:
        """The number of the round to be played, from 0, among those of its place."""
        return len(_rounds_here(self.trail))

    @property
    def ahead(self) -> tuple[str, ...]:
        """The places where a road leads from here; none before one is done here."""
        return _ahead(self, self.trail)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What can be chosen at the stop where one is, () at a market or none."""
        node = self.node
        if node is None or self.trail.phase != Phase.STOP:
            return ()
        return choices_at(node, self.world, self.course, self._luck("stop", node.id))

    @property
    def wares(self) -> Mapping[str, int]:
        """What the market sells where one is, and for how many coins."""
        node = self.node
        if node is None or node.kind != Kind.MARKET or self.trail.phase != Phase.STOP:
            return {}
        sold = wares(self._luck("market", node.id))
        return {ware: price for ware, price in sold.items() if ware not in self.trail.bought}

    @property
    def stars(self) -> Mapping[str, int]:
        """The stars of every match played: 1 for winning, 1 more for each that was beaten.

        Of several rounds, as many must have been beaten as win the match.
        """
        return {node: _stars(self, node) for node, _won in self.trail.won}

    def why_not_asked(self, favour: str, other: int | None = None) -> str:
        """Return why a favour cannot be asked now, "" where it can."""
        return _why_not_asked(self, self.trail, favour, other)

    def _luck(self, *names: str | int) -> Rng:
        return Rng(self.seed).fork("season", *names)

    def _after(self, trail: Trail, step: str) -> Trail:
        word, *rest = step.split()
        if word not in _STEPS:
            raise BadStep(_("“{step}” is no step of a season.").format(step=step[:40]))
        return _STEPS[word](self, trail, rest)


def _expect(trail: Trail, phase: Phase) -> None:
    if trail.phase != phase:
        raise BadStep(_(_NOW[trail.phase]))


_NOW: Mapping[Phase, str] = {
    Phase.ROAD: marked("Choose where to go first."),
    Phase.TABLE: marked("A round is to be played first."),
    Phase.LOST: marked("Say first whether a favour is to mend the loss."),
    Phase.REWARD: marked("Choose a favour first."),
    Phase.STOP: marked("Say first what you do here."),
    Phase.OVER: marked("The season is over."),
}
"""Why a step cannot be made in each phase."""


def _number(text: str, most: int) -> int:
    """Return the number, from 1, of one of so many things, counted from 0."""
    if not (text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= most):
        raise BadStep(
            _("“{text}” is none of the numbers 1 to {most}.").format(text=text[:20], most=most)
        )
    return int(text) - 1


def _one(rest: Sequence[str]) -> str:
    if len(rest) != 1:
        raise BadStep(_("The step needs one word after it, not {n}.").format(n=len(rest)))
    return rest[0]


def _without(favours: tuple[str, ...], favour: str) -> tuple[str, ...]:
    at = favours.index(favour)
    return (*favours[:at], *favours[at + 1 :])


# -- the road


def _ahead(season: Season, trail: Trail) -> tuple[str, ...]:
    if trail.phase != Phase.ROAD:
        return ()
    if not trail.at:
        return season.course.acts[ACTS[0]][0]
    if trail.takes_footpath:
        node = season.world.nodes[trail.at]
        return season.course.acts[node.act][node.stage + 1]
    return season.course.roads[trail.at]


def _go(season: Season, trail: Trail, rest: Sequence[str]) -> Trail:
    _expect(trail, Phase.ROAD)
    there = _one(rest)
    ahead = _ahead(season, trail)
    if there not in ahead:
        raise BadStep(
            _("No road leads to “{place}”; the roads lead to {places}.").format(
                place=there[:40], places=", ".join(ahead)
            )
        )
    is_match = season.world.nodes[there].kind.is_match
    return replace(
        trail,
        at=there,
        way=(*trail.way, there),
        phase=Phase.TABLE if is_match else Phase.STOP,
        takes_footpath=False,
        bought=(),
        deals=trail.deals + is_match,
    )


# -- favours


def _why_not_asked(season: Season, trail: Trail, favour: str, other: int | None) -> str:
    if favour not in FAVOURS:
        return _("There is no favour “{name}”; there are {names}.").format(
            name=favour[:40], names=", ".join(FAVOURS)
        )
    if favour not in trail.favours:
        return _("Nobody owes you that.")
    moments = {
        Moment.BEFORE: Phase.TABLE,
        Moment.LOST: Phase.LOST,
        Moment.ROAD: Phase.ROAD,
    }
    found = FAVOURS[favour]
    if trail.phase != moments[found.moment]:
        return _("It cannot be asked now.")
    if found.moment == Moment.ROAD:
        return _why_no_footpath(season, trail)
    if found.moment == Moment.BEFORE:
        return _why_not_here(season, trail, favour, other)
    return ""


def _why_no_footpath(season: Season, trail: Trail) -> str:
    node = season.world.nodes.get(trail.at)
    if node is None or node.kind == Kind.BOSS:
        return _("Every road is open here.")
    if trail.takes_footpath or set(season.course.roads[node.id]) == set(
        season.course.acts[node.act][node.stage + 1]
    ):
        return _("Every road is open here.")
    return ""


def _why_not_here(season: Season, trail: Trail, favour: str, other: int | None) -> str:
    if trail.asked is not None:
        return _("One favour a round, and one has been asked.")
    node = season.world.nodes[trail.at]
    here = node.rounds[len(_rounds_here(trail))]
    if FAVOURS[favour].names_one and (other is None or not 0 <= other < len(here.others)):
        return _("Say who of the others is meant, by number.")
    if not FAVOURS[favour].names_one and other is not None:
        return _("It names nobody.")
    if FAVOURS[favour].names_one and season.rules.level(node.level) == "novice":
        return _("They are all novices already.")
    if favour == "plain-table" and not here.twist:
        return _("No house rule of the place counts here.")
    if favour in ("short-evening", "long-evening") and here.deals is None:
        return _("The number of deals is not agreed on here.")
    if favour == "short-evening" and here.deals == 1:
        return _("There is only one deal.")
    return ""


def _use(season: Season, trail: Trail, rest: Sequence[str]) -> Trail:
    if len(rest) not in (1, 2):
        raise BadStep(_("Name a favour, and one of the others where it needs one."))
    favour = rest[0]
    other = None if len(rest) == 1 else _number(rest[1], 9)
    if why_not := _why_not_asked(season, trail, favour, other):
        raise BadStep(why_not)
    trail = replace(trail, favours=_without(trail.favours, favour))
    moment = FAVOURS[favour].moment
    if moment == Moment.ROAD:
        return replace(trail, takes_footpath=True)
    if moment == Moment.BEFORE:
        fresh = favour == "fresh-pack"
        return replace(trail, asked=Asked(favour, other), deals=trail.deals + fresh)
    assert trail.before is not None
    if favour == "second-evening":
        return replace(
            trail,
            phase=Phase.TABLE,
            played=trail.before.played,
            before=None,
            asked=None,
            deals=trail.deals + 1,
        )
    won = replace(trail, before=None, asked=None, won=(*trail.won, (trail.at, True)))
    return _moved_on(season, won)


# -- matches


def _rounds_here(trail: Trail) -> tuple[Played, ...]:
    return tuple(each for each in trail.played if each.node == trail.at)


def _ended(season: Season, trail: Trail, rest: Sequence[str]) -> Trail:
    _expect(trail, Phase.TABLE)
    node = season.world.nodes[trail.at]
    so_far = _rounds_here(trail)
    here = node.rounds[len(so_far)]
    place = _number(_one(rest), len(here.others) + 1) + 1
    line = Played(node.id, len(so_far), trail.deals, place, place <= here.aim)
    after = replace(trail, played=(*trail.played, line))
    wins = sum(each.is_won for each in (*so_far, line))
    losses = len(so_far) + 1 - wins
    if wins >= node.needed:
        return _win(season, after, node)
    if losses <= len(node.rounds) - node.needed:
        return replace(after, asked=None, deals=after.deals + 1)
    # A match may be played anew from its first round, so that is what is put back.
    fresh = replace(trail, played=tuple(each for each in trail.played if each.node != node.id))
    lost = replace(after, before=fresh)
    if any(FAVOURS[favour].moment == Moment.LOST for favour in trail.favours):
        return replace(lost, phase=Phase.LOST)
    return _lose(season, lost, node)


def winnings(node: Node) -> int:
    """Return the coins of a match won, without any wager."""
    coins = WINNINGS[node.act] + HARDER.get(node.kind, 0)
    return 2 * coins if node.reward == Reward.PURSE else coins


def _has_asked(trail: Trail, favour: str) -> bool:
    return trail.asked is not None and trail.asked.favour == favour


def _win(season: Season, trail: Trail, node: Node) -> Trail:
    coins = winnings(node) * (2 if _has_asked(trail, "wager") else 1)
    won = replace(trail, coins=trail.coins + coins, won=(*trail.won, (node.id, True)), asked=None)
    if node.reward == Reward.FAVOUR and not _is_last(season, node):
        luck = season._luck("reward", node.id)
        return replace(won, phase=Phase.REWARD, offered=tuple(luck.sample(list(FAVOURS), OFFERED)))
    return _moved_on(season, won)


def _lose(season: Season, trail: Trail, node: Node) -> Trail:
    hearts = trail.hearts - (not _has_asked(trail, "warm-coat"))
    lost = int(trail.coins * season.rules.share)
    if _has_asked(trail, "wager"):
        lost += winnings(node)
    after = replace(
        trail,
        hearts=hearts,
        coins=max(trail.coins - lost, 0),
        won=(*trail.won, (node.id, False)),
        asked=None,
        before=None,
    )
    return replace(after, phase=Phase.OVER) if hearts == 0 else _moved_on(season, after)


def _is_last(season: Season, node: Node) -> bool:
    return node.act == ACTS[-1] and node.kind == Kind.BOSS


def _moved_on(season: Season, trail: Trail) -> Trail:
    """Return the trail when all is done where one is."""
    is_last = _is_last(season, season.world.nodes[trail.at])
    return replace(trail, phase=Phase.OVER if is_last else Phase.ROAD, offered=())


def _on(season: Season, trail: Trail, rest: Sequence[str]) -> Trail:
    _expect(trail, Phase.LOST)
    return _lose(season, trail, season.world.nodes[trail.at])


def _take(season: Season, trail: Trail, rest: Sequence[str]) -> Trail:
    _expect(trail, Phase.REWARD)
    favour = _one(rest)
    if favour not in trail.offered:
        raise BadStep(
            _("“{name}” is not offered; {names} are.").format(
                name=favour[:40], names=", ".join(trail.offered)
            )
        )
    return _moved_on(season, replace(trail, favours=(*trail.favours, favour)))


def _par(season: Season, trail: Trail, rest: Sequence[str]) -> Trail:
    if len(rest) != 2:
        raise BadStep(_("A par is the number of a deal, and three results."))
    deal = _number(rest[0], trail.deals) + 1
    if deal not in [each.deal for each in trail.played]:
        raise BadStep(_("No round that counts was played with these cards."))
    if trail.par_of(deal) is not None:
        raise BadStep(_("The par of this round is known already."))
    try:
        own, club, expert = (tuple(map(float, each.split(","))) for each in rest[1].split("/"))
    except ValueError:
        raise BadStep(_("A par is the number of a deal, and three results.")) from None
    return replace(trail, pars=(*trail.pars, (deal, Par(own, club, expert))))


def _stars(season: Season, node: str) -> int:
    if not season.trail.has_won(node):
        return 0
    pars = [season.trail.par_of(each.deal) for each in season.trail.played if each.node == node]
    needed = season.world.nodes[node].needed
    beaten = [0 if par is None else par.beaten for par in pars]
    return 1 + sum(sum(each > level for each in beaten) >= needed for level in (0, 1))


# -- stops


def _choose(season: Season, trail: Trail, rest: Sequence[str]) -> Trail:
    _expect(trail, Phase.STOP)
    node = season.world.nodes[trail.at]
    if node.kind == Kind.MARKET:
        raise BadStep(_("At a market one buys, and leaves."))
    choices = choices_at(node, season.world, season.course, season._luck("stop", node.id))
    change = choices[_number(_one(rest), len(choices))].change
    if change.coins < 0 and trail.coins < -change.coins:
        raise BadStep(_("You have not so many coins."))
    hearts = min(trail.hearts + change.hearts, trail.most_hearts)
    after = replace(
        trail,
        coins=trail.coins + change.coins,
        hearts=hearts,
        favours=(*trail.favours, *((change.favour,) if change.favour else ())),
    )
    return replace(after, phase=Phase.OVER) if hearts == 0 else _moved_on(season, after)


def _buy(season: Season, trail: Trail, rest: Sequence[str]) -> Trail:
    _expect(trail, Phase.STOP)
    node, ware = season.world.nodes[trail.at], _one(rest)
    sold = wares(season._luck("market", node.id)) if node.kind == Kind.MARKET else {}
    if ware not in sold or ware in trail.bought:
        raise BadStep(_("“{ware}” is not sold here.").format(ware=ware[:40]))
    if sold[ware] > trail.coins:
        raise BadStep(_("You have not so many coins."))
    if ware == HEART and trail.hearts == trail.most_hearts:
        raise BadStep(_("You have all your hearts."))
    after = replace(trail, coins=trail.coins - sold[ware], bought=(*trail.bought, ware))
    if ware == HEART:
        return replace(after, hearts=after.hearts + 1)
    return replace(after, favours=(*after.favours, ware))


def _leave(season: Season, trail: Trail, rest: Sequence[str]) -> Trail:
    _expect(trail, Phase.STOP)
    if season.world.nodes[trail.at].kind != Kind.MARKET:
        raise BadStep(_("Choose one of what can be done here."))
    return _moved_on(season, trail)


_STEPS: Mapping[str, Callable[[Season, Trail, Sequence[str]], Trail]] = {
    "go": _go,
    "use": _use,
    "ended": _ended,
    "par": _par,
    "on": _on,
    "take": _take,
    "choose": _choose,
    "buy": _buy,
    "leave": _leave,
}

"""The steps of a season: the prologue, going on, companions, and favours asked."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.bots.characters import CHARACTERS
from game.core.words import _, marked
from game.rulesets.catalogue import RULESETS
from game.session.campaign.difficulty import LADDER, Difficulty
from game.session.campaign.favour import FAVOURS, Moment
from game.session.campaign.node import Kind, Round
from game.session.campaign.trail import Asked, Phase, Trail
from game.session.campaign.world import Road


class BadStep(ValueError):
    """The step cannot be made now; nothing has changed, and the text says why."""


def expect(trail: Trail, phase: Phase) -> None:
    """Raise BadStep unless this is to be done now."""
    if trail.phase != phase:
        raise BadStep(_(_NOW[trail.phase]))


_NOW: Mapping[Phase, str] = {
    Phase.PROLOGUE: marked("First play or skip the short hands that come before the road."),
    Phase.ROAD: marked("Choose where to go first."),
    Phase.TABLE: marked("A round is to be played first."),
    Phase.LOST: marked("First say whether a favour is to make up for the loss."),
    Phase.REWARD: marked("Choose first what you take."),
    Phase.STOP: marked("Say first what you do here."),
    Phase.OVER: marked("The season is over."),
}
"""Why a step cannot be made in each phase."""


def number(text: str, most: int) -> int:
    """Return the number, from 1, of one of so many things, counted from 0; raise BadStep."""
    if not (text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= most):
        raise BadStep(
            _("“{text}” is none of the numbers 1 to {most}.").format(text=text[:20], most=most)
        )
    return int(text) - 1


def one(rest: Sequence[str]) -> str:
    """Return the one word that a step has after it; raise BadStep."""
    if len(rest) != 1:
        raise BadStep(_("The step needs one word after it, not {n}.").format(n=len(rest)))
    return rest[0]


def with_one_more(trail: Trail, taken: str) -> Trail:
    """Return the trail with a favour more, or a card."""
    if taken in FAVOURS:
        return replace(trail, favours=(*trail.favours, taken))
    return replace(trail, cards=(*trail.cards, taken))


def moved_on(road: Road, trail: Trail) -> Trail:
    """Return the trail when all is done where one is."""
    is_last = road.is_last(road.place(trail))
    return replace(trail, phase=Phase.OVER if is_last else Phase.ROAD, offered=())


SHOW = "show"
"""What is wished for besides the steps: to play a hand, `show GAME`."""
SKIP_ALL = "skip"
"""That every hand left is skipped."""


def teach(road: Road, trail: Trail, rest: Sequence[str]) -> Trail:
    """Have a hand of some games shown, before the first step on the road: `teach GAME …`."""
    expect(trail, Phase.ROAD)
    if trail.way or trail.prologue:
        raise BadStep(_("Which short hands you play before setting out is settled at the inn."))
    if not rest or len({*rest}) < len(rest) or not {*rest} <= {*RULESETS}:
        raise BadStep(_("Name each game once, from {names}.").format(names=", ".join(RULESETS)))
    return replace(trail, phase=Phase.PROLOGUE, prologue=tuple(rest), to_learn=tuple(rest))


def learnt(road: Road, trail: Trail, rest: Sequence[str]) -> Trail:
    """Note that the hand of a game has been played: `learnt GAME`."""
    return replace(_taught(trail, rest), learnt=(*trail.learnt, *rest))


def skip(road: Road, trail: Trail, rest: Sequence[str]) -> Trail:
    """Leave the hand of a game out: `skip GAME`."""
    return _taught(trail, rest)


def _taught(trail: Trail, rest: Sequence[str]) -> Trail:
    expect(trail, Phase.PROLOGUE)
    game = one(rest)
    if game not in trail.to_learn:
        raise BadStep(
            _("There is no hand of “{game}” to show, only of {names}.").format(
                game=game[:40], names=", ".join(trail.to_learn)
            )
        )
    left = tuple(each for each in trail.to_learn if each != game)
    return replace(trail, phase=Phase.PROLOGUE if left else Phase.ROAD, to_learn=left)


LEAST = "club"
"""How well the player's partner plays at least, however easy the road is."""


def partner_at(round: Round) -> int | None:
    """Return which of the others is the player's partner, None where everybody plays alone."""
    own = RULESETS[round.game].sides(len(round.others) + 1)[0]
    return own[1] - 1 if len(own) > 1 else None


def levels_at(rules: Difficulty, round: Round) -> tuple[str, ...]:
    """Return how well the others of a round play on this road, in their order."""
    levels, seat = list(rules.levels(round.levels)), partner_at(round)
    if seat is not None:
        levels[seat] = max(levels[seat], LEAST, key=LADDER.index)
    return tuple(levels)


def why_not_with(road: Road, trail: Trail, who: str) -> str:
    """Return why a companion cannot be the partner in the round at hand, "" where he can."""
    if who not in trail.companions:
        return _("Nobody of that name goes with you.")
    if trail.phase != Phase.TABLE:
        return _("It cannot be asked now.")
    here = road.round_at(trail)
    seat = partner_at(here)
    if seat is None:
        return _("Everybody plays alone here.")
    if who in (trail.partner, here.others[seat]):
        return _("{name} is your partner already.").format(name=CHARACTERS[who].name)
    return ""


def with_partner(round: Round, who: str) -> Round:
    """Return the round with a companion opposite the player.

    One who sits at the table already changes places with whoever sat there.
    """
    seat = partner_at(round)
    if not who or seat is None:
        return round
    others, levels = [*round.others], [*round.levels]
    if who in others:
        old = others.index(who)
        others[old], levels[old] = others[seat], levels[seat]
    others[seat] = who
    levels[seat] = round.levels[seat]
    return replace(round, others=tuple(others), levels=tuple(levels))


def ask(road: Road, trail: Trail, rest: Sequence[str]) -> Trail:
    """Have a companion as the partner in this round: `with NAME`."""
    expect(trail, Phase.TABLE)
    who = one(rest)
    if why_not := why_not_with(road, trail, who):
        raise BadStep(why_not)
    return replace(trail, partner=who)


def go(road: Road, trail: Trail, rest: Sequence[str]) -> Trail:
    """Walk on to a place: `go PLACE`."""
    expect(trail, Phase.ROAD)
    there = one(rest)
    ahead = road.roads_from(trail)
    if there not in ahead:
        raise BadStep(
            _("No road leads to “{place}”; the roads lead to {places}.").format(
                place=there[:40], places=", ".join(ahead)
            )
        )
    is_match = road.world.nodes[there].kind.is_match
    return replace(
        trail,
        at=there,
        way=(*trail.way, there),
        phase=Phase.TABLE if is_match else Phase.STOP,
        takes_footpath=False,
        bought=(),
        deals=trail.deals + is_match,
    )


def why_not_asked(road: Road, trail: Trail, favour: str, other: int | None) -> str:
    """Return why a favour cannot be asked now, "" where it can."""
    if favour not in FAVOURS:
        return _("There is no favour “{name}”; choose one of {names}.").format(
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
        return _why_no_footpath(road, trail)
    if found.moment == Moment.BEFORE:
        return _why_not_here(road, trail, favour, other)
    return ""


def _why_no_footpath(road: Road, trail: Trail) -> str:
    node = road.world.nodes.get(trail.at)
    if node is None or node.kind == Kind.BOSS:
        return _("Every road is open here.")
    if trail.takes_footpath or set(road.course.roads[node.id]) == set(
        road.course.acts[node.act][node.stage + 1]
    ):
        return _("Every road is open here.")
    return ""


def _why_not_here(road: Road, trail: Trail, favour: str, other: int | None) -> str:
    if trail.asked is not None:
        return _("Only one favour a round, and you have asked for one.")
    here = road.round_at(trail)
    if FAVOURS[favour].names_one and (other is None or not 0 <= other < len(here.others)):
        return _("Say which of the others you mean, by number.")
    if not FAVOURS[favour].names_one and other is not None:
        return _("It names nobody.")
    if other is not None and other == partner_at(here):
        return _("{name} is your partner: ask it of an opponent.").format(
            name=CHARACTERS[here.others[other]].name
        )
    if other is not None and levels_at(road.rules, here)[other] == LADDER[0]:
        return _("{name} is a novice already.").format(name=CHARACTERS[here.others[other]].name)
    if favour == "plain-table" and not here.twist:
        return _("No house rule of the place counts here.")
    if favour in ("short-evening", "long-evening") and here.deals is None:
        return _("The number of deals is not agreed on here.")
    if favour == "short-evening" and here.deals == 1:
        return _("There is only one deal.")
    return ""


def use(road: Road, trail: Trail, rest: Sequence[str]) -> Trail:
    """Ask a favour: `use FAVOUR [N]`, naming the Nth of the others."""
    if len(rest) not in (1, 2):
        raise BadStep(_("Name a favour, and one of the others where it needs one."))
    favour = rest[0]
    other = None if len(rest) == 1 else number(rest[1], 9)
    if why_not := why_not_asked(road, trail, favour, other):
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
    return moved_on(road, won)


def _without(favours: tuple[str, ...], favour: str) -> tuple[str, ...]:
    at = favours.index(favour)
    return (*favours[:at], *favours[at + 1 :])

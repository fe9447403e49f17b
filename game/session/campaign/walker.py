"""How a computer player walks: which road, which choice, which favour, by plain sense."""

from collections.abc import Callable, Mapping

from game.core.rng import Rng
from game.core.words import _
from game.session.campaign import comparing, outcome, telling
from game.session.campaign.favour import FAVOURS, Moment
from game.session.campaign.journey import Journey, par_of
from game.session.campaign.node import Change, Kind
from game.session.campaign.rounds import place_of
from game.session.campaign.season import Season
from game.session.campaign.stops import HEART
from game.session.campaign.trail import Phase
from game.session.setting import play_out

HEART_WORTH = 24
"""Coins that a heart is worth to somebody who lacks one."""
COMPANION_WORTH = 18
"""Coins that somebody who comes along is worth."""
WORTH: Mapping[Kind, int] = {
    Kind.MATCH: 0,
    Kind.HARD: 2,
    Kind.BOSS: 0,
    Kind.TEACHER: 3,
    Kind.REST: 4,
    Kind.MARKET: 1,
    Kind.ENCOUNTER: 2,
}
"""What draws him to a place; chance adds up to 3."""


def next_step(season: Season, luck: Rng) -> str:
    """Return a step that can be made now, in notation; not at a table, nor after the end.

    At a table it is a favour to be asked before the round, "" for none.
    """
    return _BY_PHASE[season.trail.phase](season, luck)


def _prologue(season: Season, luck: Rng) -> str:
    return f"skip {season.trail.to_learn[0]}"


def _road(season: Season, luck: Rng) -> str:
    return "go " + max(
        season.ahead, key=lambda id: WORTH[season.world.nodes[id].kind] + luck.below(4)
    )


def _table(season: Season, luck: Rng) -> str:
    if season.partners and not season.trail.partner:
        return f"with {season.partners[0]}"
    for favour in dict.fromkeys(season.trail.favours):
        if FAVOURS[favour].moment != Moment.BEFORE or favour == "fresh-pack":
            continue
        named = range(len(season.round.others)) if FAVOURS[favour].names_one else (None,)
        for other in named:
            if not season.why_not_asked(favour, other):
                return f"use {favour}" if other is None else f"use {favour} {other + 1}"
    return ""


def _lost(season: Season, luck: Rng) -> str:
    for favour in ("second-evening", "good-word"):
        if not season.why_not_asked(favour):
            return f"use {favour}"
    return "on"


def _reward(season: Season, luck: Rng) -> str:
    offered = season.trail.offered
    if offered[0] in FAVOURS:
        return "take " + max(offered, key=lambda favour: FAVOURS[favour].price)
    pools = season.world.deck.pools.values()
    return "take " + max(offered, key=[card for pool in pools for card in pool].index)


def _stop(season: Season, luck: Rng) -> str:
    trail = season.trail
    if not season.choices:
        lacks = trail.hearts < trail.most_hearts
        for ware, price in season.wares.items():
            if price <= trail.coins and (lacks if ware == HEART else trail.hearts > 1):
                return f"buy {ware}"
        return "leave"
    possible = [
        number
        for number, choice in enumerate(season.choices)
        if trail.coins + choice.change.coins >= 0 and trail.hearts + choice.change.hearts > 0
    ]
    lacks_hearts = trail.hearts < trail.most_hearts
    best = max(possible, key=lambda n: _worth(season.choices[n].change, lacks_hearts))
    return f"choose {best + 1}"


def _worth(change: Change, lacks_hearts: bool) -> float:
    favour = FAVOURS[change.favour].price if change.favour else 0
    hearts = change.hearts if lacks_hearts or change.hearts < 0 else 0
    company = COMPANION_WORTH if change.companion else 0
    return change.coins + favour + company + HEART_WORTH * hearts


_BY_PHASE: Mapping[Phase, Callable[[Season, Rng], str]] = {
    Phase.PROLOGUE: _prologue,
    Phase.ROAD: _road,
    Phase.TABLE: _table,
    Phase.LOST: _lost,
    Phase.REWARD: _reward,
    Phase.STOP: _stop,
}


Tell = Callable[[str], object]


def walk(journey: Journey, tell: Tell, *, with_par: bool = True) -> None:
    """Walk the season to its end, and tell it line by line.

    `with_par` says whether others play the same cards afterwards, so that stars are counted.
    """
    luck = Rng(journey.season.seed).fork("walker")
    while not journey.season.is_over:
        season = journey.season
        step = next_step(season, luck.fork(len(season.steps)))
        if step:
            journey.make(step)
            _tell_step(journey, step, tell)
        else:
            _play(journey, tell, with_par=with_par)
    tell(outcome.ending(journey.season))
    for line in outcome.summary(journey.season):
        tell(line)


def _tell_step(journey: Journey, step: str, tell: Tell) -> None:
    season = journey.season
    if step.startswith("go ") and season.node is not None:
        tell(f"{_(season.node.title)}. {telling.kind_of(season.node)}. {telling.purse(season)}")


def _play(journey: Journey, tell: Tell, *, with_par: bool) -> None:
    setting, deal = journey.setting, journey.season.trail.deals
    aim = journey.season.round.aim
    match = journey.sit_down().match
    play_out(match)
    journey.note_end(match)
    tell(_("Round won.") if place_of(match, setting.seat) <= aim else _("Round lost."))
    if with_par:
        par = par_of(setting, match)
        journey.note_par(deal, par)
        told = "; ".join(f"{who}: {made}" for who, made in comparing.rows(par))
        tell(told)

"""A season walked by a computer player, from where it is to its end."""

from collections.abc import Callable

from game.core.rng import Rng
from game.core.words import _
from game.session.campaign import comparing, outcome, telling
from game.session.campaign.journey import Journey
from game.session.campaign.par import par_of
from game.session.campaign.rounds import place_of
from game.session.campaign.walker import next_step
from game.session.setting import play_out

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

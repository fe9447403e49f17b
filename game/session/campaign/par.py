"""Par: what a club player and an expert make of the player's very cards."""

from game.session.campaign.rounds import Setting, figure_of
from game.session.campaign.trail import Par
from game.session.match import Match
from game.session.seats import think

MEASURES = ("club", "expert")
"""Who plays the cards again, the weaker first."""


def made_by(setting: Setting, spec: str) -> tuple[float, ...]:
    """Return what a computer player makes of a round; it is played out here and now."""
    match = setting.match(spec)
    play_out(match)
    return figure_of(match, setting.seat)


def pars_of(setting: Setting) -> tuple[tuple[float, ...], ...]:
    """Return what each of MEASURES makes of a round."""
    return tuple(made_by(setting, spec) for spec in MEASURES)


def par_of(setting: Setting, match: Match) -> Par:
    """Return what the player has made of a round, and others of its cards."""
    club, expert = pars_of(setting)
    return Par(figure_of(match, setting.seat), club, expert)


def play_out(match: Match) -> None:
    """Let the computer players of a match play it to its end."""
    while not match.is_over:
        match.apply(match.to_act, think(match)[0].action)


def notation(deal: int, par: Par) -> str:
    """Return the step that notes a par."""
    figures = "/".join(
        ",".join(f"{value:g}" for value in figure) for figure in (par.own, par.club, par.expert)
    )
    return f"par {deal} {figures}"

"""What a round, its match and a season have brought, in words: place, score, aim, cost, par."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.words import _, decimal, many
from game.session.campaign.amounts import change_words
from game.session.campaign.code import code_words
from game.session.campaign.goal import verdict_on
from game.session.campaign.keepsake import name_of
from game.session.campaign.node import Change, Node
from game.session.campaign.rounds import place_of
from game.session.campaign.season import Season
from game.session.campaign.trail import Par, Phase, Played
from game.session.match import Match
from game.session.setting import Setting


def round_lines(season: Season, played: Played, setting: Setting, match: Match) -> list[str]:
    """Return how a round has ended: its place and score, and what it asked for."""
    verdict = verdict_on(season, played)
    sides: Sequence[Sequence[int]] = match.ruleset.sides(len(match.seats))
    scores, merit = match.standing.scores, match.standing.merit
    best = max((side[0] for side in sides if setting.seat not in side), key=merit)
    return [
        " ".join(
            (
                verdict.title,
                _("Your place: {place} of {all}.").format(
                    place=place_of(match, setting.seat), all=len(sides)
                ),
                _("Your score: {own}; the best of the others: {best}.").format(
                    own=_plain(scores[setting.seat]), best=_plain(scores[best])
                ),
            )
        ),
        verdict.words,
    ]


def match_words(before: Season, after: Season) -> str:
    """Return what a match that has just ended has cost or brought, "" while it goes on.

    A loss that a favour could still mend has cost nothing yet.
    """
    if after.trail.phase == Phase.LOST or len(after.trail.won) == len(before.trail.won):
        return ""
    change = change_between(before, after)
    id, is_won = after.trail.won[-1]
    if is_won:
        told = _("The match is won: {change}.").format(change=change)
        return " ".join(filter(None, (told, keepsake_words(after.world.nodes[id]))))
    return _("The match is lost: {change}.").format(change=change)


def keepsake_words(node: Node) -> str:
    """Return what a match that was won has brought for good, "" for nothing."""
    if not node.keepsake:
        return ""
    return _("You keep {keepsake}: it can be chosen in the settings.").format(
        keepsake=name_of(node.keepsake)
    )


def words_after(season: Season, played: Played) -> str:
    """Return what `match_words` says of the match that ended with this round."""
    ends = [number for number, step in enumerate(season.steps) if step.startswith("ended ")]
    for number in reversed(ends):
        before, after = (replace(season, steps=season.steps[: number + more]) for more in (0, 1))
        if before.trail.deals == played.deal:
            return match_words(before, after)
    return ""


def change_between(before: Season, after: Season) -> str:
    """Return what has changed of coins and hearts, in words."""
    change = Change(
        coins=after.trail.coins - before.trail.coins,
        hearts=after.trail.hearts - before.trail.hearts,
    )
    return change_words(change) or _("nothing is lost")


def aim_lines() -> list[str]:
    """Return what a season is about, for whoever begins one: its aim, and hearts and coins."""
    return [
        _(
            "Your aim is a seat at the high table: walk through three acts, and win the very last "
            "match."
        ),
        _(
            "A lost match costs a heart, and with the last heart the season ends; won matches "
            "bring coins, to be spent on the way."
        ),
    ]


def help_lines(season: Season) -> list[str]:
    """Return what hearts, coins, stars and favours are, a line each."""
    return [
        _(
            "Hearts: a match lost costs one, and the last one ends the season. "
            "Some stops restore one."
        ),
        _(
            "Coins: a match won brings them, a match lost costs {share} % of them. "
            "Markets take them."
        ).format(share=round(100 * season.rules.share)),
        _(
            "Stars: one for a match won, one more for doing better than the club player did "
            "with the same cards, and a third for doing better than the expert."
        ),
        _(
            "Favours: help that friends owe you, each of it once: before a round (one a round), "
            "after a loss or on the road. What can be asked stands among the choices."
        ),
    ]


def _plain(score: float) -> str:
    return decimal(score, 0 if score == int(score) else 1)


def par_words(par: Par) -> str:
    """Return what was made of the same cards, with the numbers."""
    return _(
        "With the same cards, how far ahead of the best of the others (behind: −): "
        "you {own}, the club player {club}, the expert {expert}."
    ).format(own=figure(par.own), club=figure(par.club), expert=figure(par.expert))


def figure(made: tuple[float, ...]) -> str:
    """Return by how much somebody led or was behind; where turns count, in how many."""
    lead = decimal(made[0], 0 if made[0] == int(made[0]) else 1, signed=True)
    if len(made) > 1 and made[1]:
        return many("{lead} in {n} turn", "{lead} in {n} turns", int(abs(made[1]))).format(
            lead=lead, n=int(abs(made[1]))
        )
    return lead


def par_help() -> str:
    """Return what is compared where stars are counted."""
    return _("For each of the two you beat there is a star, if the match is won.")


def ending(season: Season) -> str:
    """Return how a season has ended, in one sentence."""
    if season.has_seat:
        return _("You have won your seat at the high table.")
    if season.trail.hearts == 0:
        return _("Your last heart is gone: the season ends here.")
    return _("You have come to the high table, and the chair stays free for another season.")


def summary(season: Season) -> list[str]:
    """Return the numbers of a season."""
    trail = season.trail
    won = sum(is_won for _node, is_won in trail.won)
    return [
        _("Matches: {n}, won: {won}. Stars: {stars} of {most}. Coins: {coins}.").format(
            n=len(trail.won),
            won=won,
            stars=sum(season.stars.values()),
            most=3 * len(trail.won),
            coins=trail.coins,
        ),
        code_words(season.seed, season.difficulty),
    ]

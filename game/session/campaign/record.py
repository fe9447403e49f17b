"""Somebody's seasons in numbers and words: what was won, and which achievements are done."""

from game.core.words import _, many
from game.rulesets.catalogue import RULESETS
from game.session.campaign.achievements import ACHIEVEMENTS, done
from game.session.campaign.deeds import Deeds


def number_lines(deeds: Deeds) -> list[str]:
    """Return the numbers of all seasons, those of each game that was played a line each."""
    if not deeds.bouts:
        return [_("No match of a season is over yet.")]
    seasons = many("{n} season", "{n} seasons", len(deeds.walks)).format(n=len(deeds.walks))
    seats = many("{n} seat won", "{n} seats won", len(deeds.seats)).format(n=len(deeds.seats))
    lines = [
        f"{seasons}, {seats}.",
        _("Matches: {n}, won: {won}. Most stars in a season: {stars}.").format(
            n=len(deeds.bouts),
            won=len(deeds.won),
            stars=max(walk.stars for walk in deeds.walks),
        ),
    ]
    for game, played in deeds.played_by_game.items():
        lines.append(
            _("{game}: {won} of {n} won.").format(
                game=_(RULESETS[game].title), won=deeds.won_by_game.get(game, 0), n=played
            )
        )
    if sum(deeds.played_by_game.values()) > len(deeds.bouts):
        lines.append(_("A match of several games counts for each of them."))
    return lines


def how_many_done(deeds: Deeds) -> str:
    """Return how many achievements are done."""
    return _("Achievements: {n} of {all}.").format(n=len(done(deeds)), all=len(ACHIEVEMENTS))


def achievement_words(id: str) -> str:
    """Return one of them with what is asked."""
    each = ACHIEVEMENTS[id]
    return f"{_(each.title)}: {_(each.words)}"


def gained_words(id: str) -> str:
    """Return that an achievement was done just now."""
    return _("Achievement! {achievement}").format(achievement=achievement_words(id))

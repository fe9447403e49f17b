"""What three players made of the same cards, and the stars it brought, each with its reason."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.words import _, decimal, many
from game.session.campaign.season import Season
from game.session.campaign.stops import beaten
from game.session.campaign.trail import Par, Played


class Star(NamedTuple):
    """One of the three stars of a round: whether it was won, and why or why not."""

    is_won: bool
    words: str


def wait_words() -> str:
    """Return what is told while the others play."""
    return _("A club player and an expert play the same cards in your seat now …")


def heading() -> str:
    """Return what is compared, above `rows`."""
    return _("The same cards in the same seat:")


def rows(par: Par) -> Sequence[tuple[str, str]]:
    """Return who played the cards, and what each made of them."""
    return (
        (_("You"), made_words(par.own)),
        (_("A club player"), made_words(par.club)),
        (_("An expert"), made_words(par.expert)),
    )


def made_words(made: tuple[float, ...]) -> str:
    """Return by how many points somebody led or was behind; where turns count, in how many."""
    lead, turns = made[0], int(abs(made[1])) if len(made) > 1 else 0
    if turns:
        return _turns_words(lead, turns)
    if lead == 0:
        return _("level with them")
    points = _points(abs(lead))
    told = _("{points} ahead") if lead > 0 else _("{points} behind")
    return told.format(points=points)


def _points(n: float) -> str:
    if n != int(n):
        return _("{n} points").format(n=decimal(n, 1))
    return many("{n} point", "{n} points", int(n)).format(n=int(n))


def _turns_words(lead: float, turns: int) -> str:
    if lead > 0:
        told = many("won after {n} turn", "won after {n} turns", turns)
    elif lead < 0:
        told = many("lost after {n} turn", "lost after {n} turns", turns)
    else:
        told = many("drawn after {n} turn", "drawn after {n} turns", turns)
    return told.format(n=turns)


def stars(season: Season, played: Played) -> Sequence[Star]:
    """Return the three stars of a round whose par is known: which were won, and why."""
    par = season.trail.par_of(played.deal)
    assert par is not None
    if not played.is_won:
        lost = _("No stars: only a win brings them.")
        return (Star(False, lost), Star(False, ""), Star(False, ""))
    won = Star(True, _("One star for winning."))
    if played.deal in season.trail.hinted:
        told = _("No second and no third star: you asked for a hint.")
        return (won, Star(False, told), Star(False, ""))
    count = beaten(season.trail, played)
    second = _second(par, is_won=count > 0)
    return (won, second, _third(par, is_won=count > 1, has_second=count > 0))


def _second(par: Par, *, is_won: bool) -> Star:
    if is_won:
        return Star(True, _("A second one: you did better than the club player."))
    if par.own == par.club:
        return Star(False, _("No second star: the club player did just as well as you."))
    return Star(False, _("No second star: the club player did better than you."))


def _third(par: Par, *, is_won: bool, has_second: bool) -> Star:
    if is_won:
        return Star(True, _("A third one: you did better than the expert, too."))
    if par.own > par.expert and not has_second:
        return Star(False, _("No third star, though the expert did worse: it takes the second."))
    if par.own == par.expert:
        return Star(False, _("No third star: the expert did just as well as you."))
    return Star(False, _("No third star: the expert did better than you."))


def note(season: Season, played: Played) -> str:
    """Return what else there is to know of these stars: how several rounds count, else what stars
    are good for."""
    node = season.world.nodes[played.node]
    if len(node.rounds) > 1:
        told = _("A star counts for the match when {n} of its rounds have earned it.")
        return told.format(n=node.needed)
    return worth()


def worth() -> str:
    """Return what stars are good for."""
    return _("A match’s second and third star each lower the prices at the markets.")


def lines(season: Season, played: Played) -> list[str]:
    """Return all of this for text: the comparison, the stars, and what they are good for."""
    par = season.trail.par_of(played.deal)
    assert par is not None
    told = [heading(), *(f"  {who}: {made}" for who, made in rows(par))]
    for star in stars(season, played):
        if star.words:
            told.append(f"{'★' if star.is_won else '☆'} {star.words}")
    return [*told, note(season, played)]

"""What a round, its match and a season have brought, in words: place, score, aim, cost, par."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.core.words import _, decimal, marked
from game.session.campaign.amounts import change_words
from game.session.campaign.keepsake import name_of
from game.session.campaign.node import Change, Kind, Node
from game.session.campaign.rounds import place_of, verdict_on
from game.session.campaign.season import Season, code_words
from game.session.campaign.telling import holdings
from game.session.campaign.trail import Phase, Played
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
    return _("Yours to choose in the settings: {keepsake}.").format(keepsake=name_of(node.keepsake))


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
    return brought_between(before, after) or _("nothing is lost")


def brought_between(before: Season, after: Season) -> str:
    """Return what has come and gone of coins, hearts, favours and companions, "" for nothing."""
    was, now = before.trail, after.trail
    new = now.favours[len(was.favours) :], now.companions[len(was.companions) :]
    favour, companion = ("".join(each[:1]) for each in new)
    change = Change(now.coins - was.coins, now.hearts - was.hearts, favour, companion)
    return change_words(change)


def opening() -> str:
    """Return who one is when a season begins, and why one walks."""
    return _(
        "You come to the Trickhold, the inn where six roads meet. One chair at its high table is "
        "free, and it cannot be bought: it is earned on the road, in a single season. Five games "
        "are played out there, in mills, barns and markets, and every house bends the rules its "
        "own way. Nobody there knows your name yet."
    )


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
        hearts_line(),
        coins_line(season),
        stars_line(),
        _(
            "Favours: help that friends owe you, each good for one time: before a round "
            "(one a round), after a loss or on the road. Those you can call in are listed "
            "among the choices."
        ),
    ]


def hearts_line() -> str:
    """Return what hearts are."""
    return _("Hearts: a lost match costs one, and the last ends the season.")


def stars_line() -> str:
    """Return what stars are, and what they are good for."""
    return _(
        "Stars: one for a win, one each for beating a club player and an expert with your cards. "
        "They lower prices."
    )


def coins_line(season: Season | None = None) -> str:
    """Return what coins are; no season is there where no difficulty is chosen yet."""
    if season is None:
        return _("Coins: matches bring and cost them, markets take them.")
    return _("Coins: won matches bring them, a lost one costs {share}%, markets take them.").format(
        share=round(100 * season.rules.share)
    )


def act_lines(season: Season, act: int) -> list[str]:
    """Return what an act that is done has brought, and what comes; its last match is over."""
    played = [(id, is_won) for id, is_won in season.trail.won if season.world.nodes[id].act == act]
    stars = sum(season.stars[id] for id, _is_won in played)
    lines = [
        _("Matches won: {won} of {n}. Stars: {stars} of {most}.").format(
            won=sum(is_won for _id, is_won in played),
            n=len(played),
            stars=stars,
            most=3 * len(played),
        ),
        _("You go on with {holdings}").format(holdings=holdings(season)),
        _(_COMES[act + 1]),
    ]
    if is_act_won(season):
        return lines
    let_through = _(
        "You lost the last match of the act, and are let through all the same. The chair at the "
        "high table is still to be won."
    )
    return [let_through, *lines]


_COMES: Mapping[int, str] = {
    2: marked(
        "Ahead lie marsh and mountains: five tables where people play better than here, and the "
        "two keys of the pass."
    ),
    3: marked("Ahead lie fire and shadow: five tables, harder still, and then the high table."),
}
"""What an act has in store, for those who come to it."""


ACTS_WON: Mapping[int, str] = {1: marked("Act one is done"), 2: marked("Act two is done")}
"""What is said when the last match of an act has been won."""
ACTS_LEFT: Mapping[int, str] = {
    1: marked("Act one is behind you"),
    2: marked("Act two is behind you"),
}
"""The same when it has been lost."""


def after_act(season: Season) -> list[str]:
    """Return what is told between two acts, none elsewhere."""
    act = act_done(season)
    return [f"{act_title(season)}.", *act_lines(season, act)] if act else []


def act_title(season: Season) -> str:
    """Return what is said of the act that is done, by how its last match has ended."""
    titles = ACTS_WON if is_act_won(season) else ACTS_LEFT
    return _(titles[act_done(season)])


def is_act_won(season: Season) -> bool:
    """Tell whether the last match of the act that is done was won."""
    return season.trail.has_won(season.trail.at)


def act_done(season: Season) -> int:
    """Return the act that is done where one stands before the next, 0 elsewhere."""
    node = season.node
    is_between = node is not None and node.kind == Kind.BOSS and season.trail.phase == Phase.ROAD
    return node.act if node is not None and is_between else 0


def _plain(score: float) -> str:
    return decimal(score, 0 if score == int(score) else 1)


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

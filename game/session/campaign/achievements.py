"""Achievements: what is worth being remembered of all seasons; none comes by chance alone."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.core.words import _, many, marked
from game.rulesets.catalogue import RULESETS
from game.session.campaign.deeds import (
    THREE,
    Deeds,
    all_won,
    in_a_match,
    in_a_seat,
    in_a_walk,
    in_matches,
    is_boss_of,
    is_hard,
    last_act_is_clean,
    won_of,
)
from game.session.campaign.node import Kind


@dataclass(frozen=True)
class Achievement:
    """One of them: its name, what is asked, and whether it was done."""

    id: str
    title: str
    words: str
    is_done: Callable[[Deeds], bool]


ACHIEVEMENTS: Mapping[str, Achievement] = {
    each.id: each
    for each in (
        Achievement(
            "first",
            marked("First blood"),
            marked("Win a match on the road."),
            lambda deeds: bool(deeds.won),
        ),
        # -- the games
        Achievement(
            "whist",
            marked("As bid"),
            marked("Win five matches of Serbian whist."),
            won_of("whist", 5),
        ),
        Achievement(
            "schnapsen",
            marked("Sixty-six"),
            marked("Win five matches of Dreierschnapsen."),
            won_of("schnapsen", 5),
        ),
        Achievement(
            "berzerka",
            marked("Fire in the barn"),
            marked("Win five matches of Berzerka."),
            won_of("berzerka", 5),
        ),
        Achievement(
            "bridge",
            marked("Good partner"),
            marked("Win five matches of Contract Bridge."),
            won_of("bridge", 5),
        ),
        Achievement(
            "berserk",
            marked("Field captain"),
            marked("Win five battles of Berserk."),
            won_of("berserk", 5),
        ),
        Achievement(
            "all-games",
            marked("Five trades"),
            marked("Win a match of each of the five games in one season."),
            in_a_walk(
                lambda walk: {g for bout in walk.won for g in bout.node.games} >= set(RULESETS)
            ),
        ),
        Achievement(
            "fifty",
            marked("Known on the road"),
            marked("Win fifty matches."),
            lambda deeds: len(deeds.won) >= 50,
        ),
        # -- the acts
        Achievement(
            "bridge-warden",
            marked("Across the bridge"),
            marked("Beat the warden of the bridge."),
            in_a_match(is_boss_of(1)),
        ),
        Achievement(
            "pass-keys",
            marked("Both keys"),
            marked("Beat the two keys of the pass."),
            in_a_match(is_boss_of(2)),
        ),
        Achievement(
            "seat",
            marked("A seat at the high table"),
            marked("Beat the high table."),
            lambda deeds: bool(deeds.seats),
        ),
        Achievement(
            "seat-player",
            marked("No wanderer any more"),
            marked("Win your seat as a player."),
            in_a_seat(lambda walk: walk.season.difficulty == "middle"),
        ),
        Achievement(
            "seat-master",
            marked("The chair with arms"),
            marked("Win your seat as a master."),
            in_a_seat(lambda walk: walk.season.difficulty == "hard"),
        ),
        Achievement(
            "three-seats",
            marked("Old acquaintances"),
            marked("Win three seats."),
            lambda deeds: len(deeds.seats) >= 3,
        ),
        Achievement(
            "clean-act",
            marked("Clean sheet"),
            marked("Win every match of an act, each at the first go."),
            in_a_walk(lambda walk: any(map(all_won, walk.acts_done().values()))),
        ),
        Achievement(
            "clean-last-act",
            marked("Through the fire"),
            marked("Win every match of the third act, each at the first go."),
            in_a_walk(last_act_is_clean),
        ),
        Achievement(
            "clean-season",
            marked("Unbeaten"),
            marked("Win your seat without losing a match."),
            in_a_seat(lambda walk: all_won(walk.bouts)),
        ),
        Achievement(
            "streak-five",
            marked("On a roll"),
            marked("Win five matches in a row in one season."),
            in_a_walk(lambda walk: walk.longest_run >= 5),
        ),
        Achievement(
            "streak-ten",
            marked("Nobody stops you"),
            marked("Win ten matches in a row in one season."),
            in_a_walk(lambda walk: walk.longest_run >= 10),
        ),
        # -- stars
        Achievement(
            "three-stars",
            marked("Better than the expert"),
            marked("Win a match with three stars."),
            in_a_match(lambda bout: bout.stars == THREE),
        ),
        Achievement(
            "boss-stars",
            marked("Lesson for a master"),
            marked("Win the last match of an act with three stars."),
            in_a_match(lambda bout: bout.stars == THREE and bout.node.kind == Kind.BOSS),
        ),
        Achievement(
            "ten-times-three",
            marked("Thirty stars"),
            marked("Win ten matches with three stars."),
            in_matches(10, lambda bout: bout.stars == THREE),
        ),
        Achievement(
            "stars-each-game",
            marked("Five constellations"),
            marked("Win a match of each game with three stars."),
            lambda deeds: deeds.best_by_game >= set(RULESETS),
        ),
        Achievement(
            "twenty-stars",
            marked("A clear night"),
            marked("Collect twenty stars in one season."),
            in_a_walk(lambda walk: walk.stars >= 20),
        ),
        Achievement(
            "thirty-five-stars",
            marked("The milky way"),
            marked("Collect thirty-five stars in one season."),
            in_a_walk(lambda walk: walk.stars >= 35),
        ),
        # -- harder than it need be
        Achievement(
            "hard-five",
            marked("The hard way"),
            marked("Win five hard matches."),
            in_matches(5, is_hard),
        ),
        Achievement(
            "hard-all",
            marked("Harder still"),
            marked("Win four hard matches in one season, and lose none."),
            in_a_walk(
                lambda walk: (
                    sum(map(is_hard, walk.won)) >= 4
                    and all_won([bout for bout in walk.bouts if is_hard(bout)])
                )
            ),
        ),
        Achievement(
            "twists-five",
            marked("When in Rome"),
            marked("Win under five different house rules on the road."),
            lambda deeds: len(deeds.twists_beaten) >= 5,
        ),
        Achievement(
            "twists-fifteen",
            marked("Every house has its rule"),
            marked("Win under fifteen different house rules on the road."),
            lambda deeds: len(deeds.twists_beaten) >= 15,
        ),
        Achievement(
            "beaten-twelve",
            marked("The whole company"),
            marked("Win against twelve different people."),
            lambda deeds: len(deeds.beaten) >= 12,
        ),
        Achievement(
            "last-heart-boss",
            marked("With the last heart"),
            marked("Win the last match of an act with one heart left."),
            in_a_match(lambda bout: bout.hearts == 1 and bout.node.kind == Kind.BOSS),
        ),
        Achievement(
            "last-heart-seat",
            marked("Back from the edge"),
            marked("Win your seat in a season in which one heart was left."),
            in_a_seat(lambda walk: any(bout.hearts == 1 for bout in walk.bouts)),
        ),
        # -- favours and coins
        Achievement(
            "act-alone",
            marked("On your own"),
            marked("Win the last match of an act without asking a favour in it."),
            in_a_walk(
                lambda walk: any(
                    not any(bout.favours for bout in bouts) and bouts[-1].is_won
                    for bouts in walk.acts_done().values()
                )
            ),
        ),
        Achievement(
            "seat-alone",
            marked("In nobody’s debt"),
            marked("Win your seat without asking a favour."),
            in_a_seat(lambda walk: not walk.favours),
        ),
        Achievement(
            "wager",
            marked("Put your money down"),
            marked("Win three matches that you had a wager on."),
            in_matches(3, lambda bout: "wager" in bout.favours),
        ),
        Achievement(
            "second-evening",
            marked("Better the second time"),
            marked("Win a match that you had lost, on a second evening."),
            in_a_match(lambda bout: bout.favours[-1:] == ("second-evening",)),
        ),
        Achievement(
            "rich",
            marked("Heavy purse"),
            marked("Win your seat with a hundred coins left."),
            in_a_seat(lambda walk: walk.season.trail.coins >= 100),
        ),
        # -- the land
        Achievement(
            "places",
            marked("Well travelled"),
            marked("Come to sixty different places."),
            lambda deeds: len(deeds.places) >= 60,
        ),
        Achievement(
            "met",
            marked("Everybody’s friend"),
            marked("Meet twelve people on the road."),
            lambda deeds: len(deeds.met) >= 12,
        ),
    )
}
"""Every achievement by id, in the order in which they are listed."""


def done(deeds: Deeds) -> frozenset[str]:
    """Return the ids of those done."""
    return frozenset(id for id, each in ACHIEVEMENTS.items() if each.is_done(deeds))


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

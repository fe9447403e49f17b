"""What a favour is good for is told where one pays for it, and why it cannot be asked for."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from game.session.campaign import outcome, rewards, telling
from game.session.campaign.amounts import change_words
from game.session.campaign.favour import FAVOURS
from game.session.campaign.season import Season
from game.session.campaign.trail import Phase
from tests.session.campaign.roads import walked


def moments(difficulty: str) -> Iterator[Season]:
    """Yield a season after each of its steps."""
    whole = walked(3, difficulty, wins=1.0)
    for number in range(len(whole.steps)):
        yield replace(whole, steps=whole.steps[:number])


def test_a_favour_against_stronger_players_is_of_no_use_among_novices() -> None:
    told = {
        (season.node.act, rewards.why_no_use(season, "ale"))
        for season in moments("easy")
        if season.node is not None
    }
    acts_of_novices = {act for act, reason in told if reason}
    assert 1 in acts_of_novices and len({act for act, _reason in told}) == 3
    assert all(not rewards.why_no_use(each, "warm-coat") for each in moments("easy"))
    assert not any(rewards.why_no_use(each, "ale") for each in moments("middle"))


def test_at_a_table_every_favour_can_be_asked_or_says_why_not() -> None:
    for season in moments("easy"):
        if season.trail.phase != Phase.TABLE or season.trail.asked is not None:
            continue
        barred = telling.favours_barred(season)
        for id in set(season.trail.favours):
            others = range(len(season.round.others)) if FAVOURS[id].names_one else [None]
            can_be_asked = any(not season.why_not_asked(id, other) for other in others)
            is_told = any(line.startswith(FAVOURS[id].title) for line in barred)
            at_table = FAVOURS[id].moment == "before"
            assert is_told == (at_table and not can_be_asked)


def test_what_a_choice_has_brought_is_told_whole() -> None:
    told = set()
    for before, after in pairwise(moments("middle")):
        word, *rest = after.steps[-1].split()
        if word != "choose" or before.choices[int(rest[0]) - 1].sets_drill:
            continue
        choice = before.choices[int(rest[0]) - 1]
        capped = min(choice.change.hearts, before.trail.most_hearts - before.trail.hearts)
        brought = outcome.brought_between(before, after)
        assert brought == change_words(replace(choice.change, hearts=capped))
        told.add(brought.partition(":")[0])
    assert "favour" in told and len(told) > 2
    assert outcome.change_between(before, before) == "nothing is lost"

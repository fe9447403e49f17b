"""Duplicate: the same cards for others in one's seat, kept apart and compared deal by deal."""

import time
from collections.abc import Iterator
from statistics import fmean

import pytest

from game.core.rng import Rng
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.catalogue import RULESETS, ruleset
from game.session.duplicate.comparison import LEAST, Compared, Comparison, compared
from game.session.duplicate.others import Others
from game.session.duplicate.parting import next_parting, same_point
from game.session.duplicate.runs import FRIEND, ClosedDuplicate, Duplicate
from game.session.duplicate.together import together, together_words
from game.session.duplicate.told import summary, what_counts
from game.session.match import Match, Seat
from game.session.occasion import SHARED, Occasion
from game.session.seats import BadSeats
from game.session.setting import Setting, made_by, made_in
from game.session.sharing.deal import CannotShare, shared, shared_from
from game.session.sharing.dealcode import code_of
from game.session.store import Store
from tests.session.tables import ANA, play, whist


@pytest.fixture
def store() -> Iterator[Store]:
    with Store.in_memory() as store:
        yield store


def walked(match: Match, luck: Rng) -> Match:
    while not match.is_over:
        match.apply(match.to_act, luck.choice(match.state.legal_actions()))
    return match


def table(id: str, seed: int) -> Match:
    game = ruleset(id)
    seats = [Seat("human" if not n else "random", f"P{n}") for n in range(game.players[0])]
    return Match(game, game.options(), seats, seed, 2)


@pytest.mark.parametrize("id", RULESETS)
def test_whoever_takes_the_seat_gets_the_same_cards(id: str) -> None:
    own, other = (walked(table(id, 6), Rng(n)) for n in range(2))
    again = Setting.of(own, 0).match("club", "Club")
    assert again.events == own.events[: len(again.events)]
    for deal in range(min(map(len, (own.deal_starts, other.deal_starts)))):
        views = []
        for match in (own, other):
            start = match.deal_starts[deal]
            before = next(n for n, at in enumerate(match.decided_at) if at >= start)
            fresh = made_in(Setting.of(match, 0).match(), match.actions[:before])
            views.append(fresh.state.view(None if id == "berserk" else 0))
        if id == "berserk":
            continue  # Armies follow what was bought; the cards offered are those above.
        assert views[0].table.hands[0] == views[1].table.hands[0] != ()


@pytest.mark.parametrize(("id", "foreign"), [("berserk", "deal"), ("berzerka", "deal ")])
def test_a_comparison_speaks_of_no_other_games_deals(id: str, foreign: str) -> None:
    game = ruleset(id)
    for count, lead in ((0, 0), (1, 0), (1, 1), (LEAST, 1)):
        deals = [Compared(n, 1.0, 1.0 - lead, lead) for n in range(count)]
        found = Comparison(deals, None)
        said = " ".join([*summary(found, ("Ana", "Eva")), what_counts(game, found)])
        assert foreign not in said
        assert ("1 is a win, −1 a loss." in said) is (id == "berserk")


def test_another_level_has_the_cards_and_is_compared_deal_by_deal(store: Store) -> None:
    kept = store.matches.begin(play(whist(seed=8)))
    store.barrier()
    assert kept.id is not None
    duplicate = Duplicate(store, kept.id)
    assert not duplicate.runs()
    number = duplicate.keep("novice", made_by(duplicate.setting, "novice"))
    [run] = duplicate.runs()
    assert (run.id, run.spec, run.name, run.is_over) == (number, "novice", "Novice", True)
    other = duplicate.match_of(run)
    found = duplicate.compare(other)
    assert len(found.deals) == 8 and found.interval is None
    own_returns = [each[0] for each in kept.match.deal_returns]
    assert [each.own for each in found.deals] == own_returns
    assert found.mean == pytest.approx(
        fmean(mine - each[0] for mine, each in zip(own_returns, other.deal_returns, strict=True))
    )
    assert Duplicate(store, number or 0).id == kept.id  # What others played leads back to it.
    [line] = store.results.statistics()
    assert line.name == "Ana" and line.matches == 1


def test_all_matches_of_the_same_two_are_taken_together(store: Store) -> None:
    """Three matches of eight deals are twenty-four, which have an interval; another game, other
    house rules and another player are left out."""
    own, both = [], []
    for seed in (8, 9, 10):
        kept = store.matches.begin(play(whist(seed=seed)))
        store.barrier()
        own.append(Duplicate(store, kept.id or 0))
        own[-1].keep("random", made_by(own[-1].setting, "random"))
        [run] = own[-1].runs()
        both.append(own[-1].compare(own[-1].match_of(run)))
        found = together(store, own[-1], run)
        assert (found is None) is (seed == 8)
    own[0].keep("novice", made_by(own[0].setting, "novice"))
    other = next(run for run in own[0].runs() if run.spec == "novice")
    assert together(store, own[0], other) is None
    assert found is not None and found.matches == 3
    all_differences = sorted(value for each in both for value in each.differences)
    assert sorted(found.comparison.differences) == all_differences and len(all_differences) >= LEAST
    interval = found.comparison.interval
    assert interval is not None and interval.low <= fmean(all_differences) <= interval.high
    told = together_words(found, ("Ana", "Random"))
    assert told.startswith("Ana and Random in all 3 matches") and "(95%)" in told


def test_a_friends_results_are_kept_apart(store: Store) -> None:
    kept = store.matches.begin(play(whist(seed=8)))
    store.barrier()
    duplicate = Duplicate(store, kept.id or 0)
    for name in ("Ana", "Bo", "", "x" * 60):
        with pytest.raises(BadSeats):
            duplicate.seat_friend(name)
    friend = duplicate.seat_friend("Eva")
    assert friend.match.names == ("Eva", "Bo", "Cy", "Di")
    assert friend.match.events == whist(seed=8).events
    assert not duplicate.runs()[0].is_over
    with pytest.raises(CannotShare, match="played in another"):
        shared_from(store, kept.id or 0)
    play(friend.match)
    assert shared_from(store, kept.id or 0).seed == 8
    [run] = duplicate.runs()
    assert run.is_over and duplicate.match_of(run).actions == friend.match.actions
    lines = {each.name: each.matches for each in store.results.statistics()}
    assert lines == {"Ana": 1, "Eva": 1}


def test_others_do_not_get_the_cards_while_they_are_played(store: Store) -> None:
    kept = store.matches.begin(play(whist(seed=8), 5))
    store.barrier()
    with pytest.raises(ClosedDuplicate, match="not over"):
        Duplicate(store, kept.id or 0)


def test_a_friend_who_told_his_moves_is_compared(store: Store) -> None:
    his = play(whist(seed=9))
    deal = shared(his, 0, 3, with_moves=True)
    kept = store.matches.begin(deal.match(ANA), Occasion(SHARED, code_of(deal), 0))
    while not kept.match.is_over:
        kept.match.apply(kept.match.to_act, kept.match.state.legal_actions()[-1])
    store.barrier()
    duplicate = Duplicate(store, kept.id or 0)
    [run] = duplicate.runs()
    assert (run.id, run.name) == (None, FRIEND)
    [line] = duplicate.compare(duplicate.match_of(run)).deals
    assert (line.number, line.other) == (3, his.deal_returns[3][0])
    duplicate.keep("club", made_by(duplicate.setting, "club"))
    [_friend, club] = duplicate.runs()
    assert [each.number for each in duplicate.compare(duplicate.match_of(club)).deals] == [3]
    assert not store.results.statistics()  # It began in the middle of his match.


def test_twenty_deals_have_an_interval_and_boards_of_bridge_count_imps() -> None:
    long = {"largest_hand": "0"}
    own, other = (walked(whist(7, **long), Rng(n)) for n in range(2))
    assert len(own.deal_returns) >= LEAST
    found = compared(own, other, 0).interval
    assert found is not None and found.low < found.mean < found.high
    options = BridgeOptions(jokers=0, form="duplicate", deals=4)
    seats = [Seat("random", f"P{n}") for n in range(4)]
    boards = [walked(Match(BRIDGE, options, seats, 3, 2), Rng(n)) for n in range(2)]
    counted = compared(boards[0], boards[1], 0)
    assert counted.boards is not None
    assert all(abs(each) <= 24 and each == int(each) for each in counted.differences)
    assert "IMPs" in summary(counted, ("Ana", "Expert"))[0]
    rubber = [walked(Match(BRIDGE, BridgeOptions(), seats, 3, 1), Rng(n)) for n in range(2)]
    assert compared(rubber[0], rubber[1], 0).boards is None


def test_the_same_point_of_two_matches_and_where_they_part() -> None:
    own, other = (walked(whist(5, deals=3), Rng(n)) for n in range(2))
    here, there = ((match.events, match.deal_starts) for match in (own, other))
    for at in range(len(own.events) + 1):
        point = same_point(at, here, there)
        assert 0 <= point <= len(other.events)
        if at and point and at not in own.deal_starts:
            assert type(other.events[point - 1]) is type(own.events[at - 1])
        assert same_point(at, here, here) == at
    told = [
        (list(zip(match.decided_at, match.actions, strict=True)), match.deal_starts)
        for match in (own, other)
    ]
    pairs = zip(own.actions, other.actions, strict=False)
    first = next(n for n, (mine, its) in enumerate(pairs) if mine != its)
    assert next_parting(0, *told) == own.decided_at[first] + 1
    assert next_parting(len(own.events), *told) is None
    assert next_parting(0, told[0], told[0]) is None


def test_the_others_play_in_a_process_that_can_be_ended() -> None:
    others, setting = Others(), Setting.of(whist(seed=8), 0)
    try:
        others.ask("slow", setting, ["grandmaster"])
        assert others.look("slow") is None and others.is_asked("slow")
        others.drop("slow")
        assert not others.is_asked("slow") and others.decisions("slow") == 0
        others.ask("quick", setting, ["random", "novice"])
        while (made := others.look("quick")) is None:
            time.sleep(0.02)
        assert len(made) == 2
        assert made[0] == made_by(setting, "random")
    finally:
        others.close()

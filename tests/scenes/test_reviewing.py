"""A match judged in the real program: from the list, to the place in question, and back."""

import pytest

from game.bots import catalogue
from game.core.protocols import Whole
from game.kit.german import PACK
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.actions import Recruit
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.actions import DISCARDS, DONE
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import PutAway
from game.rulesets.whist.table import Bid
from game.session.match import Match
from game.session.review.told import reason, sentence
from game.session.store import open_store
from scenes.games import namer_of
from scenes.kept import KeptMatches
from scenes.results import Results
from scenes.reviewing import ReviewPage, cost_told
from scenes.rulebook import RuleBook
from scenes.scene import Action
from scenes.show.reading import DealPage
from scenes.show.replay import ReplayPage
from scenes.ui.dialog import Message
from scenes.ui.scoregrid import ScoreGrid
from scenes.ui.text import plain
from tests.scenes import player as players
from tests.scenes.player import Player
from tests.scenes.practising import Warming
from tests.session.tables import play, whist


@pytest.fixture
def start(tmp_path, monkeypatch):
    """Start the program with a match in its store, played so far or to its end."""
    judges = {"whist": "race:120"}
    monkeypatch.setattr(catalogue, "FINDERS", judges)
    players = []

    def started(decisions: int | None = None) -> Player:
        with open_store(tmp_path) as store:
            boldly(store.matches.begin(whist(seed=5)).match, decisions)
        players.append(Player(tmp_path))
        return players[0]

    yield started
    players[0].quit()


def boldly(match: Match, decisions: int | None) -> None:
    """Play on so far, or to the end; the person bids as many tricks as he may."""
    while not match.is_over and len(match.actions) != decisions:
        legal = match.state.legal_actions()
        if match.to_act == 0 and isinstance(legal[0], Bid):
            match.apply(0, legal[-1])
        else:
            play(match, 1)


def judged(player: Player) -> ReviewPage:
    page = player.scene
    assert isinstance(page, ReviewPage)
    player.until(lambda: page.reviewer.review is not None or page.reviewer.trouble)
    assert not page.reviewer.trouble
    return page


def test_by_clicks_from_the_list_to_the_moment_and_back(start):
    player = start()
    player.click("Matches")
    player.click("Review")
    page = judged(player)
    assert "Deal 8: at your first choice" in player.text()
    player.key("f1")
    assert isinstance(player.scene, RuleBook)
    player.key("f1")
    gravest = page.reviewer.review.gravest()[0]
    player.click("See it")
    assert isinstance(player.scene, ReplayPage)
    assert 0 < player.scene.at <= gravest.moment.event
    player.scene.cancel()
    player.step()
    again = player.scene
    assert isinstance(again, ReviewPage) and again.reviewer.review.gravest()[0] == gravest
    again.cancel()
    player.step()
    assert isinstance(player.scene, KeptMatches)


def test_a_row_of_the_table_says_what_was_better_and_why(start):
    player = start()
    player.program.reviews.open(1)
    player.step()
    page = judged(player)
    rows = next(each for each in page.root.walk() if isinstance(each, ScoreGrid)).rows
    heads = {head.label for head in rows[0]}
    costly = 0
    for judgement, row in zip(page.reviewer.review.judgements, rows[1:], strict=True):
        told = {cell.tip for cell in row}
        assert len(told) == 1 and not told & heads
        (tip,) = told
        assert tip.startswith(sentence(page.seen.ruleset, judgement, page.name))
        if judgement.loss:
            assert reason(page.seen.ruleset, judgement, page.name) in tip
            costly += 1
    assert costly


def test_whoever_waits_for_players_that_get_ready_is_told(start, monkeypatch):
    monkeypatch.setattr(players, "thinker", Warming)
    player = start()
    player.program.reviews.open(1)
    player.step()
    player.step()
    assert "The computer players are getting ready" in player.text()
    player.program.thinker.is_warming = False
    player.step()
    assert "The computer players are getting ready" not in player.text()


def test_a_deal_is_reviewed_on_a_key_as_soon_as_it_is_over_and_the_match_goes_on(start):
    player = start(2)
    player.program.resume(1)
    while player.until_asked() == "act":
        table = player.table
        if table.board.asking:
            player.click(player.bid_label())
        else:
            table.port.submit(table.port.legal_actions()[0])
            table.stop_asking()
            player.step()
    assert isinstance(player.scene, DealPage) and player.focused.label == "Continue"
    player.key("w")
    assert judged(player).at == 0
    player.key("escape")
    assert isinstance(player.scene, DealPage)
    player.click("Review")
    player.key("escape")
    player.click("Continue")
    assert player.until_asked() == "act"


def test_by_keys_from_deal_to_deal(start):
    player = start()
    player.program.reviews.open(1)
    player.step()
    page = player.scene
    assert page.at == 7
    page.act(Action.PAGE_DOWN)
    assert page.at == 7
    page.act(Action.PAGE_UP)
    assert page.at == 6
    judged(player)
    assert "Deal 7: " in player.text()


def test_leaving_in_the_middle_drops_the_question(start):
    player = start()
    player.program.reviews.open(1)
    player.until(lambda: player.program.thinker.is_thinking)
    player.scene.cancel()
    player.step()
    assert not player.program.thinker.is_thinking


def test_before_a_deal_is_over_the_list_offers_no_review(start):
    player = start(2)
    player.click("Matches")
    assert "Review" not in player.text()


def test_from_the_end_of_a_match(start):
    player = start(150)
    player.program.resume(1)
    match = player.program.ways.kept.match
    boldly(match, None)
    player.program.ways.match_ended(player.table, match.events[-1])
    player.step()
    assert isinstance(player.scene, Results)
    player.key("w")
    judged(player).cancel()
    player.step()
    assert isinstance(player.scene, Results)


@pytest.mark.parametrize("label", ["Try again", "With other cards"])
def test_a_moment_is_tried_again_and_nothing_of_it_is_kept(start, label):
    player = start()
    player.click("Matches")
    player.click("Review")
    gravest = judged(player).reviewer.review.gravest()[0]
    before = [(match.id, match.decisions) for match in player.store.matches.all()]
    player.click(label)
    table = player.table
    player.until_asked()
    assert table.port.view() == gravest.moment.view
    table.port.submit(gravest.best)
    table.stop_asking()
    player.step()
    assert not table.sitting.can_take_back
    while not table.port.is_over:
        if table.port.to_act == table.seat:
            table.port.submit(table.port.legal_actions()[0])
            table.stop_asking()
        player.step()
    player.until(lambda: player.scene is not table)
    player.key("return")  # the page of the deal
    player.until(lambda: isinstance(player.scene, Message))
    assert "This time it has brought" in player.text()
    player.key("return")
    player.step()
    assert isinstance(player.scene, ReviewPage)
    assert [(match.id, match.decisions) for match in player.store.matches.all()] == before


def test_what_costs_less_than_a_slip_does_not_read_as_one():
    told = [cost_told(share) for share in (0.0, 0.047, 0.0499, 0.05, 0.0999, 0.29, 1.0)]
    assert told == ["0%", "4%", "4%", "5%", "9%", "29%", "100%"]


def test_a_whole_choice_is_named_in_a_row_by_the_signs_of_its_cards() -> None:
    """Five cards in full words went beyond their column, or were too small to be read."""
    named = namer_of(BERZERKA)(Whole((DISCARDS[14], DISCARDS[32], DONE)))
    assert plain(named) == "2 ♥ 7 ♦"
    assert namer_of(BERZERKA)(Whole((DONE,))) == "no card at all"
    assert namer_of(SCHNAPSEN)(Whole((PutAway(PACK[0]), PutAway(PACK[1])))).count("{") == 2
    army = (Recruit(0), Recruit(0))
    assert plain(namer_of(BERSERK)(Whole(army))) == BERSERK.telling.whole(army)

"""A battle looked at again, and two people at one screen."""

import pytest

from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.events import BattleEnded
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.unit import UNSEEN
from game.session.match import HUMAN, Match, Seat
from game.session.sitting import Sitting
from scenes.battle.overlays.battleend import WORTH_A_CURVE
from scenes.battle.overlays.recap import StoryPage
from scenes.battle.overlays.scores import ScorePage
from scenes.battle.replay import BattleAgain
from scenes.battle.scene import BattleScene
from scenes.curtain import Curtain
from scenes.ui.course import Course
from scenes.ui.text import plain
from tests.moments import play_to
from tests.scenes.battle.commander import Commander


@pytest.fixture
def commander(tmp_path):
    commander = Commander(tmp_path)
    yield commander
    commander.quit()


def played(seats, seed, is_there=lambda match: False, **options):
    """Return a match played by plain players up to some point."""
    return play_to(Match(BERSERK, BERSERK.options(**options), seats, seed), is_there, seed)


ALONE = (Seat(HUMAN, "Ana"), Seat("club", "Bo"))
TWO = (Seat(HUMAN, "Ana"), Seat(HUMAN, "Igor"))


def test_a_battle_is_looked_at_again(commander):
    match = played(ALONE, 4)
    kept = commander.store.matches.begin(Match(BERSERK, match.options, match.seats, 4))
    for action in match.actions:
        kept.match.apply(kept.match.to_act, BERSERK.parse_action(action))
    commander.store.barrier()
    commander.program.replay(kept.id)
    commander.step()
    viewer = commander.scene
    assert isinstance(viewer.show, BattleAgain)
    for _deal in range(4):
        commander.click("Next turn")
    assert viewer.show.director.picture.turn >= 1
    commander.click("One step on")
    commander.wait(3.0)
    at = viewer.at
    commander.click("One step back")
    assert viewer.at == at - 1
    commander.click("Open cards")
    viewer.go_to(
        next(n for n, e in enumerate(viewer.events) if type(e).__name__ == "CardPlaced") + 3
    )
    assert all(unit.card != UNSEEN for unit in viewer.show.director.picture.units)
    commander.click("Play")
    commander.wait(0.5)
    viewer.go_to(len(viewer.events))
    assert viewer.show.director.picture.phase is Phase.OVER
    commander.click("Back")


def test_two_people_see_a_curtain_while_cards_are_hidden_and_none_later(commander):
    match = Match(BERSERK, BERSERK.options(first="fixed"), TWO, 5)
    battle = BattleScene(
        Sitting(match, commander.program.thinker), commander.program.look, commander.program.ways
    )
    commander.app.push(battle)
    curtains, modes = [], []
    while match.state.turn <= 4 and not match.is_over:
        commander.until(lambda: isinstance(commander.scene, Curtain) or commander._is_asked())
        if isinstance(commander.scene, Curtain):
            curtains.append((match.state.phase, match.state.turn))
            told = commander.text().replace(commander.scene.title, "")
            assert "places" not in told
            commander.click(f"I am {commander.scene.name}")
            continue
        if commander.until_asked() not in ("Recruiting", "Placing", "Fighting") and (
            commander.until_asked() in ("Results", "BattlePage")
        ):
            break
        modes.append((commander.until_asked(), battle.seat))
        commander.act()
    assert {seat for _mode, seat in modes} == {0, 1}
    assert {phase for phase, _turn in curtains} >= {Phase.RECRUIT, Phase.PLACE}
    assert match.state.turn > 3
    assert all(turn <= 2 for _phase, turn in curtains)


def test_whoever_chooses_who_is_first_draws_cards_that_only_he_sees(commander):
    match = Match(BERSERK, BERSERK.options(), TWO, 5)
    battle = BattleScene(
        Sitting(match, commander.program.thinker), commander.program.look, commander.program.ways
    )
    commander.app.push(battle)
    commander.step()
    assert match.state.phase is Phase.FIRST
    assert isinstance(commander.scene, Curtain), "the cards are drawn when he has chosen"
    assert commander.scene.seat == match.to_act
    commander.click(f"I am {commander.scene.name}")
    assert commander.until_asked() == "FirstQuestion"
    commander.act()
    assert commander.until_asked() == "Recruiting"
    assert battle.seat == match.to_act


def test_behind_the_curtain_nothing_is_seen(commander):
    match = played(TWO, 5, lambda m: m.state.phase == "place" and m.to_act == m.state.first)
    battle = BattleScene(
        Sitting(match, commander.program.thinker), commander.program.look, commander.program.ways
    )
    commander.app.push(battle)
    commander.step()
    assert isinstance(commander.scene, Curtain)
    assert battle.picture.units == () and battle.show.stage.shown == {}
    commander.click(f"I am {commander.scene.name}")
    commander.until_asked()
    own = battle.seat
    assert all(unit.owner == own or unit.card == UNSEEN for unit in battle.picture.units)


def test_two_people_come_back_to_an_open_battle_without_a_curtain(commander):
    match = played(TWO, 5, lambda m: m.state.turn >= 5 and not m.state.pending)
    battle = BattleScene(
        Sitting(match, commander.program.thinker), commander.program.look, commander.program.ways
    )
    commander.app.push(battle)
    assert commander.until_asked() == "Fighting"
    assert battle.seat == match.to_act
    assert battle.picture.units == battle.view.units
    seen = len(battle.told())
    seat = battle.seat
    while battle.seat == seat:
        commander.act()
        commander.until(lambda: isinstance(commander.scene, Curtain) or commander._is_asked())
        assert isinstance(commander.scene, BattleScene)
    assert len(battle.told()) > seen
    assert battle.picture.units == battle.view.units


def test_the_page_of_results_names_the_clause_that_ended_the_battle(commander):
    match = played(ALONE, 4)
    battle = BattleScene(
        Sitting(match, commander.program.thinker), commander.program.look, commander.program.ways
    )
    commander.app.push(battle)
    commander.step()
    commander.app.push(battle.results_page(match.events[-1]))
    commander.step()
    assert "the other side has no creature left." in commander.text()


def ended_battle(commander):
    """Return the scene of a battle that is over, and the page that tells of it."""
    match = played(ALONE, 4)
    battle = BattleScene(
        Sitting(match, commander.program.thinker), commander.program.look, commander.program.ways
    )
    commander.app.push(battle)
    commander.step()
    ended = next(each for each in battle.watched.events() if isinstance(each, BattleEnded))
    return battle, battle.deal_page(ended)


def test_the_page_of_a_battle_names_the_best_fighter_and_whose_it_is(commander):
    battle, page = ended_battle(commander)
    best = page.feats.best
    unit = page.feats.end.units[best.uid]
    told = [plain(each.label) for each in page.build().walk()]
    owner = "you" if unit.owner == battle.seat else battle.port.names[unit.owner]
    whose = f"{card(unit.card).name} ({owner}): {best.wounds} wounds dealt"
    assert any(each.startswith(whose) for each in told), told


def test_the_page_of_a_battle_shows_the_life_left_turn_by_turn(commander):
    _battle, page = ended_battle(commander)
    (curve,) = (each for each in page.build().walk() if isinstance(each, Course))
    assert [line.name for line in curve.lines] == list(page.names)
    assert [list(line.totals) for line in curve.lines] == [
        [each[player] for each in page.feats.lives] for player in (0, 1)
    ]
    assert len(page.feats.lives) >= WORTH_A_CURVE


def test_what_stands_in_the_bar_can_be_opened_beside_what_a_battle_has_come_to(commander):
    """Keys and clicks reach it, and the head no longer says whose turn it is."""
    match = played(ALONE, 4, lambda m: m.standing.deals_played > 0)
    battle = BattleScene(
        Sitting(match, commander.program.thinker), commander.program.look, commander.program.ways
    )
    commander.app.push(battle)
    commander.step()
    ended = next(each for each in battle.watched.events() if isinstance(each, BattleEnded))
    battle.director.picture = ended.after
    battle.report.tell_position(battle.board, battle.mode)
    assert "The battle is over" in battle.board.bar.lines[0]
    page = battle.deal_page(ended)
    commander.app.push(page)
    commander.step()
    commander.key("l")
    assert isinstance(commander.scene, StoryPage)
    commander.key("escape")
    assert commander.scene is page
    commander.click("Scores")
    assert isinstance(commander.scene, ScorePage)

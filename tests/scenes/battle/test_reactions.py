"""Players take deaths, great blows and the end of a battle as faces show it."""

from dataclasses import replace

import pytest

from game.rulesets.berserk import BERSERK
from game.rulesets.berserk import events as e
from game.rulesets.berserk.cards.box import cards
from game.rulesets.berserk.options import BerserkOptions
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.unit import UNSEEN, Unit
from game.session.match import Match, Seat
from scenes.battle.maps.ground import Ground
from scenes.battle.motion.choreography import Scenery, motion
from scenes.battle.reactions import GREAT, LINES, MOODS, Reaction, reactions
from tests.moments import play_to, the_end
from tests.scenes.battle.commander import Commander


def fought(seed):
    match = Match(BERSERK, BerserkOptions(), [Seat("club", "Mira"), Seat("club", "Igor")], seed)
    return play_to(match, the_end, seed).events


def test_deaths_blows_and_the_end_are_taken_by_both_sides():
    said = set()
    for seed in (1, 2):
        for event in fought(seed):
            if getattr(event, "after", None) is None:
                continue
            taken = list(reactions(event, event.after))
            is_great = isinstance(event, e.Wounded) and event.amount >= GREAT
            expected = isinstance(event, e.Died | e.BattleEnded) or is_great
            assert len(taken) == (2 if expected else 0), event
            for each in taken:
                assert each.mood in MOODS.values()
                said.add(each.words)
            if isinstance(event, e.BattleEnded):
                assert {each.player: each.mood for each in taken}[event.winner] == "glad"
    lines = {line for each in LINES.values() for line in each}
    assert "" in said and said - {""} <= lines and len(said) > 3


def test_a_face_and_a_line_go_again(tmp_path):
    player = Commander(tmp_path)
    player.start("Easy start")
    player.until_asked()
    plate = player.battle.board.plates[1]
    plate.feel("glad", "Next!")
    player.step()
    assert (plate.mood, plate.said) == ("glad", "Next!")
    player.wait(3.5)
    assert (plate.mood, plate.said) == ("calm", "")


def test_what_hidden_cards_are_moves_no_face_and_gives_no_line():
    for event in fought(3):
        if (battle := getattr(event, "after", None)) is None:
            continue
        died = {event.uid} if isinstance(event, e.Died) else set()
        others = tuple(
            unit if unit.uid in died else unit._replace(card=UNSEEN) for unit in battle.units
        )
        taken = list(reactions(event, battle))
        assert taken == list(reactions(event, replace(battle, units=others, hands=((), ()))))


def test_the_fall_of_a_hero_is_seen_and_heard_otherwise_than_a_death():
    hero = next(n for n, card in enumerate(cards()) if card.unique)
    soldier = next(n for n, card in enumerate(cards()) if card.elite and not card.unique)
    seen = {}
    for number in (soldier, hero):
        battle = Battle(BERSERK.opening(BerserkOptions(), 2, 0), units=(Unit(0, number, 0, 7),))
        falls = motion(e.Died(0), Scenery(Ground(1280, 720), battle, battle, ("Ana", "Bo"), 0))
        seen[number] = [cue.name for cue in falls.cues], len(falls.effects)
        assert {each.mood for each in reactions(e.Died(0), battle)} >= {"glad"}
    assert seen[soldier][0] == ["die"] and seen[hero][0] == ["fall"]
    assert seen[hero][1] > seen[soldier][1]


@pytest.mark.parametrize(("remarks", "words"), [(True, "Next!"), (False, "")])
def test_lines_are_a_setting_and_a_lost_battle_lets_no_sparks_fly(
    tmp_path, monkeypatch, remarks, words
):
    player = Commander(tmp_path, remarks=remarks)
    player.start("Easy start")
    player.until_asked()
    battle = player.battle
    taken = [Reaction(1, "glad", "Next!")]
    monkeypatch.setattr("scenes.battle.board.board.reactions", lambda *_told: taken)
    monkeypatch.setattr(player.app, "moves", True)
    for winner, flies in ((1, False), (None, False), (0, True)):
        for turn in (battle.shown, battle.say):
            turn(e.BattleEnded(winner, "no creatures"))
        assert battle.sparks.is_over is not flies
        battle.sparks.clear()
    assert (battle.board.plates[1].mood, battle.board.plates[1].said) == ("glad", words)

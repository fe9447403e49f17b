"""Players take deaths, great blows and the end of a battle as faces show it."""

from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk import events as e
from game.rulesets.berserk.options import BerserkOptions
from game.session.match import Match, Seat
from scenes.battle.reactions import GREAT, LINES, MOODS, reactions
from tests.scenes.battle.commander import Commander


def fought(seed):
    match = Match(BERSERK, BerserkOptions(), [Seat("club", "Mira"), Seat("club", "Igor")], seed)
    rng = Rng(seed)
    while not match.is_over:
        view, legal = match.state.view(match.to_act), match.state.legal_actions()
        match.apply(match.to_act, BERSERK.sense.policy(view, legal, rng))
    return match.events


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

"""What is told of the place that one's tricks give now, and of ties (BZ-24)."""

from game.core.rng import Rng
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.options import BerzerkaOptions
from game.rulesets.berzerka.scoring import FIRST, scored
from game.rulesets.berzerka.stake import stake
from game.session.match import Match, Seat

MATCHES = 24


def test_a_tie_is_told_with_what_decides_it_for_whoever_looks() -> None:
    told, weighed = set(), set()
    for number in range(MATCHES):
        match = Match(BERZERKA, BerzerkaOptions(), [Seat("random", name) for name in "ABC"], number)
        rng = Rng(number).fork("players")
        while not match.is_over:
            match.apply(match.to_act, rng.choice(match.state.legal_actions()))
            for player in range(3):
                view = match.state.view(player)
                meaning = stake(view)
                if meaning is not None and "as it stands" in meaning.words:
                    declared = view.table.declaration
                    is_weighed = bool(declared.overbid) and player == declared.declarer
                    weighed.add(is_weighed)
                    assert ("The overbid of" in meaning.words) is is_weighed
                if meaning is None or "BZ-24" not in meaning.words:
                    continue
                table = view.table
                score, declarer = (
                    scored(table.declaration, table.tally()),
                    table.declaration.declarer,
                )
                level = {p for p in range(3) if score.ranked[p] == score.ranked[player]}
                told.add(len(level))
                if "the declarer loses every tie" in meaning.words:
                    assert declarer in level and (player == declarer or len(level) == 2)
                    beside = bool(table.declaration.overbid) and player != declarer
                    assert ("counting the declarer’s overbid" in meaning.words) is beside
                else:
                    assert player != declarer and len(level - {declarer}) == 2
                if player == declarer:
                    assert score.places[player] != FIRST
    assert told == {2, 3} and weighed == {True, False}

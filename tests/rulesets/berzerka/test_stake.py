"""What is told of the place that one's tricks give now, and of ties (BZ-24)."""

from game.core.points import points_text
from game.core.rng import Rng
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.options import BerzerkaOptions
from game.rulesets.berzerka.scoring import FIRST, scored
from game.rulesets.berzerka.stake import BETWEEN_DEFENDERS, stake
from game.session.match import Match, Seat
from tests.rulesets.berzerka.hands import play_with

MATCHES = 24
ALL, ANOTHER, DECLARER = (
    "All three stand level, and the declarer loses every tie. [BZ-24]",
    "Another stands level, and the declarer loses every tie. [BZ-24]",
    "The declarer stands level, and loses every tie. [BZ-24]",
)


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
                if meaning is None or "as it stands" not in meaning.words:
                    continue
                declared, tally = view.table.declaration, view.table.tally()
                score, declarer = scored(declared, tally), declared.declarer
                counted = points_text(score.ranked[declarer])
                sign = "less" if declared.rules.objective.overbid_sign < 0 else "and"
                sum_of = f"{tally.counts[declarer]} {sign} the overbid of {declared.overbid}"
                said = (
                    f"The overbid of {declared.overbid} is counted in."
                    if player == declarer
                    else f"The declarer counts {counted}: {sum_of}."
                )
                assert (said in meaning.words) is bool(declared.overbid)
                if declared.overbid:
                    weighed.add((player == declarer, sign))
                off = [declared.rules.objective.badness(n, score.ranked) for n in score.ranked]
                level = frozenset(p for p in range(3) if off[p] == off[player])
                others = level - {declarer}
                has_trick = any(tally.last[each] >= 0 for each in others)
                if len(level) == 1:
                    tie = ""
                elif player == declarer:
                    tie = ALL if len(level) == 3 else ANOTHER
                elif len(others) == 1:
                    tie = DECLARER
                else:
                    tie = BETWEEN_DEFENDERS[declarer in level, has_trick]
                assert meaning.words.endswith(tie) and ("BZ-24" in meaning.words) is bool(tie)
                told.add(tie)
                if player == declarer and len(level) > 1:
                    assert score.places[player] != FIRST
    assert told == {"", ALL, ANOTHER, DECLARER, *BETWEEN_DEFENDERS.values()}
    assert weighed == {(who, sign) for who in (True, False) for sign in ("less", "and")}


def test_before_the_first_trick_whoever_has_overbid_is_told_how_many_tricks_he_needs() -> None:
    """With +3 eight tricks are five: "closest to 5" had the declarer stop three too early."""
    state = play_with("hold_steady", overbid=3, named="normal")
    declarer = state.table.declaration.declarer
    said = [told.words for player in range(3) if (told := stake(state.view(player)))]
    eight = "Wanted: come closest to 8 tricks: the overbid takes 3 off."
    five = "Wanted: come closest to 5 tricks, from above or below."
    assert said == [eight if player == declarer else five for player in range(3)]

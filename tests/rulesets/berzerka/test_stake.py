"""What is told of the place that one's tricks give now, and of ties (BZ-24)."""

from game.core.rng import Rng
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.meanings import stake
from game.rulesets.berzerka.options import BerzerkaOptions
from game.rulesets.berzerka.scoring import FIRST, scored
from game.session.match import Match, Seat
from tests.rulesets.berzerka.hands import play_with

MATCHES = 24
OWN, DECLARER, LATER, NEARER = (
    "As declarer you lose the tie. [BZ-24]",
    "The declarer loses the tie. [BZ-24]",
    "The later trick breaks the tie. [BZ-24]",
    "Left of the declarer wins the tie. [BZ-24]",
)


def test_a_tie_is_told_with_what_decides_it_for_whoever_looks() -> None:
    told = set()
    for number in range(MATCHES):
        match = Match(BERZERKA, BerzerkaOptions(), [Seat("random", name) for name in "ABC"], number)
        rng = Rng(number).fork("players")
        while not match.is_over:
            match.apply(match.to_act, rng.choice(match.state.legal_actions()))
            for player in range(3):
                view = match.state.view(player)
                meaning = stake(view)
                if meaning is None or " now, with " not in meaning.words:
                    continue
                declared, tally = view.table.declaration, view.table.tally()
                score, declarer = scored(declared, tally), declared.declarer
                off = [declared.rules.objective.badness(n, score.ranked) for n in score.ranked]
                level = frozenset(p for p in range(3) if off[p] == off[player])
                others = level - {declarer}
                has_trick = any(tally.last[each] >= 0 for each in others)
                if len(level) == 1:
                    tie = ""
                elif player == declarer:
                    tie = OWN
                elif len(others) == 1:
                    tie = DECLARER
                else:
                    tie = LATER if has_trick else NEARER
                assert meaning.words.endswith(tie) and ("BZ-24" in meaning.words) is bool(tie)
                told.add(tie)
                if player == declarer and len(level) > 1:
                    assert score.places[player] != FIRST
    assert told == {"", OWN, DECLARER, LATER, NEARER}


def test_before_the_first_trick_whoever_has_overbid_is_told_how_many_tricks_he_needs() -> None:
    """With +3 eight tricks are five: "closest to 5" had the declarer stop three too early."""
    state = play_with("hold_steady", overbid=3, named="normal")
    declarer = state.table.declaration.declarer
    said = [told.words for player in range(3) if (told := stake(state.view(player)))]
    eight = "Wanted: nearest to 8 tricks: 3 are taken off."
    five = "Wanted: nearest to five tricks."
    assert said == [eight if player == declarer else five for player in range(3)]

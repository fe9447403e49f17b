"""What is told of the place that one's tricks give now, and of ties (BZ-24)."""

from game.core.points import points_text
from game.core.protocols import Candidate
from game.core.rng import Rng
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.actions import PASS, Pick
from game.rulesets.berzerka.board import box_of, open_boxes
from game.rulesets.berzerka.options import BerzerkaOptions
from game.rulesets.berzerka.position import Phase
from game.rulesets.berzerka.scoring import FIRST, scored
from game.rulesets.berzerka.stake import BETWEEN_DEFENDERS, limits, stake
from game.session.match import Match, Seat
from tests.rulesets.berzerka.hands import dealt, on_board, play_with, say

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


def test_no_figure_goes_beyond_what_the_contract_can_bring() -> None:
    auction = dealt(on_board("berzerka", "seeing_red", "middling"))
    values = {box.id: box.value for box in auction.table.boxes}
    most = max(values.values())
    assert limits(auction.view(auction.current_player()), PASS) == (-most, most)
    for contract in ("berzerka", "middling"):
        state = play_with(contract, named="trump:S")
        view = state.view(state.current_player())
        value = view.table.declaration.box.value
        least = -(value // 2) if contract == "middling" else -value
        found = [Candidate(n, n / 10) for n in range(-90, 91)]
        bound = [each.value for each in BERZERKA.telling.within(view, found)]
        assert (min(bound), max(bound)) == limits(view, None) == (least, value)
        assert [n for n in bound if least < n < value] == [
            each.value for each in found if least < each.value < value
        ]


def test_no_call_after_which_the_contract_is_settled_is_told_more_than_that_is_worth() -> None:
    """A pass that ended the auction of a contract worth 1 was told to lose 1.9."""
    settled, bound = 0, 0
    for seed in range(MATCHES):
        match = Match(BERZERKA, BerzerkaOptions(), [Seat("random", name) for name in "ABC"], seed)
        rng = Rng(seed).fork("players")
        while match.standing.deals_played < 3 and not match.is_over:
            state, legal = match.state, match.state.legal_actions()
            if state.table.phase in (Phase.AUCTION, Phase.PICK):
                view = state.view(match.to_act)
                for action in legal:
                    after = state.clone()
                    after.apply_action(action)
                    least, most = limits(view, action)
                    dearest = max(box.value for box in open_boxes(state.table.boxes))
                    assert -dearest <= least <= 0 <= most <= dearest
                    bound += most < dearest
                    if (declared := after.table.declared) is None:
                        continue
                    settled += 1
                    assert (most, least >= -most) == (declared.box.value, True)
                    told = [Candidate(action, value) for value in (-9.0, 9.0)]
                    found = BERZERKA.telling.within(view, told)
                    assert all(abs(each.value) <= declared.box.value for each in found)
            match.apply(match.to_act, rng.choice(legal))
    assert settled > MATCHES and bound


def test_a_pass_that_ends_the_auction_is_worth_what_is_bid() -> None:
    standing = on_board("berzerka", "seeing_red", "raging_tides")
    three = say(dealt(standing), "berzerka+0")
    two = say(dealt(standing), "berzerka+0 pass")
    values = {each: box_of(three.table.boxes, each).value for each in ("berzerka", "raging_tides")}
    most = values["raging_tides"]
    assert limits(three.view(three.current_player()), PASS) == (-most, most)
    assert limits(two.view(two.current_player()), PASS) == (-1, 1) == (-values["berzerka"], 1)
    picking = say(dealt(standing), "pass pass pass")
    assert limits(picking.view(picking.current_player()), Pick("berzerka")) == (-1, 1)

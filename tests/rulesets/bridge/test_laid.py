"""Boards from elsewhere are played as they lie, kept, gone on with, and seen by nobody."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.core.record import BadRecord, Record
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.exchange.board import BadBoards
from game.rulesets.bridge.exchange.files import boards_in, text_of
from game.rulesets.bridge.exchange.laid import match_of
from game.rulesets.whist import WHIST
from game.session.match import Match, Seat
from game.session.store import open_store
from tests.moments import play_to, the_end
from tests.rulesets.bridge.test_exchange import LIN, PBN, boards

SEATS = [Seat("club", name) for name in ("Ann", "Bo", "Cy", "Di")]


def laid_out(text: str, label: str | None = None) -> Match:
    options, laid, _left_out = match_of(text, label)
    return Match(BRIDGE, options, SEATS, 5, len(laid), laid=laid)


def played(match: Match) -> Match:
    return play_to(match, the_end, 1)


@pytest.mark.parametrize("text", [PBN, LIN], ids=["PBN", "LIN"])
def test_a_board_is_dealt_with_its_dealer_and_vulnerability(text: str) -> None:
    (board,) = boards_in(text)
    table = laid_out(text).state.table
    assert table.hands == board.hands
    assert (table.dealer, table.vulnerable) == (board.dealer, board.vulnerable)
    assert table.standing.board == board.number


@pytest.mark.parametrize("jokers", [0, 1, 2, 4])
def test_a_match_of_boards_comes_back_from_its_record(jokers: int) -> None:
    known = boards(2, jokers=jokers)
    match = played(laid_out(text_of(known, ".boards")))
    assert [result.dealer for result in match.standing.results] == [b.dealer for b in known]
    assert match.standing.is_over is False and match.is_over
    again = Match.from_record(Record.from_json(match.record().to_json()))
    assert again.digest == match.digest
    again.take_back(1)
    assert again.state.table.hands == known[0].hands


def test_a_board_is_told_by_its_own_number_and_a_deal_by_its_place() -> None:
    text = PBN.replace('[Board "', '[Board "7')
    (board,) = boards_in(text)
    assert board.number > 7
    match = laid_out(text)
    names = ("Ann", "Bo", "Cy", "Di")
    begun = match.events[0]
    assert BRIDGE.telling.describe(begun, names).startswith(f"Board {board.number}. ")
    told = BRIDGE.telling.text_view(match.state.view(0), names, None)
    assert told.startswith(f"Board {board.number}, dealer ")
    drawn = Match(BRIDGE, match.options, SEATS, 5)
    assert BRIDGE.telling.describe(drawn.events[0], names).startswith("Deal 1. ")


def test_the_store_keeps_the_boards(tmp_path: Path) -> None:
    with open_store(tmp_path / "store") as store:
        kept = store.matches.begin(laid_out(PBN))
        hands = kept.match.state.table.hands
        (line,) = store.matches.all()
        assert store.matches.resume(line.id).match.state.table.hands == hands


def test_no_seat_sees_more_of_a_board_than_its_hand() -> None:
    match = laid_out(PBN)
    for seat in range(4):
        view = match.state.view(seat)
        assert not any(hand in repr(view) for hand in match.laid[0].split()[2:])
        known = [all(card is not None for card in hand) for hand in view.table.hands]
        assert known == [each == seat for each in range(4)]


def test_one_board_is_chosen_by_its_number() -> None:
    text = text_of(boards(3, jokers=0), ".pbn")
    assert laid_out(text, "2").state.table.standing.board == 2
    with pytest.raises(BadBoards, match="no board 7; there are 1, 2, 3"):
        match_of(text, "7")


def test_what_is_no_match_is_refused() -> None:
    mixed = text_of([*boards(1, jokers=1), *boards(1, jokers=2)], ".boards")
    with pytest.raises(BadBoards, match="differ in their house rules"):
        match_of(mixed)
    (board,) = boards_in(PBN)
    with pytest.raises(BadBoards, match="32 boards at most, not 33"):
        match_of(text_of([replace(board, number=n) for n in range(1, 34)], ".pbn"))
    options, (line,), _left_out = match_of(PBN)
    for wrong in ("", "3", line.replace("EW", "WE"), line.replace("A", "K"), f"x{line}"):
        with pytest.raises(BadBoards):
            Match(BRIDGE, options, SEATS, 5, laid=[wrong])
    with pytest.raises(BadRecord, match="Deals of Serbian whist cannot be set up beforehand"):
        Match(WHIST, WHIST.options(), SEATS, 5, laid=[line])

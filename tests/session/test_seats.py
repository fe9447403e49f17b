"""Who may sit where, what they are called, and that computer players repeat themselves."""

import pytest

from game.bots.catalogue import UnknownBot
from game.core.ruleset import Ruleset
from game.rulesets.whist import WHIST
from game.session.match import Match, Seat
from game.session.seats import BadSeats, bot_stream, parse_seats, think
from tests.session.tables import whist


def test_seats_are_read_with_and_without_names() -> None:
    seats = parse_seats(WHIST, " Ana=human , expert,Mila=club, ismcts:50 ")
    assert [seat.spec for seat in seats] == ["human", "expert", "club", "ismcts:50"]
    assert [seat.name for seat in seats] == ["Ana", "Goran", "Mila", "Vesna"]


def test_two_nameless_people_are_told_apart() -> None:
    names = [seat.name for seat in parse_seats(WHIST, "human,human,club,club")]
    assert len(set(names)) == 4


@pytest.mark.parametrize(
    ("text", "wrong", "part"),
    [
        ("club,club,club", BadSeats, "4 to 6 players, not 3"),
        ("club," * 6 + "club", BadSeats, "not 7"),
        ("", BadSeats, "not 1"),
        ("club,club,club,", UnknownBot, "“”"),
        ("club,club,club,wizard", UnknownBot, "“wizard”; there are novice, club, expert, master"),
        ("club,club,club,ismcts", UnknownBot, "“ismcts”"),
        ("club,club,club,ismcts:0", UnknownBot, "“ismcts:0”"),
        ("club,club,club,Human", UnknownBot, "A person is “human”"),
        ("A=club,A=club,club,club", BadSeats, "Two seats are called A"),
        ("A\tB=club,club,club,club", BadSeats, "name"),
        ("A" * 41 + "=club,club,club,club", BadSeats, "40 characters"),
    ],
)
def test_seats_that_cannot_be_are_named(text: str, wrong: type[ValueError], part: str) -> None:
    with pytest.raises(wrong) as refused:
        parse_seats(WHIST, text)
    assert part in str(refused.value)


def test_a_computer_player_decides_the_same_again() -> None:
    seats = [Seat("ismcts:60", name) for name in "ABCD"]
    first, second = whist(2, seats), whist(2, seats)
    for _decision in range(8):
        candidates = think(first)
        assert candidates == think(second)
        for match in (first, second):
            match.apply(match.to_act, candidates[0].action)


def test_streams_differ_by_seed_seat_and_decision() -> None:
    drawn = {
        bot_stream(seed, seat, decision).random()
        for seed in range(4)
        for seat in range(4)
        for decision in range(4)
    }
    assert len(drawn) == 64


def test_thinking_is_given_the_view_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []

    class Nosy:
        def think(self, *told: object) -> object:
            seen.extend(told[:2])
            return iter([()])

    def make_nosy(_ruleset: Ruleset[object, object, object], _spec: str) -> Nosy:
        return Nosy()

    monkeypatch.setattr("game.session.seats.make_bot", make_nosy)
    match: Match = whist()
    think(match)
    assert seen == [match.state.view(match.to_act), match.state.legal_actions()]

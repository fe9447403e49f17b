"""What a replay shows of a match still played: no card that somebody there may not see."""

import pytest

from game.kit.tricks import HandDealt
from game.session.match import Seat
from game.session.replay import Replay
from tests.session.tables import play, whist

SEATS = [Seat("human", "Ana"), Seat("human", "Eve"), Seat("club", "C"), Seat("club", "D")]


def seen(replay: Replay) -> set[int]:
    """Return the seats whose hands are shown where a replay opens."""
    dealt = [event for event in replay.events(replay.eyes) if isinstance(event, HandDealt)]
    return {event.player for event in dealt if event.cards is not None}


def test_of_two_people_who_still_play_nobody_sees_the_other_s_hand() -> None:
    replay = Replay(play(whist(1, SEATS), 9).record())
    assert replay.eyes is None and seen(replay) == set()
    for seat in range(4):
        with pytest.raises(ValueError, match="when the match is over"):
            replay.events(seat)


def test_whoever_plays_alone_sees_the_own_hand() -> None:
    replay = Replay(play(whist(1, [SEATS[0], *(Seat("club", n) for n in "BCD")]), 9).record())
    assert replay.eyes == 0 and seen(replay) == {0}
    with pytest.raises(ValueError, match="when the match is over"):
        replay.events(1)


def test_afterwards_everything_may_be_seen() -> None:
    replay = Replay(play(whist(1, SEATS, largest_hand="3")).record())
    assert replay.is_over and seen(replay) == {0}
    assert all(replay.events(seat) for seat in range(4)) and replay.open_events()

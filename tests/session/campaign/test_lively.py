"""No deal of bridge on the road is one that careful players would pass out."""

from dataclasses import replace

from game.core.rng import Rng
from game.session.campaign.difficulty import DIFFICULTIES
from game.session.campaign.rounds import CAREFUL, lively, setting_at
from game.session.campaign.world import world
from game.session.match import Seat
from game.session.setting import Setting, play_out


def seed(number: int) -> int:
    """Return one of some seeds."""
    return Rng(number).below(2**53)


def drawn(place: str, number: int) -> Setting:
    """Return a match of a place with the cards of its own seed."""
    node = world().nodes[place]
    seat = Seat("club", "Guest")
    return setting_at(world(), DIFFICULTIES["middle"], (node, 0), seat, seed(number))


def passed_out(setting: Setting) -> int:
    """Return how many deals careful players pass out."""
    seats = tuple(replace(each, spec=CAREFUL) for each in setting.seats)
    match = replace(setting, seats=seats).match()
    play_out(match)
    return sum(result.contract is None for result in match.standing.results)


def test_somebody_bids_in_every_deal() -> None:
    numbers = range(8)
    settings = [drawn("rectory", number) for number in numbers]
    assert not any(map(passed_out, settings))
    own = [replace(each, seed=seed(number)) for each, number in zip(settings, numbers, strict=True)]
    kept = [passed_out(each) == 0 for each in own]
    assert kept == [each == before for each, before in zip(settings, own, strict=True)]
    assert any(kept) and not all(kept)


def test_a_code_stands_for_the_same_cards_as_before() -> None:
    assert [drawn("rectory", number).seed for number in range(4)] == [
        3538442332396058,
        6162421529391660,
        7946474986787187,
        1571148514873995,
    ]


def test_the_same_cards_are_found_again_and_other_games_are_left_alone() -> None:
    setting = drawn("rectory", 1)
    assert lively(setting) == setting
    assert drawn("mill-loft", 1).seed == seed(1)

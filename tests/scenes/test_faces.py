"""Pictures where people would look for them: of games, of winners, of whose turn it is."""

import pygame
import pytest

from game.core.ruleset import each_alone
from game.kit.cards import Suit
from game.rulesets.whist import WHIST
from game.rulesets.whist.options import WhistOptions
from game.rulesets.whist.standing import DealResult, WhistStanding
from game.session.match import HUMAN, MatchEnded, Seat
from game.session.occasion import Verdict
from scenes.results import ResultColumn, Results
from scenes.table.catalogue import TABLES
from scenes.table.signs import emblem_of
from scenes.ui.button import Button
from scenes.ui.course import Course
from scenes.ui.portraits import FaceView, WreathedFace
from scenes.ui.scoregrid import Cell
from tests.scenes.pilot import Pilot
from tests.scenes.ui.gallery import Gallery
from tests.scenes.ui.placed import cut


def played(players: int, *points: tuple[float, ...]) -> WhistStanding:
    """Return the standing of a match of whist in which the deals brought these points."""
    nobody = (0,) * players
    lines = [DealResult(1, Suit(0), 0, nobody, nobody, each) for each in points]
    return WhistStanding(WhistOptions(), players, 0, tuple(lines))


SEATS = (Seat(HUMAN, "Jovana"), Seat("club", "Mira"), Seat("club", "Dragan"))


def results(players: int, text: float) -> Pilot:
    seats = [SEATS[n % 3] for n in range(players)]
    page = Results(
        MatchEnded((players - 1,), tuple(float(n) for n in range(players))),
        played(players, *[tuple(float(n) for n in range(players))] * 3),
        [seat.name for seat in seats],
        [],
        WHIST.telling,
    )
    page.seat(seats, each_alone(players))
    return Pilot(page, (960, 540), text_scale=text)


@pytest.mark.parametrize("text", [0.8, 1.0, 1.6])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_end_of_a_match_fits_the_window(players, text):
    pilot = results(players, text)
    room = pilot.scene.room()
    assert all(room.contains(w.rect) for w in pilot.scene.root.walk() if w.rect.width)
    assert cut(pilot.scene.root, room) == []


def test_everyone_has_a_face_and_the_winner_a_wreath():
    faces = [w for w in results(3, 1.0).scene.root.walk() if isinstance(w, FaceView)]
    assert [f.label for f in faces if isinstance(f, WreathedFace)] == ["Dragan"]
    plain = [f.label for f in faces if not isinstance(f, WreathedFace)]
    assert plain == ["Dragan", "Mira", "Jovana"]


@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("is_met", [True, False])
def test_whoever_came_first_is_crowned_whatever_the_match_has_asked_for(first, is_met):
    """Also where that leaves less room for the curve, as with what was asked a line more."""
    seats = [Seat(HUMAN, "Jovana"), *(Seat("club", name) for name in ("Mira", "Dragan", "Leila"))]
    points = tuple(9.0 if player == first else float(player) for player in range(4))
    event = MatchEnded((first,), tuple(6 * each for each in points))
    columns = [ResultColumn(head, ["2"] * 4) for head in ("Bids made", "Best deal")]
    names = [seat.name for seat in seats]
    page = Results(event, played(4, *[points] * 6), names, columns, WHIST.telling)
    page.seat(seats, each_alone(4))
    page.judge(Verdict(is_met, "Match won.", "You were asked to come first or second."))
    Pilot(page)
    crowned = [w.label for w in page.root.walk() if isinstance(w, WreathedFace)]
    assert crowned == [names[first]]


@pytest.mark.parametrize("players", [3, 4])
def test_whoever_came_first_is_crowned_where_there_is_least_room(players):
    """In large type, with every button that there can be."""
    page = results(players, 1.6).scene
    page.can_be_reviewed = page.can_be_shared = True
    page.ending = "Jovana has 72 points, 8 more than Dragan: the highest total wins. [SW-25]"
    page.rebuild()
    crowned = [w.label for w in page.root.walk() if isinstance(w, WreathedFace)]
    assert crowned == [page.names[players - 1]]
    assert cut(page.root, page.room()) == []
    curve = next(w for w in page.root.walk() if isinstance(w, Course))
    assert curve.rect.width >= page.style.px(220), "it stands beside the buttons"
    buttons = [w for w in page.root.walk() if isinstance(w, Button)]
    assert len(buttons) == 7 and not any(w.rect.colliderect(curve.rect) for w in buttons)


def test_partners_win_together_and_stand_on_one_line():
    seats = [Seat(HUMAN, name) for name in ("Ana", "Bo", "Cleo", "Dan")]
    names = [seat.name for seat in seats]
    standing = played(4, (4.0, 7.0, 4.0, 7.0))
    page = Results(MatchEnded((1, 3), standing.scores), standing, names, [], WHIST.telling)
    page.seat(seats, ((0, 2), (1, 3)))
    text = Pilot(page).text()
    assert page.title == "Bo and Dan win the match"
    assert "Bo, Dan" in text and "Ana, Cleo" in text
    faces = [w.label for w in page.root.walk() if isinstance(w, WreathedFace)]
    assert faces == ["Bo", "Dan"]


def test_losing_is_not_celebrated_and_ones_own_place_is_told():
    lost = results(3, 1.0).scene
    assert not lost.is_celebrated and "Your place: 3 of 3." in lost.describe()
    won = results(4, 1.0).scene
    assert won.is_celebrated, "the last of four is a person as well"
    assert "Your place" not in won.describe()


def test_a_winner_by_tie_break_stands_first():
    marks = ((1.0, 0.0, 1.0, 1.0), (0.0, 1.0, 0.0, 0.0))
    bids, options = (1, 0, 3, 2), WhistOptions(scoring="SA19")
    lines = [
        DealResult(
            5, Suit(0), 0, bids, tuple(map(int, map(sum, zip(bids, each, strict=True)))), each
        )
        for each in marks
    ]
    standing = WhistStanding(options, 4, 0, tuple(lines))
    names = ["Ana", "Bo", "Cleo", "Dan"]
    event = MatchEnded(standing.winners(), standing.scores)
    page = Results(event, standing, names, [], WHIST.telling)
    told = [w.label for w in (Pilot(page), page.root.walk())[1] if isinstance(w, Cell)]
    assert [each.strip("*") for each in told[::3]] == ["{gold}**Cleo**{/}", "Dan", "Ana", "Bo"]
    assert "the bids that were made decide" in page.describe()


def test_every_game_has_an_emblem_of_its_own():
    Pilot(Gallery())
    drawn = {pygame.image.tobytes(emblem_of(game)(60), "RGBA") for game in (*TABLES, "battle")}
    assert len(drawn) == len(TABLES) + 1

"""Pictures where people would look for them: of games, of winners, of whose turn it is."""

import pygame
import pytest

from game.core.protocols import each_alone
from game.session.match import HUMAN, MatchEnded, Seat
from scenes.results import Results
from scenes.table.catalogue import TABLES
from scenes.table.emblem import emblem_of
from scenes.ui.portraits import FaceView, WreathedFace
from tests.scenes.pilot import Pilot
from tests.scenes.ui.gallery import Gallery
from tests.scenes.ui.placed import cut

SEATS = (Seat(HUMAN, "Jovana"), Seat("club", "Mira"), Seat("club", "Dragan"))


def results(players: int, text: float) -> Pilot:
    seats = [SEATS[n % 3] for n in range(players)]
    page = Results(
        MatchEnded((players - 1,), tuple(float(n) for n in range(players))),
        [seat.name for seat in seats],
        [],
        deals=3,
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


def test_partners_win_together_and_stand_on_one_line():
    seats = [Seat(HUMAN, name) for name in ("Ana", "Bo", "Cleo", "Dan")]
    page = Results(MatchEnded((1, 3), (4.0, 7.0, 4.0, 7.0)), [s.name for s in seats], [], deals=3)
    page.seat(seats, ((0, 2), (1, 3)))
    text = Pilot(page).text()
    assert page.title == "Bo and Dan win the match"
    assert "Bo, Dan" in text and "Ana, Cleo" in text
    faces = [w.label for w in page.root.walk() if isinstance(w, WreathedFace)]
    assert faces == ["Bo", "Dan"]


def test_every_game_has_an_emblem_of_its_own():
    Pilot(Gallery())
    drawn = {pygame.image.tobytes(emblem_of(game)(60), "RGBA") for game in (*TABLES, "battle")}
    assert len(drawn) == len(TABLES) + 1

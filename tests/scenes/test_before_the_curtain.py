"""Several people at one screen: the curtain comes first, and each is shown every event once."""

from collections.abc import Callable
from typing import Any

import pytest

from game.core.rng import Rng
from game.kit.tricks import TrickTaken
from game.rulesets.catalogue import RULESETS
from game.session.match import HUMAN, Match, Seat
from scenes.curtain import Curtain
from scenes.show.seated import STANDS
from scenes.table.scene import TableScene
from tests.scenes.pilot import FRAME
from tests.scenes.player import Player


@pytest.fixture
def player(tmp_path):
    player = Player(tmp_path)
    yield player
    player.quit()


class Table:
    """Two people and computers at a table: who is shown what, by how many events it is."""

    def __init__(self, player: Player, game: str, people: tuple[int, ...], seed: int = 4) -> None:
        self.player, self.ruleset, self.rng = player, RULESETS[game], Rng(seed)
        seats = [
            Seat(HUMAN if n in people else "heuristic", f"P{n}")
            for n in range(self.ruleset.players[0])
        ]
        match = Match(self.ruleset, self.ruleset.options(), seats, seed)
        player.program.sit_down(player.store.matches.begin(match))
        self.table: Any = next(s for s in player.app.scenes if isinstance(s, TableScene))
        self.shown: dict[int, list[int]] = {each: [] for each in people}
        self.sits: int | None = None
        """Who has said last that he sits at the screen."""
        told = self.table.show.director._shown

        def note(event: Any) -> None:
            self.see_hands()
            assert self.sits is not None, "nobody sits there yet"
            picture = self.table.show.picture
            is_played_out = picture.tricks and not any(picture.hands[each] for each in people)
            for each in people if is_played_out else [self.sits]:
                self.shown[each].append(self.table.shown_count)
            told(event)

        self.table.show.director._shown = note

    def see_hands(self) -> None:
        """No hand lies open but that of the person who sits there, and what lies open to all."""
        picture = self.table.show.picture
        if picture is None or isinstance(self.player.scene, Curtain):
            return
        opened = {
            seat
            for seat, hand in enumerate(picture.hands)
            if any(card is not None for card in hand)
        }
        assert opened <= {self.sits, *picture.face_up}

    def play(self, deals: int) -> None:
        """Play some deals as the plain player does, and look at every frame."""
        self.play_until(lambda: self.table.port.standing.deals_played >= deals)

    def play_until(self, is_there: Callable[[], bool]) -> None:
        """Play as the plain player does until something is the case after a decision or a page."""
        player, table = self.player, self.table
        while not is_there():
            player.until(
                lambda: (
                    self._looks()
                    or player.scene is not table
                    or table.is_asking
                    or table._held is not None
                )
            )
            if table._held is not None:
                player.step()
            elif isinstance(player.scene, Curtain):
                assert table.show.director.is_idle, "something waits to be shown before the curtain"
                self.sits = player.scene.seat
                player.key("return")
            elif player.scene is not table:
                player.click("Continue")
                self.sits = None  # All have read the page: who sits there has yet to say so.
            else:
                view = table.port.view()
                policy = self.ruleset.sense.policy
                table.port.submit(policy(view, table.port.legal_actions(), self.rng))
                table.stop_asking()

    def _looks(self) -> bool:
        self.see_hands()
        return False


@pytest.mark.parametrize(
    ("game", "people", "deals"),
    [
        ("whist", (0, 1), 2),
        ("whist", (1, 3), 2),
        ("schnapsen", (0, 2), 1),
        ("berzerka", (1, 2), 1),
        ("bridge", (0, 1), 2),
    ],
)
def test_each_event_is_shown_once_to_each_person_and_nothing_over_a_hand_of_another(
    player, game, people, deals
):
    at = Table(player, game, people)
    at.play(deals)
    for seen in at.shown.values():
        assert seen == sorted(set(seen)), "something was shown again, or jumped back"
        missed = set(range(1, max(seen) + 1)) - set(seen)
        assert not missed or game == "bridge", "a dummy's person is asked nothing, and sees less"
    assert max(map(max, at.shown.values())) > 25


def _frames_to_the_curtain(player: Player, table: Any) -> int:
    """Return how many frames pass before something lies over the table."""
    frames = 0
    while player.scene is table:
        player.step()
        frames += 1
        assert frames < 1000
    assert isinstance(player.scene, Curtain)
    return frames


def test_what_a_person_has_done_last_is_seen_before_the_curtain(tmp_path):
    player = Player(tmp_path, animation_speed=1.0)
    at = Table(player, "whist", (0, 1))
    table = at.table

    def is_next() -> bool:
        return table.seat == 0 and table.port.to_act == 1 and not table.is_covered

    at.play_until(is_next)
    assert _frames_to_the_curtain(player, table) >= round(STANDS / FRAME)
    at.play_until(is_next)
    player.until(lambda: table.show.director.seconds_shown and table._stood == table.shown_count)
    player.click_at(table.show.board.rect.center)
    assert _frames_to_the_curtain(player, table) < 5, "whoever clicks has seen enough"
    player.quit()


def test_a_full_trick_stands_its_time_before_the_curtain_however_fast_cards_move(tmp_path):
    player = Player(tmp_path, animation_speed=3.0, trick_pause=1.0)
    at = Table(player, "whist", (0, 1))
    table = at.table

    def is_full() -> bool:
        is_next = not table.is_covered and table.port.to_act in {0, 1} - {table.seat}
        return is_next and isinstance(table.port.events()[-1], TrickTaken)

    at.play_until(is_full)
    assert _frames_to_the_curtain(player, table) >= round(1.0 / FRAME)
    player.quit()


def test_nothing_of_a_deal_is_seen_in_the_next(tmp_path):
    player = Player(tmp_path, animation_speed=1.0)
    at = Table(player, "whist", (0, 1))
    table = at.table
    at.play_until(lambda: table._held is not None)
    player.key("return")  # The scores need not count up,
    player.until(lambda: player.scene is not table)
    assert not table.show.celebration.medals.is_over
    assert any(plate.popped for plate in table.board.plates)
    player.key("return")  # and the page is known by now.
    player.until(lambda: isinstance(player.scene, Curtain))
    at.sits = player.scene.seat
    player.key("return")
    player.until(lambda: table.show.picture is not None and table.show.picture.number == 1)
    assert table.show.celebration.medals.is_over and table.sparks.is_over and not table.notice
    assert not any(plate.popped or plate.is_counting for plate in table.board.plates)
    player.quit()


def test_the_curtain_says_once_whose_turn_it_is_and_names_no_way_back(player):
    at = Table(player, "whist", (0, 1))
    player.until(lambda: isinstance(player.scene, Curtain))
    assert player.text().count(player.scene.title) == 1
    assert not any("escape" in row for row in player.scene.legend_rows())
    player.key("escape")
    assert isinstance(player.scene, Curtain) and at.table.is_covered


def test_before_anybody_sits_there_computers_play_and_nothing_is_shown(player):
    """The deal is shown to the person who is asked first, behind a curtain of his own."""
    for seed in range(20):
        match = Match(
            RULESETS["whist"],
            RULESETS["whist"].options(),
            [Seat(HUMAN if n > 1 else "heuristic", f"P{n}") for n in range(4)],
            seed,
        )
        if match.to_act < 2:
            break
    player.program.sit_down(player.store.matches.begin(match))
    table = player.table
    player.until(lambda: isinstance(player.scene, Curtain))
    assert table.shown_count == 0 and player.scene.seat == table.port.to_act
    player.key("return")
    player.until(lambda: table.is_asking)
    assert table.shown_count == len(table.port.events()) > 5


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("whist", {"P0: How many tricks will you take?", "P0’s turn to play"}),
        (
            "schnapsen",
            {
                "P0: Name trumps, or have an unseen card turned up",
                "P0: What do you play?",
                "P0’s turn to choose cards",
                "P0: Kontra?",
                "P0’s turn to play",
            },
        ),
        (
            "berzerka",
            {
                "P0: Which contract do you bid?",
                "P0: What do you name?",
                "P0’s turn to choose cards",
                "P0’s turn to play",
            },
        ),
        ("bridge", {"P0’s turn to bid", "P0’s turn to play"}),
    ],
)
def test_the_curtain_says_what_is_asked(player, game, told):
    ruleset, said = RULESETS[game], set()
    seats = [Seat(HUMAN if n < 2 else "heuristic", f"P{n}") for n in range(ruleset.players[0])]
    for seed in range(20):
        match, rng = Match(ruleset, ruleset.options(), seats, seed), Rng(seed)
        player.program.sit_down(player.store.matches.begin(match))
        player.until(lambda: isinstance(player.scene, TableScene | Curtain))
        table = next(each for each in player.app.scenes if isinstance(each, TableScene))
        match = table.sitting._match
        while not match.is_over and match.standing.deals_played < 2:
            if match.to_act == 0:
                said.add(table.asked_words(0))
            legal = match.state.legal_actions()
            match.apply(
                match.to_act, ruleset.sense.policy(match.state.view(match.to_act), legal, rng)
            )
        if told <= said:
            return
    raise AssertionError(f"not said: {told - said}")

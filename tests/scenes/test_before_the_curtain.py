"""With two people at the screen both see how a trick ends before the curtain comes down."""

import pytest

from game.core.rng import Rng
from game.kit.facts import TrickTaken
from game.rulesets.catalogue import RULESETS
from game.session.match import HUMAN, Match, Seat
from scenes.curtain import Curtain
from scenes.table.scene import TableScene
from tests.scenes.player import Player


@pytest.fixture
def player(tmp_path):
    player = Player(tmp_path, animation_speed=2.0, trick_pause=0.2)
    yield player
    player.quit()


def before_the_turn_passes(game):
    """Return a match in which the one person's card ends a trick and the other is to lead."""
    ruleset = RULESETS[game]
    seats = [Seat(HUMAN if n < 2 else "heuristic", f"P{n}") for n in range(ruleset.players[0])]
    for seed in range(60):
        match, rng = Match(ruleset, ruleset.options(), seats, seed), Rng(seed)
        while not match.is_over and match.standing.deals_played < 3:
            table, view = match.state.table, match.state.view(match.to_act)
            action = ruleset.sense.policy(view, match.state.legal_actions(), rng)
            if match.to_act < 2 and len(table.trick.cards) == table.players - 1:
                trial = match.state.clone()
                trial.apply_action(action)
                if {match.to_act, trial.current_player()} == {0, 1} and len(view.hand) > 2:
                    return match, action
            match.apply(match.to_act, action)
    raise AssertionError("no such trick")


def shown_faces(table):
    """Return the cards on the stage that lie open, by the seats that hold them."""
    hands = table.show.picture.hands
    return {seat for seat, hand in enumerate(hands) if any(card is not None for card in hand)}


@pytest.mark.parametrize("game", ["whist", "schnapsen", "berzerka"])
def test_both_see_the_end_of_a_trick_and_neither_a_hand(player, game):
    match, action = before_the_turn_passes(game)
    first = match.to_act
    player.program.sit_down(player.store.matches.begin(match))
    player.until(lambda: isinstance(player.scene, Curtain))
    player.key("return")
    player.until(lambda: isinstance(player.scene, TableScene) and player.scene.is_asking)
    table, told = player.table, []
    shown = table.show.director._shown
    table.show.director._shown = lambda event: (told.append((event, table.is_open)), shown(event))
    tricks = len(table.show.picture.tricks)
    player.table._submit(action)
    hands = set()
    while not isinstance(player.scene, Curtain):
        player.step()
        if not isinstance(player.scene, Curtain):
            assert table.is_open and table.seat == first
            hands |= shown_faces(table)
    assert hands <= set(table.show.picture.face_up if table.show.picture else ())
    taken = [is_open for event, is_open in told if isinstance(event, TrickTaken)]
    assert taken and all(taken)
    before = len(told)
    player.key("return")
    player.step()
    assert table.seat != first and not table.is_open
    assert len(table.show.picture.tricks) == tricks + 1
    assert len(told) == before, "nothing is told a second time"
    assert shown_faces(table) == {table.seat}
    player.until(lambda: table.is_asking)


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

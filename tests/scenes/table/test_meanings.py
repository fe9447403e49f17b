"""What is pointed at tells what it means: by mouse, keys and pad, and in the book."""

from collections.abc import Iterator

import pytest

from game.core.protocols import Candidate
from game.core.rng import Rng
from game.core.telling import Meaning, Seated, Thing
from game.core.words import use_language
from game.rulesets.catalogue import RULESETS
from game.rulesets.schnapsen.actions import Bid
from game.session.hint import Hint
from game.session.match import Match, Seat
from game.session.port import Turn
from scenes.bindings import Action
from scenes.preferences import Preferences
from scenes.rulebook import RuleBook
from scenes.shot import SCREENS
from scenes.studio import Studio
from scenes.table.places import card_key
from scenes.table.scene import TableScene
from scenes.ui.grid import Grid
from scenes.ui.markdown import read

GAMES = ("whist", "schnapsen", "berzerka")
CARD_GAMES = (*GAMES, "bridge")
"""With the one whose calls tell what they show, in the system's words, and so in no sentence."""
OPTIONS = {
    "whist": ({}, {"spades_double": True}, {"scoring": "SA19"}),
    "schnapsen": ({}, {"raising": True, "unseen_talon": True, "risky_claims": True}),
    "berzerka": (
        {"board": "long", "shapeshift_copy": "player"},
        {
            "board": "custom",
            **dict.fromkeys(("middling", "shapeshift", "one_weakness", "changing_pace"), True),
        },
    ),
    "bridge": ({}, {"form": "chicago"}),
}


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    use_language("")


def meanings(game: str, seed: int, deals: int = 2) -> Iterator[tuple[object, Meaning | None]]:
    """Yield the meaning of everything there is to be seen, all through some matches."""
    ruleset = RULESETS[game]
    players = ruleset.players[0]
    for options in OPTIONS[game]:
        seats = [Seat("random", "ABCD"[number]) for number in range(players)]
        match = Match(ruleset, ruleset.options(**options), seats, seed, deals)
        rng = Rng(seed)
        while (player := match.to_act) >= 0:
            view, legal = match.state.view(player), match.state.legal_actions()
            seen = [*legal, Thing.QUESTION, Thing.TRUMPS, *map(Seated, range(players))]
            for subject in seen:
                yield subject, ruleset.telling.meaning(view, subject)
            match.apply(player, rng.choice(legal))


@pytest.mark.parametrize("game", GAMES)
def test_every_call_and_plate_has_a_line_of_finished_words(game: str) -> None:
    cards = {"PlayCard", "PutAway", "Discard", "Done"}
    told = set()
    for subject, meaning in meanings(game, 5):
        if meaning is None:
            kind = type(subject).__name__
            assert kind in cards or isinstance(subject, Thing), f"{subject} says nothing"
            continue
        told.add(type(subject).__name__)
        assert "{" not in meaning.words and "}" not in meaning.words
        assert meaning.words[-1] in ".?" and len(meaning.words) < 240, meaning.words
    assert "Seated" in told and "Thing" in told and len(told) > 2


@pytest.mark.parametrize("code", ["", "de", "sr"])
@pytest.mark.parametrize("game", CARD_GAMES)
def test_the_book_can_be_opened_where_a_meaning_points(game: str, code: str) -> None:
    use_language(code)
    book = {name for part in read(RULESETS[game].rule_book()) for name, _row in part.entries()}
    rules = {meaning.rule for _subject, meaning in meanings(game, 7, deals=1) if meaning}
    assert rules - {""} <= book, rules - book


@pytest.mark.parametrize("game", CARD_GAMES)
def test_a_meaning_tells_nothing_that_the_view_does_not(game: str) -> None:
    """Whatever the others hold, the same view is told the same."""
    ruleset = RULESETS[game]
    players = ruleset.players[0]
    match = Match(ruleset, ruleset.options(), [Seat("random", n) for n in "ABCD"[:players]], 3, 2)
    rng = Rng(3)
    while (player := match.to_act) >= 0:
        view, legal = match.state.view(player), match.state.legal_actions()
        world = ruleset.sense.determinize(view, rng).view(player)
        for subject in (*legal, *Thing, *map(Seated, range(players))):
            told = ruleset.telling.meaning(view, subject)
            assert ruleset.telling.meaning(world, subject) == told
        match.apply(player, rng.choice(legal))


@pytest.fixture
def studio() -> Iterator[Studio]:
    studio = Studio((1280, 720), Preferences())
    yield studio
    studio.close()


def test_keys_tell_of_a_contract_and_f1_opens_the_book_at_it(studio: Studio) -> None:
    SCREENS["schnapsen-auction"](studio)
    table = studio.app.top
    assert isinstance(table, TableScene) and table.board.asking is not None
    gang = table.board.asking.button_of(Bid("gang"))
    table.focus(gang)
    studio.wait(0.1)
    assert "Gang: all six tricks; no trumps." in table.describe()
    table.act(Action.RULES)
    studio.wait(0.1)
    book = studio.app.top
    assert isinstance(book, RuleBook) and book.clause == "Gang"
    lit = [w.marked_row for _part, w in book._blocks if isinstance(w, Grid) and w.marked_row]
    assert lit == [4], "the fourth row of the table of contracts"


def test_a_plate_and_the_trumps_tell_what_they_mean_to_whoever_rests_there(
    studio: Studio,
) -> None:
    SCREENS["table"](studio)
    table = studio.app.top
    assert isinstance(table, TableScene) and table.board.badge is not None
    told = table.board.plates[0].tip
    assert "still to take for" in told and table.board.plates[0].clause == "SW-28"
    assert table.board.badge.clause == "SW-16"
    table.focus(table.board.plates[1])
    studio.wait(1.0)
    assert table._tip_of is table.board.plates[1]
    table.is_covered = True
    assert "SW-" not in table.board.plates[0].tip, "behind a curtain nothing is told"


def test_the_contract_of_bridge_tells_what_it_asks_for_and_what_it_brings(studio: Studio) -> None:
    SCREENS["bridge-declarer"](studio)
    table = studio.app.top
    assert isinstance(table, TableScene) and table.board.extra is not None
    told = table.board.extra.tip
    assert "South has to take 8 of the 13 tricks with North." in told, told
    assert "Made, it is a part-score" in told and "points to the defenders" in told
    table.is_covered = True
    assert not table.board.extra.tip, "behind a curtain nothing is told"


def test_a_hint_marks_its_card_in_the_hand(studio: Studio) -> None:
    SCREENS["table"](studio)
    table = studio.app.top
    assert isinstance(table, TableScene)
    legal = table.port.legal_actions()
    ways = [Candidate(legal[-1], 1.0, 10), Candidate(legal[0], 0.5, 5)]
    table.counsel.advise(Hint(Turn.of(table.sitting._match), ways))
    table.focus(table.board.plates[0])
    table.point_out()
    advised, cards = card_key(legal[-1].card), table.show.cards
    assert advised in cards.glowing
    assert legal[-1].card in table.show._raised
    pointed = next(w for w in table.hand.cards if w.card == legal[0].card)
    table.focus(pointed)
    table.point_out()
    looks = [cards._look(card_key(card)) for card in (legal[-1].card, pointed.card)]
    assert looks == ["glow", "focus"], "what is pointed at does not look like advice"
    table._submit(legal[0])
    assert not table.show.hinted

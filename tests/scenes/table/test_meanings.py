"""What is pointed at tells what it means: by mouse, keys and pad, and in the book."""

from collections.abc import Iterator

import pytest

from game.core.meaning import Meaning, Seated, Thing
from game.core.rng import Rng
from game.core.words import use_language
from game.rulesets.catalogue import RULESETS
from game.session.match import Match, Seat
from scenes.ui.markdown import read

GAMES = ("whist", "schnapsen", "berzerka")
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
@pytest.mark.parametrize("game", GAMES)
def test_the_book_can_be_opened_where_a_meaning_points(game: str, code: str) -> None:
    use_language(code)
    book = {name for part in read(RULESETS[game].rule_book()) for name, _row in part.entries()}
    rules = {meaning.rule for _subject, meaning in meanings(game, 7, deals=1) if meaning}
    assert rules - {""} <= book, rules - book


@pytest.mark.parametrize("game", GAMES)
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

"""A draft and the duels after it, from the first pick to the winner."""

import json
from collections.abc import Sequence

import pytest

from game.core.rng import Rng
from game.rulesets.berserk import deckgame
from game.rulesets.berserk.cards.decks import BadDeck, read_deck
from game.session.draft import BadPick
from game.session.duels import Format
from game.session.match import HUMAN, Seat
from game.session.tournament import (
    BadTournament,
    Stage,
    Tournament,
    computers_go_on,
    new_tournament,
)
from tests.core.test_parts import PYTHON


def seats(count: int, people: int = 0) -> list[Seat]:
    return [Seat(HUMAN if at < people else "club", f"P{at}") for at in range(count)]


def drafted(count: int = 4, people: int = 0, form: Format = Format.ROUND_ROBIN) -> Tournament:
    """Return a tournament in which every pick has been made; people take the first card."""
    made = computers_go_on(new_tournament(deckgame, seats(count, people), form, 11))
    while made.stage == Stage.PICKS:
        made = computers_go_on(made.pick(made.draft.offered(made.draft.to_pick)[0]))
    return made


@pytest.mark.rule("BW-69")
@pytest.mark.parametrize("count", [4, 8])
def test_computer_players_draft_and_build_decks_that_may_be_played(count: int) -> None:
    made = drafted(count)
    assert made.stage == Stage.DUELS
    for seat, text in enumerate(made.decks):
        deck = list(read_deck(text))
        assert len(deck) >= 30
        left = list(made.draft.pool(seat))
        for number in deck:
            left.remove(number)


@pytest.mark.parametrize("form", list(Format))
def test_duels_are_played_to_a_winner(form: Format) -> None:
    made = drafted(5, form=form)
    rng = Rng(3)
    met: set[int] = set()
    while made.stage == Stage.DUELS:
        pair = made.duels.next_pair()
        assert pair is not None
        assert made.duel_seed() not in met
        met.add(made.duel_seed())
        made = made.with_result(rng.choice((*pair, None)))
    assert made.stage == Stage.OVER and len(made.duels.ranking()) == 5


@pytest.mark.parametrize("people", [0, 1, 2])
def test_a_tournament_is_read_back_at_every_step(people: int) -> None:
    made = computers_go_on(new_tournament(deckgame, seats(4, people), Format.KNOCK_OUT, 5))
    seen = set()
    rng = Rng(8)
    while made.stage != Stage.OVER:
        seen.add(made.stage)
        assert Tournament.from_json(made.to_json(), deckgame) == made
        made = computers_go_on(step(made, rng))
    assert Tournament.from_json(made.to_json(), deckgame) == made
    assert seen >= ({Stage.PICKS, Stage.DECKS, Stage.DUELS} if people else {Stage.DUELS})


def step(made: Tournament, rng: Rng) -> Tournament:
    seat = made.to_act
    if made.stage == Stage.PICKS:
        assert seat is not None
        return made.pick(rng.choice(made.draft.offered(seat)))
    if made.stage == Stage.DECKS:
        assert seat is not None
        return made.build(playable(made.draft.pool(seat)))
    pair = made.duels.next_pair()
    assert pair is not None
    return made.with_result(rng.choice(pair))


def playable(pool: Sequence[int]) -> list[int]:
    return [n for at, n in enumerate(pool) if pool[:at].count(n) < 3]


def test_a_person_picks_and_builds_within_the_rules() -> None:
    made = drafted(4, people=1)
    assert made.stage == Stage.DECKS and made.to_act == 0
    pool = made.draft.pool(0)
    stranger = next(n for n in range(200) if n not in pool)
    with pytest.raises(BadTournament, match=r"has not been picked.*\.$"):
        made.build([*pool[:29], stranger])
    with pytest.raises(BadDeck, match="at least 30"):
        made.build(pool[:29])
    picking = new_tournament(deckgame, seats(4, 1), Format.ROUND_ROBIN, 1)
    with pytest.raises(BadPick):
        picking.pick(next(n for n in range(200) if n not in picking.draft.offered(0)))
    with pytest.raises(BadTournament, match="No deck"):
        picking.build(pool)


@pytest.mark.parametrize("count", [3, 9])
def test_a_draft_needs_four_to_eight_players(count: int) -> None:
    with pytest.raises(BadTournament, match="4 to 8 players"):
        new_tournament(deckgame, seats(count), Format.ROUND_ROBIN, 1)


@pytest.mark.parametrize(
    "change",
    [
        {"format": 2},
        {"seed": "x"},
        {"seed": True},
        {"seats": [["club", "A"]]},
        {"seats": 5},
        {"form": "league"},
        {"picks": ["no-such-card"]},
        {"picks": None},
        {"decks": ["", "", ""]},
        {"decks": ["", "3 x", "", ""]},
        {"results": [99]},
        {"picks": [5]},
        {"seats": [[["a"], {}]] * 4},
        {"form": {}},
        {"decks": [1, 2, 3, 4]},
        {"results": ["x"]},
    ],
)
def test_a_damaged_tournament_is_refused_with_a_sentence(change: dict[str, object]) -> None:
    found = json.loads(drafted(4, people=1).to_json())
    with pytest.raises(BadTournament, match=r"^The stored draft cannot be read: .*\.$") as wrong:
        Tournament.from_json(json.dumps({**found, **change}), deckgame)
    assert not PYTHON.search(str(wrong.value))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"picks": ["no-such-card"]}, "pick 1: There is no card with the id “no-such-card”"),
        ({"decks": ["3 x", "", "", ""]}, "deck 1: There is no card “x”"),
        ({"seed": None}, "its part “seed” must be a whole number"),
        ({"form": "league"}, "its part “form” must be “round robin” or “knock-out”"),
    ],
)
def test_the_damaged_place_of_a_tournament_is_named(change: dict[str, object], told: str) -> None:
    found = json.loads(drafted(4, people=1).to_json())
    with pytest.raises(BadTournament, match=told):
        Tournament.from_json(json.dumps({**found, **change}), deckgame)


@pytest.mark.parametrize("text", ["", "[]", "{", "null", '{"format": 1}'])
def test_what_is_no_tournament_is_refused(text: str) -> None:
    with pytest.raises(BadTournament):
        Tournament.from_json(text, deckgame)


def test_the_decks_of_the_pair_meet_and_the_scores_name_the_winner() -> None:
    made = drafted(4)
    pair = made.duels.next_pair()
    assert pair is not None
    options = made.duel_options()
    assert (options.deck_0, options.deck_1) == tuple(made.decks[player] for player in pair)
    assert made.duel_seats() == tuple(made.seats[player] for player in pair)
    assert made.winner_of((1, 0)) == pair[0] and made.winner_of((0, 1)) == pair[1]
    assert made.winner_of((0.5, 0.5)) is None


def test_no_duel_is_fought_before_the_decks_are_built() -> None:
    with pytest.raises(BadTournament, match="No duel"):
        new_tournament(deckgame, seats(4, 1), Format.ROUND_ROBIN, 1).duel_options()

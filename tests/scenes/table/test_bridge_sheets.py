"""What is written down after a deal of bridge adds up to the points that are told."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from game.core import options as option_texts
from game.core.telling import Seated
from game.kit.cards import Suit
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.actions import BIDS, STRAINS
from game.rulesets.bridge.contract import Contract
from game.rulesets.bridge.events import DealScored
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.scoring import Honours, contract_score
from game.rulesets.bridge.standing import DealResult
from game.rulesets.bridge.words import describe, result_sentences
from game.session.match import Match, Seat
from scenes.table.bridge.game import bar, gem
from scenes.table.bridge.sheet import DealOver, RubberSheet, entries
from scenes.ui.scoregrid import Cell
from scenes.ui.text import plain
from tests.moments import play_to, the_end

NAMES = ("Ana", "Mira", "Bora", "Luka")
FORMS = [
    {"form": "rubber", "jokers": "1"},
    {"form": "rubber", "jokers": "1", "deals": "4"},
    {"form": "rubber", "jokers": "4", "deals": "4"},
    {"form": "chicago", "jokers": "2"},
    {"form": "duplicate", "jokers": "0", "deals": "4"},
]


def played(form: dict[str, str], seed: int) -> Match:
    rules = option_texts.with_texts(BridgeOptions(), form)
    match = Match(BRIDGE, rules, [Seat("club", name) for name in NAMES], seed)
    return play_to(match, the_end, seed)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: " ".join(form.values()))
def test_the_entries_of_a_deal_add_up_to_what_the_sides_have_more(form):
    settled = 0
    for seed in range(4):
        match = played(form, seed)
        before = (0, 0)
        for n, result in enumerate(match.standing.results, start=1):
            standing = replace(match.standing, results=match.standing.results[:n])
            over = DealScored(result, standing.scores, after=match.state.table)
            brought = [0, 0]
            for _head, part in DealOver(over, standing, NAMES)._parts():
                for each in part:
                    brought[each.side] += each.points
            assert (before[0] + brought[0], before[1] + brought[1]) == standing.columns
            before = standing.columns
        settled += bool(match.standing.payments)
        if form["form"] == "rubber":
            above, games = RubberSheet(match.standing, NAMES)._written()
            written = [0, 0]
            for each in [*above, *(entry for game in games for entry in game)]:
                written[each.side] += each.points
            assert tuple(written) == match.standing.columns
    assert bool(settled) == (form["form"] == "rubber"), "a rubber's end brings points"


def test_the_log_tells_what_a_rubber_brings_as_well():
    match = played({"form": "rubber", "jokers": "1"}, 0)
    table = match.state.table
    told = describe(DealScored(table.result, match.standing.scores, after=table), NAMES)
    assert ": the rubber, " in told


def labels(widget):
    return [plain(each.label) for each in widget.walk() if isinstance(each, Cell)]


def test_the_page_of_a_deal_in_a_rubber_says_what_stands_below_the_line_and_what_above():
    match = played({"form": "rubber", "jokers": "1"}, 0)
    result = next(each for each in match.standing.results if each.score and each.score.overtricks)
    over = DealScored(result, match.standing.scores, after=match.state.table)
    told = labels(DealOver(over, match.standing, NAMES).build())
    below, above = (
        next(n for n, each in enumerate(told) if each.startswith(head))
        for head in ("Below the line", "Above the line")
    )
    bid = told.index("tricks bid and made")
    assert below < bid < above < told.index("overtricks")
    sheet = labels(RubberSheet(match.standing, NAMES).build())
    assert sheet.index("above the line") < sheet.index("below the line")


def test_a_first_game_is_told_at_the_table_once_it_is_scored():
    match = played({"form": "rubber", "jokers": "1"}, 0)
    game = next(each for each in match.standing.results if each.score and each.score.below >= 100)
    side = game.contract.side
    before = match.state.table.but(standing=replace(match.standing, results=()), result=None)
    after = before.but(result=game)
    port = SimpleNamespace(deals_in_match=None)
    assert "games 0 : 0" in bar(before, port)[-1]
    assert f"games {1 - side} : {side}" in bar(after, port)[-1]
    told = [gem(table, side).told.split(", ")[1] for table in (before, after)]
    assert told == ["not vulnerable", "vulnerable"]
    seen = [replace(match.state.view(0), table=table) for table in (before, after)]
    plates = [BRIDGE.telling.meaning(view, Seated(side)).words for view in seen]
    assert ["penalties and bonuses are higher" in words for words in plates] == [False, True]


def test_a_hidden_card_is_told_once_on_the_page_of_its_deal():
    match = played({"form": "chicago", "jokers": "1"}, 0)
    over = DealScored(match.standing.results[-1], match.standing.scores, after=match.state.table)
    (told,) = DealOver(over, match.standing, NAMES)._notes()
    assert told.count("hidden card of") == 1 and ": by its rank " in told


def test_honours_are_told_with_the_cards_that_were_counted():
    counted = {
        ("1", 4): "aces and Jokers, at no-trump",
        ("0", 4): "aces, at no-trump",
        ("1", 1): "the trumps from ten to ace, and their Joker",
        ("0", 1): "the trumps from ten to ace",
    }
    for (jokers, strain), told in counted.items():
        options = option_texts.with_texts(BridgeOptions(), {"form": "rubber", "jokers": jokers})
        contract = Contract(BIDS[10 + STRAINS.index(Suit(strain))], 0)
        result = DealResult(0, (False, False), contract, 9, honours=(Honours(0, 4, 150),))
        result = replace(result, score=contract_score(options, contract, 9, False))
        honours = list(entries(result, NAMES, options))[-1]
        assert honours.told == f"4 honours of Ana, counting {told} [BR-49]"
        said = " ".join(result_sentences(result, NAMES, options))
        assert f"4 honours of Ana, counting {told}: 150 points." in said

"""Runs the vectors of Serbian whist, wherever possible on deals really played."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.core.rng import Rng
from game.kit.cards import DECK, NO_TRUMP, Card, Suit, mask_of, numbers_in, parse_card
from game.kit.knowledge import deal_hidden, in_hands
from game.kit.tricks import PlayCard, Trick
from game.rulesets.whist import WHIST
from game.rulesets.whist.options import WhistOptions
from game.rulesets.whist.phases import WhistState, settle
from game.rulesets.whist.scoring import SCHEMES
from game.rulesets.whist.standing import DealResult, WhistStanding, hand_sizes, trump_of
from game.rulesets.whist.table import Bid
from tests.rulesets.whist.deals import (
    TRUMPS,
    ChosenDeal,
    chosen,
    deal_taking,
    dealt,
    points,
    with_bids,
)
from tests.vectors.case import Case, Fields, UnknownVectors, failing, proving

Section = Callable[[str, Any], Iterator[Case]]


def cases(vectors: Fields) -> Iterator[Case]:
    """Yield every case of every section; one that fails for each section not known here."""
    for name, content in vectors.items():
        if name == "meta":
            continue
        if name not in _SECTIONS:
            yield failing(name, f"section {name} of the whist vectors is not known here")
            continue
        try:
            yield from _SECTIONS[name](name, content)
        except (UnknownVectors, KeyError, TypeError, AttributeError) as wrong:
            yield failing(name, f"section {name} is not of the known shape: {wrong!r}")


def count(vectors: Fields) -> int:
    """Count the cases in the file, whatever its sections: each innermost record is one.

    The records of the mini game's hands belong to all its results; a scheme and its own claim
    about the lowest total are one case more than its records.
    """

    def innermost(found: Any) -> int:
        below = list(found.values() if isinstance(found, Mapping) else found)
        below = [each for each in below if isinstance(each, Mapping | list)]
        inside = sum(innermost(each) for each in below)
        return inside or int(isinstance(found, Mapping))

    sections = {name: content for name, content in vectors.items() if name != "meta"}
    counted = sum(innermost(content) for content in sections.values())
    counted += len(sections.get("schemes", ()))
    return counted - len(sections.get("mini_game", {}).get("hands", ()))


def options_of(scheme: str, name: str = "") -> dict[str, Any]:
    """Return the options that the vectors' name of a scheme means; raise UnknownVectors."""
    if scheme == "SA15":
        base = re.search(r"over (\w+)", name)
        return {**options_of(base[1] if base else "SB0"), "spades_double": True}
    if scheme not in SCHEMES:
        raise UnknownVectors(f"scheme {scheme} is not known here; known are {sorted(SCHEMES)}")
    return {"scoring": scheme}


def trump_named(letter: str) -> Suit:
    """Return the trump of this letter; raise UnknownVectors."""
    if letter not in TRUMPS:
        raise UnknownVectors(f"trump {letter!r} is not known here; known are {list(TRUMPS)}")
    return TRUMPS[letter]


# -- the sections


def _schemes(section: str, schemes: Sequence[Fields]) -> Iterator[Case]:
    for scheme in schemes:
        where = f"{section}/{scheme['scheme']}"
        try:
            options = options_of(scheme["scheme"], scheme["name"])
        except UnknownVectors as unknown:
            yield failing(where, str(unknown))
            continue
        own = {key: value for key, value in scheme.items() if key not in ("scheme", "cases")}
        yield proving(f"{where}/lowest_total_wins", _prove_direction, own, options)
        for number, case in enumerate(scheme["cases"]):
            yield proving(f"{where}/{number}", _prove_points, case, options)


def _prove_direction(scheme: Fields, options: Fields) -> None:
    standing = _with_totals(options, (1, 2, 3, 4), (0, 0, 0, 0))
    assert standing.winners() == ((0,) if scheme["lowest_total_wins"] else (3,))


def _prove_points(case: Fields, options: Fields) -> None:
    trump_named(case["trump"])
    found = points(
        case["bid"],
        case["tricks"],
        hand=case["cards"],
        trump=case["trump"],
        players=case["players"],
        **options,
    )
    assert found == case["expect"], f"{options}: {case} gave {found}"


def _seed_table(section: str, table: Fields) -> Iterator[Case]:
    for number in range(len(table["rows"])):
        played = {**table, "rows": table["rows"][: number + 1]}
        yield proving(f"{section}/{number}", _prove_sheet, played)


def _prove_sheet(table: Fields) -> None:
    standing = play_deals(table["rows"], options_of(table["scheme"]))
    assert standing.players == len(table["players"])
    for row, result in zip(table["rows"], standing.results, strict=True):
        assert list(result.points) == row["hand_scores"]
    for count, row in enumerate(table["rows"], start=1):
        assert list(replace(standing, results=standing.results[:count]).scores) == row["cumulative"]


def _mini_game(section: str, game: Fields) -> Iterator[Case]:
    for scheme, result in game["results"].items():
        match = {**game, "results": result}
        yield proving(f"{section}/{scheme}", _prove_match, match, scheme)


def _prove_match(game: Fields, scheme: str) -> None:
    standing = play_deals(game["hands"], options_of(scheme))
    assert standing.scores == tuple(game["results"]["totals"])
    assert standing.winners() == tuple(game["results"]["winners"])


def play_deals(hands: Sequence[Fields], options: Fields) -> WhistStanding:
    """Return the standing after these deals, each played to the bids and tricks it names."""
    players = len(hands[0]["bids"])
    standing = _opening_of(hands, players, options)
    for hand in hands:
        trump = trump_named(hand["trump"])
        if isinstance(standing, ChosenDeal):
            standing = replace(standing, chosen_cards=hand["cards"], chosen_trump=trump)
        assert (standing.cards, standing.trump) == (hand["cards"], trump)
        standing = settle(standing, deal_taking(standing, hand["bids"], hand["tricks"]))
    return standing


def _opening_of(hands: Sequence[Fields], players: int, options: Fields) -> WhistStanding:
    """Return the opening whose own schedule begins like this, else one whose deals we choose."""
    asked = [(hand["cards"], trump_named(hand["trump"])) for hand in hands]
    for largest in (0, 7, 5, 3):
        sizes = hand_sizes(players, largest)[: len(asked)]
        if [(size, trump_of(number)) for number, size in enumerate(sizes)] == asked:
            opening: WhistStanding = WHIST.opening(
                WhistOptions(**options, largest_hand=largest), players, 0
            )
            return opening
    return chosen(1, "N", players=players, **options)


def _schedule(section: str, tables: Mapping[str, Sequence[Fields]]) -> Iterator[Case]:
    for players, rows in tables.items():
        for row in rows:
            name = f"{section}/{players}/{row['hand']}"
            yield proving(name, _prove_deal_of_schedule, row, int(players))


def _prove_deal_of_schedule(row: Fields, players: int) -> None:
    assert players in WHIST.players
    for first_dealer in range(players):
        opening: WhistStanding = WHIST.opening(WhistOptions(), players, first_dealer)
        earlier = row["hand"] - 1
        zeros = (0,) * players
        results = (DealResult(1, NO_TRUMP, 0, zeros, zeros, zeros),) * earlier
        standing = replace(opening, results=results)
        assert standing.cards == row["cards"]
        assert standing.trump == trump_named(row["trump"])
        assert (standing.dealer - first_dealer) % players == row["dealer_offset"]
        state = dealt(standing)
        assert (state.current_player() - first_dealer) % players == (
            row["first_bidder_and_leader_offset"]
        )
        assert 52 - sum(map(len, state.table.hands)) == row["undealt"]
        with_bids(state)
        assert (state.current_player() - first_dealer) % players == (
            row["first_bidder_and_leader_offset"]
        )


def _allowed_bids(section: str, found: Sequence[Fields]) -> Iterator[Case]:
    for case in found:
        yield proving(f"{section}/{case['id']}", _prove_bids, case)


def _prove_bids(case: Fields) -> None:
    earlier = len(case["previous_bids"])
    tables = [
        players
        for players in WHIST.players
        if (earlier == players - 1 if case["is_dealer"] else earlier < players - 1)
        and players * case["cards"] <= len(DECK)
        and case.get("players", players) == players
    ]
    assert tables, f"no number of players fits {case}"
    for players in tables:
        state = dealt(chosen(case["cards"], "N", players=players))
        for bid in case["previous_bids"]:
            state.apply_action(Bid(bid))
        assert state.legal_actions() == [Bid(bid) for bid in case["expect_allowed"]]


def _legal_plays(section: str, found: Sequence[Fields]) -> Iterator[Case]:
    for case in found:
        yield proving(f"{section}/{case['id']}", _prove_plays, case)


def _prove_plays(case: Fields) -> None:
    hand, trick = _cards(case["hand"]), _cards(case["trick"])
    state = _before_play(hand, trick, trump_named(case["trump"]))
    expected = sorted(_cards(case["expect"]))
    assert state.legal_actions() == [PlayCard(card) for card in expected]


def _before_play(hand: Sequence[Card], trick: Sequence[Card], trump: Suit) -> WhistState:
    """Return a deal in which the trick has been played, legally, and the hand is to follow."""
    players = max(len(trick) + 1, WHIST.players[0])
    free = [card for card in DECK if card not in hand and card not in trick]
    room = [len(hand) - 1] * len(trick) + [len(hand)] * (players - len(trick) - 1)
    lacking = [
        mask_of(card for card in free if card.suit in _lacks(trick[place], trick[0], trump))
        if place < len(trick)
        else 0
        for place in range(len(room))
    ]
    laid = deal_hidden(in_hands(mask_of(free), room, lacking, [0] * len(room)), Rng(len(free)))
    others = [[DECK[number] for number in numbers_in(mask)] for mask in laid[:-1]]
    hands: list[Sequence[Card]] = [[*others[place], card] for place, card in enumerate(trick)]
    hands += [hand, *others[len(trick) :]]
    standing = replace(
        chosen(len(hand), "N", players=players), chosen_trump=trump, first_dealer=players - 1
    )
    state = with_bids(dealt(standing, hands))
    for card in trick:
        state.apply_action(PlayCard(card))
    assert set(state.table.hands[len(trick)]) == set(hand)
    return state


def _lacks(card: Card, led: Card, trump: Suit) -> set[Suit]:
    """Return the suits that a player cannot hold who played this card (SW-15, SW-16)."""
    if card.suit == led.suit:
        return set()
    return {led.suit} if card.suit == trump else {led.suit, trump}


def _trick_winner(section: str, found: Sequence[Fields]) -> Iterator[Case]:
    for case in found:
        yield proving(f"{section}/{case['id']}", _prove_winner, case)


def _prove_winner(case: Fields) -> None:
    trick, trump = _cards(case["trick"]), trump_named(case["trump"])
    expected = case["expect_winner_index"]
    assert Trick(0, tuple(trick)).winner(trump, len(trick)) == expected
    if len(trick) in WHIST.players:
        standing = chosen(1, case["trump"], players=len(trick))
        state = with_bids(dealt(standing, [[card] for card in trick]))
        for card in trick:
            state.apply_action(PlayCard(card))
        assert state.is_terminal() and state.table.taken.index(1) == expected


def _final_ranking(section: str, found: Sequence[Fields]) -> Iterator[Case]:
    for case in found:
        yield proving(f"{section}/{case['id']}", _prove_ranking, case)


def _prove_ranking(case: Fields) -> None:
    totals = case["scratches"] if "scratches" in case else case["totals"]
    bids_made = case.get("successful_bid_sum", [0] * len(totals))
    standing = _with_totals(options_of(case["scheme"]), totals, bids_made)
    assert standing.scores == tuple(totals)
    assert standing.successful_bids == tuple(bids_made)
    assert standing.winners() == tuple(case["expect_winners"])


def _with_totals(
    options: Fields, totals: Sequence[float], bids_made: Sequence[int]
) -> WhistStanding:
    """Return a standing with these totals, and these sums of the bids that were made."""
    players = len(totals)
    zeros = (0,) * players
    missed = DealResult(1, NO_TRUMP, 0, (1,) * players, zeros, tuple(totals))
    made = DealResult(1, NO_TRUMP, 0, tuple(bids_made), tuple(bids_made), zeros)
    opening: WhistStanding = WHIST.opening(WhistOptions(**options), players, 0)
    return replace(opening, results=(missed, made))


def _cards(notations: Sequence[str]) -> list[Card]:
    return [parse_card(notation) for notation in notations]


_SECTIONS: Mapping[str, Section] = {
    "schemes": _schemes,
    "seed_table": _seed_table,
    "mini_game": _mini_game,
    "schedule": _schedule,
    "allowed_bids": _allowed_bids,
    "legal_plays": _legal_plays,
    "trick_winner": _trick_winner,
    "final_ranking": _final_ranking,
}

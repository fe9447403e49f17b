"""Runs the vectors of bridge, wherever possible on deals really played."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from game.kit.cards import SPADES, SUIT_LETTERS, Suit
from game.kit.packs import FLOATS, JOKERS, NO_SUIT
from game.kit.tricks import Trick
from game.rulesets.bridge.actions import PLAYS, parse_card, parse_cards
from game.rulesets.bridge.contract import COMPASS, Contract
from game.rulesets.bridge.jokers import high_card_points, is_joker, order_of, pack
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.rubber import Rubber
from game.rulesets.bridge.scoring import (
    Honours,
    Outcome,
    contract_score,
    hidden_points,
    hidden_value,
    honour_points,
    honours_in,
)
from game.rulesets.bridge.standing import DealResult, HiddenCard
from game.rulesets.bridge.state import BridgeState
from game.rulesets.bridge.table import Phase, laid
from tests.rulesets.bridge.deals import DECKS, contract, dealt, doing, legal, opening
from tests.vectors.case import Case, Fields, UnknownVectors, failing, proving

Section = Callable[[str, Any], Iterator[Case]]
SIDES = {"NS": 0, "EW": 1}
SEAT = {"NS": "N", "EW": "E"}


def cases(vectors: Fields) -> Iterator[Case]:
    """Yield every case of every section; one that fails for each section not known here."""
    for name, content in vectors.items():
        if name == "meta":
            if "defaults" in content:
                yield proving("meta/defaults", _defaults, content["defaults"])
            continue
        if name not in _SECTIONS:
            yield failing(name, f"section {name} of the bridge vectors is not known here")
            continue
        for case in content:
            yield proving(f"{name}/{case.get('id')}", _SECTIONS[name], case)


def count(vectors: Fields) -> int:
    """Count the cases in the file, whatever its sections."""
    sections = sum(len(content) for name, content in vectors.items() if name != "meta")
    return sections + ("defaults" in vectors.get("meta", {}))


def options_of(case: Fields, **more: Any) -> BridgeOptions:
    """Return the options that the vectors' names of deck, baseline and house rules mean."""
    deck, baseline = case.get("deck", "x2"), case.get("baseline")
    if deck not in DECKS:
        raise UnknownVectors(f"deck {deck!r} is not known here; known are {list(DECKS)}")
    named = {name: case[name] for name in _HOUSE_RULES if case.get(name) is not None}
    return BridgeOptions(
        **DECKS[deck], **({"baseline": baseline} if baseline else {}), **named, **more
    )


def _defaults(case: Fields) -> None:
    options = BridgeOptions()
    found = [honour_points(number, options, SPADES) for number in (4, 5, 6)]
    assert found == [case["honours_table"][key] for key in ("4", "5", "6+")]
    for name in ("slam_basis", "draw_rule", "hidden_mode"):
        assert getattr(options, name) == case[name]


_HOUSE_RULES = ("power", "slam_basis", "draw_rule", "hidden_table", "hidden_mode")


def _strain(case: Fields) -> Suit:
    letter = case["strain"]
    if letter not in SUIT_LETTERS:
        raise UnknownVectors(f"strain {letter!r} is not known here; known are {SUIT_LETTERS}")
    return Suit(SUIT_LETTERS.index(letter))


def _contract(case: Fields, side: str = "NS") -> Contract:
    return contract(f"{case['level']}{case['strain']}{case['doubled']}", SEAT[side])


# -- scores


def _contract_score(case: Fields) -> None:
    expect = case["expect"]
    score = contract_score(options_of(case), _contract(case), case["tricks"], case["vulnerable"])
    found = {
        "required": score.required,
        "outcome": score.outcome.value,
        "below": score.below,
        "overtrick_points": score.overtricks,
        "slam_bonus": score.slam,
        "insult": score.insult,
        "defenders_penalty": score.penalty,
        "duplicate_game_or_part_bonus": score.bonus,
        "duplicate_total": score.total,
    }
    assert found == dict(expect)


def _hidden_value(case: Fields) -> None:
    card = parse_card(case["card"])
    assert hidden_value(card, case["table"], case["power"], _strain(case)) == case["expect"]


def _hidden_adjust(case: Fields) -> None:
    found = hidden_points(
        case["value"],
        case["mode"],
        is_declarers={"declaring": True, "defending": False}[case["owner_side"]],
        is_made=case["contract_made"],
    )
    assert found == case["expect_owner_points"]


def _honours(case: Fields) -> None:
    strain = _strain(case)
    count = honours_in(_cards(case["hand"]), case["power"], strain)
    assert count == case["expect_count"]
    assert honour_points(count, BridgeOptions(), strain) == case["expect_points"]


def _deal_total(case: Fields) -> None:
    expect = case["expect"]
    options, bid = options_of(case), _contract(case, case["declaring"])
    score = contract_score(options, bid, case["tricks"], case["vulnerable"])
    told: dict[str, list[list[Any]]] = {}
    hidden = []
    for side, card in case["hidden"]:
        value = hidden_value(parse_card(card), options.hidden_table, options.power, bid.strain)
        points = hidden_points(
            value,
            options.hidden_mode,
            is_declarers=SIDES[side] == bid.side,
            is_made=score.outcome is Outcome.MADE,
        )
        told.setdefault(side, []).append([card, points])
        hidden.append(HiddenCard(COMPASS.index(SEAT[side]), points))
    honours: list[Honours] = []
    if case["honours"]:
        side, number = case["honours"]
        points = honour_points(number, options, bid.strain)
        honours.append(Honours(COMPASS.index(SEAT[side]), number, points))
    result = DealResult(
        0, (False, False), bid, case["tricks"], score, tuple(hidden), tuple(honours)
    )
    assert score.total == expect["contract"] and told == expect["hidden"]
    assert sum(each.points for each in honours) == expect["honour_points"]
    assert result.board == (expect["NS"], expect["EW"])
    assert result.board[0] - result.board[1] == expect["net_NS"]


def _rubber(case: Fields) -> None:
    rubber, options = Rubber(), options_of(case)
    for deal in case["deals"]:
        bid = _contract(deal, deal["declaring"])
        is_vulnerable = rubber.vulnerable[bid.side]
        score = contract_score(options, bid, deal["tricks"], is_vulnerable)
        extra = [Honours(SIDES[side], 0, points) for side, points in deal["extra_above"]]
        result = DealResult(0, rubber.vulnerable, bid, deal["tricks"], score, honours=tuple(extra))
        rubber = result.on(rubber)
        found = {
            "games": _by_side(rubber.games),
            "current_below": _by_side(rubber.below),
            "trick_total": _by_side(rubber.tricks),
            "above": _by_side(rubber.above),
            "finished": rubber.is_won,
            "vulnerable_this_deal": is_vulnerable,
            "outcome": score.outcome.value,
        }
        assert found == dict(deal["after"])
    assert rubber.is_won == case["finished"]
    final = rubber.broken_off(case.get("part_score", 100))
    assert _by_side(final.totals) == case["expect_final"]


def _by_side(pair: tuple[int, int]) -> dict[str, int]:
    return dict(zip(SIDES, pair, strict=True))


# -- play


def _trick_winner(case: Fields) -> None:
    """Deal so that the four hold these cards and may play them, bid, and play them."""
    cards, strain, power = _cards(case["trick"]), _strain(case), case["power"]
    is_wild = any(card in FLOATS for card in cards)
    standing = opening("E", jokers=2 if is_wild else 4, wild=is_wild, power=power)
    order = order_of(power, strain)
    faces = list(cards)
    if named := case["declared_suit_if_wild_led"]:
        faces[0] = JOKERS[SUIT_LETTERS.index(named)]
    led = order.suit[faces[0]]
    for place, card in enumerate(faces):
        if order.suit[card] == NO_SUIT and led in FLOATS[card]:
            faces[place] = JOKERS[led]
    lacking = {
        COMPASS[place]: order.whole(led)
        for place, card in enumerate(faces)
        if order.suit[card] != led
    }
    holding = {COMPASS[place]: str(card) for place, card in enumerate(cards)}
    state = doing(dealt(standing, holding, lacking), f"1{case['strain']} P P P")
    for card in faces:
        state.apply_action(PLAYS[card])
    assert state.table.taken.index(1) == case["expect_winner_index"]
    found = Trick(0, tuple(faces)).winner(strain, 4, order)
    assert found == case["expect_winner_index"]


def _legal_plays(case: Fields) -> None:
    hand, led = _cards(case["hand"]), case["led"]
    jokers = [card for card in hand if is_joker(card)]
    is_wild = any(card in FLOATS for card in jokers)
    standing = opening(
        "W", jokers=2 if is_wild else 4, wild=is_wild, power=case.get("power", "major")
    )
    trick = [
        parse_card(f"{led}{rank}")
        for rank in "56"
        if led and parse_card(f"{led}{rank}") not in hand
    ]
    table = laid(standing).but(
        phase=Phase.PLAY,
        player=1,
        hands=((), tuple(sorted(hand)), (), ()),
        contract=contract(f"1{case['strain']}", "E"),
        trick=Trick(0, tuple(trick[:1])) if led else Trick(1),
    )
    state = BridgeState(table)
    as_written = {JOKERS[suit]: joker for joker in jokers for suit in FLOATS.get(joker, ())}
    found = {str(as_written.get(PLAYS.index(action), action)) for action in state.legal_actions()}
    assert sorted(found) == sorted(case["expect"])


# -- auction and deal


def _auction(case: Fields) -> None:
    options = options_of(case)
    standing = opening("N", **{name: getattr(options, name) for name in ("jokers", "baseline")})
    state = doing(dealt(standing), " ".join(case["calls_from_dealer"]))
    is_over = not state.table.is_bidding
    assert is_over == case["auction_over"]
    calls = [] if is_over else legal(state)
    assert {call: call in calls for call in case["expect"]} == dict(case["expect"])
    assert case["expect_number_of_legal_calls"] in (None, len(calls))


def _declarer(case: Fields) -> None:
    for dealer in COMPASS:
        standing = opening(dealer)
        state = doing(dealt(standing), " ".join(case["calls_from_dealer"]))
        found = state.table.contract
        assert found is not None
        first = standing.dealer
        assert (found.declarer - first) % 4 == case["expect_declarer_offset_from_dealer"]
        assert (state.current_player() - first) % 4 == case["expect_opening_leader_offset"]


def _hcp(case: Fields) -> None:
    strain = _strain(case) if "strain" in case else None
    if "expect_total_hcp_in_pack" in case:
        whole = pack(options_of(case))
        assert high_card_points(whole, case["power"], strain) == case["expect_total_hcp_in_pack"]
    else:
        assert high_card_points(_cards(case["hand"]), case["power"], strain) == case["expect"]


def _deal(case: Fields) -> None:
    options = options_of(case)
    state = dealt(opening(case["dealer"], jokers=options.jokers))
    owners = [COMPASS[owner] for owner in state.table.hidden_owners]
    assert owners == case["expect_hidden_owners"]
    assert state.table.hand_sizes == (case["hand_size"],) * 4


def _cards(notations: Sequence[str]) -> list[Any]:
    return list(parse_cards("".join(notations)))


_SECTIONS: Mapping[str, Callable[[Fields], None]] = {
    "contract_score": _contract_score,
    "hidden_value": _hidden_value,
    "hidden_adjust": _hidden_adjust,
    "honours": _honours,
    "trick_winner": _trick_winner,
    "legal_plays": _legal_plays,
    "auction": _auction,
    "declarer": _declarer,
    "hcp": _hcp,
    "deal": _deal,
    "deal_total": _deal_total,
    "rubber": _rubber,
}

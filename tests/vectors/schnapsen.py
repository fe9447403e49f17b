"""Runs the vectors of Dreierschnapsen, wherever possible on deals really played."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from game.kit.cards import NO_TRUMP, SUIT_LETTERS, Suit
from game.kit.german import PACK, GermanCard, parse_german_card, points_in
from game.kit.tricks import Deal, Trick
from game.rulesets.schnapsen.actions import (
    BIDS,
    CLAIM,
    KONTRA,
    MARRIAGES,
    PASS,
    PLAYS,
    REKONTRA,
    FillTalon,
    NameTrump,
    PutAway,
    ShowCard,
    TurnUp,
)
from game.rulesets.schnapsen.contracts import CONTRACTS, Aim
from game.rulesets.schnapsen.phases import SchnapsenState, new_deal
from game.rulesets.schnapsen.position import Phase
from game.rulesets.schnapsen.scoring import (
    Ending,
    Reason,
    Side,
    Stakes,
    claim_value,
    deal_points,
    false_claim_value,
)
from game.rulesets.schnapsen.standing import SchnapsenStanding, bummerl, totals
from tests.rulesets.schnapsen.deals import (
    Written,
    bid,
    dealt,
    exchanged,
    standing,
    table,
)
from tests.vectors.case import Case, Fields, UnknownVectors, failing, proving

Section = Callable[[str, Any], Iterator[Case]]
SEATS = range(3)


def cases(vectors: Fields) -> Iterator[Case]:
    """Yield every case of every section; one that fails for each section not known here."""
    for name, content in vectors.items():
        if name == "meta":
            continue
        if name not in _SECTIONS:
            yield failing(name, f"section {name} of the Schnapsen vectors is not known here")
            continue
        for number, case in enumerate(content):
            yield proving(f"{name}/{case.get('id', number)}", _SECTIONS[name], case)
    meta = vectors.get("meta", {})
    for name, row in meta.get("contracts", {}).items():
        yield proving(f"meta/{name}", _prove_contract, row, name)
    if points := meta.get("card_points"):
        yield proving("meta/card_points", _prove_points, points)


def count(vectors: Fields) -> int:
    """Count the cases in the file: the entries of each section, rows of contracts, points."""
    sections = sum(len(content) for name, content in vectors.items() if name != "meta")
    meta = vectors.get("meta", {})
    return sections + len(meta.get("contracts", ())) + ("card_points" in meta)


def _cards(notations: Sequence[str]) -> list[GermanCard]:
    return [parse_german_card(notation) for notation in notations]


def _suit(letter: str | None) -> Suit:
    if letter is None:
        return NO_TRUMP
    if letter not in "SHDC":
        raise UnknownVectors(f"trump {letter!r} is not known here")
    return Suit(SUIT_LETTERS.index(letter))


def _prove_contract(row: Fields, name: str) -> None:
    found = CONTRACTS[name]
    who = {"forehand": (True, False), "anyone": (True, True), "not forehand": (False, True)}
    assert found.value == row["value"] and found.has_trumps == row["trump"]
    assert (found.by_forehand, found.by_others) == who[row["available"]]
    assert found.declarer_leads == (row["first_lead"] == "declarer")


def _prove_points(points: Fields) -> None:
    for rank, worth in points.items():
        assert {card.points for card in PACK if str(card)[1] == rank} == {worth}


# -- positions that are set up rather than played to


def _position(
    contract: str, declarer: int, player: int, hand: Sequence[str], trick: Sequence[str], trump: Any
) -> SchnapsenState:
    """Return the position in which this player, holding the hand, is to play to the trick."""
    leader = (player - len(trick)) % 3
    suit = _suit(trump)
    held = tuple(sorted(_cards(hand)))
    return _set_up(
        new_deal(standing()),
        declarer=declarer,
        contract=contract,
        named=Suit(0) if suit == NO_TRUMP else suit,
        hands=tuple(held if seat == player else () for seat in SEATS),
        trick=Trick(leader, tuple(_cards(trick))),
        phase=Phase.PLAY,
        player=player,
    )


def _set_up(state: SchnapsenState, **fields: Any) -> SchnapsenState:
    """Put the table into a position that was not played to."""
    state.table = state.table.but(**fields)
    return state


def _legal_moves(case: Fields) -> None:
    trump, hand = case["trump"], case["hand"]
    contract = case.get("contract", "gang" if trump is None else "game")
    leads = case.get("declarer_to_lead", False)
    player = 0 if leads or not case["trick"] else 1
    declarer = player if leads else (player + 1) % 3
    state = _position(contract, declarer, player, hand, case["trick"], trump)
    if leads and CONTRACTS[contract].aim == Aim.LONG_SUIT:
        _set_up(state, tricks=tuple(_led_before(hand, case["expect"], trump)))
    if trump is None:
        assert state.table.trump == NO_TRUMP
    legal = [action for action in state.legal_actions() if action in PLAYS.values()]
    assert legal == [PLAYS[card] for card in sorted(_cards(case["expect"]))]


def _led_before(hand: Sequence[str], expect: Sequence[str], trump: str | None) -> Iterator[Trick]:
    """Yield tricks with which the declarer has led the other cards of his long suit."""
    held = _cards(hand)
    counts = {suit: sum(card.suit == suit for card in held) for suit in range(4)}
    played = 6 - len(held)
    suits = [suit for suit, number in counts.items() if number == max(0, 5 - played)]
    long_suit = (
        _suit(trump) if trump else (set(suits) & {_cards(expect)[0].suit} or {suits[0]}).pop()
    )
    led = [card for card in PACK if card.suit == long_suit and card not in held]
    rest = [card for card in PACK if card.suit != long_suit and card not in held]
    for number, card in enumerate(led[:played]):
        yield Trick(0, (card, rest[2 * number], rest[2 * number + 1]))


def _marriages(case: Fields) -> None:
    seat, declarer = case["seat"], case["declarer"]
    state = _position(case["contract"], declarer, seat, case["hand"], case["trick"], case["trump"])
    card = parse_german_card(case["card"])
    action = MARRIAGES.get(card)
    if not case["expect_value"]:
        assert action is None or action not in state.legal_actions()
        return
    assert action is not None and action in state.legal_actions()
    state.apply_action(action)
    assert state.table.marriages[-1].value == case["expect_value"]
    assert state.table.marriages[-1].player == seat


def _claim_window(case: Fields) -> None:
    """May player 0 claim? House rules let him claim without 66, so that only the moment counts."""
    played, lying = case["tricks_played"], case["trick_in_progress"]
    won = case.get("claimer_side_won_last_trick", True)
    tops = [Trick(0, tuple(PACK[3 * n : 3 * n + 3])) for n in range(played)]
    free = _cards(["CK", "CO"])
    leader = 0 if won or case["just_declared_marriage"] else 1
    state = _set_up(
        new_deal(standing(risky_claims=True)),
        declarer=0,
        contract=case["contract"],
        named=Suit(0),
        tricks=tuple(tops),
        taken=(played, 0, 0) if won else (max(0, played - 1), min(1, played), 0),
        hands=tuple(tuple(free) if seat == leader else tuple(PACK[-2:]) for seat in SEATS),
        trick=Trick(leader),
        phase=Phase.OVER if played == 6 else Phase.PLAY,
        player=-4 if played == 6 else leader,
    )
    if case["just_declared_marriage"]:
        declared = MARRIAGES[free[0]]
        if declared in state.legal_actions():
            state.apply_action(declared)
            lying -= 1
    for _card in range(lying):
        if state.table.phase == Phase.CLAIM:
            state.apply_action(PASS)
        state.apply_action(next(act for act in state.legal_actions() if act in PLAYS.values()))
    possible = state.table.player == 0 and CLAIM in state.legal_actions()
    assert possible == case["expect_claim_possible"]


# -- before the play


def _any_hands() -> list[tuple[GermanCard, ...]]:
    return [PACK[:6], PACK[6:12], PACK[12:18]]


def _auction(case: Fields) -> None:
    state = dealt(_any_hands(), "H")
    for call in case["calls"]:
        assert state.table.phase == Phase.AUCTION
        state.apply_action(PASS if call == "pass" else BIDS[call])
    assert (state.table.phase != Phase.AUCTION) == case["auction_over"]
    if case["auction_over"]:
        if "expect_declarer" in case:
            assert state.table.declarer == case["expect_declarer"]
        if "expect_contract" in case:
            assert state.table.contract == case["expect_contract"]
    else:
        assert state.table.player == case["seat_to_call"]
        assert sorted(map(str, state.legal_actions())) == sorted(case["expect_legal"])


def _house_rules(case: Fields) -> dict[str, Any]:
    """Return the options that the vectors' name of a house rule means."""
    option = case.get("option")
    if option not in _HOUSE_RULES:
        raise UnknownVectors(f"option {option!r} is not known here; known are {[*_HOUSE_RULES]}")
    return _HOUSE_RULES[option]


_HOUSE_RULES: Mapping[str | None, dict[str, Any]] = {
    None: {},
    "any_suit": {"any_trump": True},
    "bettler_no_exchange": {"bettler_exchange": False},
}


def _trump_choice(case: Fields) -> None:
    state = new_deal(standing(**_house_rules(case)))
    first = tuple(_cards(case["first_three"]))
    rest = [card for card in PACK if card not in first]
    for player, packet in enumerate((first, tuple(rest[:3]), tuple(rest[3:6]))):
        state.apply_action(Deal(player, packet))
    legal = state.legal_actions()
    turns = [action for action in legal if isinstance(action, TurnUp)]
    if "reveal" in case:
        shown = parse_german_card(case["reveal"])
        state.apply_action(turns[0])
        state.apply_action(ShowCard(shown))
        assert state.table.named == _suit(case["expect_trump"]) and state.table.turned == shown
        assert {state.view(seat).table.turned for seat in SEATS} == {shown}
        return
    suits = {SUIT_LETTERS[action.suit] for action in legal if isinstance(action, NameTrump)}
    assert suits == set(case["expect_suits"])
    assert len(turns) == case["expect_reveal_choices"]
    assert len(legal) == len(suits) + len(turns)


def _talon(case: Fields) -> None:
    if "expect_exchange" in case:
        state = bid(dealt(_any_hands(), "H", standing(**_house_rules(case))), case["contract"])
        assert (state.table.phase != Phase.KONTRA) == case["expect_exchange"]
        return
    hand, talon = _cards(case["hand"]), _cards(case["talon"])
    rest = [card for card in PACK if card not in (*hand, *talon)]
    state = bid(dealt([hand, rest[:6], rest[6:]], SUIT_LETTERS[hand[0].suit]), "game")
    state.apply_action(FillTalon(tuple(talon)))
    assert set(state.table.hands[0]) == {*hand, *talon}
    if "discard" not in case:
        pairs = set()
        for first in state.legal_actions():
            after = state.clone()
            after.apply_action(first)
            pairs |= {frozenset((first, second)) for second in after.legal_actions()}
        assert len(pairs) == case["expect_number_of_discard_pairs"]
        return
    for card in _cards(case["discard"]):
        state.apply_action(PutAway(card))
    assert set(state.table.hands[0]) == set(_cards(case["expect_hand"]))
    assert state.table.phase == Phase.KONTRA
    if "expect_out_of_play" in case:
        away = _cards(case["expect_out_of_play"])
        assert sorted(state.table.put_away) == sorted(away)
        while not state.is_terminal():
            state.apply_action(PASS if PASS in (legal := state.legal_actions()) else legal[0])
        left = [card for held in state.table.hands for card in held]
        assert sum(state.table.captured) == points_in(PACK) - points_in((*away, *left))


def _kontra(case: Fields) -> None:
    declarer = case["declarer"]
    contract = "game" if declarer == 0 else "bettler"
    state = bid(dealt(_any_hands(), "H"), contract, declarer)
    exchanged(state, PACK[18:])
    words = {"kontra": KONTRA, "rekontra": REKONTRA, "pass": PASS}
    for said in case["said"]:
        state.apply_action(words[said])
    if "expect_multiplier" in case:
        assert state.table.stakes.multiplier == case["expect_multiplier"]
    may_say: dict[str, list[int]] = {"kontra": [], "rekontra": []}
    asked = []
    while state.table.phase in (Phase.KONTRA, Phase.REKONTRA):
        asked.append(state.table.player)
        for word in may_say:
            if words[word] in state.legal_actions():
                may_say[word].append(state.table.player)
        state.apply_action(PASS)
    for word, players in case["expect_may_say"].items():
        assert sorted(may_say[word]) == sorted(players), word
    if "ask_order" in case:
        assert asked == case["ask_order"]


# -- results


def _outcomes(case: Fields) -> None:
    row = CONTRACTS[case["contract"]]
    # What does not bear on the value is null: the losers have taken tricks then.
    points, tricks = case["loser_card_points"] or 0, case["loser_tricks"]
    loser = Side(points, 0, 1 if tricks is None else tricks)
    values: Mapping[str, Callable[[], int]] = {
        "claim": lambda: claim_value(loser),
        "false_claim": lambda: false_claim_value(loser),
        "last_trick": lambda: 1,
        "goal": lambda: row.value,
    }
    if case["reason"] not in values:
        raise UnknownVectors(f"reason {case['reason']!r} is not known here")
    stakes = Stakes(case["no_talon_option"], case["multiplier"])
    found = deal_points(
        stakes.points(values[case["reason"]]()),
        case["declarer"],
        declarer_wins=case["declarer_side_wins"],
    )
    assert list(found) == case["expect_points"]


_REASONS: Sequence[tuple[str, Reason]] = (
    ("false claim", Reason.FALSE_CLAIM),
    ("claim 66", Reason.CLAIM),
    ("last trick", Reason.LAST_TRICK),
)


def _scripted_deals(case: Fields) -> None:
    contract, trump = case["contract"], case["trump"]
    assert CONTRACTS[contract].has_trumps == (trump is not None)
    state = table(
        trump or "H",
        *map("".join, case["hands_after_exchange"]),
        contract=contract,
        declarer=case["declarer"],
        multiplier=case["multiplier"],
        unseen=case["no_talon_option"],
        early_schnapser=case["schnapser_variation"],
        risky_claims="false claim" in case["expect"]["reason"],
    )
    if state.table.phase == Phase.PLAY:
        assert state.table.player == case["first_leader"]
    hands = [card for hand in case["hands_after_exchange"] for card in hand]
    assert sorted((*hands, *case["out_of_play"])) == sorted(map(str, PACK))
    for word, seat, *card in case["events"]:
        _do(state, word, seat, *card)
    assert state.table.ending is not None, "the deal is over"
    _compare(state, case["expect"])


def _do(state: SchnapsenState, word: str, seat: int, card: str = "") -> None:
    """Do what the script says; who is asked for a claim that the script knows nothing of passes."""
    if word not in ("play", "marriage", "claim"):
        raise UnknownVectors(f"the event {word!r} is not known here")
    while state.table.phase == Phase.CLAIM and (word != "claim" or state.table.player != seat):
        state.apply_action(PASS)
    assert state.table.player == seat, f"{state.table.player} is to act, not {seat}"
    if word == "claim":
        state.apply_action(CLAIM)
    else:
        actions: Mapping[str, Mapping[Any, Any]] = {"play": PLAYS, "marriage": MARRIAGES}
        state.apply_action(actions[word][parse_german_card(card)])


def _compare(state: SchnapsenState, expect: Fields) -> None:
    result = state.result()
    assert list(result.points) == expect["points"]
    assert [seat for seat in SEATS if result.points[seat]] == expect["winners"]
    assert len(state.table.tricks) == expect["after_tricks"]
    sides = ("declarer", "opponents")
    assert dict(zip(sides, result.card_points, strict=True)) == expect["card_points"]
    assert dict(zip(sides, result.tricks, strict=True)) == expect["tricks"]
    ending: Ending = result.ending
    usual = Reason.AIM_REACHED if ending.declarer_wins else Reason.AIM_MISSED
    named = next((reason for words, reason in _REASONS if words in expect["reason"]), usual)
    assert ending.reason in (named, Reason.NO_LONG_SUIT)


def _match(case: Fields) -> None:
    begun = standing()
    start, points = tuple(case["start"]), tuple(case["deal_points"])
    results: Any = (Written(start), Written(points))
    after = SchnapsenStanding(begun.options, 3, begun.first_dealer, results)
    assert list(after.scores) == case["expect_scores"]
    assert after.is_over == case["expect_over"]
    if after.is_over:
        assert list(after.winners()) == case["expect_winners"]
    if "bummerl_option" in case:
        marks = bummerl(totals(results[:-1]), after.scores, after.winners(), 24)
        assert {seat: marks[int(seat)] for seat in case["bummerl_option"]} == case["bummerl_option"]


_SECTIONS: Mapping[str, Callable[[Fields], None]] = {
    "legal_moves": _legal_moves,
    "auction": _auction,
    "outcomes": _outcomes,
    "scripted_deals": _scripted_deals,
    "marriages": _marriages,
    "match": _match,
    "claim_window": _claim_window,
    "trump_choice": _trump_choice,
    "talon": _talon,
    "kontra": _kontra,
}

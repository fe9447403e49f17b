"""What speaks for a decision in Berserk is so, and speaks for what plain players do."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.core.words import decimal
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.cards.box import card, card_named
from game.rulesets.berserk.cards.naming import card_names, cards_within
from game.rulesets.berserk.places import room
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.purse import bill_of
from game.rulesets.berserk.sense.deploying import deployment, worth_of
from game.rulesets.berserk.sense.foresight import Foresight
from game.rulesets.berserk.sense.heuristic import policy
from game.rulesets.berserk.sense.placing import planned
from game.rulesets.berserk.sense.recruiting import best_army
from game.rulesets.berserk.sense.shortlist import shortlist
from game.rulesets.berserk.sense.strength import card_strength
from game.rulesets.berserk.telling.beside import company_words, helps
from game.rulesets.berserk.telling.reasons import reasons
from game.rulesets.berserk.telling.reasons_muster import left_out
from game.rulesets.berserk.telling.reasons_odds import attack_words, spell_words
from game.rulesets.berserk.telling.reasons_walk import enemies_of
from game.rulesets.berserk.unit import BOARD, parse_spot
from game.rulesets.berserk.view import BerserkView
from tests.rulesets.berserk.boards import battle
from tests.rulesets.berserk.musters import placing
from tests.rulesets.saying import reason_in


def decided(battles: int) -> Iterator[tuple[BerserkView, list[Any], Any]]:
    """Yield what plain players decide: the view, what is allowed, and what they do."""
    for seed in range(1, battles + 1):
        battle, rng = BERSERK.new_deal(BERSERK.opening(BERSERK.options(), 2, seed % 2)), Rng(seed)
        while not battle.is_terminal():
            if battle.current_player() == CHANCE:
                battle.apply_action(battle.chance_action(rng))
                continue
            view, legal = battle.view(battle.current_player()), battle.legal_actions()
            action = policy(view, legal, rng)
            yield view, legal, action
            battle.apply_action(action)


def test_a_card_that_is_recruited_is_told_to_belong_to_the_strongest_army() -> None:
    found = 0
    for view, legal, action in decided(2):
        if isinstance(action, acts.Recruit):
            own = [each for each in reasons(view, action) if each.kind == "strongest army"]
            assert own and own[0].much, str(action)
            told = BERSERK.telling.why(view, action, legal)
            assert f"for a price of {card(action.card).cost}." in told.words
            found += 1
        if isinstance(action, acts.EndTurn):
            break
    assert found


def strongest_armies(
    draws: int,
) -> Iterator[tuple[BerserkView, tuple[int, int, int], tuple[int, ...]]]:
    """Yield the view of who is first to recruit, his gold, silver and room, and the strongest army
    of his hand."""
    for seed in range(1, draws + 1):
        battle, rng = BERSERK.new_deal(BERSERK.opening(BERSERK.options(), 2, 0)), Rng(seed)
        while battle.current_player() == CHANCE or battle.phase is not Phase.RECRUIT:
            is_chance = battle.current_player() == CHANCE
            battle.apply_action(battle.chance_action(rng) if is_chance else acts.GoFirst(True))
        view, player = battle.view(battle.to_act), battle.to_act
        given = view.gold(player), view.silver(player), room(player, player == view.first, None)
        _worth, army = best_army(view.hand, (), *given)
        yield view, given, army


def test_what_an_army_would_be_without_a_card_is_told_and_so() -> None:
    """The gap is that to the strongest army that is bought from the other cards, and what would
    have to go as well is named: it may be chosen already, or not be bought yet."""
    found = dropped = 0
    for view, given, army in strongest_armies(4):
        for number in {each for each in army if view.hand.count(each) == 1}:
            [told] = reasons(view, acts.Recruit(number))
            rest = tuple(each for each in view.hand if each != number)
            _worth, other = best_army(rest, (), *given)
            gap = sum(map(card_strength, army)) - sum(map(card_strength, other))
            if gap >= 0.1:
                found += 1
                assert f"{decimal(gap)} crystals’ worth less" in told.words
                also = Counter(army) - Counter(other) - Counter((number,))
                assert ("In place of it, and of " in told.words) is bool(also)
                dropped += bool(also)
                for each in set(other) - set(army):
                    assert card(each).name in told.words
        for number in set(view.hand) - set(army):
            told_of = left_out(view, number)
            if (gap_told := re.search(r"worth (\S+) crystals less", told_of)) is not None:
                assert float(gap_told[1]) >= 0.1
                found += 1
    assert found > 20 and dropped


def test_that_nothing_else_could_be_bought_is_said_only_where_nothing_could() -> None:
    """Also of a card that is recruited late: what is cheaper can be put before it afterwards."""
    found = 0
    for view, (gold, silver, _room), army in strongest_armies(6):
        for place, number in enumerate(army):
            begun = army[:place]
            hand = tuple((Counter(view.hand) - Counter(begun)).elements())
            armies, hands = list(view.armies), list(view.hands)
            armies[view.to_act], hands[view.to_act] = begun, hand
            late = replace(view, armies=(armies[0], armies[1]), hands=(hands[0], hands[1]))
            [told] = reasons(late, acts.Recruit(number))
            bare = list((Counter(army) - Counter((number,))).elements())
            within = [
                each
                for each in set(view.hand) - set(army)
                if bill_of((*bare, each)).gold(silver) <= gold
            ]
            if within:
                found += 1
                assert "Nothing else" not in told.words, card(number).name
    assert found > 20


def test_another_of_a_card_that_is_in_the_army_is_told_to_be_another() -> None:
    """The army that would be is one with one more of it, and differs from the strongest."""
    found = 0
    for view, _given, army in strongest_armies(8):
        for number in {each for each in army if view.hand.count(each) > army.count(each)}:
            told = left_out(view, number)
            assert f"The army has {army.count(number)} of it already." in told
            with_more = re.search(r"With (.+) in place of (.+) the army would be", told)
            assert with_more is not None
            assert card(number).name in with_more[1] and card(number).name not in with_more[2]
            found += 1
    assert found >= 3


def test_no_square_is_told_of_twice_where_a_card_is_placed() -> None:
    """Who stands before it and helps it is named once by the square, then by the name alone."""
    army = "plains-slinger, plains-cleaver, 2 plains-raider, plains-caravan-ox"
    state, found = placing(f"{army}, plains-thunderhoof, plains-khan"), 0
    while state.phase is Phase.PLACE and state.to_act == 0:
        [action] = shortlist(state.view(0), state.legal_actions())
        told = reasons(state.view(0), action)[0].words
        named = re.findall(r"(\S\d) (?:before|beside) it", told)
        assert len(named) == len(set(named)), told
        found += " Caravan Ox helps its neighbours." in told
        state.apply_action(action)
    assert found


def test_what_is_said_of_other_squares_is_so() -> None:
    """Those that would do as well are free, in the same row, and the plan with them is as good."""
    state = placing("2 fire-flame-guard, fire-magma-brute, 2 fire-pyromancer, fire-ember-adept")
    said = set[str]()
    while state.phase is Phase.PLACE and state.to_act == 0:
        view = state.view(0)
        [action] = shortlist(view, state.legal_actions())
        plan = planned(0, True, view.land, view.units, view.to_place, deployment)
        told = reasons(view, action)[0].words
        if (found := re.search(r"(\S+(?:, \S+)*) in the same row would do as well", told)) and (
            plan.get(action.spot) == action.card
        ):
            for name in found[1].split(", "):
                other = {each: card for each, card in plan.items() if each != action.spot}
                spot = parse_spot(name)
                assert spot not in plan and BOARD.row[spot] == BOARD.row[action.spot]
                other[spot] = action.card
                worths = [
                    worth_of(0, tuple(each), tuple(each.values()), ()) for each in (plan, other)
                ]
                assert worths[1] > worths[0] - 0.1
        said.add(told)
        state.apply_action(action)
    assert any("Many battles have shown it to be worth" in each for each in said)


def test_nobody_is_said_to_be_likely_to_protect() -> None:
    """What is told first is what comes of the strike itself; that somebody may step in, after."""
    fight = battle(
        """
        . . . . .
        . . . . .
        . c b . .
        . A . . .
        . . . . .
        . . . . .
        """,
        sides={"b": {"exhausted": True}},
        A=card_named("plains-cleaver"),
        b=card_named("plains-duel-champion"),
        c=card_named("plains-khan"),
    )
    view = fight.state.view(0)
    strike = acts.Strike(fight.spot("A"), fight.spot("b"))
    told = attack_words(view, strike)
    guarded = Foresight(view).prospects(strike)[0]
    assert guarded.guard is not None
    assert re.match(r"It (kills|deals) Champion of the Ring c4 ", told)
    assert "Khan of the Nine Winds b4 may step in, though: " in told and "likely" not in told


@pytest.mark.parametrize("attacker", ["A", "B"])
def test_of_an_attack_it_is_told_where_a_hidden_card_may_step_in_whatever_it_is(
    monkeypatch: pytest.MonkeyPatch, attacker: str
) -> None:
    """Nothing but its square: what it would take of the attack is anybody's guess."""
    fight = battle(
        """
        . . . . .
        . . . . .
        . c b . .
        . A . . .
        . . . . .
        . . B . .
        """,
        hidden="c",
        sides={"b": {"exhausted": True}},
        A=card_named("plains-cleaver"),
        B=card_named("plains-axe-matriarch"),
        b=card_named("mountains-anvil-guard"),
        c=card_named("plains-khan"),
    )
    view = fight.state.view(0)
    monkeypatch.setattr(Foresight, "_world", fight.state)  # as if that had been drawn
    if attacker == "A":
        attacks: list[acts.Strike | acts.Use] = [acts.Strike(fight.spot("A"), fight.spot("b"))]
    else:
        attacks = [each for each in fight.state.legal_actions() if isinstance(each, acts.Use)]
    assert attacks
    for each in attacks:
        told = [attack_words(view, each), *(reason.words for reason in reasons(view, each))]
        for words in told:
            is_told = "What lies face down on b4 may step in." in words
            assert is_told is isinstance(each, acts.Strike)
            assert "a hidden card" not in words and "Khan" not in words


def test_a_card_that_is_placed_has_a_reason_for_its_square_alone() -> None:
    """Of those that lie on squares: what others stand before them is as the plan has it."""
    shielded = 0
    for view, legal, action in decided(3):
        if isinstance(action, acts.Place):
            why = BERSERK.telling.why(view, action, legal)
            assert why.words, str(action)
            others = [each for each in legal if each.card == action.card and each != action]
            own = next(iter(reasons(view, action)))
            for other in others:
                for each in reasons(view, other):
                    assert each.kind != own.kind or card(action.card).copies > 1
            assert " on " not in own.words, "what is planned need not lie there yet"
            shielded += " before it is for " in why.words
    assert shielded > 3


def test_a_card_helps_only_those_beside_it_whom_its_text_touches() -> None:
    number = {
        name: card_named(name).number
        for name in (
            "plains-drummer",
            "plains-slinger",
            "plains-cleaver",
            "griffin",
            "forge-priest",
            "forests-she-wolf",
            "plains-caravan-ox",
        )
    }
    drum, slinger = number["plains-drummer"], number["plains-slinger"]
    assert helps(drum, number["plains-cleaver"])
    assert not helps(drum, slinger), "a throw is no basic strike (BW-76)"
    assert helps(number["plains-caravan-ox"], slinger)
    assert not helps(drum, number["griffin"]), "it takes off"
    assert not helps(number["forge-priest"], slinger), "of another realm"
    assert not helps(number["forests-she-wolf"], number["plains-cleaver"]), "no beast"
    here, there = parse_spot("c2"), parse_spot("c3")
    assert company_words(slinger, here, {here: slinger, there: drum}, there) == ""
    assert company_words(drum, there, {here: slinger, there: drum}, there) == ""
    cleaver = number["plains-cleaver"]
    plan = {here: cleaver, there: drum}
    told = "c3 beside it is for War Drummer, which helps its neighbours."
    assert company_words(cleaver, here, plan, parse_spot("b3")) == told
    assert company_words(cleaver, here, plan, there) == "War Drummer helps its neighbours."
    told = "It helps those whose place is beside it: Clan Cleaver."
    assert company_words(drum, there, plan, here) == told


def test_where_a_searching_player_places_a_card_has_a_reason_as_well() -> None:
    """He gives the hints, and has other squares than the plain player."""
    state = placing("2 fire-flame-guard, fire-magma-brute, 2 fire-pyromancer, fire-ember-adept")
    while state.phase is Phase.PLACE and state.to_act == 0:
        view, legal = state.view(0), state.legal_actions()
        [action] = shortlist(view, legal)
        assert BERSERK.telling.why(view, action, legal).words, str(action)
        state.apply_action(action)


def test_what_is_told_of_a_battle_is_so() -> None:
    found: dict[str, int] = {}
    for number, (view, legal, _action) in enumerate(decided(2)):
        if number % 7 or view.pending is not None:
            continue
        for action in legal[:12]:
            for each in reasons(view, action):
                is_true = None
                if each.kind == "reach":
                    is_true = bool(Foresight(view).attackable(action.unit, action.to))
                elif each.kind == "safer":
                    here, there = (
                        len(Foresight(view).menacing(action.unit, end))
                        for end in (action.unit, action.to)
                    )
                    fewer = here - there
                    is_true = fewer == each.much
                elif each.kind == "nearer":
                    steps = [BOARD.steps[action.to][foe.spot] for foe in enemies_of(view)]
                    is_true = min(steps) == -each.much
                elif each.kind == "kills":
                    is_true = 0 < each.much <= 1 and "kills" in each.words
                elif each.kind == "life left":
                    is_true = each.much < 0 and "leaves it" in each.words
                elif each.kind == "wounds":
                    is_true = each.much > 0  # more is dealt than comes back
                elif each.kind == "menace":
                    is_true = 0 < each.much <= len(view.living(view.to_act))
                if is_true is not None:
                    assert is_true, (str(action), each)
                    found[each.kind] = found.get(each.kind, 0) + 1
    assert len(found) == 7, found


def test_every_decision_of_a_plain_player_has_its_reason() -> None:
    """A walk may gain what only playing it out shows: that is rare."""
    walks = []
    for view, legal, action in decided(2):
        if len(legal) > 1:
            words = reason_in("berserk", view, action)
            if isinstance(action, acts.Move):
                walks.append(bool(words))
            assert words or isinstance(action, acts.Move), str(action)
    assert sum(walks) > 0.92 * len(walks) > 20


def test_whom_a_card_could_reach_already_is_not_forgotten() -> None:
    rows = """
        . . . . .
        b c . . .
        . d . . .
        A . . . .
        . . . . .
        . . . . .
    """
    cards = {each: card_named("plains-raider") for each in "Abcd"}
    fight = battle(rows, **cards)
    near, far = (
        acts.Move(fight.spot("A"), fight.spot("a4")),
        acts.Move(fight.spot("A"), fight.spot("a1")),
    )
    view = fight.state.view(0)
    told = [each.words for each in reasons(view, near) if each.kind == "reach"]
    assert len(told) == 1 and told[0].startswith("From there it can attack 2 more enemies, ")
    assert not [each for each in reasons(view, far) if each.kind == "reach"]
    fight = battle(rows.replace("d", "."), **cards)
    told = [each.words for each in reasons(fight.state.view(0), near) if each.kind == "reach"]
    assert told[0].startswith("From there it can attack 2 enemies, ")
    fight = battle(rows.replace("c", "."), **cards)
    told = [each.words for each in reasons(fight.state.view(0), near) if each.kind == "reach"]
    assert told[0].endswith(" as well.")


def test_of_an_attack_it_is_told_what_else_becomes_of_the_enemy_and_never_crystals_alone() -> None:
    fight = battle(
        """
        . . . . .
        . . . . .
        . . b . .
        . . A . .
        . . . . .
        . . . . .
        """,
        A=card_named("mountains-hammer-king"),
        b=card_named("plains-khan"),
    )
    view = fight.state.view(0)
    special = acts.Use(fight.spot("A"), 1, fight.spot("b"))
    told = reasons(view, special)
    assert all("That stuns it 100 times in 100." in each.words for each in told)
    [crystals] = [each for each in told if each.kind == "crystals"]
    assert re.match(r"It deals .* wounds on average; .*crystals’ worth more", crystals.words)
    assert crystals.short and "crystals" not in crystals.short
    assert not any(each.kind == "menace" for each in told), "it sleeps through its turn"
    plain = reasons(view, acts.Strike(fight.spot("A"), fight.spot("b")))
    [menace] = [each.words for each in plain if each.kind == "menace"]
    assert " Left alone, Khan of the Nine Winds c4 could attack 1 of your cards in " in menace
    assert plain and not any("stuns" in each.words for each in plain)


def test_a_list_of_cards_within_a_sentence_tells_where_it_ends() -> None:
    khan, kite, drummer = (
        card_named(f"plains-{each}").number for each in ("khan", "kite", "drummer")
    )
    assert cards_within([]) == "" and cards_within([khan]) == card_names([khan])
    assert cards_within([kite, kite]) == card_names([kite, kite])
    told = card_names([khan, kite, drummer]).rpartition(", ")
    assert cards_within([khan, kite, drummer]) == f"{told[0]} and {told[2]}"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        (
            "dark-contract-imp",
            "Redmane Raider c4 strikes for 1 less till its owner’s next turn ends.",
        ),
        ("swamp-mire-witch", "Redmane Raider c4 is exhausted."),
        ("dark-reaver", "It deals Redmane Raider c4 "),
    ],
)
def test_of_a_spell_that_wounds_nobody_it_is_told_what_it_does(name: str, told: str) -> None:
    """“It deals … 0.0 wounds on average; none in return” left one asking what it was for."""
    fight = battle(
        """
        . . . . .
        . . . . .
        . . b . .
        . . A . .
        . . . . .
        . . . . .
        """,
        A=card_named(name),
        b=card_named("plains-raider"),
    )
    view = fight.state.view(0)
    legal = [e for e in fight.state.legal_actions() if isinstance(e, acts.Use)]
    action = legal[0] if legal else acts.Strike(fight.spot("A"), fight.spot("b"))
    assert attack_words(view, action).startswith(told)
    assert bool(spell_words(view, action)) is bool(legal)
    found = reasons(view, action)
    assert found and all(each.words.startswith(told) for each in found)


@pytest.mark.parametrize("guard", ["plains-khan", "plains-slinger"])
def test_of_an_answer_to_an_attack_both_ways_are_told_though_nothing_speaks_for_it(
    guard: str,
) -> None:
    """A hint to let nobody step in, or somebody, was called close with the odds of one of them."""
    fight = battle(
        """
        . . . . .
        . . . . .
        . b c . .
        . A . . .
        . . . . .
        . . . . .
        """,
        A=card_named("plains-cleaver"),
        b=card_named("mountains-anvil-guard"),
        c=card_named(guard),
    )
    fight.state.apply_action(acts.Strike(fight.spot("A"), fight.spot("b")))
    view, name = fight.state.view(1), card_named(guard).name
    alone = BERSERK.telling.does(view, acts.NoGuard(), [])
    stepped_in = BERSERK.telling.does(view, acts.Protect(fight.spot("c")), [])
    bare, covered = "Anvil Guard b4 takes ", f"{name} c4 takes "
    assert alone.startswith(bare) and f" Protected: {covered}" in alone
    assert stepped_in.startswith(covered) and f" Unprotected: {bare}" in stepped_in
    spoken = [each.words for each in reasons(view, acts.NoGuard())]
    assert spoken and all(each.startswith(alone) for each in spoken)

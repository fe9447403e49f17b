"""The cards of Berserk: what is in the box, the decks, the prices, what is written on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import StrEnum

import pytest

from game.core.fields import FilePlace
from game.core.words import LANGUAGES, _, use_language
from game.rulesets.berserk.cards import abilities as able
from game.rulesets.berserk.cards.abilities import Ability, Effect
from game.rulesets.berserk.cards.abilityfile import ABILITIES, EFFECTS, read_ability, written
from game.rulesets.berserk.cards.box import DECKS, card, card_named, cards, realm_deck, whole_box
from game.rulesets.berserk.cards.card import Card, CardKind, Realm
from game.rulesets.berserk.cards.cardfile import CUSTOM, LONGEST_NAME
from game.rulesets.berserk.cards.glossary import GLOSSARY, glossary, keywords_of
from game.rulesets.berserk.cards.phrases import OF_ONE_KIND
from game.rulesets.berserk.cards.prices import TOLERANCE, WORTH, expected, price, worth
from game.rulesets.berserk.cards.texts import (
    WRITTEN,
    ability_text,
    card_text,
    effect_text,
    realm_line,
    type_line,
)
from game.rulesets.catalogue import ruleset
from tests.loops import over

REALMS = pytest.mark.parametrize("realm", list(Realm))
PUBLISHED = ("laar", "ungar", "arhaal", "ishara", "tornak", "baurian")
"""Names of the published game's world, of which none may occur."""


def of_deck(deck: str) -> list[Card]:
    return [each for each in cards() if each.deck == deck]


def parts(part: object) -> Iterator[object]:
    """Yield an ability or effect and everything inside it: effects, gifts, words."""
    yield part
    if is_dataclass(part):
        for field in fields(part):
            value = getattr(part, field.name)
            for each in value if isinstance(value, tuple) else (value,):
                yield from parts(each)


EVERYTHING = [part for each in cards() for ability in each.abilities for part in parts(ability)]


# -- the box


@pytest.mark.rule("BW-02")
def test_the_box_has_243_cards() -> None:
    assert len(whole_box()) == 243 == 6 * 30 + 63
    assert all(1 <= each.copies <= 3 for each in cards())
    for realm in Realm:
        assert len(realm_deck(realm)) == 30 and len(set(realm_deck(realm))) >= 14
    custom = of_deck(CUSTOM)
    assert sum(each.copies for each in custom) == 63 and len(custom) >= 42


def test_cards_are_numbered_by_deck() -> None:
    assert [each.number for each in cards()] == list(range(len(cards())))
    assert [deck for deck in DECKS for _each in of_deck(deck)] == [each.deck for each in cards()]


def test_cards_are_found_by_number_and_by_id() -> None:
    for each in cards():
        assert card(each.number) == each == card_named(each.id)
        assert not each.was or card_named(each.was) == each
    for wrong in (-1, len(cards())):
        with pytest.raises(ValueError, match=f"no card number {wrong}"):
            card(wrong)
    with pytest.raises(ValueError, match="no card with the id “plains”"):
        card_named("plains")


@REALMS
def test_what_a_realm_deck_is_made_of(realm: Realm) -> None:
    deck = [card(number) for number in realm_deck(realm)]
    assert {each.realms for each in deck} == {(realm,)}
    assert Counter(each.cost for each in deck if not each.elite) == {3: 5, 4: 6, 5: 5, 6: 2}
    assert Counter(each.cost for each in deck if each.elite) == {4: 2, 5: 3, 6: 3, 7: 2, 8: 1, 9: 1}
    assert all(each.is_creature for each in deck)
    assert sum(each.kind is CardKind.FLYER for each in deck) <= 3
    ranged = [each for each in deck for it in each.abilities if isinstance(it, able.RangedAttack)]
    assert len(ranged) <= 6


def test_custom_cards_are_neutral_or_of_two_realms() -> None:
    custom = of_deck(CUSTOM)
    assert {len(each.realms) for each in custom} == {0, 2}
    pairs = {each.realms for each in custom if each.realms}
    assert len(pairs) == 15, "each two realms have a card together"
    assert {each.kind for each in custom} == set(CardKind)
    assert any(each.unique for each in custom)


# -- depth


def test_every_ability_and_effect_is_on_a_card() -> None:
    used = {type(part) for part in EVERYTHING}
    assert used >= set(ABILITIES.values()) | set(EFFECTS.values())


def test_every_condition_moment_and_guard_is_on_a_card() -> None:
    used = {(type(part), part) for part in EVERYTHING if isinstance(part, StrEnum)}
    for words in (able.Condition, able.Moment, able.Guard, able.Near, able.Side):
        assert used >= {(words, each) for each in words}


def test_cards_say_something_but_not_too_much() -> None:
    assert max(len(each.abilities) for each in cards()) <= 3
    plain = [each for each in cards() if not each.abilities]
    assert len(plain) <= len(cards()) / 20


def test_no_two_cards_are_the_same() -> None:
    def body(each: Card) -> Card:
        return replace(each, number=0, id="", name="", flavour="", copies=0, was="")

    assert len({body(each) for each in cards()}) == len(cards())


def test_whoever_drinks_strikes_for_less_than_three() -> None:
    """Two Princes who drank four a blow from each other fought on until the battle was drawn."""
    for each in cards():
        if any(isinstance(ability, able.Vampirism) for ability in each.abilities):
            assert expected(each.strike) < 3, each.name


def test_names_and_flavour_are_short_our_own_and_all_different() -> None:
    for field in ("id", "name", "flavour"):
        assert len({getattr(each, field) for each in cards()}) == len(cards())
    for each in cards():
        words = f"{each.name} {each.flavour}".lower()
        assert not [name for name in PUBLISHED if name in words]
        assert each.flavour[-1] in ".!?”"


# -- prices


@over("each", cards())
def test_every_card_is_worth_what_it_costs(each: Card) -> None:
    assert abs(price(each) - each.cost) <= TOLERANCE, worth(each)


def test_most_cards_cost_exactly_what_the_formula_says() -> None:
    """The rest have a life more or less than it says, which battles asked for."""
    assert sum(price(each) == each.cost for each in cards()) >= 0.85 * len(cards())


def test_the_formula_on_plain_bodies() -> None:
    plain = replace(cards()[0], life=6, strike=(1, 2, 3), movement=1, abilities=())
    assert expected((1, 2, 3)) == pytest.approx(10 / 6)
    assert worth(plain) == pytest.approx(0.25 + 10**0.5)
    assert worth(replace(plain, elite=True)) == pytest.approx(0.75 + 0.8 * 10**0.5)
    assert worth(replace(plain, movement=3)) == pytest.approx(0.75 + 10**0.5)
    assert price(replace(plain, life=0, kind=CardKind.EQUIPMENT)) == 1, "never for nothing"


def test_halves_are_rounded_down() -> None:
    body = replace(cards()[0], life=9, strike=(1, 1, 1), movement=2, abilities=())
    assert (worth(body), price(body)) == (3.5, 3)


def test_the_price_of_what_the_rules_name() -> None:
    listed = {
        able.Jump(3): 0.5,
        able.Teleportation(): 0.75,
        able.AttackSkill(1): 0.5,
        able.AttackSkill(2): 1.25,
        able.DefenseSkill(2): 1.0,
        able.Aimed(): 0.5,
        able.Armor(1): 0.75,
        able.Armor(2): 1.75,
        able.Regeneration(2): 1.0,
        able.OnHit(able.Poisoning(2)): 1.5,
        able.Shot((1, 1, 1), 3): 1.2,
        able.Shot((1, 1, 1)): 1.45,
        able.Throw((1, 1, 1), 3): 0.85,
        able.Blast((1, 1, 1), 3): 1.45,
        able.MagicalStrike((1, 1, 1)): 0.4,
        able.Polearm(2): 0.85,
        able.Heal(2, 3): 1.05,
        able.Aura(able.Near.ADJACENT_OWN, (able.Bless(),)): 1.0,
        able.Protection(able.Guard.MAGIC): 0.5,
        able.Incarnation(3): 1.0,
        able.Scale(): 0.5,
        able.Rank((able.Armor(1),)): 0.375,
    }
    for ability, crystals in listed.items():
        assert WORTH[type(ability)](ability) == pytest.approx(crystals), ability


def test_drawbacks_lower_the_price_and_every_primitive_has_one() -> None:
    assert WORTH[able.NoProtector](able.NoProtector()) < 0
    assert WORTH[able.Might](able.Might(-1)) < 0
    assert set(WORTH) == set(ABILITIES.values())


# -- what is written on them


def an_effect(kind: type[Effect]) -> Effect:
    """Return an effect of this kind."""
    if kind is able.Offering:
        return able.Offering(able.Warding(2))
    return kind(2) if fields(kind) else kind()


def test_every_primitive_can_be_written() -> None:
    assert set(WRITTEN) == set(ABILITIES.values())
    for kind in EFFECTS.values():
        assert effect_text(an_effect(kind)).endswith(".")


@pytest.mark.parametrize("code", ["", "de", "sr"])
def test_every_card_is_written_in_every_language(code: str) -> None:
    use_language(code)
    try:
        for each in cards():
            sentences = card_text(each)
            assert len(sentences) == len(each.abilities)
            for sentence in sentences:
                assert sentence.endswith(".") and "{" not in sentence, sentence
            assert len(" ".join(sentences)) <= 200, f"{each.id} has too much text for a card"
            assert type_line(each) and realm_line(each)
            assert len(_(each.name)) <= LONGEST_NAME
            assert max(map(len, _(each.name).split())) <= 17, "no word is wider than a small card"
    finally:
        use_language("")


def test_some_texts() -> None:
    shot = able.Shot((1,), 4, able.Poisoning(2))
    texts = {
        "plains-outrider": "Attack skill 1 after moving two squares or more.",
        "swamp-blowpipe": "Shot 1, range 4. If it wounds: Poison 2.",
        "swamp-great-aunt-bog": "Aura (adjacent enemy cards): Their basic strikes deal 1 less.",
        "mountains-phalanx-sergeant": "Rank: Attack skill 1. Defense skill 1.",
        "fire-cinder-bat": "If its basic strike wounds: Deal the target 1 more wound.",
        "fire-walking-volcano": "When it dies: Each adjacent card takes 3 wounds.",
        "fire-magma-brute": "When it is wounded in melee and lives: The card that did it takes 1 "
        "wound.",
        "plains-caravan-ox": "When your turn ends: Each of your adjacent cards gains 1 extra life.",
        "dark-gravedigger": "When another of your cards dies: This card heals up to 3 wounds.",
        "poisoned-wells": "When your turn starts: Each card gets poison 1.",
        "sacred-grove": "Aura (all your cards): Regeneration 1.",
        "forge-priest": "Aura (your adjacent cards of the Mountains): Armor 1.",
        "forests-white-hart": "Aura (all your other beasts): Regeneration 1.",
        "plains-cleaver": "Beside another of its people: Its basic strike deals 1 more.",
        "plains-drummer": "When the basic strike of one of your adjacent cards wounds: The card "
        "struck takes 1 wound.",
        "dark-soul-butcher": "Effect “Prime Cut” (another own card, range 1): Destroy it. For "
        "that, this card: It gains 4 extra life.",
        "fire-salamander": "While it stands on lava: Regeneration 2. Attack skill 1.",
        "forests-owl": "Heal 2 (own card).",
        "swamp-lullaby-hag": "Spell “Hush Now” (enemy card, range 2): Exhaust it; it does not "
        "become alert when its owner’s next turn starts.",
    }
    for name, sentence in texts.items():
        assert card_text(card_named(name))[0] == sentence
    assert card_named("swamp-blowpipe").abilities == (shot,)
    assert type_line(card_named("fire-phoenix")) == "Elite flyer, elementals"
    assert type_line(card_named("griffin")) == "Elite flyer, beasts, unique"
    assert realm_line(card_named("centaur-bow")) == "Plains, Forests"
    assert realm_line(card_named("griffin")) == "neutral"


def test_an_aura_for_one_people_or_realm_is_worded_as_one_would_say_it() -> None:
    kinds = {
        (each.to, each.people or each.realm)
        for shown in cards()
        for each in shown.abilities
        if isinstance(each, able.Aura) and (each.people or each.realm)
    }
    assert kinds == set(OF_ONE_KIND)
    khan = next(each for each in card_named("plains-khan").abilities if isinstance(each, able.Aura))
    assert ability_text(khan) == (
        "Aura (all your other riders): After moving two squares or more, their basic strikes deal "
        "1 more."
    )
    undead = "When another of your undead dies: Each enemy card takes 1 wound."
    assert undead in card_text(card_named("dark-soul-accountant"))
    trolls = able.Aura(able.Near.ALL_OWN, (able.Bless(),), people="trolls")
    assert ability_text(trolls) == "Aura (all your other cards: trolls only): Bless."


# -- the glossary


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_each_head_of_a_section_of_a_card_is_found_in_the_clause_it_leads_to(language: str) -> None:
    try:
        use_language(language)
        book = ruleset("berserk").rule_book().replace("*", "").casefold()
        clauses = {line[2:7]: line for line in book.splitlines() if line.startswith("- bw-")}
        for keyword in GLOSSARY:
            entry = glossary(keyword)
            head = entry.title.removesuffix(" X").split(",")[0].casefold()
            assert head in clauses[entry.clause.casefold()], (keyword, head)
    finally:
        use_language("")


def test_the_glossary_has_no_word_for_nothing() -> None:
    used = {keyword for each in cards() for keyword in keywords_of(each)}
    assert used == set(GLOSSARY)


def test_the_glossary_explains_every_clause_of_the_abilities() -> None:
    clauses = {glossary(keyword).clause for keyword in GLOSSARY}
    assert clauses >= {f"BW-{n}" for n in range(33, 61)}
    for keyword in GLOSSARY:
        entry = glossary(keyword)
        assert entry.title and entry.paragraph.endswith(".")


def test_keywords_are_named_once_and_in_order() -> None:
    assert keywords_of(card_named("fire-elder-dragon")) == (
        "unique", "scale", "blast", "range", "roll",
    )  # fmt: skip
    assert keywords_of(card_named("swamp-lullaby-hag")) == ("spell", "exhausting")
    assert keywords_of(card_named("thick-fog")) == (
        "terrain", "aura", "protection from shots", "protection from blasts",
    )  # fmt: skip


# -- as files


@over("each", cards())
def test_what_is_written_is_read_again(each: Card) -> None:
    for ability in each.abilities:
        assert read_ability(written(ability), FilePlace("x.toml")) == ability


def test_primitives_are_named_after_their_classes() -> None:
    assert ABILITIES["attack_skill"] is able.AttackSkill
    assert EFFECTS["poisoning"] is able.Poisoning
    assert set(ABILITIES.values()) == set(Ability.__subclasses__())
    assert set(EFFECTS.values()) == set(Effect.__subclasses__())

"""A computer drafter: takes what is good and fits, and builds decks that may be played."""

from collections import Counter

from game.core.rng import Rng
from game.rulesets.berserk.cards.box import cards, realm_deck, whole_box
from game.rulesets.berserk.drafting import MOST_COPIES, build_deck, pick, realms_of, value


def drafted(seed: int, size: int = 36) -> list[int]:
    """A pool picked from stacks of twelve, passed on."""
    rng = Rng(seed)
    box = list(whole_box())
    rng.shuffle(box)
    pool: list[int] = []
    for number in range(size):
        offered = box[number * 6 : number * 6 + 6]
        chosen = pick(pool, offered)
        assert chosen in offered
        pool.append(chosen)
    return pool


def test_the_better_of_two_cards_is_taken_first() -> None:
    best = max(cards(), key=value)
    worst = min(cards(), key=value)
    assert pick([], [worst.number, best.number]) == best.number
    assert pick([], [best.number, worst.number]) == best.number


def test_a_drafter_keeps_to_few_realms() -> None:
    for seed in range(6):
        pool = drafted(seed)
        counted = Counter(realm for number in pool for realm in cards()[number].realms)
        two = sum(counted[realm] for realm in realms_of([cards()[n] for n in pool])[:2])
        assert two > 0.5 * sum(counted.values())


def test_a_fourth_copy_is_left_where_there_is_something_else() -> None:
    best = max(cards(), key=value).number
    other = sorted(cards(), key=value)[-20].number
    assert pick([best] * MOST_COPIES, [best, other]) == other


def test_the_deck_is_thirty_cards_of_the_pool() -> None:
    best = whole = 0.0
    for seed in range(6):
        pool = drafted(seed)
        deck = build_deck(pool)
        assert len(deck) == 30 and list(deck) == sorted(deck)
        assert not Counter(deck) - Counter(pool)
        assert max(Counter(deck).values()) <= MOST_COPIES
        assert sum(cards()[n].is_creature for n in deck) >= 20
        best += sum(value(cards()[n]) for n in deck) / 30
        whole += sum(value(cards()[n]) for n in pool) / 36
    assert best > whole, "good cards of other realms are left out, but on the whole it is better"


def test_a_realm_deck_with_six_strangers_comes_back_whole() -> None:
    deck = realm_deck("fire")
    strangers = [card.number for card in cards() if card.deck == "swamp"][:6]
    kept = build_deck([*deck, *strangers])
    assert sum(cards()[n].deck == "fire" for n in kept) >= 27


def test_a_pool_no_larger_than_a_deck_is_played_whole() -> None:
    pool = sorted(drafted(1, 30))
    assert list(build_deck(pool)) == pool

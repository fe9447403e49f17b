"""Reasons for a card: they say what is so, and what tells it."""

from collections.abc import Callable, Iterator

import pytest

from game.core.reason import Reason, most_telling
from game.core.rng import Rng
from game.kit.actions import PlayCard
from game.kit.cards import DECK, NO_TRUMP, SPADES, card_name, parse_cards, suit_name
from game.kit.choice import Choice
from game.kit.packs import HIGH
from game.kit.putting_away import only_card, putting_away
from game.kit.reasons import card_reasons, doing, speaks_against
from game.kit.tricks import Trick


def told(
    card: str,
    legal: str,
    trick: str = "",
    *,
    wants: bool | None = True,
    gone: str = "",
    is_last: bool = False,
    trumps: bool = False,
    why: Callable[[Choice, bool | None], Iterator[Reason]] = card_reasons,
) -> str:
    """Return the first thing said for a card."""
    at = choice(card, legal, trick, gone=gone, is_last=is_last, trumps=trumps)
    return next(why(at, wants)).words


def choice(
    card: str, legal: str, trick: str = "", *, gone: str = "", is_last: bool = False, trumps: bool
) -> Choice:
    held, lying = parse_cards(legal), parse_cards(trick)
    seen = {*held, *lying, *parse_cards(gone)}
    return Choice(
        parse_cards(card)[0],
        held,
        Trick(0, lying),
        SPADES if trumps else NO_TRUMP,
        HIGH,
        [each for each in DECK if each not in seen],
        is_last,
        suit_name,
        card_name,
    )


@pytest.mark.parametrize(
    ("card", "legal", "trick", "trumps", "wants", "words"),
    [
        ("HJ", "HJHAH2", "HT", False, True, "It wins for now, and your Ace of Hearts stays for a"),
        ("HK", "HKHAH2", "HJ", False, True, "It wins the trick, and your Ace of Hearts stays for"),
        ("S9", "S9SK", "H4", True, True, "It wins for now, and your King of Spades stays for a"),
        ("H9", "H9D2", "SK", False, False, "Your Hearts begin with the 9 of Hearts: 7 weaker"),
        ("S3", "S3SAH4", "", True, True, "It draws trumps: up to 11 may still be out."),
        ("HA", "HAH2", "", True, False, "Only a trump can take this trick from you: up to 13 may"),
    ],
)
def test_what_else_is_said_tells_cards_apart(
    card: str, legal: str, trick: str, trumps: bool, wants: bool, words: str
) -> None:
    at = choice(card, legal, trick, trumps=trumps)
    said = [each.words for each in card_reasons(at, wants)]
    assert any(each.startswith(words) for each in said), said


def test_a_low_trump_is_led_to_draw_trumps_and_for_nothing_else() -> None:
    assert "It draws trumps" in told("S3", "S3SAH4", trumps=True)
    assert "It draws trumps" not in told("SK", "SKS3H4", trumps=True)


@pytest.mark.parametrize(
    ("other", "trick", "gone", "is_like"),
    [
        ("HJ", "", "", True),
        ("H9", "", "", False),
        ("H9", "", "HT", True),
        ("H9", "HT", "", False),
        ("CQ", "", "", False),
    ],
)
def test_cards_with_nothing_out_between_them_come_to_the_same(
    other: str, trick: str, gone: str, is_like: bool
) -> None:
    at = choice("HQ", f"HQHJ{other}", trick, gone=gone, trumps=False)
    assert at.is_like(parse_cards(other)[0]) is is_like


@pytest.mark.parametrize(
    ("reason", "part"),
    [
        (told("HA", "HAH2"), "A sure trick"),
        (told("HA", "HAH2", trumps=True), "of Hearts left: it wins unless somebody trumps it"),
        (told("HK", "HAHKH2", trumps=True), "only a trump beats it"),
        (told("HQ", "HQH2", gone="HA"), "unless somebody plays the one card that beats it"),
        (told("C8", "DAC8C4"), "Let this trick go and keep the Ace of Diamonds for a later one"),
        (
            told("C8", "DQC8C4"),
            "hardly win, but costs you no strong card: 6 stronger cards of Clubs",
        ),
        (told("CT", "DQCTC4", gone="CA"), "unless somebody plays one of the 3 cards that beat it"),
        (told("C4", "CTC9C4"), "your stronger ones of Clubs stay"),
        (told("C4", "DQCTC4"), "your stronger one of Clubs stays"),
        (told("HQ", "HQH2", wants=False), "it can still lose: only 2 stronger cards of Hearts"),
        (told("HA", "HAH2", "HK"), "It wins the trick: nothing that may be out beats it"),
        (told("HQ", "HQHA", "HJ", is_last=True), "this is the weakest card that wins"),
        (told("HQ", "HQH2", "HJ"), "It wins for now. 2 stronger cards of Hearts may be out."),
        (
            told("HQ", "HQH2", "HJ", trumps=True),
            "2 stronger cards of Hearts may be out, and trumps",
        ),
        (
            told("HA", "HAH2", "HJ", trumps=True),
            "It wins for now. Nobody else can hold a stronger card of Hearts: only a trump beats "
            "it.",
        ),
        (
            told("S2", "S2C3", "HJ", trumps=True),
            "It wins for now. 12 stronger cards of Spades may be out.",
        ),
        (
            told("HQ", "HQH2", trumps=True),
            "unless somebody beats it. 2 stronger cards of Hearts may be out, and trumps.",
        ),
        (told("H2", "H2H8H9", "H7"), "even the 9 of Hearts would hardly hold it"),
        (told("H2", "H2HA", "H7"), "Let this trick go and keep the Ace of Hearts for a later one"),
        (told("H2", "H2HKHA", "H7"), "go: your cards that could win it stay for later ones."),
        (told("HT", "H5HTHJ", "HK"), "the 5 of Hearts can lose and the Jack of Hearts win a later"),
        (
            told("H9", "H2H5H9", wants=False),
            "It will hardly win: 5 stronger cards of Hearts may be",
        ),
        (told("HQ", "H2HTHQ", wants=False), "it can still lose: only 2 stronger cards of Hearts"),
        (told("H9", "H9H2", wants=False), "You keep the 2 of Hearts, which more cards can beat."),
        (told("H2", "HQH2", "HJ"), "keep the Queen of Hearts for a later one"),
        (told("H2", "H9H2", "HJ"), "so play your weakest card"),
        (told("H9", "H9H2", "HJ"), "and the 2 of Hearts that you keep is surer to lose later"),
        (told("C9", "C9DKH2", "SJ"), "fewer cards can beat the King of Diamonds that you keep"),
        (told("DK", "C9DKH2", "SJ"), "You cannot win this trick, and 1 stronger card of this suit"),
        (told("DA", "C9DAH2", "SJ"), "You cannot win this trick."),
        (told("HA", "CAHAH2", "SJ"), "keep the Ace of Clubs, the strongest left of its suit"),
        (
            told("H9", "H9H2", "HJ", wants=False),
            "The strongest of your cards that still loses to the Jack of Hearts",
        ),
        (told("H2", "H9H2", "HJ", wants=False), "It loses to the Jack of Hearts, so"),
        (told("HA", "HAHK", "HJ", wants=False, is_last=True), "play your strongest card"),
        (
            told("HQ", "HQHK", "HJ", wants=False),
            "win for now. 1 stronger card of Hearts may be out.",
        ),
        (
            told("HQ", "HQHK", "HJ", wants=False, trumps=True),
            "All your cards win for now. 1 stronger card of Hearts may be out, and trumps.",
        ),
        (told("HA", "HAH2", "HJ", wants=False), "it cannot win a trick that would hurt more"),
        (told("HA", "HAH2", "HJ", wants=None), "It wins the trick."),
    ],
)
def test_what_is_said_is_so(reason: str, part: str) -> None:
    assert part in reason


@pytest.mark.parametrize(
    ("reason", "part"),
    [
        (
            told("H9", "S3H9C2C3", why=putting_away, trumps=True),
            "without it you can trump that suit",
        ),
        (
            told("H9", "H9C2C3", why=putting_away, wants=None),
            "without it you can throw what you like",
        ),
        (told("H9", "H9C2C3", why=putting_away), "5 stronger cards of Hearts may still be out"),
        (told("H9", "HAH9C2C3", why=putting_away), "4 stronger cards of Hearts may still be out"),
        (told("HA", "HAH9C2C3", why=putting_away), "you still hold 1 card of Hearts"),
        (told("HA", "HAH9C2C3", why=putting_away, wants=False), "it would take a trick"),
        (
            told("HK", "HKH9C2C3", why=putting_away, wants=False, gone="H2H3H4H5H6"),
            "Only 1 stronger card of Hearts",
        ),
        (told("HK", "HKH9C2C3", why=putting_away, wants=False), "Your Hearts begin with the 9"),
    ],
)
def test_why_a_card_is_put_away(reason: str, part: str) -> None:
    assert part in reason


def test_what_is_said_to_be_surer_weaker_or_lower_is_so() -> None:
    said = 0
    for number in range(300):
        cards = Rng(number).sample(DECK, 20)
        held, gone = cards[:8], cards[8:]
        for card in held:
            choice = Choice(
                card,
                held,
                Trick(0, ()),
                NO_TRUMP,
                HIGH,
                [each for each in DECK if each not in {*held, *gone}],
                False,
                suit_name,
                card_name,
            )
            named = {card_name(each): each for each in held}
            if "which more cards can beat" in (words := next(card_reasons(choice, False)).words):
                said += 1
                (surer,) = (
                    each for name, each in named.items() if f"keep the {name}, which" in words
                )
                assert choice.higher_than(surer) > choice.higher
            if "begin with" in (words := next(putting_away(choice, False)).words):
                said += 1
                own = [each for each in held if each.suit == card.suit]
                assert f"begin with the {card_name(min(own))}: " in words
                below = sum(out.suit == card.suit and out < min(own) for out in choice.out)
                assert f": {below} weaker cards may be out" in words
    assert said > 300


def test_before_what_trials_show_a_low_lead_is_told_by_what_is_kept_alone() -> None:
    first = next(card_reasons(choice("H9", "H9H2", trumps=False), False))
    assert first.words.startswith("It will hardly win: ")
    assert first.short == "You keep the 2 of Hearts, which more cards can beat."


def test_every_card_has_a_reason_however_few_may_be_played() -> None:
    for number in range(200):
        rng = Rng(number)
        cards = rng.sample(DECK, 20)
        held = cards[: 1 + number % 8]
        trick = Trick(0, tuple(cards[8 : 8 + number % 4]))
        out = [each for each in DECK if each not in {*held, *trick.cards}]
        led = [card for card in held if trick.cards and card.suit == trick.cards[0].suit]
        for card in (legal := led or held):
            for trump in (NO_TRUMP, SPADES):
                at = (legal, trick, trump, HIGH, out, number % 2 == 0, suit_name, card_name)
                for wants in (True, False, None):
                    told = list(card_reasons(Choice(card, *at), wants))
                    assert told and all(each.words.endswith(".") for each in told)


@pytest.mark.parametrize(
    ("legal", "trick", "out", "may_ruff"),
    [
        ("HTS2C3", "", "HJHQ", True),
        ("HTS2C3", "", "HJ", False),  # whoever has it follows now
        ("HTS2C3", "D4", "HJ", True),
        ("HTS2C3", "D4", "", False),
        ("HTS2", "", "H2H3", False),  # it wins, and nobody else leads after it
        ("HTS2", "", "HJHQ", True),
    ],
)
def test_of_ruffs_is_told_only_where_others_may_still_lead_the_suit(
    legal: str, trick: str, out: str, may_ruff: bool
) -> None:
    kept = parse_cards(out)
    hearts = "".join(map(str, (each for each in DECK if str(each)[0] == "H" and each not in kept)))
    spades = "".join(str(each) for each in DECK if str(each)[0] == "S")
    at = choice("HT", legal, trick, gone=hearts + spades, trumps=True)
    said = [each.words for each in only_card(at, True)]
    assert bool(said) is may_ruff and all(
        "without it you can trump that suit" in each for each in said
    )


def test_a_likely_winner_that_is_wanted_is_not_led_to_trump_its_suit_later() -> None:
    held, gone = "S7HKCKCQC8C5C4", "HACAC2C3"
    king, clubs = (choice(card, held, gone=gone, trumps=True) for card in ("HK", "CK"))
    own, others = list(card_reasons(king, True)), list(card_reasons(clubs, True))
    assert most_telling(own, [("CK", others)]).words == (
        "The highest card of Hearts left: it wins unless somebody trumps it. 11 more cards of "
        "Hearts may be out, and whoever holds one cannot trump."
    )
    assert not any(each.kind == "only card" for each in own)
    low = choice("H3", "S7H3CK", trumps=True)
    assert any(each.kind == "only card" for each in card_reasons(low, True))


@pytest.mark.parametrize(
    ("legal", "words"),
    [
        ("H9H2", "You cannot win this trick: nothing you may play beats the Jack of Hearts."),
        ("H9HK", "It loses to the Jack of Hearts, so you do not win the trick."),
    ],
)
def test_where_no_card_wins_it_is_said_that_the_trick_is_lost_whatever_is_played(
    legal: str, words: str
) -> None:
    assert doing(choice("H9", legal, "HJ", trumps=False)) == words


def test_of_a_low_card_that_is_led_it_is_said_that_it_will_hardly_win() -> None:
    """How many are stronger, and no more, sounded like a reason against the lead."""
    low, high = (choice(card, "H2HQ", trumps=True) for card in ("H2", "HQ"))
    assert doing(low) == "It will hardly win: 11 stronger cards of Hearts may be out."
    assert doing(high) == "2 stronger cards of Hearts may be out, and trumps."


def test_of_cards_of_one_rank_the_weakest_is_the_one_that_more_may_beat() -> None:
    """Of three tens the one that one card could beat was called the weakest."""
    legal, gone = "HTCTDT", "HAHQHJ"
    assert "weakest" not in told("HT", legal, "S5", gone=gone)
    assert "weakest" in told("DT", "DTHT", "S5", gone=gone)


def test_who_wins_anyway_is_not_told_to_keep_weak_cards_that_are_as_good() -> None:
    """“Play your strongest card and keep the weak ones” stood above “4 of Diamonds as good”."""
    first = next(card_reasons(choice("DQ", "DQD8D4", "D2D3", is_last=True, trumps=False), False))
    assert "keep the weak ones" in first.words
    assert speaks_against(first, PlayCard(parse_cards("D4")[0]))
    assert not speaks_against(first, PlayCard(parse_cards("DQ")[0]))

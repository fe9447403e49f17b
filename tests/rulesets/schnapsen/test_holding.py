"""What a hand is good for by its cards."""

from game.core.rng import Rng
from game.kit.cards import NO_TRUMP
from game.kit.german import PACK
from game.kit.knowledge import takes_all
from game.kit.tricks import Trick
from game.rulesets.schnapsen.contracts import Aim
from game.rulesets.schnapsen.guide import weak
from game.rulesets.schnapsen.play import RULES


def test_a_hand_of_which_nothing_can_be_beaten_is_one_that_takes_all() -> None:
    for seed in range(300):
        pack = Rng(seed).sample(PACK, len(PACK))
        hand, out = pack[:6], pack[6:18]
        assert bool(takes_all(hand, out, NO_TRUMP)) is not bool(weak(hand, out, Aim.EVERY_TRICK))


def test_a_card_is_forced_if_a_lower_one_is_led_and_only_then() -> None:
    for seed in range(100):
        pack = Rng(seed).sample(PACK, len(PACK))
        hand, out = pack[:6], pack[6:]
        found = weak(hand, out, Aim.NO_TRICK)
        for card in hand:
            takes = [
                led
                for led in out
                if led.suit == card.suit
                and card in RULES.open_cards(hand, Trick(1, (led,)), NO_TRUMP)[0]
                and Trick(1, (led, card)).winner(NO_TRUMP, 3) == 2
            ]
            assert bool(takes) is (card in found)

"""Make the deck of a season: `python -m levels.campaign.cards` writes `deck.toml` here.

Cards are chosen by realm, price and worth, so that the file can be made anew when cards change: the
starter of what is regular and poor, the pools of what is better from act to act.
"""

from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

from game.rulesets.berserk.cards.box import cards
from game.rulesets.berserk.cards.card import Card, Realm
from game.rulesets.berserk.cards.decks import SMALLEST, deck_line
from game.rulesets.berserk.drafting import value

FILE = Path(__file__).with_name("deck.toml")
REALM = Realm.PLAINS
"""Where whoever sets out comes from."""
COPIES = 3
"""Of a neutral card in a poor deck."""
POOL = 18
"""Cards of a pool."""
SHARE = (0.35, 0.7)
"""Where among all cards, by worth, the second and the third pool begin."""
LEAST = 1.6
"""The worth of the poorest card that is offered."""
PRICES = {1: 10, 2: 14, 3: 18}
HEAD = """# The deck of a season, made by `python -m levels.campaign.cards`.
#
# starter  what one sets out with, in the order in which the cards leave for better ones
# poor     by realm: the decks of those on the road who are no better off
# act-N    the cards that may be won there or bought, the weakest first, and their price in coins
"""


def poor(realm: Realm) -> list[Card]:
    """Return a poor deck of a realm: its regular cards and the poorest of none, by worth."""
    own = [each for each in cards() if each.deck == realm and not each.elite]
    deck = [each for each in own for _copy in range(each.copies)]
    neutral = [each for each in cards() if not (each.elite or each.realms) and each.is_creature]
    for each in sorted(neutral, key=value):
        deck += [each] * min(COPIES, SMALLEST - len(deck))
    return sorted(deck, key=value)


def pools(started: Iterable[Card]) -> dict[int, list[Card]]:
    """Return the cards of each act: what the starter lacks of the realm, and some of all others."""
    known = {each.id for each in started}
    better = (each for each in cards() if each.id not in known and not each.unique)
    left = sorted((each for each in better if value(each) >= LEAST), key=value)
    ends = [0, *(round(share * len(left)) for share in SHARE), len(left)]
    found = {}
    for act, (first, last) in enumerate(pairwise(ends), start=1):
        own = [each for each in left[first:last] if not each.realms or REALM in each.realms]
        far = [each for each in left[first:last] if each not in own]
        step = len(far) / (POOL - len(own))
        chosen = [*own, *(far[int(n * step)] for n in range(POOL - len(own)))]
        found[act] = sorted(chosen, key=value)
    return found


def text() -> str:
    """Return the file."""
    started = poor(REALM)
    lines = [HEAD, 'game = "berserk"', f"starter = {_listed(started)}", "", "[poor]"]
    lines += [f'{realm} = "{deck_line([each.number for each in poor(realm)])}"' for realm in Realm]
    for act, pool in pools(started).items():
        lines += ["", f"[act-{act}]", f"price = {PRICES[act]}", f"cards = {_listed(pool)}"]
    return "\n".join(lines) + "\n"


def _listed(found: Iterable[Card]) -> str:
    rows = "".join(f'    "{each.id}",\n' for each in found)
    return f"[\n{rows}]"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")

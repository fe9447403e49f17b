"""Make the deck of a season: `python -m levels.campaign.cards` writes `deck.toml` here.

Cards are chosen by realm, price and worth, so that the file can be made anew when cards change: the
starter of what is plain and poor, the pools of what is better from act to act.
"""

from collections.abc import Iterable, Iterator
from itertools import islice, pairwise
from pathlib import Path

from game.rulesets.berserk.cards.box import cards
from game.rulesets.berserk.cards.card import Card, CardKind, Realm
from game.rulesets.berserk.cards.decks import SMALLEST
from game.rulesets.berserk.drafting import value

FILE = Path(__file__).with_name("deck.toml")
REALM = Realm.PLAINS
"""Where whoever sets out comes from."""
COPIES = 3
"""Of a card of the starter."""
OTHERS = 3
"""Cards of the starter that are no creatures."""
POOL = 18
"""Cards of a pool."""
SHARE = (0.35, 0.7)
"""Where among all cards, by worth, the second and the third pool begin."""
LEAST = 0.5
"""The worth of the poorest card that is offered."""
PRICES = {1: 10, 2: 14, 3: 18}
HEAD = """# The deck of a season, made by `python -m levels.campaign.cards`.
#
# starter  what one sets out with, in the order in which the cards leave for better ones
# act-N    the cards that may be won there or bought, the weakest first, and their price in coins
"""


def starter() -> list[Card]:
    """Return the starter: regular cards of the realm and of none, the poorest first."""
    own = [each for each in cards() if not each.elite and set(each.realms) <= {REALM}]
    own.sort(key=value)
    creatures = _copies(each for each in own if each.kind is CardKind.CREATURE)
    things = _copies(each for each in own if not each.is_creature)
    chosen = [*islice(things, OTHERS), *islice(creatures, SMALLEST - OTHERS)]
    return sorted(chosen, key=value)


def _copies(found: Iterable[Card]) -> Iterator[Card]:
    for each in found:
        yield from [each] * (1 if each.unique else COPIES)


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
    started = starter()
    lines = [HEAD, 'game = "berserk"', f"starter = {_listed(started)}"]
    for act, pool in pools(started).items():
        lines += ["", f"[act-{act}]", f"price = {PRICES[act]}", f"cards = {_listed(pool)}"]
    return "\n".join(lines) + "\n"


def _listed(found: Iterable[Card]) -> str:
    rows = "".join(f'    "{each.id}",\n' for each in found)
    return f"[\n{rows}]"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")

"""Decks as texts: "3 plains-outrider" a line or between commas, checked, and told in figures.

A line that begins with # is a remark. A number may be left out where there is one copy.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from game.core.words import _
from game.rulesets.berserk.cards.abilities import RangedAttack
from game.rulesets.berserk.cards.box import by_id, card, cards, realm_deck
from game.rulesets.berserk.cards.card import CardKind, Realm

SMALLEST, LARGEST = 30, 50
MOST_COPIES = 3
LONGEST = 10_000
"""Letters of a deck's text; 50 lines need a fifth of that."""
ENTRY = re.compile(r"(?:(\d{1,4})\s*[x×]?\s+)?(\S+)")


class BadDeck(ValueError):
    """A text that is no deck, or a deck that may not be played (BW-02)."""


def deck_cards(deck: str) -> tuple[int, ...]:
    """Return the cards of a deck, ascending: a realm's by its name, any other by its text."""
    return realm_deck(deck) if deck in list(Realm) else read_deck(deck)


def read_deck(text: str) -> tuple[int, ...]:
    """Return the cards of a deck's text, ascending; raise BadDeck unless it may be played."""
    deck = parse_deck(text)
    for fault in faults(deck):
        raise BadDeck(fault)
    return deck


def parse_deck(text: str) -> tuple[int, ...]:
    """Return the cards that a text names, ascending, be they a deck or not; raise BadDeck."""
    if len(text) > LONGEST:
        raise BadDeck(_("A deck’s text has at most {n} characters.").format(n=LONGEST))
    known = by_id()
    found: list[int] = []
    for entry in _entries(text):
        parts = ENTRY.fullmatch(entry)
        if not parts:
            raise BadDeck(
                _("“{entry}” is not a number and a card, such as “3 {example}”.").format(
                    entry=_short(entry), example=cards()[0].id
                )
            )
        copies, name = int(parts[1] or 1), parts[2].lower()
        if name not in known:
            raise BadDeck(_unknown(parts[2]))
        if not 1 <= copies <= MOST_COPIES:
            raise BadDeck(_too_many(known[name].number, copies))
        found += [known[name].number] * copies
    return tuple(sorted(found))


def faults(deck: Sequence[int]) -> tuple[str, ...]:
    """Return a sentence for everything that keeps these cards from being a deck (BW-02)."""
    found = []
    if len(deck) < SMALLEST:
        found.append(
            _("A deck has at least {least} cards; this one has {n}.").format(
                least=SMALLEST, n=len(deck)
            )
        )
    if len(deck) > LARGEST:
        found.append(
            _("A deck has at most {most} cards; this one has {n}.").format(
                most=LARGEST, n=len(deck)
            )
        )
    for number, copies in sorted(Counter(deck).items()):
        if copies > MOST_COPIES:
            found.append(_too_many(number, copies))
    if deck and not any(card(number).is_creature for number in deck):
        found.append(_("A deck needs a creature: without one its battle is lost."))
    return tuple(found)


def deck_text(deck: Sequence[int]) -> str:
    """Return the deck as lines that `read_deck` reads."""
    return "\n".join(_written(deck))


def deck_line(deck: Sequence[int]) -> str:
    """Return the deck on one line, for an option."""
    return ", ".join(_written(deck))


@dataclass(frozen=True)
class Figures:
    """What a deck is made of; every figure counts copies."""

    size: int
    crystals: int
    """What all its cards cost together."""
    by_cost: Mapping[int, tuple[int, int]]
    """Regular and elite cards, by cost; costs without cards between the ends are there, too."""
    elites: int
    kinds: Mapping[CardKind, int]
    """Every kind that occurs, in the order of `Kind`."""
    realms: Mapping[Realm | None, int]
    """Every realm that occurs, None for neutral cards; a card of two realms counts in both."""
    ranged: int
    """Cards with a shot, a throw or a blast."""

    @property
    def elite_share(self) -> float:
        """The share of elite cards, 0 to 1."""
        return self.elites / self.size if self.size else 0.0

    @property
    def average_cost(self) -> float:
        """What a card costs on the average, in crystals."""
        return self.crystals / self.size if self.size else 0.0


def figures(deck: Sequence[int]) -> Figures:
    """Return the figures of a deck."""
    chosen = [card(number) for number in deck]
    costs = Counter((each.cost, each.elite) for each in chosen)
    ends = [each.cost for each in chosen]
    curve = range(min(ends), max(ends) + 1) if ends else range(0)
    kinds = Counter(each.kind for each in chosen)
    realms = Counter(realm for each in chosen for realm in each.realms or (None,))
    return Figures(
        size=len(chosen),
        crystals=sum(ends),
        by_cost={cost: (costs[cost, False], costs[cost, True]) for cost in curve},
        elites=sum(each.elite for each in chosen),
        kinds={kind: kinds[kind] for kind in CardKind if kinds[kind]},
        realms={realm: realms[realm] for realm in (*Realm, None) if realms[realm]},
        ranged=sum(any(isinstance(it, RangedAttack) for it in each.abilities) for each in chosen),
    )


def _entries(text: str) -> Iterator[str]:
    for line in text.splitlines():
        if not line.lstrip().startswith("#"):
            yield from filter(None, (each.strip() for each in line.split(",")))


def _written(deck: Sequence[int]) -> Iterator[str]:
    for number, copies in sorted(Counter(deck).items()):
        yield f"{copies} {card(number).id}"


def _too_many(number: int, copies: int) -> str:
    return _("A deck has 1 to {most} copies of a card; {card} would be there {n} times.").format(
        most=MOST_COPIES, card=_(card(number).name), n=copies
    )


def _unknown(name: str) -> str:
    names = {each.id: each for each in cards()} | {
        each.id.partition("-")[2]: each for each in cards()
    }
    near = get_close_matches(_short(name.lower()), names, n=1, cutoff=0.5)
    if not near:
        return _("There is no card “{name}”.").format(name=_short(name))
    meant = names[near[0]]
    return _("There is no card “{name}”; is {id} meant ({card})?").format(
        name=_short(name), id=meant.id, card=_(meant.name)
    )


def _short(text: str) -> str:
    text = "".join(each if each.isprintable() else "?" for each in text)
    return text if len(text) <= 40 else text[:39] + "…"

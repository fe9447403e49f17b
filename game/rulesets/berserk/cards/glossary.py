"""The glossary of the cards: a paragraph for every keyword, with the clause that it explains."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from game.core.words import _
from game.rulesets.berserk.cards import abilities as able
from game.rulesets.berserk.cards.abilities import Ability, Effect
from game.rulesets.berserk.cards.abilityfile import FRIENDS, word
from game.rulesets.berserk.cards.card import Card, CardKind
from game.rulesets.berserk.cards.glossary_more import MORE
from game.rulesets.berserk.cards.glossary_words import WORDS


@dataclass(frozen=True)
class Keyword:
    """One keyword as it is explained; title and paragraph in the language in use."""

    title: str
    paragraph: str
    clause: str


GLOSSARY: Mapping[str, tuple[str, str, str]] = {**WORDS, **MORE}
"""Title, paragraph and clause of every keyword."""

SAME: Mapping[str, str] = {
    "pushing": "shifting",
    "pulling": "shifting",
    "stunning": "exhausting",
    "rousing": "exhausting",
    "strengthening": "modifier",
    "weakening": "modifier",
}
"""What is explained under another keyword."""


def glossary(keyword: str) -> Keyword:
    """Return how a keyword is explained; raise KeyError for one that is not in GLOSSARY."""
    title, paragraph, clause = GLOSSARY[keyword]
    return Keyword(_(title), _(paragraph), clause)


def keywords_of(card: Card) -> tuple[str, ...]:
    """Return the keywords on a card that the glossary explains, each once, in their order."""
    found = list(_of_kind(card))
    for ability in card.abilities:
        found += _of(ability)
    return tuple(dict.fromkeys(each for each in found if each in GLOSSARY))


def _of_kind(card: Card) -> Iterator[str]:
    if card.kind is not CardKind.CREATURE:
        yield str(card.kind)
    if card.unique:
        yield "unique"


def _of(part: Ability | Effect) -> Iterator[str]:
    """Yield the keywords of an ability or effect, then those of whatever is inside it."""
    name = word(type(part))
    yield f"protection from {part.against}" if isinstance(part, able.Protection) else name
    yield SAME.get(name, "")
    if isinstance(part, able.RangedAttack):
        yield "range"
    if len(getattr(part, "damage", ())) > 1:
        yield "roll"
    if isinstance(part, able.When) and part.moment in FRIENDS:
        yield "friends"
    given = part.gives if isinstance(part, able.Offering) else None
    inner = () if given else getattr(part, "gives", ())
    for each in (*inner, given, getattr(part, "does", None)):
        if each is not None:
            yield from _of(each)

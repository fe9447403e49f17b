"""House rules as they are typed: NAME=VALUE, a deck of one's own by its name."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from game.cli.refused import Answered, Refused
from game.cli.stores import store_to_read
from game.core import options as option_texts
from game.core.options import BadOption, OptionSpec
from game.core.words import _, meant

O = TypeVar("O")  # noqa: E741 - the design's own name for the options type of a ruleset

ASKED = "?"
"""What is typed for a name or a value by whoever asks which there are."""

DECK = "deck_"
"""How the name of an option begins that is a deck."""


def with_pairs(options: O, pairs: Sequence[str]) -> O:
    """Return the options with those that are typed as NAME=VALUE.

    Raise Refused or BadOption, also for one that would change nothing beside the others; Answered
    where "?" asks which there are, and NAME=? what one of them is.
    """
    texts: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if pair.strip() == ASKED:
            raise Answered([f"{spec.name}: {spec.told()}" for spec in option_texts.specs(options)])
        if value.strip() == ASKED:
            raise Answered(_about(options, _spec(options, name.strip())))
        if not sign:
            sentence = _("The option “{pair}” is not NAME=VALUE; “--option ?” lists them all.")
            raise Refused(sentence.format(pair=pair))
        texts[name.strip()] = value
    for spec in option_texts.specs(options):
        if spec.name.startswith(DECK) and spec.name in texts:
            texts[spec.name] = _deck(options, spec, texts[spec.name])
    changed = _with_texts(options, texts)
    for name in texts:
        if why_idle := option_texts.spec_of(changed, name).why_idle(changed):
            raise Refused(why_idle)
    return changed


def preset_lines(presets: Mapping[str, Any]) -> list[str]:
    """Return a line for each set of house rules: its name, and what it sets."""
    usual = _("the usual rules")
    return [
        f"{name}: {'; '.join(option_texts.house_rules(options)) or usual}"
        for name, options in presets.items()
    ]


def _about(options: Any, spec: OptionSpec) -> list[str]:
    """Return what one option is about, what it may be, and what it is where nothing is said."""
    usual = option_texts.as_texts(options)[spec.name]
    clause = f" [{spec.rule}]" if spec.rule else ""
    about = f"{spec.name}: {spec.told()}{clause}"
    if spec.has_many:
        lines = [f"  {line}" for line in spec.listed()]
        return [about, *lines, _("Unless you say otherwise, it is {usual}.").format(usual=usual)]
    words = _("It is {allowed}; unless you say otherwise, it is {usual}.")
    return [about, words.format(allowed=spec.allowed(), usual=usual)]


def _spec(options: Any, name: str) -> OptionSpec:
    """Return the spec of an option; raise Refused that says which was meant."""
    names = [spec.name for spec in option_texts.specs(options)]
    if name not in names:
        sentence = _("There is no option “{name}”.").format(name=name[:40])
        listed = _("“--option ?” lists them all.")
        raise Refused(f"{sentence}{meant(name, names)} {listed}")
    return option_texts.spec_of(options, name)


def _with_texts(options: O, texts: Mapping[str, str]) -> O:
    """Return the options with these values; of one that has many, say how to read them all."""
    for name, text in texts.items():
        spec = _spec(options, name)
        try:
            spec.parse(text)
        except BadOption as wrong:
            if not spec.has_many:
                raise
            asked = _("{name}=? tells what each of them is.").format(name=name)
            raise BadOption(f"{wrong} {asked}") from None
    return option_texts.with_texts(options, texts)


def _deck(options: Any, spec: OptionSpec, text: str) -> str:
    """Return a deck as its option takes it; raise BadOption that says which decks there are."""
    name = text.strip()
    if name in spec.choices:
        return name
    own = _own_decks()
    found = own.get(name, text)
    try:
        option_texts.with_texts(options, {spec.name: found})
    except BadOption as wrong:
        is_text = name in own or len(name.split()) > 1 or "," in name
        raise BadOption(
            _(
                "{name} cannot be “{value}”. {why} Allowed are the decks {decks}, a deck of your "
                "own by its name ({own}), and a deck written as a text."
            ).format(
                name=spec.name,
                value=name[:40],
                why=wrong if is_text else _("There is no such deck."),
                decks=", ".join(map(str, spec.choices)),
                own=", ".join(own) or _("none yet"),
            )
        ) from None
    return found


def _own_decks() -> Mapping[str, str]:
    """Return the decks that the player has built, none where the store cannot be used."""
    try:
        with store_to_read() as store:
            return store.decks.all()
    except Refused:
        return {}

"""The deck of a season, read from `levels/campaign/deck.toml` with suspicion."""

from dataclasses import replace
from pathlib import Path

from game.core import options as option_texts
from game.core.fields import FilePlace, array, line, name_among, name_of, number, read_toml, table
from game.core.options import BadOption
from game.core.words import _
from game.rulesets.catalogue import RULESETS
from game.session.campaign.deck import OFFERED, OWN, SeasonDeck
from game.session.campaign.node import ACTS

PARTS = ("game", "starter", "poor", *(f"act-{act}" for act in ACTS))
MOST = 100
"""Cards of a list."""
DEAREST = 99
LONGEST = 2000
"""Letters of a deck's text."""


def read_deck(file: Path) -> SeasonDeck:
    """Return the deck of a season; raise BadContent."""
    place = FilePlace(name_of(file))
    found = table(read_toml(file), place, PARTS, PARTS)
    game = name_among(found["game"], place.at("game"), list(RULESETS))
    starter = _ids(found["starter"], place.at("starter"))
    pools, prices = {}, {}
    for act in ACTS:
        here = place.at(f"act-{act}")
        row = table(found[f"act-{act}"], here, ("price", "cards"), ("price", "cards"))
        prices[act] = number(row["price"], here.at("price"), 1, DEAREST)
        pools[act] = _ids(row["cards"], here.at("cards"))
        if len(pools[act]) < 2 * OFFERED:
            raise here.at("cards").refused(
                _("must have at least {least} entries, not {n}.").format(
                    least=2 * OFFERED, n=len(pools[act])
                )
            )
    deck = SeasonDeck(game, starter, pools, prices, {})
    _check(game, deck.text([]), place.at("starter"))
    for act in ACTS:
        for id in pools[act]:
            _check(game, deck.text([id]), place.at(f"act-{act}").at(id))
    return replace(deck, poor=_poor(game, found["poor"], place.at("poor")))


def _poor(game: str, value: object, place: FilePlace) -> dict[str, str]:
    """Return a deck for each realm that the game has decks of."""
    [own] = [spec for spec in option_texts.specs(RULESETS[game].options) if spec.name == OWN]
    realms = tuple(map(str, own.choices))
    rows = table(value, place, realms, realms)
    poor = {realm: line(text, place.at(realm), LONGEST) for realm, text in rows.items()}
    for realm, text in poor.items():
        _check(game, text, place.at(realm))
    return poor


def _ids(value: object, place: FilePlace) -> tuple[str, ...]:
    rows = array(value, place, MOST)
    return tuple(line(each, place.at(str(n)), 40) for n, each in enumerate(rows, start=1))


def _check(game: str, deck: str, place: FilePlace) -> None:
    """Raise BadContent unless the game plays the deck."""
    try:
        option_texts.with_texts(RULESETS[game].options(), {OWN: deck})
    except BadOption as wrong:
        raise place.refused(str(wrong)) from None

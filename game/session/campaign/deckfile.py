"""The deck of a season, read from `levels/campaign/deck.toml` with suspicion."""

from pathlib import Path

from game.core import options as option_texts
from game.core.fields import FilePlace, array, line, name_among, name_of, number, read_toml, table
from game.core.options import BadOption
from game.core.words import _
from game.rulesets.catalogue import RULESETS
from game.session.campaign.deck import OFFERED, OWN, SeasonDeck
from game.session.campaign.node import ACTS

PARTS = ("game", "starter", *(f"act-{act}" for act in ACTS))
MOST = 100
"""Cards of a list."""
DEAREST = 99


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
    deck = SeasonDeck(game, starter, pools, prices)
    _check(deck, [], place.at("starter"))
    for act in ACTS:
        for id in pools[act]:
            _check(deck, [id], place.at(f"act-{act}").at(id))
    return deck


def _ids(value: object, place: FilePlace) -> tuple[str, ...]:
    rows = array(value, place, MOST)
    return tuple(line(each, place.at(str(n)), 40) for n, each in enumerate(rows, start=1))


def _check(deck: SeasonDeck, taken: list[str], place: FilePlace) -> None:
    """Raise BadContent unless the game plays the deck with these cards."""
    try:
        option_texts.with_texts(RULESETS[deck.game].options(), {OWN: deck.text(taken)})
    except BadOption as wrong:
        raise place.refused(str(wrong)) from None

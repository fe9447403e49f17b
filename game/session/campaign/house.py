"""What a house of the road plays, and for how long, in plain sentences."""

from collections.abc import Mapping

from game.core.options import specs
from game.core.words import _, marked, opening
from game.rulesets.catalogue import RULESETS
from game.session.campaign.node import Round

TARGET = "target"
"""The option that says how many points end a match."""

PLAIN: Mapping[tuple[str, str], str] = {
    ("largest_hand", "3"): marked("Nobody holds more than three cards."),
    ("largest_hand", "5"): marked("Nobody holds more than five cards."),
    ("scoring", "SA08a"): marked(
        "A bid made exactly counts ten and its tricks, a zero only five; one missed counts its "
        "tricks."
    ),
    ("form", "chicago"): marked("It is a Chicago: four deals, and their points are added up."),
    ("deals", "4"): "",
    ("takes_over", "alone"): marked("When your partner is declarer, you play both hands."),
    ("board", "starter"): marked("Five contracts to bid on, the simplest ones."),
    ("crystals", "small"): marked(
        "The armies are small: ten gold and ten silver crystals on each side."
    ),
    ("mulligans", "0"): marked("There are no mulligans."),
    ("first", "fixed"): marked("There are no dice for the first turn."),
    ("terrain", "on"): marked("The land counts: wood, marsh, rock, lava, hills and water."),
}
"""What rules say that many places have, by option and its text; "" where another says it."""
_UNSAID = frozenset({"field", TARGET})
"""Options that are no rules, or are told with the length."""


def length_of(round: Round) -> str:
    """Return how long a round is, "" where its rules say so."""
    if round.deals is None:
        return ""
    if TARGET in round.rules:
        told = _("To {target} points, {n} deals at most.")
        return told.format(target=round.rules[TARGET], n=round.deals)
    return opening(RULESETS[round.game].telling.terms.over(round.deals)) + "."


def other_rules(round: Round) -> str:
    """Return the other house rules of a round, "" for none; those that have no sentence of their
    own by title and value. How its cards are drawn (`lively`) is one of them."""
    told, named = [], []
    for spec in specs(RULESETS[round.game].options):
        text = round.rules.get(spec.name)
        if text is None or spec.open or spec.name in _UNSAID:
            continue
        if (plain := PLAIN.get((spec.name, text))) is not None:
            told += [_(plain)] if plain else []
        elif (value := spec.parse(text)) != spec.default:
            named.append(_("{title}: {value}").format(title=_(spec.title), value=spec.label(value)))
    if named:
        told.append(_("House rules: {rules}.").format(rules="; ".join(named)))
    if RULESETS[round.game].passed_out:
        told.append(_("The cards are dealt so that careful players would never all pass."))
    return " ".join(told)

"""What can be done on the road, in text: each choice in a line, with the step that it is."""

from collections.abc import Callable, Collection, Mapping, Sequence

from game.core.words import _
from game.rulesets.berserk.cards.box import card_named
from game.rulesets.berserk.cards.phrases import name_of, toll_words
from game.rulesets.berserk.cards.texts import card_line
from game.rulesets.catalogue import RULESETS
from game.session.campaign import amounts, outcome, rewards, schooling, telling
from game.session.campaign.favour import FAVOURS
from game.session.campaign.matches import NONE, may_take_none
from game.session.campaign.node import Choice
from game.session.campaign.season import Season
from game.session.campaign.steps import SHOW, SKIP_ALL
from game.session.campaign.stops import HEART, notes, why_barred, why_not_bought
from game.session.campaign.trail import Phase, Trail

Choices = Sequence[tuple[str, str]]
"""What can be done now, each with its step."""


def favour_words(season: Season, step: str) -> str:
    """Return the favour that a step asks for, what it does, and whom it names."""
    _word, id, *other = step.split()
    words = f"{_(FAVOURS[id].title)}: {_(FAVOURS[id].words)}"
    if not other:
        return words
    return f"{words} ({telling.name_of_other(season.round, int(other[0]) - 1)})"


def favour_steps(season: Season, has_begun: bool) -> Sequence[str]:
    """Return the steps that ask for a favour at the table, before its round or in the midst."""
    steps = []
    for favour in dict.fromkeys(season.trail.favours):
        if has_begun and favour != "fresh-pack":
            continue
        others: Sequence[int | None] = (None,)
        if FAVOURS[favour].names_one:
            others = range(len(season.round.others))
        for other in others:
            if not season.why_not_asked(favour, other):
                steps.append(f"use {favour}" + ("" if other is None else f" {other + 1}"))
    return steps


def ware_words(season: Season, ware: str) -> str:
    """Return a favour or a card with what it does."""
    if ware in FAVOURS:
        return favour_words(season, f"use {ware}")
    return card_line(card_named(ware))


def prologue(season: Season, begun: Collection[str]) -> Choices:
    """Return what can be done before the road; the hands of `begun` games were left halfway."""
    print(schooling.prologue_words(season))
    rows = []
    for game in season.trail.to_learn:
        title = _(RULESETS[game].title)
        words = _("{game}: go on with the hand") if game in begun else _("{game}: play a hand")
        rows.append((words.format(game=title), f"{SHOW} {game}"))
        rows.append((_("{game}: skip it").format(game=title), f"skip {game}"))
    return [*rows, (_("Skip the rest and set out"), SKIP_ALL)]


def _road(season: Season) -> Choices:
    rows = [(telling.place_line(season, season.world.nodes[id]), f"go {id}") for id in season.ahead]
    if not season.why_not_asked("footpath"):
        rows.append((favour_words(season, "use footpath"), "use footpath"))
    return rows


def _lost(season: Season) -> Choices:
    print(_("The match is lost."))
    rows = [
        (favour_words(season, f"use {favour}"), f"use {favour}")
        for favour in dict.fromkeys(season.trail.favours)
        if not season.why_not_asked(favour)
    ]
    cost = outcome.change_between(season, season.with_step("on"))
    return [*rows, (_("Accept it, and go on ({change})").format(change=cost), "on")]


def _reward(season: Season) -> Choices:
    offered = season.trail.offered
    rows = [(_offered(season, each), f"take {each}") for each in offered]
    if not may_take_none(season.trail):
        print(_("Won. Choose a favour:"))
        return rows
    print(_("Won. Choose a card for your Berserk deck:"), rewards.swap_words(season, name_of))
    return [*rows, (rewards.none_words(), f"take {NONE}")]


def _offered(season: Season, each: str) -> str:
    """Return a favour or a card with what it does, and what is to be known of it beside."""
    toll = "" if each in FAVOURS else toll_words(each, season.world.deck.starter)
    return " ".join(filter(None, (ware_words(season, each), toll)))


def _stop(season: Season) -> Choices:
    trail = season.trail
    if season.choices:
        return [
            (
                _barred(_choice(trail, each), why_barred(trail, each, season.choices)),
                f"choose {number}",
            )
            for number, each in enumerate(season.choices, start=1)
        ]
    print(telling.purse(season))
    if cheaper := rewards.rebate_words(season):
        print(cheaper)
    rows = []
    for ware, price in season.wares.items():
        said = _("A heart") if ware == HEART else ware_words(season, ware)
        priced = f"{said} – {amounts.coins(price)}"
        if price > trail.coins:
            priced = _("{ware}: too expensive").format(ware=priced)
        else:
            priced = _barred(priced, why_not_bought(trail, ware, price))
        rows.append((priced, f"buy {ware}"))
    return [*rows, (_("Leave the market"), "leave")]


def _choice(trail: Trail, choice: Choice) -> str:
    """Return what one can do at a stop, what it brings, and what is to be known of that."""
    return " ".join((telling.choice_line(choice), *notes(trail, choice)))


def _barred(words: str, why_not: str) -> str:
    """Return what is offered, with the reason where it cannot be had now."""
    return f"{words}: {why_not}" if why_not else words


CHOICES: Mapping[Phase, Callable[[Season], Choices]] = {
    Phase.ROAD: _road,
    Phase.LOST: _lost,
    Phase.REWARD: _reward,
    Phase.STOP: _stop,
}
"""What there is to choose from on the road and at its stops, but not at a table."""

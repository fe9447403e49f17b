"""Why a card is led: what speaks for it, in words, the most telling first."""

from collections.abc import Iterator

from game.core.reason import Reason
from game.core.words import _, many
from game.kit.choice import FEW, LOW, Choice
from game.kit.putting_away import only_card

LONG = 4
"""From so many cards on a suit is long."""


def leading(choice: Choice, wants: bool | None) -> Iterator[Reason]:
    """Yield what speaks for leading a card."""
    if not choice.beaters:
        yield Reason(_("A sure trick: nothing that may be out beats it."))
    if wants:
        drawing = list(_drawing(choice))
        is_low = choice.higher >= LOW
        yield from (*drawing, *_for_tricks(choice)) if is_low else (*_for_tricks(choice), *drawing)
    else:
        yield from _against_tricks(choice, wants)
    if wants and not choice.is_trump and len(choice.held) >= LONG:
        words = _("You hold {n} cards of {suit}: the last may win when nobody has any left.")
        yield Reason(
            words.format(n=len(choice.held), suit=choice.suit), "long suit", len(choice.held)
        )
    if not (wants and choice.may_win):
        # A trick that is wanted now is not led away for one to be trumped later.
        yield from only_card(choice, wants)


def _drawing(choice: Choice) -> Iterator[Reason]:
    """Yield that a trump draws others: of a low one that is all it does."""
    if choice.is_trump and (out := choice.trumps_out):
        words = _("It draws trumps: up to {n} may still be out.")
        yield Reason(words.format(n=out), "draws trumps")


def _for_tricks(choice: Choice) -> Iterator[Reason]:
    """Yield what speaks for leading a card where tricks are wanted."""
    if not choice.higher:
        if choice.beaters:
            yield from _highest_left(choice)
        return
    if choice.higher < LOW:
        if choice.beaters > choice.higher:
            words = " ".join((_("It wins unless somebody beats it."), above(choice)))
        else:
            words = many(
                "It wins unless somebody plays the one card that beats it.",
                "It wins unless somebody plays one of the {n} cards that beat it.",
                choice.beaters,
            ).format(n=choice.beaters)
        yield Reason(words, "may win", -choice.beaters)
        return
    best = [card for card in choice.legal if not choice.higher_than(card)]
    if best:
        words = _("Let this trick go and keep the {card} for a later one.")
        told = words.format(card=choice.card_name(best[-1]))
        yield Reason(told, "keeps the best", kept=(best[-1],))
    if n := choice.kept_higher:
        words = many(
            "A weak card gives this trick away; your stronger one of {suit} stays.",
            "A weak card gives this trick away; your stronger ones of {suit} stay.",
            n,
        )
        told = words.format(n=n, suit=choice.suit)
        yield Reason(told, "low from higher ones", kept=(choice.held[-1],))
    words = many(
        "It will hardly win, but costs you no strong card: {n} stronger card of {suit} may be out.",
        "It will hardly win, but costs you no strong card: {n} stronger cards of {suit} may be "
        "out.",
        choice.higher,
    )
    yield Reason(words.format(n=choice.higher, suit=choice.suit), "hardly wins", choice.higher)


def _highest_left(choice: Choice) -> Iterator[Reason]:
    """Yield that only a trump beats a card, and how many others have to follow instead."""
    words = _("The highest card of {suit} left: it wins unless somebody trumps it.")
    told = above(choice) if choice.kept_higher else words.format(suit=choice.suit)
    yield Reason(told, "highest left")
    if n := choice.lower_than(choice.card):
        follow = many(
            "{n} more card of {suit} may be out, and whoever holds it cannot trump.",
            "{n} more cards of {suit} may be out, and whoever holds one cannot trump.",
            n,
        ).format(n=n, suit=choice.suit)
        yield Reason(f"{told} {follow}", "must follow", n)


def _against_tricks(choice: Choice, wants: bool | None) -> Iterator[Reason]:
    """Yield what speaks for leading a card where tricks are not wanted, or nobody knows yet."""
    if not choice.higher:
        if choice.beaters:
            words = _("Only a trump can take this trick from you: up to {n} may still be out.")
            told = words.format(n=choice.trumps_out) if wants is False else above(choice)
            yield Reason(told, "highest left")
        return
    if wants is False and choice.higher <= FEW:
        words = many(
            "Lead it while it can still lose: only {n} stronger card of {suit} may be out.",
            "Lead it while it can still lose: only {n} stronger cards of {suit} may be out.",
            choice.higher,
        )
        yield Reason(
            words.format(n=choice.higher, suit=choice.suit), "loses only now", -choice.higher
        )
    words = many(
        "Somebody else may win it: {n} stronger card of {suit} may be out.",
        "Somebody else may win it: {n} stronger cards of {suit} may be out.",
        choice.higher,
    ).format(n=choice.higher, suit=choice.suit)
    told = words if choice.higher < LOW else hardly(choice)
    surer = max(choice.legal, key=choice.higher_than)
    if wants is False and choice.higher_than(surer) > choice.higher:
        later = _("You keep the {card}, which more cards can beat.").format(
            card=choice.card_name(surer)
        )
        yield Reason(f"{told} {later}", short=later)
    else:
        yield Reason(told, "may lose", choice.higher)


def hardly(choice: Choice) -> str:
    """Return that a low card that is led will hardly win."""
    words = many(
        "It will hardly win: {n} stronger card of {suit} may be out.",
        "It will hardly win: {n} stronger cards of {suit} may be out.",
        choice.higher,
    )
    return words.format(n=choice.higher, suit=choice.suit)


def above(choice: Choice) -> str:
    """Return what may still beat a card: higher ones of its suit, and trumps told apart from them,
    as a trump falls only from whoever has none of the suit led."""
    if not choice.higher:
        return _("Nobody else can hold a stronger card of {suit}: only a trump beats it.").format(
            suit=choice.suit
        )
    told = (
        many(
            "{n} stronger card of {suit} may be out, and trumps.",
            "{n} stronger cards of {suit} may be out, and trumps.",
            choice.higher,
        )
        if choice.beaters > choice.higher
        else many(
            "{n} stronger card of {suit} may be out.",
            "{n} stronger cards of {suit} may be out.",
            choice.higher,
        )
    )
    return told.format(n=choice.higher, suit=choice.suit)

"""Why a card is a good one to play: what speaks for it in words, the most telling first.

It says only what whoever holds the cards can see.
"""

from collections.abc import Iterator
from typing import Any

from game.core.reason import Reason
from game.core.words import _, many
from game.kit.actions import PlayCard
from game.kit.choice import LOW, Choice
from game.kit.leading import above, hardly, leading
from game.kit.putting_away import begins_high, only_card

FOR_A_NUMBER = "for a number"
"""The kind of reason that speaks for a card by what can lose later, and so only where a number of
tricks is wanted and no more."""
LETS_GO = "lets go"
"""The kind of reason that says of every card that does not win that the trick can be let go."""


def card_reasons(choice: Choice, wants: bool | None) -> Iterator[Reason]:
    """Yield what speaks for a card played by somebody who `wants` the trick, does not, or is of two
    minds (None)."""
    if not choice.trick.cards:
        yield from leading(choice, wants)
    elif wants is None:
        if not choice.takes(choice.card):
            yield Reason(_("It lets the trick go."))
        elif choice.is_last or not choice.beaters:
            yield Reason(_("It wins the trick."))
        else:
            yield Reason(" ".join((_("It wins for now."), above(choice))))
    elif wants:
        yield from _taking(choice)
    else:
        yield from _avoiding(choice)
    if choice.trick.cards and not choice.follows:
        yield from only_card(choice, wants)


def speaks_against(reason: Reason, action: Any) -> bool:
    """Tell whether a reason names the card that another choice would play, as better kept."""
    return isinstance(action, PlayCard) and action.card in reason.kept


def doing(choice: Choice) -> str:
    """Return what becomes of the trick by a card, as table and own cards show it: told where no
    more speaks for it than for others."""
    if not choice.takes(choice.card):
        best = choice.trick.cards[choice.order.best_place(choice.trick.cards, choice.trump)]
        words = (
            _("It loses to the {best}, so you do not win the trick.")
            if choice.takers
            else _("You cannot win this trick: nothing you may play beats the {best}.")
        )
        return words.format(best=choice.card_name(best))
    if not choice.trick.cards:
        if not choice.beaters:
            return _("A sure trick: nothing that may be out beats it.")
        # That it wins unless it is beaten may be what trials have denied: what beats it stays true.
        return hardly(choice) if choice.higher >= LOW else above(choice)
    if choice.is_last or not choice.beaters:
        return _("It wins the trick.")
    return " ".join((_("It wins for now."), above(choice)))


def _taking(choice: Choice) -> Iterator[Reason]:
    if not choice.takers:
        yield from _following_low(choice) if choice.follows else _throwing(choice)
    elif choice.card not in choice.takers:
        yield letting_go(choice)
    elif choice.is_last:
        if choice.lies_between(choice.takers)[0]:
            yield Reason(_("You play last, and this is the weakest card that wins."))
        yield Reason(_("You play last, and it wins the trick."))
    elif not choice.beaters:
        yield Reason(_("It wins the trick: nothing that may be out beats it."))
        yield from _saving(choice, _("It wins the trick, and your {card} stays for a later one."))
    else:
        # Said first: that others may beat it speaks for the best card, which is kept.
        yield from _saving(choice, _("It wins for now, and your {card} stays for a later trick."))
        told = " ".join((_("It wins for now."), above(choice)))
        yield Reason(told, "wins for now", -choice.beaters)


def letting_go(choice: Choice) -> Reason:
    """Return why a trick that could be won is let go."""
    takers = choice.takers
    name = choice.card_name(takers[-1])
    if not choice.is_last and choice.higher_than(takers[-1]) >= LOW:
        words = _("Let this trick go: even the {card} would hardly hold it.")
        return Reason(words.format(card=name), LETS_GO)
    if len(takers) == 1:
        words = _("Let this trick go and keep the {card} for a later one.")
        return Reason(words.format(card=name), LETS_GO, kept=takers)
    words = _("Let this trick go: your cards that could win it stay for later ones.")
    return Reason(words, LETS_GO, kept=takers)


def _saving(choice: Choice, words: str) -> Iterator[Reason]:
    """Yield that a trick is won without the best card that could win it."""
    if choice.card != (best := choice.takers[-1]):
        told = words.format(card=choice.card_name(best))
        yield Reason(told, "saves the best", -choice.takers.index(choice.card))


def _following_low(choice: Choice) -> Iterator[Reason]:
    """Yield why a card of the suit led is given to a trick that cannot be won."""
    lowest, highest = choice.lies_between(choice.legal)
    low, high = (choice.card_name(choice.held[place]) for place in (0, -1))
    if lowest:
        told = _("You cannot win this trick, so play your weakest card.")
    elif highest:
        words = _("You cannot win this trick, and the {low} that you keep is surer to lose later.")
        told = words.format(low=low)
    elif len(choice.legal) == 1:
        told = _("You cannot win this trick.")
    else:
        words = _("You cannot win this trick; the {low} can lose and the {high} win a later one.")
        told = words.format(low=low, high=high)
    # To be rid of the highest is odd where tricks are wanted: trials say what it is good for.
    kind = "" if lowest or len(choice.legal) == 1 else FOR_A_NUMBER
    yield Reason(told, kind, short=_("You cannot win this trick.") if highest else "")
    if not choice.is_like(best := choice.held[-1]):
        words = _("You cannot win this trick: keep your {card} for a later one.")
        yield Reason(words.format(card=choice.card_name(best)), kept=(best,))


def _throwing(choice: Choice) -> Iterator[Reason]:
    """Yield why a card of another suit is thrown on a trick that cannot be won."""
    most = max(map(choice.higher_than, choice.legal))
    if choice.lies_between(choice.legal)[0] and choice.higher == most:
        yield Reason(_("You cannot win this trick, so play your weakest card."))
    kept = min((c for c in choice.legal if c != choice.card), key=choice.higher_than, default=None)
    above_kept = 0 if kept is None else choice.higher_than(kept)
    if kept is not None and (not above_kept or above_kept < choice.higher):
        words = (
            _("You cannot win this trick; fewer cards can beat the {card} that you keep.")
            if above_kept
            else _("You cannot win this trick; keep the {card}, the strongest left of its suit.")
        )
        yield Reason(words.format(card=choice.card_name(kept)), "weak", choice.higher, kept=(kept,))
    elif choice.higher:
        words = many(
            "You cannot win this trick, and {n} stronger card of this suit may still be out.",
            "You cannot win this trick, and {n} stronger cards of this suit may still be out.",
            choice.higher,
        )
        yield Reason(words.format(n=choice.higher), "weak", choice.higher)
    else:
        yield Reason(_("You cannot win this trick."))


def _avoiding(choice: Choice) -> Iterator[Reason]:
    best = choice.trick.cards[choice.order.best_place(choice.trick.cards, choice.trump)]
    under = [card for card in choice.legal if card not in choice.takers]
    if choice.card in under:
        if choice.follows and choice.lies_between(under)[1]:
            words = _("The strongest of your cards that still loses to the {best}.")
            yield Reason(words.format(best=choice.card_name(best)))
        elif not choice.follows:
            yield from _thrown(choice)
        words = _("It loses to the {best}, so you do not win the trick.")
        yield Reason(words.format(best=choice.card_name(best)), "loses")
    elif under:
        yield Reason(
            _("Spent here, it cannot win a trick that would hurt more."), "spent", -choice.higher
        )
    elif not choice.beaters:
        if choice.lies_between(choice.legal)[1]:
            words = _(
                "You win this trick anyway, so play your strongest card and keep the weak ones."
            )
            yield Reason(words, kept=[each for each in choice.legal if each != choice.card])
        yield Reason(_("You win this trick anyway."))
    else:
        told = " ".join((_("All your cards win for now."), above(choice)))
        yield Reason(told, "wins for now", choice.beaters)


def _thrown(choice: Choice) -> Iterator[Reason]:
    """Yield why a card is thrown on a trick of another suit by somebody who wants none: it may
    still win one, or nothing lower of its suit is held."""
    if choice.higher <= LOW:
        yield Reason(
            _("Thrown here, it cannot win a trick for you later."), "may take one", -choice.higher
        )
    yield from begins_high(choice)

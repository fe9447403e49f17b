"""How a Bettler is declared: what its declarer puts away, leads and throws.

Who can beat the best card must (DS-25). So a lower card led forces the declarer to win where nobody
goes over him; and with the first lead, his only one, he is safe whatever it is, if there is a
higher card for somebody to beat it with.
"""

from collections.abc import Iterator, Sequence

from game.core.reason import Reason
from game.core.words import _, many
from game.kit.cards import Card
from game.kit.choice import Choice
from game.kit.german import german_card_name
from game.kit.putting_away import only_card
from game.rulesets.schnapsen.holding import beside, forced


def put_away(choice: Choice, room: int) -> Iterator[Reason]:
    """Yield why a card is put away, where so many still go; `legal` are all that are held."""
    in_danger = forced(choice.held, choice.out)
    of_all = forced(choice.legal, choice.out)
    are_first = in_danger == of_all[:room] and len(of_all) <= room + 1  # one more can be led first
    if choice.card in in_danger and len(in_danger) == room > 1 and are_first:
        yield Reason(
            _under(choice.suit, in_danger),
            "both forced",
            max(_danger(card, choice) for card in in_danger),
        )
    yield from _no_longer_forced(choice)
    yield from only_card(choice, False)


def both_of_suit(choice: Choice, away: Sequence[Card]) -> str:
    """Return why two cards of a suit are put away, one of them that of the choice; "" for cards
    that cannot be forced to win."""
    if {*choice.held} == {*away}:
        words = _(
            "Your two cards of {suit} can go together: without them you can throw what you like."
        )
        return words.format(suit=choice.suit)
    in_danger = [card for card in forced(choice.held, choice.out) if card in away]
    return _under(choice.suit, in_danger) if len(in_danger) == len(away) else ""


def _under(suit: str, cards: Sequence[Card]) -> str:
    """Return that lower cards can be led under two of a suit."""
    words = _("Lower cards of {suit} can be led under your {cards}: both go.")
    return words.format(suit=suit, cards=named(cards))


def led_first(choice: Choice) -> Iterator[Reason]:
    """Yield why the declarer begins with a card: he is rid of it, and others must beat it."""
    if not (above := above_it(choice)):
        return
    words = _("Led first it is safe, for a higher card must beat it: {cards}.")
    told = words.format(cards=named(above))
    if forced(choice.held, choice.out) == [choice.card]:
        lower = choice.lower_than(choice.card)
        later = many(
            "Later {n} lower card could be led under it.",
            "Later {n} lower cards could be led under it.",
            lower,
        ).format(n=lower)
        yield Reason(f"{told} {later}", "forced", _danger(choice.card, choice))
    yield Reason(told, "safe lead")


def rid_of(choice: Choice) -> Iterator[Reason]:
    """Yield why the declarer throws a card on a trick of another suit: it can no longer be forced
    to win, if any could."""
    yield from _no_longer_forced(choice)
    yield from only_card(choice, False)
    if not forced(choice.legal, choice.out):
        yield Reason(all_safe(), "all are safe")


def all_safe() -> str:
    """Return that none of the cards can be forced to win."""
    return _("No lower card can be led under any of these.")


def _no_longer_forced(choice: Choice) -> Iterator[Reason]:
    """Yield that a card goes under which lower ones can be led, and what could save it."""
    in_danger = forced(choice.held, choice.out)
    if choice.card not in in_danger:
        return
    lower, above = choice.lower_than(choice.card), above_it(choice)
    told = many(
        "{n} lower card of {suit} can be led under it.",
        "{n} lower cards of {suit} can be led under it.",
        lower,
    ).format(n=lower, suit=choice.suit)
    if not above and len(in_danger) > 1:
        saved = _("Nobody can go over it.")
    elif not above:
        saved = _("Then it must win.")
    elif len(above) == 1:
        saved = _("Then only the {card} can save it.").format(card=german_card_name(above[0]))
    else:
        saved = _("Then only {n} higher ones can save it.").format(n=len(above))
    danger = _danger(choice.card, choice)
    yield Reason(f"{told} {saved}", "forced", danger)
    if len(choice.held) == 1:
        alone = _("It is your only one: without it you can throw what you like.")
        yield Reason(f"{told} {alone}", "forced alone", danger)


def _danger(card: Card, choice: Choice) -> float:
    """Return how easily a card is forced to win: above all by how few others can go over it."""
    lower, higher = beside(card, choice.out)
    return lower / 10 - higher


def above_it(choice: Choice) -> list[Card]:
    """Return the higher cards of its suit that may be out, the lowest first."""
    card = choice.card
    return sorted(each for each in choice.out if each.suit == card.suit and each.rank > card.rank)


def named(cards: Sequence[Card]) -> str:
    """Return the names of several cards."""
    return ", ".join(map(german_card_name, cards))

"""How a Bettler is played: what its declarer is rid of, and how the other two catch him.

Who can beat the best card must (DS-25). So a lower card led forces the declarer to win where nobody
goes over him; and with the first lead, his only one, he is safe whatever it is, if there is a
higher card for somebody to beat it with.
"""

from collections.abc import Iterator, Sequence

from game.core.protocols import Player
from game.core.reason import Reason
from game.core.words import _, many
from game.kit.cards import Card
from game.kit.cautions import lacking
from game.kit.choice import Choice
from game.kit.german import KING, TEN, german_card_name
from game.kit.putting_away import only_card
from game.rulesets.schnapsen.holding import beside, forced
from game.rulesets.schnapsen.play import RULES
from game.rulesets.schnapsen.position import SchnapsenTable
from game.rulesets.schnapsen.standing import PLAYERS

# -- the declarer


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
    if choice.card in in_danger and len(in_danger) > 1:
        yield from _suit_goes(choice, room)
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
    return words.format(suit=suit, cards=_named(cards))


def led_first(choice: Choice) -> Iterator[Reason]:
    """Yield why the declarer begins with a card: he is rid of it, and others must beat it."""
    if not (above := _above(choice)):
        return
    words = _("Led first it is safe, for a higher card must beat it: {cards}.")
    told = words.format(cards=_named(above))
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
        yield Reason(_safe(), "all are safe")


def _safe() -> str:
    """Return that none of the cards can be forced to win."""
    return _("No lower card can be led under any of these.")


def _no_longer_forced(choice: Choice) -> Iterator[Reason]:
    """Yield that a card goes under which lower ones can be led, and what could save it."""
    in_danger = forced(choice.held, choice.out)
    if choice.card not in in_danger:
        return
    lower, above = choice.lower_than(choice.card), _above(choice)
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


def _suit_goes(choice: Choice, room: int) -> Iterator[Reason]:
    """Yield that all cards of a suit can go, one of them with the first lead."""
    held, out = choice.held, choice.out
    others = [card for card in held if card != choice.card and beside(card, out)[1]]
    if len(held) != room + 1 or not others:
        return
    led = min(others, key=lambda card: beside(card, out)[1])
    words = (
        _("Without it only the {card} is left of {suit}, and that can be led first, to be beaten.")
        if room == 1
        else _("Your {suit} can all go: two are put away, and the {card} is led first.")
    )
    told = words.format(card=german_card_name(led), suit=choice.suit)
    yield Reason(told, f"suit goes, {room}", -beside(led, out)[1])


def _above(choice: Choice) -> list[Card]:
    """Return the higher cards of its suit that may be out, the lowest first."""
    card = choice.card
    return sorted(each for each in choice.out if each.suit == card.suit and each.rank > card.rank)


def _named(cards: Sequence[Card]) -> str:
    return ", ".join(map(german_card_name, cards))


# -- those against him


def against_bettler(table: SchnapsenTable, choice: Choice, player: Player) -> Iterator[Reason]:
    """Yield why a card is played by an opponent of a Bettler, whom only a trick of the declarer's
    helps."""
    trick = table.trick
    if not trick.cards:
        yield from _leading(table, choice, player)
    elif choice.follows:
        yield from _following(table, choice)
    else:
        yield from _thrown(table, choice)


def all_one_in_bettler(table: SchnapsenTable, choices: Sequence[Choice], player: Player) -> str:
    """Return why it is all one which card an opponent leads, or the declarer throws, as a search
    has found; "" where that says nothing of it."""
    if player == table.maker:
        hand, out = choices[0].legal, choices[0].out
        if choices[0].follows or not table.trick.cards or forced(hand, out):
            return ""
        return _safe()
    if table.trick.cards:
        return ""
    lacks = lacking(table, RULES, table.trump)[table.maker]
    over = [any(not lacks >> card & 1 for card in _above(choice)) for choice in choices]
    if not any(over):
        return _("The declarer cannot go over any of these.")
    sure = [choice.card for choice in choices if not _above(choice)]
    if sure:
        words = _("With the {card} you keep the lead, and can still lead another.")
        return words.format(card=german_card_name(sure[0]))
    if not all(over):
        return ""
    return _(
        "Each of these catches the declarer if he must go over it and your partner does not; that "
        "is as likely with one as with another."
    )


def _leading(table: SchnapsenTable, choice: Choice, player: Player) -> Iterator[Reason]:
    above, lacks = _above(choice), lacking(table, RULES, table.trump)
    if not above:
        yield Reason(_("Nobody can beat it: you are rid of a high card, and lead again."))
        return
    partner = PLAYERS - player - table.maker
    his, partners = (
        [card for card in above if not lacks[each] >> card & 1] for each in (table.maker, partner)
    )
    if not his:
        yield Reason(_("The declarer cannot go over it, but your partner may have to lead on."))
        return
    if not partners:
        words = _("Your partner cannot go over it: a higher card catches the declarer ({cards}).")
        yield Reason(words.format(cards=_named(his)), "partner is under", len(his))
    if len(above) > 1 and not choice.lower_than(choice.card):
        words = many(
            "The lowest of {suit} left: the one higher card that the declarer may have wins for "
            "him, unless your partner takes it.",
            "The lowest of {suit} left: any of the {n} higher ones wins for the declarer, unless "
            "your partner takes it.",
            len(his),
        )
        yield Reason(words.format(suit=choice.suit, n=len(his)), "lowest", len(his))
    few, out = _few_above(choice, above), sum(card.suit == choice.card.suit for card in choice.out)
    yield Reason(few, "few above", -len(above))
    if not choice.is_like(lower := choice.held[0]):
        words = _("You keep the {card} to lead later.")
        yield Reason(f"{few} {words.format(card=german_card_name(lower))}", "keeps a lower")
    if out > len(above) == 1:
        words = _("{n} cards of {suit} may be out, so the declarer is likelier to have to follow.")
        told = words.format(n=out, suit=choice.suit)
        yield Reason(f"{few} {told}", "likely to follow", out)


def _few_above(choice: Choice, above: Sequence[Card]) -> str:
    """Return that a declarer who has one of the cards above is caught unless the partner has
    another, and how many there are."""
    if len(above) == 1:
        words = _(
            "Only one card is out above it, the {card}: if the declarer has it, he must play it, "
            "and is caught."
        )
        return words.format(card=german_card_name(above[0]))
    others = len(above) - 1
    return many(
        "Two higher cards of {suit} are out: if the declarer has one, he must play it, and is "
        "caught unless your partner has the other and must beat it.",
        "{all} higher cards of {suit} are out: if the declarer has one, he must play it, and is "
        "caught unless your partner has to go over it with one of the other {n}.",
        others,
    ).format(n=others, all=len(above), suit=choice.suit)


def _thrown(table: SchnapsenTable, choice: Choice) -> Iterator[Reason]:
    """Yield why a card of another suit goes: later it would win in the declarer's place, or others
    are better to lead."""
    lower, lacks = choice.lower_than(choice.card), lacking(table, RULES, table.trump)[table.maker]
    catching = [card for card in choice.legal if _may_catch(card, choice.out, lacks)]
    if choice.card.rank >= TEN and lower:
        words = many(
            "It beats {n} card of {suit} that may be out, and would win in the declarer’s place: "
            "away with it.",
            "It beats {n} cards of {suit} that may be out, and would win in the declarer’s place: "
            "away with it.",
            lower,
        )
        yield Reason(words.format(n=lower, suit=choice.suit), "in his place", lower)
    if len(choice.held) == 1 and len(choice.legal) > 1:
        words = _("It is your only card of {suit}: when that is led, you can throw another.")
        yield Reason(words.format(suit=choice.suit), "only card", choice.card.rank)
    others = (card for card in choice.legal if card != choice.card)
    lowest = min(others, key=lambda card: card.rank, default=None)
    if lowest is None:
        yield Reason(_("It is the only card that may be played."))
        return
    if lowest.rank < min(KING, choice.card.rank):
        words = _("You cannot win this trick. Keep the {card} to lead under the declarer’s cards.")
        yield Reason(words.format(card=german_card_name(lowest)), "keeps the lowest")
    if catching and choice.card not in catching:
        words = (
            _("The declarer has no higher card of {suit}: led later, this one could not catch him.")
            if _above(choice)
            else _("No higher card of {suit} is out: led later, it could not catch the declarer.")
        )
        yield Reason(words.format(suit=choice.suit), "catches nothing")
    if kept := [card for card in catching if card != choice.card]:
        words = _("You keep what the declarer may have to beat when you lead it: {cards}.")
        yield Reason(words.format(cards=_named(kept)), "keeps to lead", len(kept))
    else:
        yield Reason(
            _("No card of yours can win this trick: throw away what you need least to lead.")
        )


def _may_catch(card: Card, out: Sequence[Card], lacks: int) -> bool:
    """Tell whether the declarer may have to go over a card when it is led."""
    higher = (each for each in out if each.suit == card.suit and each.rank > card.rank)
    return any(not lacks >> each & 1 for each in higher)


def _following(table: SchnapsenTable, choice: Choice) -> Iterator[Reason]:
    trick, above = table.trick, _above(choice)
    played = [(trick.leader + place) % PLAYERS for place in range(len(trick.cards))]
    lowest, highest = choice.lies_between(choice.legal)
    if table.maker not in played:
        if above:
            words = _("The declarer plays after you, and must go over it if he can: {cards}.")
            yield Reason(words.format(cards=_named(above)), "under him", len(above))
        else:
            yield Reason(_("Nobody can beat it, the declarer included."))
    elif trick.winner(table.trump, PLAYERS) != table.maker:
        if highest:
            yield Reason(
                _(
                    "The declarer can no longer be made to take this trick: go high, and keep what "
                    "is low to lead later."
                )
            )
        yield Reason(_who_leads_next(choice))
    elif not choice.takes(choice.card):
        yield Reason(_("It leaves the trick to the declarer, who may take none."))
    elif highest:
        words = _("You must beat the declarer’s card: go high, and keep the {card} to lead.")
        yield Reason(words.format(card=german_card_name(choice.takers[0])))
    elif lowest and above and not choice.is_last:
        yield Reason(
            _("You must beat the declarer’s card: low, so that your partner can go over it.")
        )
    else:
        yield Reason(_("You must beat the declarer’s card if you can."))


def _who_leads_next(choice: Choice) -> str:
    """Return who leads on after a trick that the declarer no longer takes."""
    if not choice.is_last:
        return _("The declarer can no longer be made to take this trick; the next ones count.")
    if choice.takes(choice.card):
        return _("The declarer can no longer be made to take this trick; you lead to the next.")
    return _(
        "The declarer can no longer be made to take this trick; your partner leads to the next."
    )

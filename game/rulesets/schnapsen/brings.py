"""What a card brings or costs in card points: in the trick, when led, and by a marriage kept."""

from collections.abc import Iterator

from game.core.protocols import Player
from game.core.reason import Reason
from game.core.words import _, many
from game.kit.cards import Card
from game.kit.choice import Choice
from game.kit.german import KING, OBER, TEN, german_card_name, german_suit_name, points_in
from game.rulesets.schnapsen.holding import marriages
from game.rulesets.schnapsen.position import SchnapsenTable, SchnapsenView
from game.rulesets.schnapsen.scoring import ENOUGH, marriage_value, may_marry

TWO_LEFT = 2
"""With so many cards in hand one leads to the last trick before which 66 can be claimed."""


def trick_points(table: SchnapsenTable, player: Player, choice: Choice) -> Iterator[Reason]:
    """Yield how many points a card wins in a trick nobody can take back, or gives away in one
    that goes to the other side; the partner does not have it now."""
    if choice.takes(choice.card):
        won = points_in((*table.trick.cards, choice.card))
        if choice.is_last:
            yield from _richest(choice)
            yield Reason(f"{_brought(won)} {_standing(table, player, won)}".strip(), "wins", won)
        elif only_partner_follows(table, player):
            told = _("Only your partner plays after you, so the trick is yours for certain.")
            if choice.card != (best := choice.takers[-1]):
                words = _("The trick is yours for certain, and your {card} stays for a later one.")
                saved = words.format(card=german_card_name(best))
                yield Reason(saved, "saves the best", -choice.takers.index(choice.card))
            yield Reason(told, "wins", won)
    elif choice.is_last or player == table.declarer:
        given = points_in([choice.card])
        words = many(
            "The trick goes to the other side: this card gives it {n} card point.",
            "The trick goes to the other side: this card gives it {n} card points.",
            given,
        )
        yield Reason(words.format(n=given), "gives away", -given)


def only_partner_follows(table: SchnapsenTable, player: Player) -> bool:
    """Tell whether the declarer has led to the trick and the partner plays last."""
    is_second = len(table.trick.cards) == 1
    return is_second and player != table.declarer == table.trick.leader


def _richest(choice: Choice) -> Iterator[Reason]:
    """Yield that of cards that come to the same the one with most points takes the trick now."""
    alike = [card for card in choice.takers if card != choice.card and choice.is_like(card)]
    more = points_in([choice.card]) - max(map(points_in, ([card] for card in alike)), default=99)
    if more > 0:
        words = many(
            "It brings {n} card point more than the {card}, which wins later just as surely.",
            "It brings {n} card points more than the {card}, which wins later just as surely.",
            more,
        )
        second = german_card_name(max(alike, key=lambda card: card.rank))
        yield Reason(words.format(n=more, card=second), "richest")


def _brought(won: int) -> str:
    """Return how many points a trick brings, in words."""
    return many(
        "It takes the trick for certain, with {n} card point.",
        "It takes the trick for certain, with {n} card points.",
        won,
    ).format(n=won)


def _standing(table: SchnapsenTable, player: Player, won: int) -> str:
    """Return what a side still lacks once it has won so many points, where points are told."""
    if not table.standing.options.points_shown:
        return ""
    side = table.side(player)
    then = side.in_tricks + side.in_marriages + won
    lacking = ENOUGH - then
    if lacking <= 0:
        return _("Your side then has {n}, so it can claim 66.").format(n=then)
    return many(
        "Your side then lacks {n} card point.", "Your side then lacks {n} card points.", lacking
    ).format(n=lacking)


def hardly_trumped(table: SchnapsenTable, player: Player, choice: Choice) -> Iterator[Reason]:
    """Yield of how many of its suit others may have to follow a card led that only a trump beats,
    and that a marriage waits for a trick."""
    card = choice.card
    others = sum(each.suit == card.suit for each in choice.out)
    if choice.higher or not choice.beaters or not others:
        return
    told = many(
        "Only a trump beats it, and whoever has the {n} {suit} that is out must follow.",
        "Only a trump beats it, and whoever has any of the {n} {suit} that are out must follow.",
        others,
    ).format(n=others, suit=choice.suit)
    side, held = table.side(player), marriages(choice.legal, table.trump)
    if not side.tricks and (held or side.in_marriages):
        told = " ".join((told, _("A trick makes your marriage count.")))
    yield Reason(told, "hardly trumped", others)


def before_the_last(choice: Choice) -> Iterator[Reason]:
    """Yield what a card that nobody can beat brings while 66 can still be claimed: at the second
    last trick (DS-36)."""
    points = points_in([choice.card])
    if len(choice.legal) == TWO_LEFT and not choice.beaters:
        words = _(
            "A sure trick. Led now, it brings its {n} card points in time: once the last trick is "
            "led, nobody can claim 66."
        )
        yield Reason(words.format(n=points), "in time", points)


def led_cheaply(choice: Choice) -> Iterator[Reason]:
    """Yield how few points are lost with a card led that others may beat."""
    if not choice.beaters or choice.card.rank >= TEN:
        return
    points = points_in([choice.card])
    if choice.is_trump:
        words = many(
            "It draws trumps, of which {out} may be out, and risks only {n} card point of yours.",
            "It draws trumps, of which {out} may be out, and risks only {n} card points of yours.",
            points,
        )
    else:
        words = many(
            "It may be beaten, but then only {n} card point of yours goes with it.",
            "It may be beaten, but then only {n} card points of yours go with it.",
            points,
        )
    told = words.format(n=points, out=choice.trumps_out)
    yield Reason(told, "led cheaply", -points)


def sure_points(table: SchnapsenTable, choice: Choice) -> Iterator[Reason]:
    """Yield what a lead that nobody can beat brings towards the 66 of four tricks (DS-40), while
    the declarer has not got them."""
    if not choice.beaters and not table.side(table.maker).is_enough:
        points = points_in([choice.card])
        words = many(
            "A sure trick, with {n} card point of yours for the 66 that four tricks must bring.",
            "A sure trick, with {n} card points of yours for the 66 that four tricks must bring.",
            points,
        )
        yield Reason(words.format(n=points), "sure points", points)


def keeping_marriage(view: SchnapsenView, player: Player, card: Card) -> Iterator[Reason]:
    """Yield that the dearest marriage in hand stays together if a card goes."""
    table = view.table
    if not may_marry(table.row.aim, is_declarer=player == table.declarer):
        return
    rest = [other for other in view.hand if other != card]
    kings, obers = ({each.suit for each in rest if each.rank == rank} for rank in (KING, OBER))
    if not (married := kings & obers):
        return
    suit = max(married, key=lambda each: marriage_value(each, table.trump))
    value = marriage_value(suit, table.trump)
    words = _("It keeps your marriage of {suit} together, worth {n} once you lead and show it.")
    yield Reason(words.format(suit=german_suit_name(suit), n=value), "keeps a marriage", value)


def breaking_up(table: SchnapsenTable, player: Player, choice: Choice) -> str:
    """Return that a card breaks up a marriage, and what the one that would keep it gives away; ""
    where it breaks up none, the trick may be won, or nothing dearer would keep it."""
    card, ranks = choice.card, {each.rank for each in choice.held}
    if not may_marry(table.row.aim, is_declarer=player == table.declarer):
        return ""
    if card.rank not in (KING, OBER) or not ranks >= {KING, OBER} or not choice.follows:
        return ""
    others = [each for each in choice.legal if each.rank not in (KING, OBER)]
    if not others or any(map(choice.takes, choice.legal)):
        return ""
    cheapest = min(others, key=lambda each: points_in([each]))
    value, given = marriage_value(card.suit, table.trump), points_in([cheapest])
    if given <= points_in([card]):
        return ""
    words = _(
        "It breaks up a marriage of {n}; the {card} would keep it, but gives away {p} card points."
    )
    return words.format(n=value, card=german_card_name(cheapest), p=given)

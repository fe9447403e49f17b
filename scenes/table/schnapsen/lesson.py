"""The lesson in Dreierschnapsen: one Game to play, one to play against, and what the guide says."""

from collections.abc import Sequence
from typing import Any

from game.core.protocols import Event, Player
from game.core.words import _, marked
from game.kit.cards import HEARTS, NO_TRUMP, SPADES, Card
from game.kit.german import parse_german_cards, points_in
from game.kit.tricks import TrickTaken
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.accounts import unclaimed
from game.rulesets.schnapsen.actions import CLAIM, Marry
from game.rulesets.schnapsen.events import DealScored, DealStarted, MarriageShown
from game.rulesets.schnapsen.knowledge import beside, still_out
from game.rulesets.schnapsen.options import SchnapsenOptions
from game.rulesets.schnapsen.position import Phase, SchnapsenTable, SchnapsenView
from game.rulesets.schnapsen.standing import DealResult
from game.session.stacked import Stack
from scenes.show.lesson import A_TRICK, Lesson, Remark
from scenes.table.schnapsen.board import suit_sign, write_card
from scenes.ui.text import escape

OWN_GAME = Stack(
    pack=parse_german_cards("HKHOSAHADASUHTDTSOHUCTCUDKCOSKSTCKDOCADU"),
    told={
        1: ("kontra", "pass", "SU", "HA", "DA"),
        2: ("pass", "SO", "HT", "DT"),
    },
)
"""The person is Forehand: ace, marriage, the ace of trumps lost, a ruff, 66."""
AGAINST = Stack(
    pack=parse_german_cards("SKSUDASODKHUSAHACUDTHKCOCKHOCASTHTDUCTDO"),
    told={
        1: ("S", "game", "take", "-CO", "-DO", "pass", "DA", "DT", "SU"),
        2: ("pass", "DK", "SO", "HU", "HO", "CK"),
    },
)
"""The next player is Forehand; the person, behind ace and ten of trumps and hearts, says Kontra."""


# -- questions


def asked(view: SchnapsenView, legal: Sequence[Any]) -> Remark:
    """Return what the person should know who is to decide."""
    table = view.table
    match table.phase:
        case Phase.TRUMPS:
            return _on_trumps()
        case Phase.AUCTION:
            return _on_auction(is_opening=table.forehand == view.observer)
        case Phase.EXCHANGE:
            return _on_exchange(table)
        case Phase.KONTRA:
            return _on_kontra()
        case Phase.REKONTRA:
            words = _(
                "Kontra! They do not believe you, and the deal counts double. But 40 for the "
                "marriage and 22 for two aces are 62 of your 66. Say Rekontra, and it counts four "
                "times."
            )
            return Remark("Kontra", words, wants=("rekontra",))
    return _on_playing(view, legal)


def _on_trumps() -> Remark:
    words = _(
        "You are Forehand, the first to speak and to lead. You have seen only three cards, and "
        "name trumps from them. {king} and {ober} are a "
        "marriage: 40 card points in trumps, 20 in another suit. So name {hearts}."
    )
    named = words.format(king=write_card("HK"), ober=write_card("HO"), hearts=suit_sign(HEARTS))
    return Remark(_("Trumps"), named, wants=("H",))


def _on_auction(*, is_opening: bool) -> Remark:
    if is_opening:
        words = _(
            "Now say what you play. A Game is won with 66 card points. The other contracts are "
            "bolder and pay more; leave them for later. Bid Game."
        )
        return Remark(_("The bid"), words, wants=("game",))
    words = _(
        "This time somebody else plays a Game. The other two are partners, and their tricks "
        "count together. Your aces tempt you to a Gang, but that must take all six tricks: the "
        "talon would have to bring two good cards for {small} and {unter}. Pass."
    )
    told = words.format(small=write_card("CU"), unter=write_card("DU"))
    return Remark(_("Two against one"), told, wants=("pass",))


def _on_kontra() -> Remark:
    words = _(
        "{ace} and {ten} are two tricks for certain, and with {other} and {another} you have 42 of "
        "the 66 card points that you and your partner need. So this Game is likely to fail: say "
        "Kontra, and it counts double. Made after all, it counts double, too."
    )
    signs = {"ace": "SA", "ten": "ST", "other": "HA", "another": "HT"}
    told = words.format(**{name: write_card(card) for name, card in signs.items()})
    return Remark("Kontra", told, wants=("kontra",))


def _on_exchange(table: SchnapsenTable) -> Remark:
    left = [card for card in ("CU", "DU") if parse_german_cards(card)[0] not in table.put_away]
    if len(left) == 1:
        words = _("One card is put away, one is still to go: {card}.")
        told = words.format(card=write_card(left[0]))
        return Remark(_("The talon"), told, wants=(f"-{left[0]}",))
    words = _(
        "You play alone, so the talon is yours: {ace} and {unter}. Put two cards away for it. Let "
        "{small} and {unter} go: then you have no {bells} and can trump them."
    )
    signs = {"ace": "CA", "unter": "DU", "small": "CU"}
    named = words.format(
        bells=write_card("DU").split()[1],
        **{name: write_card(card) for name, card in signs.items()},
    )
    return Remark(_("The talon"), named, wants=("-CU", "-DU"), in_turn=True)


def _on_playing(view: SchnapsenView, legal: Sequence[Any]) -> Remark:
    table = view.table
    if CLAIM in legal:
        words = _("Your side has {points} card points. Say so, or it counts for nothing: claim 66!")
        points = table.side(table.player).points
        return Remark(_("66!"), words.format(points=f"**{points}**"), wants=("claim",))
    if not table.trick.cards:
        return _on_leading(view, legal)
    led, hand = table.trick.cards[0].suit, table.hand(table.player)
    suits = {card.suit for card in hand}
    if led in suits:
        words = _("Follow suit: play {suit}, and beat the card on the table if you can.")
        return Remark(_("Follow suit"), words.format(suit=suit_sign(led)))
    if table.trump != NO_TRUMP and table.trump in suits:
        words = (
            _(
                "You have no {suit}, so you must trump, and higher than the trump that lies there "
                "if you can: even your partner’s."
            )
            if any(card.suit == table.trump for card in table.trick.cards)
            else _("You have no {suit}, so you must trump. {trumps} beat everything else.")
        )
        told = words.format(suit=suit_sign(led), trumps=suit_sign(table.trump))
        return Remark(_("Trump it"), told)
    words = (
        _("You have none of {suit}: throw any card away, it cannot win.")
        if table.trump in (led, NO_TRUMP)
        else _("You have neither {suit} nor a trump: throw any card away.")
    )
    return Remark(_("A free choice"), words.format(suit=suit_sign(led)))


def _on_leading(view: SchnapsenView, legal: Sequence[Any]) -> Remark:
    table = view.table
    marriages = [action for action in legal if isinstance(action, Marry)]
    if marriages and not table.tricks:
        words = _(
            "A marriage counts only once your side has a trick. So lead {ace} first: only a trump "
            "beats it, and whoever has {spades} must follow."
        )
        told = words.format(ace=write_card("SA"), spades=suit_sign(SPADES))
        return Remark(_("You lead"), told, wants=("SA",))
    if marriages:
        words = _(
            "You have won a trick and lead: now show the marriage. You lead one of the two cards: "
            "{ober} gives a card point less away than {king} if the ace takes it. The 40 points "
            "are yours even then."
        )
        told = words.format(king=write_card("HK"), ober=write_card("HO"))
        return Remark(_("The marriage"), told, wants=tuple(map(str, marriages)))
    if trump := _best_trump(view):
        words = _(
            "You lead. Nothing that is out beats {trump}, and whoever has a trump must follow with "
            "one: it cannot trump a card of yours later."
        )
        return Remark(_("You lead"), words.format(trump=write_card(str(trump))))
    if sure := _dearest(view, beaten=False):
        words = _("You lead. Nothing that is out beats {card}: the trick will be yours.")
        return Remark(_("You lead"), words.format(card=write_card(str(sure))))
    if high := _dearest(view, beaten=True):
        words = _(
            "You lead. Nobody can hold a higher card of its suit than {card}: only a trump beats "
            "it."
        )
        return Remark(_("You lead"), words.format(card=write_card(str(high))))
    words = _("You lead. Whatever you play may be beaten; a low card gives few card points away.")
    return Remark(_("You lead"), words)


def _dearest(view: SchnapsenView, *, beaten: bool) -> Card | None:
    """Return the card in hand that brings most of those that nothing beats, or only a trump, first
    one that others may have to follow; else None."""
    out, trump = still_out(view), view.table.trump
    trumps_out = any(card.suit == trump for card in out)

    def is_one(card: Card) -> bool:
        may_be_trumped = trumps_out and card.suit != trump
        return not beside(card, out)[1] and may_be_trumped == beaten

    def worth(card: Card) -> tuple[bool, int]:
        return beside(card, out)[0] > 0, card.rank

    return max(filter(is_one, view.hand), key=worth, default=None)


def _best_trump(view: SchnapsenView) -> Card | None:
    """Return the trump in hand that nobody can beat, while others may be out; else None."""
    trumps = [card for card in view.hand if card.suit == view.table.trump]
    out = [card for card in still_out(view) if card.suit == view.table.trump]
    best = max(trumps, key=lambda card: card.rank, default=None)
    return best if best and out and not beside(best, out)[1] else None


# -- events


def happened(event: Event, seat: Player, names: Sequence[str]) -> Sequence[Remark]:
    """Return what there is to say of something that has happened."""
    match event:
        case DealStarted(number=0):
            return _aim()
        case MarriageShown(marriage) if marriage.player == seat:
            words = _("Everybody has seen both cards, and {points} card points are yours.")
            return [Remark(_("The marriage"), words.format(points=marriage.value))]
        case TrickTaken(player, trick):
            words = (
                _("Your trick, with {points} card points.")
                if player == seat
                else _("{name} takes {points} card points.")
            )
            told = words.format(name=escape(names[player]), points=points_in(trick.cards))
            leads = _("Whoever takes a trick leads to the next.")
            return [Remark(_("The trick"), f"{told} {leads}")]
        case DealScored(result, _totals):
            return [_score(result, seat, names)]
    return []


def _aim() -> Sequence[Remark]:
    aim = _(
        "Three players, twenty cards. One plays alone against the other two. Whoever is "
        "first to 66 card points in tricks, and says so, wins the deal."
    )
    cards = _(
        "{ace} is 11 card points, {ten} 10, {king} 4, {ober} 3 and {unter} 2, and that is also "
        "their order: the ten beats the king."
    )
    signs = {"ace": "SA", "ten": "ST", "king": "SK", "ober": "SO", "unter": "SU"}
    named = cards.format(**{name: write_card(card) for name, card in signs.items()})
    return [
        Remark(_("The aim"), f"{aim} {_(A_TRICK)}", waits=True),
        Remark(_("The cards"), named, waits=True),
    ]


_DOUBLED = {  # by what Kontra and Rekontra multiply
    1: marked("Kontra would double that."),
    2: marked("Kontra doubles that:"),
    4: marked("Kontra doubles that, and Rekontra once more:"),
}


def _score(result: DealResult, seat: Player, names: Sequence[str]) -> Remark:
    is_declarer, points = result.declarer == seat, result.points[seat]
    if (taker := result.ending.taker) is not None:
        taken = (
            _("You take the last trick.")
            if taker == seat
            else _("{name} takes the last trick.").format(name=escape(names[taker]))
        )
        words = _(
            "It decides, whatever the card points: the declarer has {own}, the opponents {theirs}. "
            "{points} for you."
        )
        own, theirs = result.card_points
        told = words.format(own=own, theirs=theirs, points=f"**{points}**")
        return Remark(_("The score"), f"{unclaimed(result)} {taken} {told}", waits=True)
    own, theirs = result.card_points if is_declarer else result.card_points[::-1]
    if not points:
        words = _("The other side was faster this time, {theirs} to {own}. No points for you.")
    elif is_declarer:
        words = _(
            "66 is yours, {own} to {theirs}. A Game is worth 1; 2 if the losers have fewer than "
            "33, 3 if they have no trick. {doubled} {points} for you alone."
        )
    else:
        words = _(
            "The Game is lost, {theirs} to {own}, and with Kontra it counts double: {points} for "
            "you and as many for your partner."
        )
    doubled = _(_DOUBLED[result.stakes.multiplier])
    told = words.format(own=own, theirs=theirs, points=f"**{points}**", doubled=doubled)
    return Remark(_("The score"), told, waits=True)


SCHNAPSEN_LESSON = Lesson(
    SCHNAPSEN,
    SchnapsenOptions(),
    seed=0,  # the person is Forehand
    deals=2,
    asked=asked,
    happened=happened,
    moral=marked(
        "That is Dreierschnapsen: name trumps, show marriages, count to 66 and say so. Other "
        "contracts are worth more than a Game, most often a Bettler: its declarer must lose every "
        "trick, though whoever can beat a card must. A whole match goes to 24 points."
    ),
    stacks=(OWN_GAME, AGAINST),
)

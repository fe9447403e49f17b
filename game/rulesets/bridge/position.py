"""The position in words, for text mode and screen readers."""

from collections.abc import Iterator

from game.core.points import points_text
from game.core.protocols import Names, Player
from game.core.words import _, many
from game.kit.cards import SUITS, Card, hand_words, suit_name
from game.kit.packs import FLOATS, JOKERS
from game.kit.telling import tricks_told
from game.rulesets.bridge.claims import tricks_left
from game.rulesets.bridge.contract import partner_of
from game.rulesets.bridge.naming import contract_name, seat_name, side_name, vulnerability_name
from game.rulesets.bridge.table import BridgeTable, BridgeView, Phase


def text_view(view: BridgeView, names: Names, _whole: int | None) -> str:
    """Return the position in words, for text mode and screen readers."""
    table = view.table
    if table.standing.next is None:
        words = _("Deal {number}, dealer {dealer}, {vulnerable}.")
    else:
        words = _("Board {number}, dealer {dealer}, {vulnerable}.")
    begun = words.format(
        number=table.standing.board,
        dealer=names[table.dealer],
        vulnerable=vulnerability_name(table.vulnerable),
    )
    lines = [begun]
    if table.is_bidding:  # what the sides have decides what is worth bidding, not the next card
        lines.append(" ".join(_sheet(table)))
    if calls := table.auction.calls:
        said = ", ".join(f"{names[call.player]} {call.bid or 'P'}" for call in calls)
        lines.append(_("Calls: {calls}.").format(calls=said))
    if table.contract:
        lines.append(_contract_line(table, names))
    seats = [
        _seat(view.observer, player).format(
            name=name, seat=seat_name(player), held=hand_words(table.hand_sizes[player])
        )
        for player, name in enumerate(names)
    ]
    lines += [" ".join(seats), *_open_hands(view, names)]
    lines += tricks_told(table, names)
    if view.observer is not None:
        lines.append(_("Your hand: {cards}.").format(cards=" ".join(map(str, view.hand)) or "–"))
    return "\n".join(lines)


def _seat(observer: Player | None, player: Player) -> str:
    """Return what is said of a player's seat: whose partner he is only to his partner."""
    if observer is not None and player == partner_of(observer):
        return _("{name}, {seat}, your partner: {held}.")
    return _("{name}, {seat}: {held}.")


def _open_hands(view: BridgeView, names: Names) -> Iterator[str]:
    for player in view.table.open_to(view.observer):
        if player != view.observer:
            yield _("The hand of {name} is open: {cards}.").format(
                name=names[player], cards=" ".join(map(str, view.table.held(player))) or "–"
            )


def turn(view: BridgeView) -> str:
    """Return what is asked: from whose hand a card is to be played, "" where it is one's own
    (BR-27, BR-65), or what becomes of a claim; and what wild Jokers in sight count as."""
    return " ".join(filter(None, [_jokers(view), _asked(view)]))


def _asked(view: BridgeView) -> str:
    table = view.table
    if table.player == view.observer and table.phase == Phase.CLAIM:
        words = _("Say how many tricks your side takes, from 0 to {n}.")
        return words.format(n=tricks_left(table))
    if table.player == view.observer and table.phase == Phase.ANSWER:
        return _("Accept the claim, or contest it.")
    if not table.is_playing or table.player != view.observer or table.player == table.hand_player:
        return ""
    if table.takes_over:
        return _("You play a card from your partner’s hand.")
    return _("You play a card from dummy’s hand.")


def _jokers(view: BridgeView) -> str:
    """Return what the wild Jokers in sight count as, and how they are written (BR-24, BR-25)."""
    table = view.table
    seen = {
        *view.hand,
        *(card for player in table.open_to(view.observer) for card in table.held(player)),
    }
    return " ".join(_wild(table, joker) for joker in sorted(FLOATS) if joker in seen)


def _wild(table: BridgeTable, joker: Card) -> str:
    trump = table.order.suit[joker]
    if trump in SUITS:
        return _("{joker} is a trump.").format(joker=joker)
    one, other = FLOATS[joker]
    return _("{joker} is {one} or {other}: type {first} or {last}.").format(
        joker=joker,
        one=suit_name(one),
        other=suit_name(other),
        first=JOKERS[one],
        last=JOKERS[other],
    )


def _sheet(table: BridgeTable) -> list[str]:
    """Return the totals, and in a rubber what stands below the line."""
    standing = table.standing
    lines = []
    for side in range(2):
        told = {"side": side_name(side), "points": points_text(standing.columns[side])}
        if standing.options.form == "rubber":
            rubber = standing.rubber
            lines.append(
                many(
                    "{side}: {points} in all; {n} game, {below} below the line.",
                    "{side}: {points} in all; {n} games, {below} below the line.",
                    rubber.games[side],
                ).format(**told, n=rubber.games[side], below=rubber.below[side])
            )
        else:
            lines.append(_("{side}: {points}.").format(**told))
    if standing.options.form == "rubber":
        lines.append(_("100 below the line are a game, two games the rubber."))
    return lines


def _contract_line(table: BridgeTable, names: Names) -> str:
    contract = table.contract
    assert contract is not None, "there is a contract"
    return _("{contract}; tricks needed: {needed}, won: {won}, lost: {lost}.").format(
        contract=contract_name(contract, names),
        needed=table.aim_of(contract.side),
        won=table.tricks_of(contract.side),
        lost=table.tricks_of(1 - contract.side),
    )

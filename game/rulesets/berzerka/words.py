"""The words of Berzerka: what it calls its deals, what happens, bids as people type them."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from game.core.points import listed, points_text, points_words
from game.core.protocols import CHANCE, Action, Event, Names, Player, Whole
from game.core.terms import Terms
from game.core.words import _, language, many, marked, opening
from game.kit.cards import NO_TRUMP, SUIT_LETTERS, Card, suit_name
from game.kit.packs import number_card_name
from game.kit.telling import plain, tricks_told, typed_word
from game.kit.tricks import CardPlayed, HandDealt, PlayCard, Trick, TrickTaken
from game.rulesets.berzerka import events
from game.rulesets.berzerka.accounts import deal_account, explained, won_words
from game.rulesets.berzerka.actions import (
    PASS,
    BerzerkaAction,
    Bid,
    Copy,
    Discard,
    NamePain,
    NameRanking,
    NameTrump,
    Naming,
    Pick,
    parse_action,
)
from game.rulesets.berzerka.board import Board, Box, bid_words
from game.rulesets.berzerka.contracts import AT_HALF, CONTRACTS, EVERY_TRICK, HALF, TRICKS
from game.rulesets.berzerka.declared import Declared
from game.rulesets.berzerka.phases.play import deal_result
from game.rulesets.berzerka.position import BerzerkaTable, BerzerkaView, Phase
from game.rulesets.berzerka.standing import BerzerkaStanding, DealResult
from game.rulesets.berzerka.state import BerzerkaState

HANDS = Terms(
    deals=marked("Hands"),
    points_each=marked("Points a hand"),
    point_column=marked("points a hand"),
    at=marked("in hand {n}"),
    at_of=marked("in hand {n} of {all}"),
    shorter=marked("A shorter match plays the first hands only."),
    so_far=marked("The match goes on where it was left. The hand so far:"),
    position=marked("the position: contracts, bids, tricks, the table, your cards"),
    log=marked("what happened in this hand; “log all” for the whole match"),
    scores=marked("every hand so far, and the points"),
    review=marked("what your choices in the last hand were worth, and which was better"),
    reviewed=marked(
        "Hand {n}: at your first choice you could expect {expected} points; in the end it was "
        "{brought}. Your choices cost {cost}."
    ),
    figures=marked(
        "The figures are the points you can expect from this hand: first wins its value, third "
        "loses it, and 0 is neither."
    ),
    marks=marked(
        "What a choice is worth are the points you could expect from it in hands that fit what "
        "you knew. "
        "A slip costs {slip} of what is at stake, a mistake {mistake}, a blunder {blunder}."
    ),
    stakes=marked(
        "At stake here: {stakes}. So far apart are a bad hand and a good one where plain players "
        "bid and play at this board, whatever the contract."
    ),
    no_choice=marked("Hand {n}: you had nothing to choose."),
    measured=marked("{game}, seed {seed}: {sets} sets of hands, {deals} hands, seats rotated."),
    lead=marked("{first} against the rest: {mean} a hand (95%: {low} to {high})"),
    record=marked(
        "{name}, {game}: matches {matches}, won {wins}; hands {deals}, points {points} "
        "({average} a hand), best match {best}."
    ),
    played=lambda n: many("{n} hand was played.", "{n} hands were played.", n).format(n=n),
    whole=lambda n: many(
        "The whole match has {n} hand.", "The whole match has {n} hands.", n
    ).format(n=n),
    over=lambda n: many("over after {n} hand", "over after {n} hands", n).format(n=n),
)


def contract_title(contract: str, copies: str = "") -> str:
    """Return a contract's name; a Shapeshift says what it copies, where that is given."""
    return Box(contract, 0, copies=copies).title


def action_words(action: BerzerkaAction) -> str:
    """Return what a button says that does this."""
    match action:
        case Bid(contract, overbid):
            return _("{contract} +{overbid}").format(
                contract=contract_title(contract), overbid=overbid
            )
        case Copy(contract):
            return _("Shapeshift copies {contract}").format(contract=contract_title(contract))
        case Pick(contract):
            return contract_title(contract)
        case NameTrump() | NameRanking() | NamePain():
            return opening(_choice(action))
        case Discard(card) if card is not None:
            return _("Put away the {card}").format(card=number_card_name(card))
        case PlayCard(card):
            return _("Play the {card}").format(card=number_card_name(card))
    return {"pass": _("Pass"), "done": _("Done")}.get(str(action), str(action))


def advised_words(action: BerzerkaAction) -> str:
    """Return what a decision is called beside its figures: a bid without an overbid has no second
    figure of its own."""
    if isinstance(action, Bid):
        return bid_words(contract_title(action.contract), action.overbid)
    return action_words(action)


def whole_words(steps: Sequence[Action]) -> str:
    """Return what a whole change of cards puts away."""
    cards = [each.card for each in steps if isinstance(each, Discard) and each.card is not None]
    return listed([number_card_name(card) for card in cards]) if cards else _("no card at all")


def _choice(choice: Naming) -> str:
    match choice:
        case NameTrump(suit):
            return _("{suit} as trumps").format(suit=suit_name(suit))
        case NamePain(suit):
            return _("{suit} as pain suit").format(suit=suit_name(suit))
        case NameRanking(inverted):
            return ranking_name(inverted)


def ranking_name(inverted: bool) -> str:
    """Return a ranking in words."""
    return _("1 is high") if inverted else _("13 is high")


def describe(event: Event, names: Names) -> str:
    """Return one sentence for the log, "" for an event not worth one."""
    match event:
        case events.DealStarted(number, dealer):
            return _("Hand {number}. {dealer} deals.").format(
                number=number + 1, dealer=names[dealer]
            )
        case events.BoardLaid(boxes):
            return _("On the board: {boxes}.").format(boxes=_boxes(boxes))
        case events.ContractCopied(player, contract):
            title = contract_title(contract)
            if player == CHANCE:
                return _("Shapeshift copies {contract}, by lot.").format(contract=title)
            return _("{player} lets Shapeshift copy {contract}.").format(
                player=names[player], contract=title
            )
        case HandDealt(player, _count, cards) if cards is not None:
            return _("{player} is dealt {cards}.").format(
                player=names[player], cards=cards_words(cards)
            )
        case events.BidMade(player, contract, overbid):
            return _("{player} bids {contract} +{overbid}.").format(
                player=names[player], contract=contract_title(contract), overbid=overbid
            )
        case events.PlayerPassed(player):
            return _("{player} passes.").format(player=names[player])
        case events.ContractWon(declarer, contract, overbid, value, passed_out):
            if passed_out:
                return _("All have passed; {player} picks {contract}, worth {value}.").format(
                    player=names[declarer], contract=contract_title(contract), value=value
                )
            return _("{player} declares {bid}, worth {value}.").format(
                player=names[declarer],
                bid=bid_words(contract_title(contract), overbid),
                value=value,
            )
        case events.ChoiceNamed(player, choice):
            return _("{player} says: {choice}.").format(
                player=names[player], choice=_choice(choice)
            )
        case events.CardDiscarded(player, card) if card is not None:
            return _("{player} puts away the {card}.").format(
                player=names[player], card=number_card_name(card)
            )
        case events.CardsExchanged(player, count):
            return many(
                "{player} changes {count} card.", "{player} changes {count} cards.", count
            ).format(player=names[player], count=count)
        case CardPlayed(player, card):
            return _("{player} plays the {card}.").format(
                player=names[player], card=number_card_name(card)
            )
        case TrickTaken(player, _trick):
            return _("{player} takes the trick.").format(player=names[player])
        case events.RankingTurned(_number, inverted):
            return _("The ranking turns: {ranking}.").format(ranking=ranking_name(inverted))
        case events.DealScored(result, totals, _boxes_after):
            return _scored(result, totals, names)
    return ""


def _scored(result: DealResult, totals: tuple[float, ...], names: Names) -> str:
    parts = [
        _("{player} {explained}, {total} in all").format(
            player=name, explained=explained(result, player), total=points_text(totals[player])
        )
        for player, name in enumerate(names)
    ]
    return f"{deal_account(result, names)} {'; '.join(parts)}."


def cards_words(cards: Sequence[Card]) -> str:
    """Return the notations of the cards, apart."""
    return " ".join(map(str, cards))


def deal_summary(deal: BerzerkaState, standing: BerzerkaStanding) -> Mapping[str, Any]:
    """Return what `play --json` tells of a hand."""
    result = deal_result(deal.table)
    return {
        "deal": standing.deals_played,
        "dealer": deal.table.dealer,
        "contract": result.contract,
        "copies": result.copies or None,
        "value": result.value,
        "declarer": result.declarer,
        "overbid": result.overbid,
        "trump": None if result.trump == NO_TRUMP else SUIT_LETTERS[result.trump],
        "ranking": "inverted" if result.inverted else "normal",
        "pain": None if result.pain is None else SUIT_LETTERS[result.pain],
        "calls": [[call.player, str(call.bid or PASS)] for call in deal.table.auction.calls],
        "exchanged": [len(cards) for cards in deal.table.discards],
        "tricks": list(result.tricks),
        "results": list(result.counts),
        "ranked": list(result.ranked),
        "places": list(result.places),
        "scores": list(result.points),
        "totals": [int(total) for total in standing.scores],
        "board": {box.id: box.value for box in standing.boxes if box.is_open},
    }


# -- the position


def text_view(view: BerzerkaView, names: Names, whole: int | None) -> str:
    """Return the position in words, for text mode and screen readers."""
    table = view.table
    standing = table.standing
    lines = [
        _("Hand {number} of {all}, dealer: {dealer}.").format(
            number=standing.deals_played + 1,
            all=whole,
            dealer=names[table.dealer],
        )
    ]
    if table.phase in (Phase.BOARD, Phase.COPY, Phase.DEAL, Phase.AUCTION, Phase.PICK):
        lines.append(_("Open contracts: {boxes}.").format(boxes=_boxes(table.boxes)))
        best = table.auction.highest
        if best is not None and best.bid is not None:
            said = action_words(best.bid)
            lines.append(_("To beat: {bid} by {name}.").format(bid=said, name=names[best.player]))
    if table.declared is not None:
        lines += contract_lines(table.declared, table.inverted, names)
    if table.phase == Phase.PLAY:
        lines.append(_trick_number(table))
    for player, name in enumerate(names):
        lines.append(
            _("{name}: {points}, tricks {taken}.").format(
                name=name,
                points=points_words(standing.scores[player]),
                taken=_taken(table, player),
            )
        )
    is_own = table.phase == Phase.EXCHANGE and table.player == view.observer
    if is_own and (away := table.put_away(table.player)):
        lines.append(_("You put away: {cards}.").format(cards=cards_words(away)))
    lines += tricks_told(table, names, _trick)
    if view.observer is not None:
        lines.append(_("Your hand: {cards}.").format(cards=cards_words(view.hand)))
    return "\n".join(lines)


def asked(view: BerzerkaView) -> str:
    """Return how many cards the observer may change, where he is asked that; "" else."""
    table = view.table
    if table.phase != Phase.EXCHANGE or table.player != view.observer:
        return ""
    return _("You may change up to {most} cards.").format(most=table.most_discards)


def _taken(table: BerzerkaTable, player: Player) -> str:
    """Return the tricks of a player, with what the contract counts where that is another thing."""
    taken = str(table.taken[player])
    if table.declared is None or table.declared.rules.objective.counted == "tricks":
        return taken
    count = table.tally().counts[player]
    return _("{taken} ({counted})").format(
        taken=taken, counted=won_words(table.declared.rules.objective, count)
    )


def _trick_number(table: BerzerkaTable) -> str:
    """Return which trick is played, and whether it counts (BZ-19)."""
    number, aim = len(table.tricks) + 1, table.declaration.rules.objective
    if aim.early_tricks:
        words = _("Trick {n} of {all}.")
    elif number <= HALF:
        words = _("Trick {n} of {all}; the first seven do not count.")
    else:
        words = _("Trick {n} of {all}; it counts, as the last six do.")
    return words.format(n=number, all=TRICKS)


def contract_lines(declared: Declared, inverted: bool, names: Names) -> list[str]:
    """Return what is played and which ranking is in force, in sentences."""
    rules = declared.rules
    parts = [_(rules.objective.words)]
    if declared.trump is not None:
        parts.append(
            _("no trumps")
            if declared.trump == NO_TRUMP
            else _("trumps: {suit}").format(suit=suit_name(declared.trump))
        )
    if declared.pain is not None:
        parts.append(_("pain suit: {suit}").format(suit=suit_name(declared.pain)))
    if declared.inverted is not None:
        parts.append(ranking_name(inverted))
        if rules.turns == AT_HALF:
            has_turned = inverted != declared.inverted
            parts.append(
                _("the ranking has turned after trick 7")
                if has_turned
                else _("the ranking turns after trick 7")
            )
        elif rules.turns == EVERY_TRICK:
            parts.append(_("the ranking turns after every trick"))
    return [
        _("{declarer} declares {bid}, worth {value}: {terms}.").format(
            declarer=names[declared.declarer],
            bid=bid_words(declared.box.title, declared.overbid),
            value=declared.box.value,
            terms="; ".join(parts),
        )
    ]


def _boxes(boxes: Board) -> str:
    return ", ".join(
        _("{contract} ×{value}").format(contract=box.title, value=box.value)
        for box in boxes
        if box.is_open
    )


def _trick(trick: Trick, names: Names) -> str:
    return ", ".join(
        f"{names[trick.player(place, len(names))]} {card}" for place, card in enumerate(trick.cards)
    )


def written(action: BerzerkaAction | Whole) -> str:
    """Return a decision as text mode writes it: "hidden strength+1", "verborgene kraft+1"; a whole
    change in one line, as it may be typed."""
    if isinstance(action, Whole):
        return " ".join(map(written, action.steps))
    notation = str(action)
    if isinstance(action, Bid | Copy | Pick):
        return notation.replace(action.contract, typed_word(_(CONTRACTS[action.contract].title)))
    return notation


def spoken(text: str) -> BerzerkaAction | None:
    """Return the decision that a line names by its contract as it is called, with or without the
    signs above its letters; None for none."""
    before, colon, rest = text.rpartition(":")
    title, plus, overbid = rest.partition("+")
    contract = _contracts(language()).get(plain(typed_word(title)))
    if contract is None:
        return None
    try:
        return parse_action(f"{before}{colon}{contract}{plus}{overbid.strip()}")
    except ValueError:
        return None


@lru_cache(maxsize=4)
def _contracts(_language: str) -> Mapping[str, str]:
    """Return the contracts by the words that they are written with."""
    return {plain(typed_word(_(row.title))): id for id, row in CONTRACTS.items()}

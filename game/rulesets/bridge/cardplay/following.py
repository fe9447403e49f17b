"""Second, third and fourth hand: win cheaply, finesse, cover, ruff, or throw away what is least."""

from game.kit.cards import NO_TRUMP, SUITS, Card
from game.rulesets.bridge.cardplay.sight import HONOUR, Sight

NEVER_FINESSE = {1: 11, 2: 9}
"""With so many cards of a suit between both hands, what is missing is played to drop: a king (or
whatever stands just below the best card) with eleven, a queen with nine."""


def follow(seen: Sight) -> Card:
    """Return the card to play to a trick that has begun."""
    legal = seen.legal
    if len(legal) == 1:
        return legal[0]
    led = seen.order.suit[seen.trick.cards[0]]
    if any(seen.order.suit[card] == led for card in legal):
        return _in_suit(seen)
    return _void(seen)


def _in_suit(seen: Sight) -> Card:
    best = seen.best
    assert best is not None
    cards = sorted(seen.legal, key=seen.height)
    winning = [card for card in cards if seen.order.beats(card, best, seen.trump)]
    place = len(seen.trick.cards)
    if not winning:
        return _signal(seen, cards)
    if place == 3:
        return cards[0] if seen.mate_is_winning else winning[0]
    return _second(seen, cards, winning) if place == 1 else _third(seen, cards, winning)


def _second(seen: Sight, cards: list[Card], winning: list[Card]) -> Card:
    """Play low second in hand, but cover an honour and take what may be lost."""
    led = seen.trick.cards[0]
    if seen.is_declaring:
        return _second_declaring(seen, cards, winning)
    if seen.needed == 1 and seen.is_master(winning[-1]):
        return _lowest_equal(seen, winning[-1])
    open_next = seen.dummy if seen.trick.leader == seen.dummy_player else None
    if seen.height(led) >= HONOUR - 1 and len(cards) <= 3:
        behind = seen.touches(led, open_next or ())
        if not behind and seen.height(winning[0]) >= HONOUR:
            return winning[0]
    singleton = open_next is not None and not seen.of(open_next, seen.order.suit[led])
    if singleton and seen.trump != NO_TRUMP and seen.is_master(winning[-1]):
        return _lowest_equal(seen, winning[-1])
    return cards[0]


def _second_declaring(seen: Sight, cards: list[Card], winning: list[Card]) -> Card:
    """Let the hand behind take it if it can; else put up what will take it."""
    led = seen.trick.cards[0]
    suit = seen.order.suit[led]
    behind = seen.of(seen.mate or (), suit)
    third = [seen.height(card) for card in seen.against if seen.order.suit[card] == suit]
    top = max([seen.height(led), *third])
    if behind and seen.height(behind[0]) > top:
        return cards[0]
    masters = [card for card in winning if seen.height(card) > top]
    if masters and (
        len(behind) < 2 or len(cards) == 2 or seen.height(behind[0]) < seen.height(led)
    ):
        return masters[0]
    return cards[0]


def _third(seen: Sight, cards: list[Card], winning: list[Card]) -> Card:
    """Play high third in hand, as low as it serves; finesse where declarer sees a tenace."""
    last = seen.last_to_play()
    led = seen.order.suit[seen.trick.cards[0]]
    best = seen.best
    assert best is not None
    if last is not None:
        over = [seen.height(card) for card in seen.of(last, led)]
        if seen.mate_is_winning and all(height < seen.height(best) for height in over):
            return _signal(seen, cards)
        enough = [card for card in winning if all(h < seen.height(card) for h in over)]
        if enough:
            return enough[0]
        return cards[0] if seen.mate_is_winning else _lowest_equal(seen, winning[-1])
    if seen.mate_is_winning and not seen.above(best, seen.against):
        return _signal(seen, cards)
    if seen.is_declaring:
        return _finesse(seen, cards, winning)
    high = _lowest_equal(seen, winning[-1])
    if seen.mate_is_winning and seen.height(best) >= HONOUR and not _worth_more(seen, high, best):
        return _signal(seen, cards)
    return high


def _worth_more(seen: Sight, high: Card, best: Card) -> bool:
    """Tell whether a card beats something of the opponents that partner's does not."""
    return seen.above(best, seen.against) > seen.above(high, seen.against)


def _finesse(seen: Sight, cards: list[Card], winning: list[Card]) -> Card:
    """Return the card for declarer third in hand, with his other hand having led."""
    suit = seen.order.suit[winning[-1]]
    both = len(seen.of(seen.hand, suit)) + len(seen.of(seen.mate or (), suit)) + 1
    out = seen.of(seen.against, suit)
    best = seen.best
    if seen.mate_is_winning and best is not None and seen.height(best) >= HONOUR:
        rest = [card for card in out if seen.height(card) > seen.height(best)]
        mine = [card for card in winning if seen.is_master(card)]
        if len(rest) <= 1 and mine and both < NEVER_FINESSE[2]:
            return cards[0]
        if not mine:
            return cards[0]
    for card in winning:
        missing = seen.above(card, out)
        if missing == 0:
            return card
        if missing <= 1:
            gap = 1 + sum(seen.height(each) > seen.height(out[0]) for each in winning)
            if seen.is_master(winning[-1]) and both >= NEVER_FINESSE.get(gap, 12):
                break
            return card
    return _lowest_equal(seen, winning[-1])


def _lowest_equal(seen: Sight, high: Card) -> Card:
    """Return the lowest card of the hand that is as good as this one."""
    found = high
    for card in seen.of(seen.legal, seen.order.suit[high]):
        if seen.height(card) < seen.height(found):
            between = [
                each
                for each in seen.against
                if seen.order.suit[each] == seen.order.suit[high]
                and seen.height(card) < seen.height(each) < seen.height(found)
            ]
            if between:
                break
            found = card
    return found


def _signal(seen: Sight, cards: list[Card]) -> Card:
    """Play low; to partner's high card a defender encourages with a honour or a doubleton."""
    if seen.is_declaring or (seen.trick.leader - seen.me) % 4 != 2:
        return cards[0]
    led = seen.trick.cards[0]
    small = [card for card in cards if seen.height(card) < HONOUR]
    likes = any(HONOUR < seen.height(card) < seen.height(led) for card in cards)
    short = seen.trump != NO_TRUMP and len(cards) == 2 and not seen.is_trump(led)
    if small and (likes or short) and seen.height(led) > HONOUR:
        return small[-1]
    return cards[0]


def _void(seen: Sight) -> Card:
    """Ruff what the opponents would take; else throw away."""
    trumps = sorted([card for card in seen.legal if seen.is_trump(card)], key=seen.height)
    best = seen.best
    assert best is not None
    able = [card for card in trumps if seen.order.beats(card, best, seen.trump)]
    if able and not _is_safe_with_mate(seen, best):
        last = seen.last_to_play()
        if last is not None and not seen.of(last, seen.order.suit[seen.trick.cards[0]]):
            over = [seen.height(card) for card in seen.of(last, seen.trump)]
            higher = [card for card in able if all(h < seen.height(card) for h in over)]
            return (higher or able)[0]
        return able[0]
    return discard(seen)


def _is_safe_with_mate(seen: Sight, best: Card) -> bool:
    """Tell whether partner takes the trick without help, as far as one can see."""
    if not seen.mate_is_winning:
        return False
    if len(seen.trick.cards) == 3:
        return True
    last = seen.last_to_play()
    if last is not None:
        led = seen.order.suit[seen.trick.cards[0]]
        playable = seen.order.of_suit(last, led) or last
        return not any(seen.order.beats(card, best, seen.trump) for card in playable)
    return seen.is_master(best) or seen.is_trump(best) or seen.height(best) >= HONOUR


def discard(seen: Sight) -> Card:
    """Return the card that is missed least: no winner, no guard, no trump if it can be helped."""
    plain = [card for card in seen.legal if not seen.is_trump(card)] or list(seen.legal)
    return min(plain, key=lambda card: (_missed(seen, card), seen.height(card), card))


def _missed(seen: Sight, card: Card) -> float:
    """Return what a card is worth where it lies: winners, guards of honours, length."""
    suit = seen.order.suit[card]
    if suit not in SUITS:
        return 2.0
    own = seen.of(seen.hand, suit)
    out = seen.of(seen.against, suit)
    if seen.is_master(card) and out:
        return 9.0 + seen.height(card) / 10
    cost = seen.height(card) / 6
    if is_guard(seen, card):
        cost += 4.0 - seen.above(own[0], seen.against) / 2
    facing = seen.dummy if not seen.is_declaring else None
    if facing is not None:
        theirs = seen.of(facing, suit)
        if len(theirs) >= 4 and len(own) <= len(theirs) and seen.height(own[0]) >= 7:
            cost += 3.0
    if not out:
        cost += 3.0
    return cost - 0.3 * len(own)


def is_guard(seen: Sight, card: Card) -> bool:
    """Tell whether a card is needed below a higher one of its suit, so that this may win a trick
    after those above it are gone."""
    own = seen.of(seen.hand, seen.order.suit[card])
    above = seen.above(own[0], seen.against)
    return own[0] != card and 0 < above <= 3 and len(own) - 1 <= above

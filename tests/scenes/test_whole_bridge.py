"""The table of bridge in the real program: what it shows, and what it asks."""

from collections.abc import Mapping
from concurrent.futures import Future
from functools import partial

import pytest

from game.core import options as option_texts
from game.core.words import use_language
from game.kit.cards import Card, parse_cards
from game.kit.packs import FLOATS, NO_SUIT
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.actions import BIDS, CLAIM, PASS, Tricks
from game.rulesets.bridge.analysis import Analysis, CardCost, Par, analysed
from game.rulesets.bridge.claims import may_claim, tricks_left
from game.rulesets.bridge.contract import Contract
from game.rulesets.bridge.events import HiddenRevealed
from game.rulesets.bridge.jokers import is_joker
from game.rulesets.bridge.naming import seat_name
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.table import BridgeTable
from game.session.match import HUMAN, Match, Seat
from game.session.port import Port
from scenes.anim.timeline import Place
from scenes.preferences import Preferences
from scenes.shot_practice import lesson
from scenes.studio import Studio
from scenes.table.bridge.auction import AuctionTable
from scenes.table.bridge.box import BiddingBox
from scenes.table.bridge.game import TURNED_UP, talon, talon_name
from scenes.table.choreography import Scenery, motion
from scenes.table.geometry import Geometry
from scenes.table.places import card_key, places, talon_key
from scenes.ui.button import ButtonKind
from tests.scenes.at_bridge import NAMES, act, calls_made, sit_down
from tests.scenes.player import Player


@pytest.fixture
def player(tmp_path):
    player = Player(tmp_path)
    yield player
    player.quit()


def test_declarer_plays_the_dummys_cards_too(player):
    sit_down(player, lambda table: table.is_playing and table.hand_player == 2)
    assert player.until_asked() == "act"
    held = {str(card) for card in player.table.port.view().table.hands[2]}
    assert {str(card.card) for card in player.table.hand.cards} == held
    assert act(player) == "dummy"
    player.until(lambda: len(player.table.port.view().table.hands[2]) < len(held))


def test_a_person_who_takes_over_plays_the_hand_of_a_declaring_partner(player):
    def is_partners(table: BridgeTable) -> bool:
        return table.is_playing and table.takes_over and table.hand_player == 2

    sit_down(player, is_partners, takes_over="S")
    player.until_asked()
    seen = player.table.port.view().table
    assert None not in seen.hands[2] and None in seen.hands[1] and seen.face_up == (0,)
    assert {card.card for card in player.table.hand.cards} == set(seen.hands[2])
    shown = player.table.show.stage.shown
    assert len({key for key in shown if key.startswith("2#")}) == 0, "it lies open to the person"
    assert act(player) == "dummy"
    player.until(lambda: len(player.table.port.view().table.hands[2]) < len(seen.hands[2]))


def test_calls_tell_what_they_show_and_why_they_are_not_allowed(player):
    sit_down(player, lambda table: table.is_bidding and len(table.auction.calls) >= 4)
    player.until_asked()
    box, extra = player.table.board.asking, player.table.board.extra
    assert isinstance(box, BiddingBox) and isinstance(extra, AuctionTable)
    buttons = [*box._calls.values(), *box._strains.values()]
    for button in buttons:
        assert button.meant().words, button.label
        assert button.enabled or button.reason.endswith("]"), button.label
    cells = [cell for cell in extra.children if cell.visible]
    assert len(cells) >= 3 and all("shows: " in cell.tip for cell in cells)


@pytest.fixture
def english_again():
    yield
    use_language("")


@pytest.mark.usefixtures("english_again")
@pytest.mark.parametrize("code", ["", "de", "sr"])
def test_in_large_type_the_box_hides_no_call(code):
    """A guide at the side makes the box high: the calls stand above it all the same, and the label
    of the hidden cards gives way where the box reaches it."""
    use_language(code)
    studio = Studio((960, 540), Preferences(text_scale=1.6, language=code))
    lesson(studio, "bridge", 0)
    board = studio.app.top.board
    label = board.talon
    assert label.rect.colliderect(board.asking.rect) and board.gives_way(label)
    assert isinstance(board.asking, BiddingBox) and isinstance(board.extra, AuctionTable)
    assert board.extra.rect.bottom <= board.asking.rect.top
    assert [cell for cell in board.extra.children if cell.visible]
    studio.close()


def test_hidden_cards_are_turned_up_one_after_the_other_where_their_owners_play():
    studio, told = Studio((1280, 720)), []
    match = studio.played("bridge", lambda match: match.is_over, "Party", {"deals": "4"})
    told = [event for event in Port(match, 0).events() if isinstance(event, HiddenRevealed)]
    studio.close()
    event, seats = told[0], Geometry(1280, 720, 4, 0, is_clockwise=True)
    before = event.after.but(hidden=())
    scenery = Scenery(seats, partial(lay, seats), before, event.after, 0.0)
    shown = motion(event, scenery)
    keys = [card_key(card) for card in event.cards]
    spots = [seats.trick_spot(owner) for owner in event.owners]
    lying = [lay(seats, table) for table in (before, event.after)]

    def where(number: int, time: float) -> tuple[float, float]:
        place = shown.places(time)[keys[number]]
        return place.x, place.y

    assert where(0, 0.0) == at(lying[0][talon_key(0)]) and where(1, 0.0) == at(
        lying[0][talon_key(1)]
    )
    assert where(0, 0.5) == spots[0] and where(1, 0.5) == at(lying[0][talon_key(1)])
    assert where(1, TURNED_UP + 0.5) == spots[1]
    assert [where(n, shown.seconds) for n in (0, 1)] == [at(lying[1][key]) for key in keys]
    assert talon_name(event.after) == "Hidden cards", "a longer name would reach the first of them"


def lay(seats: Geometry, table: BridgeTable) -> Mapping[str, Place]:
    return places(seats, table, talon(table))


def at(place: Place) -> tuple[float, float]:
    return place.x, place.y


def test_a_digit_sets_the_level_and_the_keys_make_the_bid(player):
    sit_down(player, lambda table: table.is_bidding and not table.auction.calls)
    player.until_asked()
    player.key("3")
    assert player.table.board.asking.level == 3
    assert player.focused.label.startswith("3")
    player.key("return")
    player.until(lambda: any(str(c.bid) == "3C" for c in calls_made(player) if c.player == 0))


def test_the_calls_stay_where_they_are_whatever_the_level_has_to_tell(player):
    sit_down(player, lambda table: table.is_bidding and not table.auction.calls)
    player.until_asked()
    box, buttons, heights = player.table.board.asking, set(), set()
    for level in "1234567":
        player.key(level)
        player.step()
        buttons.add(tuple(tuple(each.rect) for each in (*box._calls.values(), box._levels)))
        heights.add(box.rect.height)
    assert len(heights) > 1 and len(buttons) == 1


@pytest.mark.parametrize(
    ("jokers", "name", "owners"),
    [("0", "", None), ("1", "Hidden card", 1), ("2", "Hidden cards", 2), ("4", "", None)],
)
def test_hidden_cards_are_named_and_tell_whose_they_are(player, jokers, name, owners):
    sit_down(player, lambda table: table.is_playing, jokers=jokers)
    player.until_asked()
    label, table = player.table.board.talon, player.table.port.view().table
    whose = [seat_name(owner) for owner in table.hidden_owners]
    assert label.label == (f"{name} of {' and '.join(whose)}" if name else "")
    assert label.visible == bool(name)
    if owners is None:
        assert label.meant() is None
        return
    told = label.meant()
    assert told.rule == "BR-57" and label.takes_focus
    assert f"{', '.join(whose)}." in told.words
    assert len(table.hidden_owners) == owners and table.hidden == ()


def test_the_panel_of_a_claim_is_as_high_as_its_button(player):
    sit_down(player, lambda table: table.is_playing and not table.trick.cards)
    player.until_asked()
    panel = player.table.board.asking
    button = panel.button_of(CLAIM)
    assert panel.rect.height <= button.rect.height + 2 * panel.style.px(panel.pad)
    assert button.tip and button.clause == "BR-64", "what it means is told beside the button"


def test_a_claim_that_is_contested_is_told_why(player):
    sit_down(player, lambda table: may_claim(table) and tricks_left(table) > 8)
    player.until_asked()
    table = player.table
    table._submit(CLAIM)
    player.until_asked()
    most = tricks_left(table.port.view().table)
    table._submit(Tricks(most))
    player.until(lambda: "contests" in table.notice)
    assert f"{most} tricks are not certain" in table.notice


def test_who_plays_with_whom_is_told_as_a_match_begins(player):
    rules = option_texts.with_texts(BridgeOptions(), {"form": "chicago", "deals": "4"})
    seats = [Seat(HUMAN if n == 0 else "club", name) for n, name in enumerate(NAMES)]
    player.program.sit_down(player.store.matches.begin(Match(BRIDGE, rules, seats, 1)))
    player.until_asked()
    told = "Bora, North, is your partner; Mira and Luka play against you."
    assert player.table.notice == told


def test_a_floating_joker_that_is_led_asks_for_its_suit(player):
    sit_down(player, may_lead_floating_joker, jokers="2", wild="on")
    player.until_asked()
    joker = next(c for c in player.table.hand.cards if len(player.table.by_card[c.card]) == 2)
    player.click_at((joker.rect.left + 8, joker.rect.top + 14))
    asking = player.table.board.asking
    names = [each.label for each in asking.walk() if each.takes_focus]
    assert len(names) == 2 and all("Joker" in name for name in names)
    player.click_at(next(each for each in asking.walk() if each.takes_focus).rect.center)
    player.until(lambda: player.table.port.view().table.trick.cards)


def may_lead_floating_joker(table: BridgeTable) -> bool:
    hand = table.hands[table.hand_player]
    is_lead = table.is_playing and not table.trick.cards
    return is_lead and any(card in FLOATS and table.order.suit[card] == NO_SUIT for card in hand)


# -- the deal again


class AtOnce:
    """Does in this process, and at once, what is asked of another; of what it is asked it knows the
    answer."""

    def __init__(self, *_processes, **_settings) -> None:
        self.is_open = True

    def submit(self, task, table) -> Future:
        assert task is analysed and table.phase == "over"
        asked = Future()
        par = Par(Contract(BIDS[18], 3), 10, -420)
        asked.set_result(
            Analysis([[7] * 4] * 5, par, [CardCost(3, 1, Card(3), 1, parse_cards("S2S9C7C4"))])
        )
        return asked

    def shutdown(self, **_how) -> None:
        self.is_open = False


def test_after_a_deal_the_solver_says_what_could_be_made(player, monkeypatch):
    monkeypatch.setattr("scenes.table.bridge.review.ProcessPoolExecutor", AtOnce)
    sit_down(player, lambda table: table.is_playing and len(table.tricks) == 12)
    while player.until_asked() == "act":
        act(player)
    player.click("What could be made")
    player.step()
    pool = player.scene._pool
    text = player.text()
    assert "Par" in text and "Luka" in text and "−420" in text
    assert "Trick 4" in text and "cost 1 trick – better:" in text
    assert "Luka would take 7 tricks in ♠ with all hands open" in text
    assert text.split("better:")[1].split("\n")[0].split() == ["2", "♠", "/", "4", "♣"]
    player.click("Back")
    assert not pool.is_open
    player.click("Continue")


@pytest.mark.long
def test_the_solver_itself_is_asked(player):
    sit_down(player, lambda table: table.is_playing and len(table.tricks) == 12)
    while player.until_asked() == "act":
        act(player)
    player.click("What could be made")
    player.until(lambda: player.scene.found is not None)
    assert len(player.scene.found.makeable) == 5


def test_whoever_points_at_a_hidden_card_is_told_what_it_is(player):
    sit_down(player, lambda table: table.is_bidding)
    player.until_asked()
    label, lies = player.table.board.talon, player.table.show.stage.shown[talon_key(0)]
    scale = player.table.layout.scale
    player.hover_at((round(lies.x * scale), round(lies.y * scale)))
    assert player.table.hovered is label and "Left over from the deal" in label.tip


def test_no_call_looks_like_advice_before_there_is_any(player):
    sit_down(player, lambda table: table.is_bidding and not table.auction.calls)
    player.until_asked()
    asking = player.table.board.asking
    calls = [asking.button_of(call) for call in player.table.port.legal_actions()]
    assert player.focused is asking.button_of(PASS), "what a key does at once does no harm"
    assert not any(each.kind is ButtonKind.PRIMARY for each in calls)


def test_a_joker_in_the_hand_tells_what_it_counts(player):
    def has_joker(table):
        return table.is_bidding and any(is_joker(card) for card in table.held(0))

    sit_down(player, has_joker, jokers="4")
    player.until_asked()
    hand = player.table.hand.cards
    tips = {widget.card: widget.tip for widget in hand}
    assert all(bool(tip) == is_joker(card) for card, tip in tips.items())
    assert "points in the bidding" in next(filter(None, tips.values()))

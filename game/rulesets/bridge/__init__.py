"""Contract Bridge with Jokers: partners bid for tricks, and play for them. RULES.md is here."""

from pathlib import Path

from game.core.ruleset import Ruleset
from game.core.sense import Sense
from game.core.telling import Telling
from game.core.words import _, marked
from game.kit.telling import phase
from game.rulesets.bridge.actions import PASS, BridgeAction, parse_action
from game.rulesets.bridge.bidding.choice import read_systems
from game.rulesets.bridge.contract import partners
from game.rulesets.bridge.exchange.laid import LAID
from game.rulesets.bridge.guide import GUIDE, themes
from game.rulesets.bridge.meanings import counts, meaning
from game.rulesets.bridge.naming import place_name, sides_sentence, spoken
from game.rulesets.bridge.options import PRESETS, BridgeOptions
from game.rulesets.bridge.policy import playout, policy, shortlist, slip, warm_up
from game.rulesets.bridge.position import text_view, turn
from game.rulesets.bridge.standing import BOARDS, TERMS, broken_off, opening, seated
from game.rulesets.bridge.state import new_deal, settle
from game.rulesets.bridge.table import BridgeView
from game.rulesets.bridge.trials import trials
from game.rulesets.bridge.words import aim, deal_summary, describe, scoring, verdict
from game.rulesets.bridge.worlds import determinize, worlds

BRIDGE: Ruleset[BridgeAction, BridgeView, BridgeOptions] = Ruleset(
    id="bridge",
    version=1,
    title=marked("Contract Bridge"),
    players=range(4, 5),
    options=BridgeOptions,
    presets=PRESETS,
    folder=Path(__file__).parent,
    opening=opening,
    new_deal=new_deal,
    settle=settle,
    parse_action=parse_action,
    passed_out=(PASS,) * 4,
    sense=Sense(
        determinize,
        worlds,
        policy,
        playout,
        shortlist,
        slip=slip,
        trials=trials,
        warm_up=warm_up,
    ),
    telling=Telling(
        words=marked("Bid with your partner for tricks, then win them; Jokers shake up the suits."),
        describe=describe,
        deal_summary=deal_summary,
        text_view=text_view,
        guide=GUIDE,
        partners=sides_sentence,
        place=place_name,
        turn=turn,
        terms=TERMS,
        meaning=meaning,
        themes=themes,
        phase=phase,
        counts=counts,
        spoken=spoken,
        aim=aim,
        scoring=scoring,
        verdict=verdict,
        notation=lambda: _(
            "Cards are written suit first: HT is the 10 of Hearts, H* its Joker, R* and B* are the "
            "wild Jokers. Bids are written level first: 4S, 3N. P passes, X doubles, XX redoubles."
        ),
    ),
    returns_sum=0.0,
    longest_deal=4 + 364 + 56 + 4 * 13 + 1,
    sides=partners,
    boards=BOARDS,
    laid=LAID,
    broken_off=broken_off,
    seated=seated,
    read_levels=read_systems,
)

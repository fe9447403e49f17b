"""Serbian whist: bid your tricks and take exactly those. The rule book is RULES.md here."""

from pathlib import Path

from game.core.ruleset import Ruleset
from game.core.sense import Sense
from game.core.telling import Telling
from game.core.words import _, marked
from game.kit.telling import phase
from game.rulesets.whist.accounts import scoring, unit, verdict
from game.rulesets.whist.guide import GUIDE, themes
from game.rulesets.whist.options import PRESETS, WhistOptions
from game.rulesets.whist.phases import barred, new_deal, settle
from game.rulesets.whist.player import (
    determinize,
    playout,
    policy,
    rest,
    slip,
    taste,
    trials,
    warm_up,
    worlds,
)
from game.rulesets.whist.standing import opening
from game.rulesets.whist.table import WhistAction, WhistView, parse_action
from game.rulesets.whist.words import counts, deal_summary, describe, meaning, text_view

WHIST: Ruleset[WhistAction, WhistView, WhistOptions] = Ruleset(
    id="whist",
    version=1,
    title=marked("Serbian whist"),
    players=range(4, 7),
    options=WhistOptions,
    presets=PRESETS,
    folder=Path(__file__).parent,
    opening=opening,
    new_deal=new_deal,
    settle=settle,
    parse_action=parse_action,
    sense=Sense(
        determinize,
        worlds,
        policy,
        playout,
        taste=taste,
        slip=slip,
        trials=trials,
        warm_up=warm_up,
        rest=rest,
    ),
    telling=Telling(
        words=marked("Say how many tricks you will take, then take exactly those."),
        describe=describe,
        deal_summary=deal_summary,
        text_view=text_view,
        guide=GUIDE,
        turn=barred,
        unit=unit,
        scoring=scoring,
        verdict=verdict,
        meaning=meaning,
        themes=themes,
        phase=phase,
        counts=counts,
        notation=lambda: _(
            "Cards are written suit first: SA is the Ace of Spades, HT the 10 of Hearts."
        ),
    ),
    returns_sum=0.0,
    longest_deal=6 + 6 + 52,
)

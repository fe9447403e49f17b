"""Dreierschnapsen: bid a contract, take the talon, reach 66. The rule book is RULES.md here."""

from pathlib import Path

from game.core.ruleset import Ruleset
from game.core.sense import Sense
from game.core.telling import Telling
from game.core.terms import Terms
from game.core.words import marked
from game.kit.telling import phase
from game.rulesets.schnapsen.accounts import scoring, verdict
from game.rulesets.schnapsen.actions import PutAway, SchnapsenAction, parse_action
from game.rulesets.schnapsen.book import by_faces
from game.rulesets.schnapsen.counting import counts
from game.rulesets.schnapsen.guide import GUIDE, themes
from game.rulesets.schnapsen.knowledge import exchanges, rest
from game.rulesets.schnapsen.meanings import meaning
from game.rulesets.schnapsen.options import PRESETS, SchnapsenOptions
from game.rulesets.schnapsen.phases import new_deal, settle
from game.rulesets.schnapsen.player import playout, policy, shortlist, slip, taste
from game.rulesets.schnapsen.position import SchnapsenView
from game.rulesets.schnapsen.standing import opening
from game.rulesets.schnapsen.words import (
    asked,
    deal_summary,
    describe,
    notation,
    spoken,
    text_view,
    whole_words,
    written,
)
from game.rulesets.schnapsen.worlds import determinize, trials, warm_up, worlds

SCHNAPSEN: Ruleset[SchnapsenAction, SchnapsenView, SchnapsenOptions] = Ruleset(
    id="schnapsen",
    version=1,
    title=marked("Dreierschnapsen"),
    players=range(3, 4),
    options=SchnapsenOptions,
    presets=PRESETS,
    folder=Path(__file__).parent,
    opening=opening,
    new_deal=new_deal,
    settle=settle,
    parse_action=parse_action,
    book=by_faces,
    sense=Sense(
        determinize,
        worlds,
        policy,
        playout,
        shortlist,
        taste,
        slip=slip,
        trials=trials,
        warm_up=warm_up,
        rest=rest,
        tries=exchanges,
    ),
    telling=Telling(
        words=marked("Bid for the talon, and be the first to 66, alone against two."),
        describe=describe,
        deal_summary=deal_summary,
        text_view=text_view,
        turn=asked,
        guide=GUIDE,
        scoring=scoring,
        verdict=verdict,
        meaning=meaning,
        themes=themes,
        phase=phase,
        whole=whole_words,
        counts=counts,
        terms=Terms(
            position=marked("the position: contract, kontras, tricks, the table, your hand"),
            figures=marked(
                "The figures are points of this deal: yours minus the average of all players. "
                "Above zero, you are ahead of it. Points beyond what wins the match do not count."
            ),
        ),
        spoken=spoken,
        written=written,
        notation=notation,
        together=(PutAway,),
    ),
    returns_sum=0.0,
    longest_deal=72,
)

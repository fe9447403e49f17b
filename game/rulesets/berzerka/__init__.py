"""Berzerka: three players, a board of contracts, each played once. The rule book is RULES.md."""

from pathlib import Path

from game.core.ruleset import Ruleset
from game.core.sense import Sense
from game.core.telling import Telling
from game.core.words import _, marked
from game.rulesets.berzerka.accounts import scoring, verdict
from game.rulesets.berzerka.actions import BerzerkaAction, Discard, Done, parse_action
from game.rulesets.berzerka.guide import GUIDE
from game.rulesets.berzerka.meanings import counts, meaning
from game.rulesets.berzerka.options import PRESETS, BerzerkaOptions
from game.rulesets.berzerka.playout import playout
from game.rulesets.berzerka.policy import policy, shortlist, taste
from game.rulesets.berzerka.policy.exchange import changes
from game.rulesets.berzerka.position import BerzerkaView
from game.rulesets.berzerka.slips import slip
from game.rulesets.berzerka.standing import opening
from game.rulesets.berzerka.state import new_deal, settle
from game.rulesets.berzerka.themes import phase, themes
from game.rulesets.berzerka.words import (
    HANDS,
    asked,
    deal_summary,
    describe,
    spoken,
    text_view,
    whole_words,
    written,
)
from game.rulesets.berzerka.worlds import determinize, rest, trials, warm_up, worlds

MOST_CALLS = 7 * 13 + 3
"""No auction is longer: each bid beats the one before it."""

BERZERKA: Ruleset[BerzerkaAction, BerzerkaView, BerzerkaOptions] = Ruleset(
    id="berzerka",
    version=1,
    title=marked("Berzerka"),
    players=range(3, 4),
    options=BerzerkaOptions,
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
        shortlist,
        taste,
        rest=rest,
        trusts_plain=True,
        slip=slip,
        trials=trials,
        warm_up=warm_up,
        tries=changes,
    ),
    telling=Telling(
        words=marked("Bid for a contract of the board, change your cards, and come out first."),
        describe=describe,
        deal_summary=deal_summary,
        text_view=text_view,
        turn=asked,
        guide=GUIDE,
        scoring=scoring,
        verdict=verdict,
        spoken=spoken,
        written=written,
        ascending=(Discard,),
        together=(Discard, Done),
        meaning=meaning,
        themes=themes,
        phase=phase,
        whole=whole_words,
        counts=counts,
        terms=HANDS,
        notation=lambda: _(
            "Cards are written suit first: H13 is the 13 of Hearts, -H4 puts the 4 away. A bid is "
            "a contract and an overbid: seeing red+1."
        ),
    ),
    returns_sum=0.0,
    # board and copy, packets, calls, pick, two names, cards changed and drawn, cards played
    longest_deal=2 + 6 + MOST_CALLS + 1 + 2 + (13 + 3 + 3) + 39,
)

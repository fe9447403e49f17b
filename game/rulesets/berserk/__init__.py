"""Berserk: raise an army, place it face down, and fight. The rule book is RULES.md here."""

from pathlib import Path

from game.core.ruleset import Ruleset
from game.core.sense import Sense
from game.core.telling import Telling
from game.core.words import _, marked
from game.rulesets.berserk.actions import BerserkAction, GiveUp, Recruit
from game.rulesets.berserk.events import is_final
from game.rulesets.berserk.guide import GUIDE, themes
from game.rulesets.berserk.meanings import meaning, whole_words
from game.rulesets.berserk.notation import parse_action
from game.rulesets.berserk.options import PRESETS, BerserkOptions, read_levels
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.laying import placements
from game.rulesets.berserk.sense.player import policy, shortlist, slip
from game.rulesets.berserk.sense.playout import playout
from game.rulesets.berserk.sense.priors import BattlePriors, battle_worlds
from game.rulesets.berserk.sense.recruiting import armies
from game.rulesets.berserk.sense.trials import trials
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.state import new_deal, settle
from game.rulesets.berserk.telling.log_battle import Log, describe
from game.rulesets.berserk.telling.phases import phase
from game.rulesets.berserk.telling.reading import read_about
from game.rulesets.berserk.telling.riddles import riddle
from game.rulesets.berserk.telling.words import asked, deal_summary, text_view
from game.rulesets.berserk.terms import BATTLES
from game.rulesets.berserk.view import BerserkView
from game.rulesets.berserk.worlds import determinize

BERSERK: Ruleset[BerserkAction, BerserkView, BerserkOptions] = Ruleset(
    id="berserk",
    version=9,
    title=marked("Berserk"),
    players=range(2, 3),
    options=BerserkOptions,
    presets=PRESETS,
    folder=Path(__file__).parent,
    opening=opening,
    new_deal=new_deal,
    settle=settle,
    parse_action=parse_action,
    sense=Sense(
        determinize,
        battle_worlds,
        policy,
        playout,
        shortlist,
        slip=slip,
        priors=BattlePriors,
        trials=trials,
        turn=lambda view: view.turn if view.phase is Phase.BATTLE else None,
        weighs=lambda view: view.phase is Phase.BATTLE,
        wholes=armies,
        tries=placements,
        at_stake=2.0,
    ),
    telling=Telling(
        words=marked("Buy an army, place it face down, and leave the enemy no creature."),
        describe=describe,
        deal_summary=deal_summary,
        text_view=text_view,
        guide=GUIDE,
        terms=BATTLES,
        notation=lambda: _(
            "“c3-c4” walks, “c3^e5” leaps, “c3xc4” strikes, “c3:1 c5” uses the first ability. A "
            "flyer is written f and its number. In the drawing, brackets mark an exhausted card."
        ),
        meaning=meaning,
        themes=themes,
        phase=phase,
        turn=asked,
        riddle=riddle,
        whole=whole_words,
        ascending=(Recruit,),
        read_about=read_about,
        teller=Log,
    ),
    returns_sum=0.0,
    longest_deal=20_000,
    is_final=is_final,
    unlisted=(GiveUp(),),
    read_levels=read_levels,
)

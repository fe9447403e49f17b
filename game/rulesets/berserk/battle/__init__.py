"""The fighting half of Berserk: from the revealing of the armies to the end (BW-14 to BW-68).

combat: who hits how hard, in pure numbers. profiles: a card's text as numbers and flags. masks:
sets of squares. units: the few functions that change units. traits: what a unit can do at this
moment. changes: what is done to one unit. effects: the loop of changes, deaths and texts, and the
end. reach: moves, ranges and targets. guards: protectors. hits: how hard an attack lands. attacks:
an attack from its declaration to the dice. turn: reveal, start and end of a turn. legal, refusals,
idleness, steps: what may be done, why not, why there is nobody to do it to, and what it does.
"""

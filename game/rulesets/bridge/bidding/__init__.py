"""How computer players bid: systems in levels/bridge, and rules for whatever they leave open.

In reading order: conditions, hand, box (what a hand is, and what a call shows of it); calls; rows
and bookfile (a system, and how it is read); seat, goals, contested and floor (the rules without
keys); heard (what an auction has told); choice (the call to make); words (what a call is said to
show).
"""

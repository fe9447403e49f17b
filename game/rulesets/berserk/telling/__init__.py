"""Berserk in sentences: the log of a match, a position in words, what is on a card.

In reading order: moment (an event between two positions, and what units are called), exchanges
(what dice come to), log_armies and log_battle, log, which knows them all; feats (what a battle is
remembered for); words; undecided (that a draw is near); meanings; reasons, spending (what is done
for nothing), and tried (what trials show of a decision), with better_off (why a card fares better
by it); riddles (what is to be guessed of a strike); reading.
"""

"""Berserk in sentences: the log of a match, a position in words, what is on a card.

In reading order: moment (an event between two positions, and what units are called), exchanges
(what dice come to), log_armies and log_battle, log, which knows them all; feats (what a battle is
remembered for); words; undecided (that a draw is near); changers (what alters an attack); muster
(what speaks for a card of an army); riddles (what is to be guessed of a strike); reading.
"""

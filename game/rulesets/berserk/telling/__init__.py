"""Berserk in sentences: the log of a match, a position in words, what is on a card.

In reading order: units (what they are called), armies and battle (what happened to them), log,
which knows them all; words; reading.
"""

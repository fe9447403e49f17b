"""Boards as text: PBN and LIN where there are no Jokers, and PBN with Jokers as our own.

In reading order: board (a board, how it is played by the rules, what is refused), notation (hands
and calls), tags and pbn, lin, files, laid (a match of boards).
"""

"""The army before the battle, phase by phase: what may be done, why not, and what it does.

In reading order: `pairs`, `drawing` (who is first, fifteen cards), `recruiting`, `placing`.
"""

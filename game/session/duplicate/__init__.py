"""The same cards for somebody else: another player in one's seat, and what each has made of them.

In reading order: `others.py` (the process in which computer players play a `session.setting`),
`comparison.py` (two matches deal by deal), `parting.py` (the same point of both, and where they
part), `runs.py` (who has had the cards of a stored match), `told.py` (in words), `together.py` (all
matches of the same two).
"""

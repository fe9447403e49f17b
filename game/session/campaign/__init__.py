"""The campaign: a season on the road, from the inn to the high table.

In the order of reading: `favour` and `difficulty` (tables), `node` (what may lie on the road, and
what a match there is played by), `nodefile` and `encounterfile` (read from `levels/campaign`),
`world` (all of it, checked as a whole), `course` (what of it is open this season), `trail` (where
somebody stands) and `season` (a season by its steps), `rounds` (the match of a round), `par` (what
others make of the same cards), `telling` (all that in words).
"""

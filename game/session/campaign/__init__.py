"""The campaign: a season on the road, from the inn to the high table.

In the order of reading: `favour` and `difficulty` (tables), `node` (what may lie on the road, and
what a match there is played by), `nodefile` and `encounterfile` (read from `levels/campaign`),
`deck` and `deckfile` (the deck of a season), `world` (all of it, checked as a whole), `course`
(what of it is open this season), `road` (a season before its first step), `trail` (where somebody
stands), the steps (`step`, `asking`, `partner`, `matches`, `stopping`) and `season` (a season by
them), `settled` (what it came to, as it is stored), `rounds` (the match of a round), `par` (what
others make of the same cards), `deeds`, `feats`, `achievements` and `record` (what stays of all
seasons), `code` (a season for a friend), `telling` and `outcome` (all that in words).
"""

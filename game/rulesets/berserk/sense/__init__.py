"""The computer players' sense: what things are worth, what may come of a deed, and what to do.

In reading order: what it weighs by (`worth` by the price formula, `strength` as fitted, `odds`,
`effects`, `combatants`, `duels`, `dice`, `prospects`), the field as it sees it (`ground`,
`threats`, `company`, `tempers`, `movers`, `using`, `deeds`, `marching`), the plain player's policy
(`fighting`, `answers`, `recruiting`, `placing`, `mustering`, `heuristic`), a beginner's mistakes
(`slips`), battles at speed (`playout`), where searching players have cards stand (`rows`,
`deploying`), and what leads the search (`reply`, `plans`, `evaluation`, `courses`, `finishing`,
`shortlist`, `guide`).
`foresight` tells a person at the table what he can work out himself (`reaching`, `enemy_turn`).
"""

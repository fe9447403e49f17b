"""The battlefield: cards on a tile map.

Its rooms, each of which knows only those before it: `faces` (how cards look), `maps` (the land),
`motion` (what moves for a moment), `board` (what stands on the field and at its sides), `overlays`
(what is laid over it to be read), the show, the desk, `modes` (what clicks and keys mean), the
scene.
"""

"""The VASSAL 3.7 file formats, read and written, with nothing of any game in them.

Start with the noun you have in hand: `encoding` (strings inside strings), `traits` and `pieces` (a counter),
`components` (the build file), `saves` and `decks` (a set-up), `archive` (the ZIPs), `grid` (hex to pixel), `ids`
(gpids).

Nothing here imports the rest of oobc, so the package can be used alone. References such as "format: §7" are
to the project's description of the VASSAL formats.
"""

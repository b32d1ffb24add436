"""Game Setup, also for three and four players.

S-2, S-5 to S-8 the Empires and the map, N-2, N-3 the part of it in play: `box`. S-22 to S-24 what a level counts:
`ch05_leadership/leader_tracks.py`.
"""

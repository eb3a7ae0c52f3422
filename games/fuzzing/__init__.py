"""Random play that checks the engine contract; the contract tests and the fuzz command share it.

Plain Python, and no rule of any game: what only a game's own tests can know comes in as `Probes`.
"""

"""How well people play: ratings, leaderboards, and what their matches come to in figures."""

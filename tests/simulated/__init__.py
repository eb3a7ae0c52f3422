"""Simulated users: people who play whole matches, told as stories.

A story is plain Python. People do what people do, in the words of their game, and what everybody
should then see is claimed on the way:

    @told_everywhere
    def test_a_gotcha_decides_the_match(world):
        story = GotchaStory(world, "Anna", "Ben", "Clara", target_points=1, rounds=[
            {"Anna": "…", "Ben": "once-1 once-2 giant-1 …", "Clara": "tiny-1 tiny-2 …"},
        ])
        anna, ben, clara = story.people

        ben.offers("once-1", hiding="once-2 giant-1")
        clara.offers("tiny-1", hiding="tiny-2 tiny-3")
        with story.refuses("It is not your turn."):
            clara.flips(ben, 1)
        anna.flips(ben, 1)
        anna.chooses(clara)
        story.expects(phase="gotcha", to_act=["Anna"], pending="once of Ben: 1")
        anna.takes(steals="giant-1")
        story.ends(winners=["Anna"], points={"Anna": 1, "Ben": 0})
        return story

Worlds
    The same story runs in several worlds (`world.py` is what they have in common):
    - `engine`: the rules alone, `setup`, `apply` and `view` of the game.
    - `site`: real requests to the real views. A newcomer fills in the page of the new table, the
      others follow the link and sit down, the host starts. Each has a browser with scripts.
    - `one_screen`: the same, but all sit at the host's screen, which follows whoever must act and
      is passed on. Its browser has no scripts, so every form is sent the plain way.
    On the site an action is done by what is on the page of whoever acts: the button is looked for,
    the boxes are ticked, the form is sent as a browser sends it. What the page does not offer
    cannot be done, and that ends the test. `told_everywhere` (or `told_in` for some worlds) also
    compares: after every step, every seat and the spectator must see what they see in the engine,
    field by field. In the end the log is replayed, and must lead to the same.

Claims
    - `story.expects(**claims)`: what anybody may know. `person.sees(**claims)`: what one seat sees.
      The names of the claims are those of the game's `read`. Where a claim is by name, those who
      are not named are not looked at. Both also check that the pages ask whoever is to act, and
      nobody else.
    - `story.ends(**claims)`: the match is over, and its recorded result says so too.

Refusals
    Within `with story.refuses("a sentence"):` every action must be refused with that sentence and
    change nothing for anybody. If it can be put together on the page, it is done there; else it
    is sent by hand, as somebody would who forges the form. A button that needs nothing filled in
    must never be refused. `person.sends(anything)` is always by hand.

Failures
    Whatever goes wrong is a `StoryFailure`: the whole story so far with the phase after each step,
    what was tried, what was expected and found, what the page offered, and how the table stands.

A new game needs a vocabulary: a `Person` with its verbs, and a `Story` whose `read` says in
people's words what can be claimed, at least `phase` and `to_act` (`gotcha.py`, `spades.py`). An
action must be worded as the page words it: lists in the order of the page. Where a match is to be
played on by whatever is legal, `story.plays_on`. What a screen shows and how it is passed on is in
`screen.py`; stories about that, and about what only a site can be sent, take the fixtures `site`,
`one_screen` or `two_screens` by name.
"""

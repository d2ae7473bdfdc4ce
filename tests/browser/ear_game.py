"""A whole game by ear: from the home page to the replay, each step taken because of what was heard or read."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from playwright.sync_api import Page

from tests.browser.ear_deals import order
from tests.browser.ear_play import LISTEN, Ear, Node
from tests.browser.page_user import PATIENCE, Person
from tests.browser.words import ANYTHING, heard, spoken

TOOLS = ("pick", "lamp", "cart")
GOALS = ("top", "middle", "bottom")
SHAPES = ("crossing", "fork", "straight", "bend", "dead-end")


class EarGame:
    """Somebody who hears a page; `played` collects which kinds of moves were made."""

    def __init__(self, person: Person, language: str) -> None:
        person.looks_at_roles().context.add_init_script(LISTEN)
        self.page: Page = person.page
        self.address = person.address
        self.ear = Ear(self.page)
        self.language = language
        self.name = self.words("me-name-example")
        self.played: set[str] = set()

    def words(self, key: str, **arguments: str | int) -> str:
        return spoken(key, self.language, **arguments)

    # -- before the game ----------------------------------------------------------------------------------------------

    def opens_a_table(self, *, bots: int, rounds: int) -> None:
        """From the home page to the deal, with a clock."""
        ear = self.ear
        self.page.goto(self.address)
        ear.enters("button", self.words("home-new-table"))
        self.settles(lambda here: here.role == "heading")
        for seats in range(2, bots + 2):
            ear.enters("button", self.words("room-add-bot"))
            ear.hears(*self.words("room-sat-down", name=ANYTHING, count=seats).split(ANYTHING))
        ear.goes_to("combobox", self.words("choice-rounds"))
        ear.presses("Home", *["ArrowDown"] * (rounds - 1))
        ear.goes_to("combobox", self.words("choice-clock"))
        ear.presses("End")
        ear.goes_to("button", self.words("room-start"), key="Shift+Tab")
        ear.presses("Enter")
        # The first card of a round is in sight before the dialog with the role opens.
        self.settles(lambda here: here.name == self.words("role-show"))
        self.learns_the_role()

    # -- the game -----------------------------------------------------------------------------------------------------

    def plays(self) -> None:
        """Until the scores can be read."""
        deadline = time.monotonic() + 5 * PATIENCE
        while not self.is_over():
            assert time.monotonic() < deadline, f"{self.ear.focus()} after {self.ear.everything[-5:]}"
            self.acts()
        self.has_heard_the_result()

    def has_heard_the_result(self) -> None:
        """Who has won the round and the game was said by itself."""
        said = "\n".join(self.ear.everything)
        won = [self.words("log-round-ended", winner=winner) for winner in ("diggers", "saboteurs")]
        winners = [self.words("game-end-winners", count=count, names=ANYTHING) for count in (1, 2)]
        saboteurs = [
            self.words("round-end-saboteurs", kind=kind, names=ANYTHING) for kind in ("none", "one", "several")
        ]
        tip = [self.words("keys-tip", where="table", keys="?", ask="/")]
        for sentences in (won, [self.words("log-game-ended")], winners, saboteurs, tip):
            assert any(heard(sentence, said) for sentence in sentences), f"{sentences} is never said"

    def is_over(self) -> bool:
        """Whether the focus is on who has won."""
        here = self.ear.focus()
        others = [self.words("game-end-winners", count=count, names=ANYTHING) for count in (1, 2)]
        own = [self.words("game-end-you", count=count) for count in (1, 2)]
        return here.role == "heading" and (here.name in own or any(heard(one, here.name) for one in others))

    def acts(self) -> None:
        """Do what is asked for, as far as it can be known from the tree."""
        nodes = self.ear.tree()
        here = self.ear.focus_in(nodes)
        if any(node.role == "dialog" for node in nodes):
            self.answers(here, [node.name for node in nodes if node.role == "button"])
        elif any(node.name == self.words("prompt-choose") for node in nodes):
            self.moves()
        else:
            self.page.wait_for_timeout(20)

    def answers(self, here: Node, buttons: Sequence[str]) -> None:
        """What a dialog asks: the role at the beginning of a round, gold and a way on at its end."""
        ear = self.ear
        if here.name == self.words("role-show"):
            self.learns_the_role()
        elif here.role == "button" and here.name in [self.words("gold-card", value=value) for value in (1, 2, 3)]:
            # What can be chosen is at hand by itself, and then the button that takes it.
            ear.presses("Enter")
            self.settles(lambda now: now.name != here.name or now.around != here.around)
        elif here.role == "button" and here.name in [self.words("gold-take", count=value) for value in (1, 2, 3)]:
            ear.forgets()
            ear.presses("Enter")
            self.is_told("gold")
            self.settles(lambda now: now.name != here.name or now.around != here.around)
        elif on := {self.words("round-end-on"), self.words("round-end-standings")} & set(buttons):
            ear.enters("button", on.pop())
            self.settles(lambda now: now.name not in (*on, here.name))
        else:
            self.page.wait_for_timeout(20)

    def learns_the_role(self) -> None:
        """The card is turned, the role is said, and the round begins with one's cards."""
        roles = [self.words("role-name", role=role) for role in ("digger", "saboteur")]
        self.ear.presses("Enter")
        self.ear.hears_one_of(roles)
        self.ear.enters("button", self.words("role-close"))
        self.settles(lambda here: ("list", self.words("hand")) in here.around)

    def hand(self) -> list[str]:
        return [node.name for node in self.ear.part("list", self.words("hand")) if node.role == "button"]

    def kind(self, card: str) -> str:
        """What a card is for, by its name."""
        names = {self.words("card-map"): "map", self.words("card-rockfall"): "rockfall"}
        names |= {self.words("card-broken", tool=tool): "break" for tool in TOOLS}
        names |= {self.words("card-path", shape=shape, sides=ANYTHING).split(ANYTHING)[0]: "path" for shape in SHAPES}
        return next((kind for name, kind in names.items() if card.startswith(name)), "mend")

    def moves(self) -> None:
        """A kind of card not played yet that can go somewhere; else any that can; else one is discarded."""
        hand = [self.kind(card) for card in self.hand()]
        # With what stands before it: there may be 10 as well.
        none = f": {self.words('targets', count=0)}"
        if not self.played:
            self.minds_the_clock()
        for place in order(hand, self.played):
            self.ear.forgets()
            self.ear.presses(str(place + 1))
            if none not in self.hears_of_the_choice():
                self.plays_card(hand[place])
                return
            self.ear.presses("Escape")
            self.ear.hears(self.words("chosen-nothing"))
        self.discards()

    def minds_the_clock(self) -> None:
        """I tells how much time is left, and K adds some, which all are told."""
        self.ear.presses("i")
        self.ear.hears(*self.words("clock-left", time=ANYTHING).split(ANYTHING))
        self.ear.presses("k")
        self.ear.hears(self.words("log-time-added", name=self.name))
        # Nobody has gold yet, and O says so.
        self.ear.presses("o")
        self.ear.hears(self.words("player-gold", count=0), self.words("nuggets", count=0))

    def plays_card(self, kind: str) -> None:
        """L lists where it can go, Enter chooses, Enter plays."""
        ear = self.ear
        ear.presses("l")
        self.settles(lambda here: ("dialog", self.words("places-list")) in here.around and here.role == "button")
        ear.presses("Enter")
        self.settles(lambda here: here.name.startswith(f"{self.words('play')}: "))
        ear.forgets()
        ear.presses("Enter")
        self.is_told(kind)

    def discards(self) -> None:
        """A number, D, Enter."""
        ear = self.ear
        ear.forgets()
        ear.presses("1")
        self.hears_of_the_choice()
        ear.presses("d")
        ear.hears(self.words("prompt-discard"))
        self.settles(lambda here: here.name.startswith(f"{self.words('discard')}: "))
        ear.forgets()
        ear.presses("Enter")
        self.is_told("discard")

    def hears_of_the_choice(self) -> str:
        """What is said of a card that was chosen: where it can go. Others may speak meanwhile."""
        return self.ear.hears_with_one_of([self.words("targets", count=count) for count in range(60)])

    def is_told(self, kind: str) -> None:
        """One's own move is said in full, like any other; what a map shows is put aside."""
        self.played.add(kind)
        self.ear.hears_sentence(self.tellings(kind, self.name))
        if kind == "map" and self.ear.part("region", self.words("map-result-title")):
            self.ear.presses("Enter")

    def tellings(self, kind: str, who: str) -> list[str]:
        """The sentences that can tell of a move; what they leave open is ANYTHING."""
        if who == self.name:
            return self.own_tellings(kind)
        tools = {"break": "log-tool-broken", "mend": "log-tool-mended"}
        if kind in tools:
            keys = (tools[kind], f"{tools[kind]}-own")
            return [self.words(key, name=who, target=ANYTHING, tool=tool) for key in keys for tool in TOOLS]
        if kind == "map":
            goals = [(content, goal) for content in ("treasure", "stone") for goal in GOALS]
            return [self.words("log-goal-seen-own", name=who, content=content, goal=goal) for content, goal in goals]
        names = {"rockfall": "spoken-rock-fell", "discard": "log-discarded", "gold": "log-gold-taken"}
        if kind != "path":
            return [self.words(names[kind], name=who, cell=ANYTHING, card=ANYTHING)]
        shaped = [self.words("log-path-laid", name=who, cell=ANYTHING, shape=shape) for shape in SHAPES]
        return [self.words("spoken-path", name=who, cell=ANYTHING, card=ANYTHING), *shaped]

    def own_tellings(self, kind: str) -> list[str]:
        """One's own acts are told as one's own."""
        tools = {"break": "you-tool-broken", "mend": "you-tool-mended"}
        if kind in tools:
            keys = (tools[kind], f"{tools[kind]}-own")
            return [self.words(key, target=ANYTHING, tool=tool) for key in keys for tool in TOOLS]
        if kind == "map":
            goals = [(content, goal) for content in ("treasure", "stone") for goal in GOALS]
            return [self.words("you-goal-seen", content=content, goal=goal) for content, goal in goals]
        if kind == "gold":
            return [self.words("you-gold-taken", count=count) for count in (1, 2, 3)]
        single = {"path": "you-path-laid", "rockfall": "you-rock-fell", "discard": "you-discarded"}
        return [self.words(single[kind], cell=ANYTHING, card=ANYTHING)]

    def settles(self, wanted: Callable[[Node], bool]) -> None:
        """The focus goes by itself to what is wanted."""
        deadline = time.monotonic() + PATIENCE
        while not wanted(here := self.ear.focus()):
            assert time.monotonic() < deadline, f"the focus stays on {here}; heard {self.ear.everything[-5:]}"
            self.page.wait_for_timeout(10)

    # -- afterwards ---------------------------------------------------------------------------------------------------

    def looks_back(self) -> None:
        """The replay: from its heading to the button that goes on, and each move is said."""
        ear = self.ear
        ear.enters("link", self.words("game-end-replay"))
        ear.finds("button", self.words("replay-on"))
        self.settles(lambda here: here.role == "heading" and here.name == self.words("replay"))
        ear.forgets()
        ear.goes_to("button", self.words("replay-on"))
        # A round begins with the hands; then comes the first move, whoever it is of.
        told = [sentence for kind in ("path", "break", "map", "discard") for sentence in self.tellings(kind, ANYTHING)]
        ear.presses("Enter")
        ear.hears_sentence([*told, *self.tellings_of_others_maps()])

    def tellings_of_others_maps(self) -> list[str]:
        return [self.words("log-goal-seen", name=ANYTHING, goal=goal) for goal in GOALS]

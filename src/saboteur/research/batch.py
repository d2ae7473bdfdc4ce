"""Many rounds at once: every step plays one move in each, and writes masks and observations into two blocks of memory.

Nothing is allocated for a step, and NumPy looks at the blocks without a copy (see `vector_env`). A round that ends is
dealt again at once, from the next number of its own seed. Compiled.
"""

from __future__ import annotations

from saboteur.research.encoding import OUTSIDE, SEATS, Window, pending_goal, seat_outcome
from saboteur.rules.core.layout import ENDED, LOOK, OTHER, PHASE, SEAT
from saboteur.rules.core.native_types import i64, u8, vec
from saboteur.rules.core.playout import MOST_MOVES, Chance, random_round, room
from saboteur.rules.core.round import Round


class Batch:
    """So many games of one round each, all with the same set-up."""

    def __init__(self, count: i64, players: i64, rules: i64, dwarfs: list[int], window: Window) -> None:
        """`dwarfs` are all dwarf cards in play as codes, the left-over one included."""
        self.count = count
        self.players = players
        self.rules = rules
        self.dwarfs = vec[i64](dwarfs)
        self.window = window
        self.chance = Chance(1)
        self.sampling = Chance(2)
        self.games: list[Round] = []
        self.seeds = vec[i64]([0] * count)
        self.episodes = vec[i64]([0] * count)
        self.masks = vec[u8]([u8(0)] * (count * window.actions))
        self.observations = vec[u8]([u8(0)] * (count * window.observation))
        self.rewards = vec[i64]([0] * (count * SEATS))
        """For each game and seat: 1 and -1 where the last step ended a round, else 0."""
        self.ended = vec[u8]([u8(0)] * count)
        """1 where the last step ended a round; the observation is the first of the next one."""
        self.seats = vec[i64]([0] * count)
        """Who acts in each game."""
        self.outside = vec[i64]([0] * count)
        """How many legal moves lie outside the window, and have no action."""
        self.actions = vec[i64]([0] * count)
        """What `step` plays, as `choose` or `sample` wrote it."""
        self.listed: list[vec[i64]] = [vec[i64]([0] * MOST_MOVES) for _ in range(count)]
        self.counts = vec[i64]([0] * count)
        self.moves = room()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickled and copied as plain numbers and rounds: the vectors of the compiler cannot be."""
        made = (int(self.count), int(self.players), int(self.rules), list(self.dwarfs), self.window, self.games)
        numbers = (self.seeds, self.episodes, self.rewards, self.actions)
        chances = (int(self.chance.state), int(self.sampling.state))
        return restored_batch, (*made, [list(each) for each in numbers], list(self.ended), chances)

    def restore(self, games: list[Round], numbers: list[list[int]], ended: list[int], chances: tuple[int, int]) -> None:
        """Take over the games of another batch with the same set-up; what is written about them follows from them."""
        self.games = games
        self.seeds = vec[i64](numbers[0])
        self.episodes = vec[i64](numbers[1])
        self.rewards = vec[i64](numbers[2])
        self.actions = vec[i64](numbers[3])
        self.chance.state = chances[0]
        self.sampling.state = chances[1]
        number: i64
        for number in range(len(games)):
            self.ended[number] = u8(ended[number])
            self._write(number, 1)

    def reset(self, seeds: list[int]) -> None:
        """Deal all games, each from its own seed."""
        number: i64
        self.games = []
        for number in range(self.count):
            self.seeds[number] = seeds[number]
            self.episodes[number] = 0
            self.ended[number] = u8(0)
            self.games.append(self._dealt(number))
            self._clear(number)
            self._write(number, 1)
        for number in range(self.count * SEATS):
            self.rewards[number] = 0

    def _dealt(self, number: i64) -> Round:
        self.chance.reseed(self.seeds[number] * 1000003 + self.episodes[number] * 7919 + 17)
        return random_round(self.players, self.rules, self.dwarfs, self.chance)

    def _clear(self, number: i64) -> None:
        """The planes of a new round begin with zeros."""
        start = number * self.window.observation
        place: i64
        for place in range(start, start + 2 * self.window.cells):
            self.observations[place] = u8(0)

    def _write(self, number: i64, mine: i64) -> None:
        """Observation, mask and seat of one game; the planes only if the mine may have changed."""
        state = self.games[number]
        window = self.window
        seat = state.memory[SEAT]
        self.seats[number] = seat
        if mine:
            window.write_mine(state, self.observations, number * window.observation)
        window.write_rest(state, seat, self.observations, number * window.observation)
        self._write_mask(number, state, seat)

    def _write_mask(self, number: i64, state: Round, seat: i64) -> None:
        masks = self.masks
        listed = self.listed[number]
        base = number * self.window.actions
        place: i64
        for place in range(self.counts[number]):
            masks[base + listed[place]] = u8(0)
        found: i64 = 0
        outside: i64 = 0
        for place in range(state.list_moves(self.moves)):
            action = self.window.action_of(self.moves[place], seat, self.players)
            if action == OUTSIDE:
                outside += 1
            else:
                masks[base + action] = u8(1)
                listed[found] = action
                found += 1
        self.counts[number] = found
        self.outside[number] = outside

    def choose(self, actions: list[int]) -> None:
        """Write into `actions` what `step` is to play."""
        number: i64
        for number in range(self.count):
            self.actions[number] = actions[number]

    def step(self) -> None:
        """Play `actions`. Raises ValueError if one of them is masked, and then nothing has changed."""
        number: i64
        for number in range(self.count):
            action = self.actions[number]
            if not 0 <= action < self.window.actions or self.masks[number * self.window.actions + action] == u8(0):
                raise ValueError(f"action {action} of game {number} is not legal")
        for number in range(self.count):
            self._step(number)

    def _step(self, number: i64) -> None:
        state = self.games[number]
        if self.ended[number]:
            self.ended[number] = u8(0)
            self._reward(number, state)
        move = self.window.move_of(self.actions[number], state.memory[SEAT], self.players, pending_goal(state))
        state.apply(move)
        mine: i64 = 0 if move & 31 == OTHER or move & 31 == LOOK else 1
        if state.memory[PHASE] == ENDED:
            self._reward(number, state)
            self.ended[number] = u8(1)
            self.episodes[number] += 1
            self.games[number] = self._dealt(number)
            self._clear(number)
            mine = 1
        self._write(number, mine)

    def _reward(self, number: i64, state: Round) -> None:
        seat: i64
        for seat in range(self.players):
            self.rewards[number * SEATS + seat] = seat_outcome(state, seat)

    def sample(self, seed: i64) -> None:
        """Write a random legal action of each game into `actions`, all equally likely."""
        self.sampling.reseed(seed)
        number: i64
        for number in range(self.count):
            self.actions[number] = self.listed[number][self.sampling.below(self.counts[number])]

    def play_randomly(self, steps: i64, seed: i64) -> None:
        """So many steps of random actions without leaving compiled code, masks and observations written each time."""
        step: i64
        for step in range(steps):
            self.sample(seed + step)
            self.step()


def restored_batch(
    count: int,
    players: int,
    rules: int,
    dwarfs: list[int],
    window: Window,
    games: list[Round],
    numbers: list[list[int]],
    ended: list[int],
    chances: tuple[int, int],
) -> Batch:
    """A batch that was pickled."""
    batch = Batch(count, players, rules, dwarfs, window)
    batch.restore(games, numbers, ended, chances)
    return batch

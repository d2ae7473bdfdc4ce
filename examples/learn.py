"""Learn to dig with NumPy alone: a masked policy gradient over simple features of each action, in a few minutes.

python learn.py --updates 150 --evaluate 400
"""

import argparse

import numpy as np

from saboteur.arena import compare
from saboteur.bots import Bot
from saboteur.research.codec import Codec
from saboteur.research.encoding import AIM_ACTIONS, CELL_ACTIONS, LOOK_ACTIONS, OWN_ROLE, TURN_ACTIONS
from saboteur.research.vector_env import VectorEnv
from saboteur.rules.core.cards import FACE_NAMES

CODEC = Codec()
ROLE = 2 * CODEC.window.cells + OWN_ROLE
DIGGER = 0


def features():
    """For each action: what it does, which card, which column, which row; all ones and zeros."""
    window, faces = CODEC.window, len(FACE_NAMES)
    table = np.zeros((CODEC.actions, 27 + 24 + 4 + window.columns + window.rows + faces), np.float32)
    for action in range(CODEC.actions):
        row = table[action]
        if action < AIM_ACTIONS:
            row[action] = 1
        elif action < LOOK_ACTIONS:
            aim, target = divmod(action - AIM_ACTIONS, 10)
            row[27 + 2 * aim + (target > 0)] = 1
        elif action < CELL_ACTIONS:
            row[51 + (action >= TURN_ACTIONS)] = 1
        else:
            is_path = action >= window.path_actions
            cell, face = divmod(action - window.path_actions, faces) if is_path else (action - CELL_ACTIONS, 0)
            row[53 + is_path] = 1
            if is_path:
                row[55 + cell % window.columns] = 1
                row[55 + window.columns + cell // window.columns] = 1
                row[55 + window.columns + window.rows + face] = 1
    return table


FEATURES = features()


def choose(masks, scores, chance):
    """An action for each game by softmax, and what the features were less what was expected of them."""
    games, actions = np.nonzero(masks)
    starts = np.searchsorted(games, np.arange(len(masks)))
    logits = scores[games, actions]
    noisy = logits + chance.gumbel(size=len(logits))
    best = np.maximum.reduceat(noisy, starts)
    chosen = actions[np.flatnonzero(noisy == best[games])]
    weights = np.exp(logits - np.maximum.reduceat(logits, starts)[games])
    weights /= np.add.reduceat(weights, starts)[games]
    expected = np.add.reduceat(FEATURES[actions] * weights[:, None].astype(np.float32), starts)
    return chosen, FEATURES[chosen] - expected


def progress(observations):
    """How far east the tunnel from the start has come in each game, in columns."""
    cells, columns = CODEC.window.cells, CODEC.window.columns
    reached = (observations[:, cells : 2 * cells] == 1).reshape(len(observations), -1, columns).any(axis=1)
    return np.where(reached, np.arange(columns), 0).max(axis=1)


def train(updates, games, rate=2.0, seed=1, steps=120):
    """Diggers learn, saboteurs play at random. Gives the weights and how often the diggers won in each update.

    A digger's move is rewarded at once if the tunnel comes farther east, and all of a round's moves if it is won.
    """
    env, chance = VectorEnv(games, players=5), np.random.default_rng(seed)
    weights, curve, baseline = np.zeros(FEATURES.shape[1], np.float32), [], 0.0
    env.reset(seed=seed)
    traces = np.zeros((games, FEATURES.shape[1]), np.float32)
    for _ in range(updates):
        scores, gradient, ended, won = FEATURES @ weights, np.zeros_like(weights), 0, 0
        for _ in range(steps):
            digs = env.observations[:, ROLE] == DIGGER
            actions, surprise = choose(env.masks, np.where(digs[:, None], scores, 0.0), chance)
            traces[digs] += surprise[digs]
            before = progress(env.observations)
            env.step(actions)
            over = env.ended.astype(bool)
            gain = np.where(over | ~digs, 0.0, progress(env.observations) - before)
            gradient += ((gain - gain[digs].mean()) * digs) @ surprise
            wins = env.rewards.sum(axis=1)[over] > 0  # more diggers than saboteurs have won
            gradient += 5 * (wins - baseline) @ traces[over]
            traces[over] = 0
            ended, won = ended + int(over.sum()), won + int(wins.sum())
        share = won / max(1, ended)
        baseline = 0.9 * baseline + 0.1 * share
        weights += rate * gradient / max(1.0, float(np.linalg.norm(gradient)))
        curve.append(share)
    return weights, curve


class Learned(Bot):
    """Plays the action with the highest score."""

    weights = np.zeros(FEATURES.shape[1], np.float32)

    def choose(self, view, history):
        if view.public.phase == "pick-gold":
            return f"G{max(view.own.offer)}"
        mask = CODEC.encoded(view)[1]
        scores = FEATURES @ self.weights + self.random(view).random() * 1e-6
        return CODEC.text(int(np.argmax(np.where(mask, scores, -np.inf))), view)


def main():
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--updates", type=int, default=150)
    given.add_argument("--games", type=int, default=128)
    given.add_argument("--evaluate", type=int, default=400, help="rounds against each kind of saboteur")
    options = given.parse_args()
    Learned.weights, curve = train(options.updates, options.games)
    for first in range(0, len(curve), max(1, len(curve) // 10)):
        print(f"update {first:4}: diggers won {100 * np.mean(curve[first : first + 10]):.1f} %")
    for saboteurs in ("random", "digger", "detective"):
        (result,) = compare(Learned, saboteurs, ("random", saboteurs), rounds=options.evaluate)
        print(f"learned diggers against {saboteurs}: {result}")


if __name__ == "__main__":
    main()

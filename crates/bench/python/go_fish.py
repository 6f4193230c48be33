"""OpenSpiel's go_fish with two seats: random whole games per CPU-second on one thread.

Two loops of OpenSpiel's own C++ are tried, and the faster one counts: whole games between its uniform random bots,
and its random rollouts from the first decision of a dealt game.
usage: go_fish.py SECONDS
"""

import json
import random
import sys
import time

import pyspiel

ROLLOUTS = 200


def rate(seconds, batch):
    batch()  # the first one warms up
    games, begun, spent = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - begun < seconds:
        games += batch()
    return games / (time.process_time() - spent)


def whole_games(game):
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(2)]
    seeds = random.Random(1)

    def batch():
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seeds.randrange(1 << 30))
        return 1

    return batch


def rollouts(game):
    dealt, chance = game.new_initial_state(), random.Random(1)
    while dealt.is_chance_node():
        dealt.apply_action(chance.choice([action for action, _ in dealt.chance_outcomes()]))
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    # One simulation of this search is one call of its evaluator: ROLLOUTS random games.
    search = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 64, False, 1, False)

    def batch():
        search.step(dealt)
        return ROLLOUTS

    return batch


def main():
    seconds = float(sys.argv[1])
    game = pyspiel.load_game("go_fish(players=2)")
    loops = {"bots": whole_games(game), "rollouts": rollouts(game)}
    print(json.dumps({name: rate(seconds / len(loops), batch) for name, batch in loops.items()}))


main()

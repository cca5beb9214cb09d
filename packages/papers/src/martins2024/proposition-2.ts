import { bucharest, hanoi, type TowerRules, type TowerState } from '@manaus/core';
import { neighborsOf } from '@manaus/graph';
import { storeTower } from '@manaus/lab';
import { firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';

/** Moves by the pegs alone: every pair of joined pegs, not both empty, has exactly one, as the smaller top goes onto the other. */
function byPairs({ moves }: TowerRules, state: TowerState): number {
  return moves.flatMap((row, from) =>
    row.filter((joined, to) => from < to && joined && state[from].length + state[to].length > 0),
  ).length;
}

/** The first state whose number of moves is not the stated one. */
function wrongMoves(rules: TowerRules, stated: (state: TowerState) => number): string | null {
  const { graph, states, labels } = storeTower(rules);
  const odd = states.findIndex(
    (state, v) =>
      neighborsOf(graph, v).length !== stated(state) || byPairs(rules, state) !== stated(state),
  );
  return odd < 0
    ? null
    : `${rules.name}, ${labels[odd]}: stated ${stated(states[odd])} moves, computed ${neighborsOf(graph, odd).length}`;
}

const allOn = (state: TowerState, pegs: readonly number[]): boolean =>
  pegs.some((peg) => state[peg].length === state.flat().length);

const wrong = (discs: number): string | null =>
  firstWrong(
    wrongMoves(hanoi(discs), (state) => (allOn(state, [0, 1, 2]) ? 2 : 3)),
    wrongMoves(bucharest(discs), (state) => (allOn(state, [0, 2]) ? 1 : 2)),
  );

const item: Item = {
  id: 'martins2024/proposition-2',
  kind: 'proposition',
  statement:
    'For every n >= 1: a state of Hanoi has three moves, but two when all discs are on one peg; a state of Bucharest has two moves, but one when all discs are on p0 or all are on p2.',
  departs:
    '"All discs on p0 or p2" is read as all on p0, or all on p2. Read as no disc on p1 it would be wrong: 1//2 has two moves.',
  uses: [],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 8 : 10;
    return general(range(1, most), wrong, {
      checked: `all states of both towers, n = 1 to ${most}: degrees in the stored graphs, and the pairs of joined pegs that are not both empty`,
      methods: 2,
    });
  },
};
export default item;

import {
  bucharest,
  hanoi,
  london,
  manaus,
  oxford,
  oxford1,
  type TowerFamily,
  type TowerState,
  withDiscMoves,
  withEqualStacking,
  withPermittedStates,
  withSizes,
} from '@manaus/core';

export const cyclic: TowerFamily = (discs) => hanoi(discs, { moves: 'cyclic' });
export const star4: TowerFamily = (discs) => hanoi(discs, { pegs: 4, moves: 'star' });

/** Hanoi with a middle peg that holds two discs. */
export const narrow: TowerFamily = (discs) => ({
  ...hanoi(discs, { capacities: [discs, 2, discs] }),
  name: 'Narrow',
  symbol: 'N',
});

/** Hanoi with two goals, as a rule. */
export const even: TowerFamily = (discs) => ({
  ...hanoi(discs),
  goals: (state: TowerState) => state[1].length === discs || state[2].length === discs,
});

/** Towers of every kind, each with its name and the most discs that a study does at once. */
export const towers: readonly [string, TowerFamily, number][] = [
  ['hanoi', hanoi, 4],
  ['manaus', manaus, 4],
  ['london', london, 3],
  ['oxford', oxford, 3],
  ['oxford1', oxford1, 3],
  ['bucharest', bucharest, 3],
  ['cyclic', cyclic, 3],
  ['star on four pegs', star4, 3],
  ['narrow', narrow, 4],
  ['two goals', even, 3],
  ['alike discs', (n) => withSizes(withEqualStacking(hanoi(n)), [1, 1, 2, 2].slice(0, n)), 4],
  [
    'a forbidden state',
    (n) => (n === 2 ? hanoi(2) : withPermittedStates(hanoi(n), (state) => state[1].length !== 2)),
    4,
  ],
  ['a one-way disc', (n) => withDiscMoves(hanoi(n), 1, 'cyclic'), 3],
];

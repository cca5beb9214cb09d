import { describe, expect, test } from 'vitest';
import {
  hanoi,
  london,
  manaus,
  oxford,
  type Puzzle,
  puzzleLaws,
  type TowerMove,
  type TowerRules,
  type TowerState,
  towerPuzzle,
  towerRegistry,
} from '../src/index.js';

/**
 * Every tower of the work with all small parameters, and variants that use each field of the rules.
 */
const towers: [string, TowerRules][] = [
  ...towerRegistry.flatMap(({ name, tower, fewestDiscs = 1 }) =>
    [0, 1, 2, 3].map((more) => {
      const discs = fewestDiscs + more;
      return [`${name} ${discs}`, tower(discs)] as [string, TowerRules];
    }),
  ),
  ['hanoi 5', hanoi(5)],
  ...[3, 4].map((n) => [`manaus ${n} with 4 pegs`, manaus(n, { pegs: 4 })] as [string, TowerRules]),
  ['london 2 on 3, 2, 1', london(2, { capacities: [3, 2, 1] })],
  ...(['any', 'adjacent', 'cyclic', 'ring', 'star'] as const).flatMap((moves) =>
    [4, 5].map(
      (pegs) =>
        [`hanoi 3 on ${pegs} pegs, ${moves}`, hanoi(3, { pegs, moves })] as [string, TowerRules],
    ),
  ),
  ['hanoi 2 on 8 pegs', hanoi(2, { pegs: 8 })],
  ...(['any', 'adjacent', 'cyclic', 'ring', 'star'] as const).map(
    (moves) =>
      [`hanoi 4 on 2 pegs, ${moves}`, hanoi(4, { pegs: 2, moves })] as [string, TowerRules],
  ),
  ['manaus 5 on 2 pegs', manaus(5, { pegs: 2 })],
  ...[9, 10, 12].map(
    (pegs) => [`hanoi 2 on ${pegs} pegs`, hanoi(2, { pegs })] as [string, TowerRules],
  ),
  ['hanoi 3 on 12 pegs, one way round', hanoi(3, { pegs: 12, moves: 'cyclic' })],
  [
    'even on odd only',
    { ...oxford(3), name: 'Parity', stacking: (disc, on) => (disc + on) % 2 === 1, goals: [] },
  ],
];

describe('the puzzle laws', () => {
  test.each(towers)('%s', (_, rules) => {
    expect(puzzleLaws(towerPuzzle(rules))).toEqual([]);
  });
});

describe('the laws find a broken puzzle', () => {
  const sound = towerPuzzle(manaus(3));
  const broken: [string, Puzzle<TowerState, TowerMove>, RegExp][] = [
    [
      'has accepts too much',
      { ...sound, codec: { ...sound.codec, has: (rank) => rank >= 0 && rank < 27 } },
      /reads as another|must be|leads to/,
    ],
    [
      'a rank too high',
      { ...sound, codec: { ...sound.codec, rank: (state) => sound.codec.rank(state) + 1 } },
      /rank gives/,
    ],
    [
      'a label mixed up',
      { ...sound, notation: { ...sound.notation, format: () => '123//' } },
      /another state/,
    ],
    ['maxMoves too small', { ...sound, maxMoves: 1 }, /maxMoves is 1/],
    [
      'a move listed twice',
      {
        ...sound,
        maxMoves: 2 * sound.maxMoves,
        moves: (state) => [...sound.moves(state), ...sound.moves(state)],
      },
      /two moves lead to one state/,
    ],
    ['a move that stays', { ...sound, apply: (state) => state }, /two moves|leads to rank/],
    [
      'no way back',
      { ...towerPuzzle(hanoi(2, { moves: 'cyclic' })), directed: false },
      /no move back/,
    ],
  ];
  test.each(broken)('%s', (_, puzzle, message) => {
    const found = (() => {
      try {
        return puzzleLaws(puzzle);
      } catch (error) {
        return [String(error)];
      }
    })();
    expect(found.join('\n')).toMatch(message);
  });
});

describe('the laws say what they found, and no more', () => {
  const { space } = towerPuzzle(hanoi(3)).codec;
  const cyclic = towerPuzzle(hanoi(3, { moves: 'cyclic' }));

  test('a rank outside the space is named, and not looked at', () => {
    const { codec } = cyclic;
    const has = (rank: number) => rank <= space && rank >= 0;
    expect(puzzleLaws({ ...cyclic, codec: { ...codec, has } })).toEqual([
      'has accepts a rank outside the space',
    ]);
  });

  test('a move that stays leads to the rank itself', () => {
    const { codec } = cyclic;
    const apply = (state: TowerState, move: TowerMove) =>
      codec.rank(state) === 5 ? state : cyclic.apply(state, move);
    const moves = (state: TowerState) => cyclic.moves(state).slice(0, 1);
    const found = puzzleLaws({ ...cyclic, apply, moves });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/\(rank 5\): a move leads to rank 5$/);
  });

  test('at most 20 are reported, and nothing is looked at after them', () => {
    let looked = 0;
    const unrank = (rank: number) => {
      looked++;
      return cyclic.codec.unrank(rank);
    };
    const one = { ...cyclic, codec: { ...cyclic.codec, unrank }, maxMoves: 0 };
    expect([puzzleLaws(one).length, looked]).toEqual([20, 20]);
    const rank = (state: TowerState) => cyclic.codec.rank(state) + 100;
    // Two or three of each: the last one has some beyond the 20.
    expect(puzzleLaws({ ...cyclic, codec: { ...cyclic.codec, rank } })).toHaveLength(20);
  });
});

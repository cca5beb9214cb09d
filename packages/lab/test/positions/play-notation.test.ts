import { hanoi } from '@manaus/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playReadings } from '../../src/positions/play-notation.js';
import { towerJudge } from '../../src/positions.js';

const judge = towerJudge(hanoi(3));

/** The shortest play from all on the first peg to all on the last, as usually written. */
const written: readonly (readonly [notation: string, play: unknown])[] = [
  ['pegs0', '0>2 0>1 2>1 0>2 1>0 1>2 0>2'],
  ['pegs0', ['0>2', '0>1', '2>1', '0>2', '1>0', '1>2', '0>2']],
  ['pegs0', 'p0>p2 p0>p1 p2>p1 p0>p2 p1>p0 p1>p2 p0>p2'],
  ['pegs0', 'p0 to p2, p0 to p1, p2 to p1, p0 to p2, p1 to p0, p1 to p2, p0 to p2'],
  ['pegs0', '0 2\n0 1\n2 1\n0 2\n1 0\n1 2\n0 2\n'],
  ['pegs0', '1 0 2; 2 0 1; 1 2 1; 3 0 2; 1 1 0; 2 1 2; 1 0 2'],
  [
    'pegs0',
    [
      [1, 0, 2],
      [2, 0, 1],
      [1, 2, 1],
      [3, 0, 2],
      [1, 1, 0],
      [2, 1, 2],
      [1, 0, 2],
    ],
  ],
  ['pegs0', '[[0,2],[0,1],[2,1],[0,2],[1,0],[1,2],[0,2]]'],
  ['pegs1', '1>3 1>2 3>2 1>3 2>1 2>3 1>3'],
  [
    'pegs1',
    [
      [1, 1, 3],
      [2, 1, 2],
      [1, 3, 2],
      [3, 1, 3],
      [1, 2, 1],
      [2, 2, 3],
      [1, 1, 3],
    ],
  ],
  [
    'pegs1',
    [
      [1, 3],
      [1, 2],
      [3, 2],
      [1, 3],
      [2, 1],
      [2, 3],
      [1, 3],
    ].map(([from, to], i) => ({
      disk: [1, 2, 1, 3, 1, 2, 1][i],
      from,
      to,
    })),
  ],
  [
    'pegs1',
    '1. Move disk 1 from Peg 1 to Peg 3.\n2. Move disk 2 from Peg 1 to Peg 2.\n3. Move disk 1 from Peg 3 to Peg 2.\n4. Move disk 3 from Peg 1 to Peg 3.\n5. Move disk 1 from Peg 2 to Peg 1.\n6. Move disk 2 from Peg 2 to Peg 3.\n7. Move disk 1 from Peg 1 to Peg 3.',
  ],
  ['letters', 'A->C, A->B, C->B, A->C, B->A, B->C, A->C'],
  ['letters', 'a→c a→b c→b a→c b→a b→c a→c'],
  ['letters', 'A C\nA B\nC B\nA C\nB A\nB C\nA C'],
  [
    'letters',
    'Move 1: disc 1 from A to C\nMove 2: disc 2 from A to B\nMove 3: disc 1 from C to B\nMove 4: disc 3 from A to C\nMove 5: disc 1 from B to A\nMove 6: disc 2 from B to C\nMove 7: disc 1 from A to C',
  ],
  ['letters', 'AC AB CB AC BA BC AC'],
  ['letters', '1. A => C\n2. A => B\n3. C => B\n4. A => C\n5. B => A\n6. B => C\n7. A => C'],
  [
    'letters',
    'First, move disk 1 to C, then disk 2 to B, then disk 1 to B, disk 3 to C, disk 1 to A, disk 2 to C. Finally, disk 1 to C.',
  ],
  [
    'letters',
    'Move disk 1 from the left peg to the right peg, disk 2 from left to middle, disk 1 from right to center, disk 3 from left to right, disk 1 from middle to left, disk 2 from the middle rod to the rightmost rod, disk 1 from left to right.',
  ],
  [
    'letters',
    '- Disk 1 → third peg\n- Disk 2 → second peg\n- Disk 1 → second peg\n- Disk 3 → third peg\n- Disk 1 → first peg\n- Disk 2 → third peg\n- Disk 1 → third peg',
  ],
  [
    'letters',
    '$A \\to C$, $A \\rightarrow B$, $C \\to B$, $A \\to C$, $B \\to A$, $B \\to C$, $A \\to C$',
  ],
  [
    'letters',
    "I think of 1>2 first, no.\n<answer>moves = [('A', 'C'), ('A', 'B'), ('C', 'B'), ('A', 'C'), ('B', 'A'), ('B', 'C'), ('A', 'C')]</answer>",
  ],
  [
    'pegs0',
    'The moves are \\boxed{(0, 2); (0, 1); (2, 1); (0, 2); (1, 0); (1, 2); (0, 2)}, seven in all.',
  ],
  [
    'pegs0',
    'moves = [\n  (1, 0, 2),\n  (2, 0, 1),\n  (1, 2, 1),\n  (3, 0, 2),\n  (1, 1, 0),\n  (2, 1, 2),\n  (1, 0, 2),\n]',
  ],
  ['pegs0', '{"moves": [[1,0,2],[2,0,1],[1,2,1],[3,0,2],[1,1,0],[2,1,2],[1,0,2]]}'],
  ['letters', '(A, C), (A, B), (C, B), (A, C), (B, A), (B, C), (A, C)'],
  ['labels', '123// 23//1 3/2/1 3/12/ /12/3 1/2/3 1//23 //123'],
];

test.each(written)('%s: %j', (notation, play) => {
  expect(judge({ play })).toMatchObject({ right: true, optimal: true, moves: 7, notation });
  const stated = towerJudge(hanoi(3), { notation: notation as 'pegs0' });
  expect(stated({ play })).toMatchObject({ right: true, notation });
});

test('another notation than the stated one is refused or illegal, never right', () => {
  for (const [notation, play] of written)
    for (const stated of ['pegs0', 'pegs1', 'letters', 'labels'] as const)
      if (stated !== notation)
        expect(towerJudge(hanoi(3), { notation: stated })({ play }).right).toBe(false);
});

test('numbers that are legal both ways are refused by name, 0>2 never', () => {
  expect(towerJudge(hanoi(3, { pegs: 4 }))({ play: '1 2' }).notation).toBe('pegs1');
  const both = towerJudge(hanoi(2));
  expect(both({ position: '1/2/', play: [[1, 2]] })).toMatchObject({
    right: false,
    why: { code: 'readings', values: { names: ['pegs0', 'pegs1'] } },
  });
  expect(both({ position: '1/2/', play: '1>2' })).toMatchObject({ legal: true, notation: 'pegs0' });
  const from1 = towerJudge(hanoi(2), { notation: 'pegs1' });
  expect(from1({ position: '1/2/', play: '1>2' })).toMatchObject({
    legal: true,
    notation: 'pegs1',
  });
});

test('a disc that is named must be the one that moves', () => {
  expect(judge({ play: [[2, 0, 2]] })).toMatchObject({
    failedAt: 1,
    why: { code: 'covered', disc: 2, by: 1 },
  });
  expect(judge({ play: [[1, 2, 0]] }).why).toMatchObject({ code: 'elsewhere' });
});

test('a disc that is named without the peg that it leaves', () => {
  expect(judge({ play: 'disk 2 to C' })).toMatchObject({ failedAt: 1, why: { code: 'covered' } });
  expect(judge({ play: 'disk 1 to C, disk 1 to C' })).toMatchObject({ failedAt: 2 });
  expect(judge({ play: 'disk 9 to C' })).toMatchObject({ failedAt: 1, legal: false });
  expect(judge({ play: 'disk 1 -> 2; disk 1 -> 3; disk 2 -> 3' })).toMatchObject({
    failedAt: 3,
    why: { code: 'rests', disc: 2, on: 1 },
  });
  expect(judge({ play: 'disk 1 to 3, disk 2 to 2' })).toMatchObject({
    legal: true,
    notation: 'pegs1',
  });
});

test('words for pegs: the first is A on any number of pegs, left and right are of three', () => {
  const letters = (play: string, pegs: number) => playReadings(play, pegs)[0];
  for (const pegs of [3, 4, 5])
    expect(letters('from the second peg to the third', pegs)).toEqual({
      notation: 'letters',
      moves: [{ disc: null, from: 1, to: 2 }],
    });
  expect(playReadings('from first to second', 3)).toHaveLength(1);
  expect(letters('from left to right', 3)).toEqual(letters('A->C', 3));
  for (const pegs of [2, 4])
    for (const play of ['from left to right', 'disk 1 to the middle peg'])
      expect(() => playReadings(play, pegs)).toThrow('form');
});

test.each([
  'A->C then the small one onto 2',
  'A->C ->B',
  'I cannot solve this.',
  '0>2 12',
  'disk 1 to C, and then from A to B or so',
  '<answer>A->C</answer> or <answer>A->B</answer>',
  'to C',
  'A->C, -> B',
  'Disk 1 moves',
  'ACE',
  '{"a":1}',
  [0, 2, 0, 1],
  [[0]],
  [[0, 1, 2, 3]],
  [[0.5, 1]],
  [['A', 1]],
  [null],
  5,
  true,
  {},
])('%j is no play', (play) => {
  const { right, legal, why, notation } = judge({ play });
  expect([right, legal, notation]).toEqual([false, false, null]);
  expect(['form', 'kind']).toContain(why?.code);
});

test.each([
  'Disc 2 moves from A to B; Disc 2 moves from A to C; Disc 2 moves from B to C',
  'disk 3 move from A to B; A->C; B->C',
  'A->B; move the large disk from A onto B; A->C; B->C',
  'A->B; A->C; B->C; then move the smallest disk from C onto A',
  'A->B; A->C; B->C; Mova o disco do pino C para o pino A',
  'Move the largest disk from A to B; Move the smallest disk from A to C; Move the largest disk from B to C',
  'Move disk three from A to B; A->C; B->C',
  '3: A->B\n3: A->C\n3: B->C',
  'To move both disks from A to C: A->B; A->C; B->C',
])('what is not read is not passed over: %j', (play) => {
  const { right, why } = towerJudge(hanoi(2))({ play });
  expect([right, ['form', 'noDisc', 'covered'].includes(why?.code ?? '')]).toEqual([false, true]);
});

test('moves in random order of writing are read as they were meant', () => {
  const moves = fc.array(fc.tuple(fc.nat(2), fc.nat(2)), { minLength: 1 });
  const styles: readonly ((from: number, to: number) => string)[] = [
    (from, to) => `${from}>${to}`,
    (from, to) => `p${from} -> p${to}`,
    (from, to) => `from peg ${from} to peg ${to}`,
    (from, to) => `${'ABC'[from]} => ${'ABC'[to]}`,
  ];
  fc.assert(
    fc.property(
      moves,
      fc.constantFrom(...styles),
      fc.constantFrom(', ', '\n', '; '),
      (list, style, between) => {
        const [first] = playReadings(list.map(([from, to]) => style(from, to)).join(between), 9);
        const read = 'moves' in first ? first.moves.map(({ from, to }) => [from, to]) : [];
        expect(read).toEqual(list);
      },
    ),
  );
});

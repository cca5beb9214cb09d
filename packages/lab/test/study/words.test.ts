import {
  hanoi,
  manaus,
  oxford1,
  regularState,
  stacked,
  withColors,
  withDiscsApart,
  withEqualStacking,
  withPermittedMoves,
  withSizes,
} from '@manaus/core';
import { expect, test } from 'vitest';
import { study } from '../../src/index.js';
import { studyJson } from '../../src/internals.js';
import { rulesInWords } from '../../src/study/words.js';
import { even, narrow } from './towers.js';

const fourPegs = hanoi(3, { pegs: 4 });
const ends = [0, 1, 2, 3].map((peg) => regularState(fourPegs, stacked([peg, peg, peg], 4)));
const moves = [
  [false, true, false],
  [false, false, true],
  [true, true, false],
];
const sized = withSizes(withEqualStacking(hanoi(3)), [1, 1, 2]);
const pieces = withDiscsApart(withColors(sized, ['red', 'red', 'blue']), [1, 3], 1);
const custom = 'The goals are the states that satisfy a custom rule.';

test('a study says the rules of its tower in words', () => {
  expect(studyJson(study(manaus, { discs: [2, 3] })).rules).toEqual([
    '3 pegs: p0 holds n, p1 holds n - 1, p2 holds n - 2.',
    'Moves between any two pegs.',
    'A disc rests on larger ones only.',
    'The goal has all discs on p0, in order, disc 1 on top.',
  ]);
});

test.each([
  ['a capacity', [narrow(2), narrow(3)], [0, 1], ['3 pegs: p0 holds n, p1 holds 2, p2 holds n.']],
  ['any disc on any', [oxford1(2), oxford1(3)], [2], ['Any disc rests on any other.', custom]],
  [
    'many goals',
    [{ ...fourPegs, goals: ends }],
    [3, 4],
    ['With 3 discs on 4 pegs the goals are 123///, /123//, //123/ and 1 more.'],
  ],
  ['moves', [hanoi(3, { moves })], [1, 2], ['Moves p0 to p1, p1 to p2, p2 to p0, p2 to p1.']],
  [
    'pieces',
    [pieces],
    [2, 6],
    [
      'A disc rests on larger ones and on those of its size.',
      'With 3 discs, their sizes are 1, 1, 2.',
      'With 3 discs, their colors are red, red, blue.',
      'States are allowed by the rule: discs 1 and 3 never on p1.',
    ],
  ],
  [
    'a rule of moves',
    [withPermittedMoves(hanoi(3), () => true)],
    [3, 4],
    ['Moves are allowed by a custom rule.'],
  ],
  ['goals by a rule', [even(2), even(3)], [3, 4], [custom]],
])('in words: %s', (_, family, [from, to], said) => {
  expect(rulesInWords(family).slice(from, to)).toEqual(said);
});

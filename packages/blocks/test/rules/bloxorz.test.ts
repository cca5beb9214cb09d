import { describe, expect, test } from 'vitest';
import { type Case, level, outcome, testEach } from './sentences.js';

const blox = level('bloxorz');

const cases: readonly Case[] = [
  ['the block starts standing on S and wins standing on G', blox('S##G'), 'RR', 'wins'],
  ['a letter after the win is illegal', blox('S##G'), 'RRL', 3],
  ['a move that would fall is illegal', blox('S##G'), 'L', 1],
  ['half a block over the void falls', blox('S#.G'), 'R', 1],
  ['U adds 1 to y', blox('G # # S'), 'UU', 'wins'],
  ['D takes 1 from y', blox('S # # G'), 'DD', 'wins'],
  ['a lying block rolls over to the side', blox('.##. S##G .##.'), 'RUDR', 'wins'],
  ['a row does not go on in the next one', blox('### S#G'), 'RR', 2],
  ['lying on G is no win', blox('S#G#'), 'R', 'legal'],
  ['lying blocks may rest on G', blox('SG##.'), 'RR', 'legal'],
  ['wood: a standing block falls', blox('S##~G'), 'RR', 2],
  ['wood: a lying block does not', blox('S~~#G'), 'R', 'legal'],
  ['wood: halves do not', blox('S##T.~.~.G', 'teleport T 6 1 8 1'), 'RR', 'legal'],
  [
    'light: any part of the block presses it',
    blox('Sa##BG', 'bridge B open', 'switch a light close B'),
    'RRR',
    'legal',
  ],
  [
    'heavy: a lying block does not press it',
    blox('Sa##BG', 'bridge B open', 'switch a heavy close B'),
    'RRR',
    3,
  ],
  [
    'heavy: a standing block does',
    blox('S##aBB#G', 'bridge B open', 'switch a heavy close B'),
    'RRR',
    'legal',
  ],
  [
    'light: a standing block presses it too',
    blox('S##aBB#G', 'bridge B open', 'switch a light close B'),
    'RRR',
    'legal',
  ],
  ['closed: one can pass', blox('SA#G', 'bridge A closed'), 'RR', 'wins'],
  ['open: one cannot', blox('SA#G', 'bridge A open'), 'R', 1],
  [
    'a standing block may stand on a closed bridge',
    blox('S##A##G', 'bridge A closed'),
    'RRRR',
    'wins',
  ],
  ['all cells of a name are one bridge', blox('SA#A##G', 'bridge A closed'), 'RRRR', 'wins'],
  [
    'alternating flips at every press',
    blox('S##aBB##G', 'bridge B open', 'switch a heavy alternating B'),
    'RRRLR',
    5,
  ],
  [
    'non-alternating flips at the first press only',
    blox('S##aBB##G', 'bridge B open', 'switch a heavy non-alternating B'),
    'RRLRRR',
    'legal',
  ],
  [
    'alternating: not so',
    blox('S##aBB##G', 'bridge B open', 'switch a heavy alternating B'),
    'RRLRRR',
    5,
  ],
  [
    'close sets closed for good',
    blox('S##aBB##G', 'bridge B open', 'switch a heavy close B'),
    'RRLRR',
    'legal',
  ],
  [
    'open sets open for good',
    blox('S##aBB##G', 'bridge B closed', 'switch a heavy open B'),
    'RRR',
    3,
  ],
  [
    'open, pressed again, leaves it open',
    blox('S##aBB##G', 'bridge B closed', 'switch a heavy open B'),
    'RRLRR',
    5,
  ],
  [
    'a switch may have several bridges',
    blox('S##aBCG', 'bridge B open', 'bridge C open', 'switch a heavy close B C'),
    'RRR',
    'legal',
  ],
  [
    'a block standing on T is split, half 1 at the first place is selected',
    blox('S##T.###.#G', 'teleport T 6 1 10 1'),
    'RRRRR',
    5,
  ],
  ['half 1 moves first', blox('S##T #..# ##.# G...', 'teleport T 1 1 4 2'), 'RRU', 'legal'],
  ['a lying block is not split', blox('S#T##G#', 'teleport T 7 1 1 1'), 'R_', 2],
  [
    '_ selects the other half, and counts as a move',
    blox('S##T #.## ##.# G...', 'teleport T 1 1 4 2'),
    'RR_U',
    'legal',
  ],
  ['_ while not split is illegal', blox('S##T #.## ##.# G...', 'teleport T 1 1 4 2'), 'R_', 2],
  ['_ without a teleport is illegal', blox('S##G'), '_', 1],
  [
    'halves set down side by side are halves yet: _ is legal',
    blox('S##T.#.##G', 'teleport T 8 1 9 1'),
    'RR_',
    'legal',
    3,
  ],
  [
    'half 1 cannot enter the cell of half 2; a block of both stands up',
    blox('S##T.#.##G', 'teleport T 8 1 9 1'),
    'RRR',
    3,
    'wins',
  ],
  [
    'set down side by side, they join after a roll that leaves them so',
    blox('S##T.#.### .........G', 'teleport T 8 2 9 2'),
    'RR_R',
    'legal',
    3,
  ],
  [
    'a half that comes beside the other joins',
    blox('S##T.#.####G', 'teleport T 8 1 11 1'),
    'RRRRR',
    'wins',
  ],
  [
    'only side by side, not corner to corner',
    blox('S##T #... .#.. G...', 'teleport T 1 3 2 2'),
    'RR_',
    'legal',
  ],
  ['not over the end of a row', blox('S##T #### G###', 'teleport T 4 1 1 2'), 'RR_', 'legal'],
  ['halves join whatever they stand on', blox('S##T.~~##G', 'teleport T 6 1 8 1'), 'RRRR', 'legal'],
  [
    'joining fires nothing for the half that did not move',
    blox('S##T.##a#B#G', 'bridge B closed', 'switch a light alternating B', 'teleport T 6 1 8 1'),
    'RRR',
    'legal',
  ],
  [
    'halves set down by a teleport press nothing; strict: they fire light switches',
    blox('S##T.a.##BBG', 'bridge B open', 'switch a light close B', 'teleport T 6 1 9 1'),
    'RR_R',
    4,
    'legal',
  ],
  [
    'but no heavy ones',
    blox('S##T.a.##BBG', 'bridge B open', 'switch a heavy close B', 'teleport T 6 1 9 1'),
    'RR_R',
    4,
  ],
  [
    'a half presses light switches',
    blox('S##T.#a.##BBG', 'bridge B open', 'switch a light close B', 'teleport T 6 1 10 1'),
    'RRR_R',
    'legal',
  ],
  [
    'a half does not press heavy ones',
    blox('S##T.#a.##BBG', 'bridge B open', 'switch a heavy close B', 'teleport T 6 1 10 1'),
    'RRR_R',
    5,
  ],
  [
    'a half does not go through a teleport',
    blox('S##T #... ##.. G...', 'teleport T 1 4 3 4'),
    'RR_RD',
    5,
  ],
  [
    'halves set down are not tested; strict: they are, after switches fired',
    blox('S##T.B.#G', 'bridge B open', 'teleport T 6 1 8 1'),
    'RR',
    'legal',
    2,
  ],
  [
    'strict: the floor of halves set down is tested after they fired, not before',
    blox('S##T.a.BG', 'bridge B open', 'switch a light close B', 'teleport T 6 1 8 1'),
    'RR',
    'legal',
  ],
  ['halves may rest on G', blox('S##T.#.G', 'teleport T 6 1 8 1'), 'RR', 'legal'],
  [
    'what a switch opens under the block does not matter; strict: the move is illegal',
    blox('S###G .Ba.. .##..', 'bridge B closed', 'switch a light open B'),
    'RD',
    'legal',
    2,
  ],
  [
    'and the block rolls off',
    blox('S###G .Ba.. .##..', 'bridge B closed', 'switch a light open B'),
    'RDD',
    'legal',
    2,
  ],
  [
    'but not onto it',
    blox('S###G .Ba.. .##..', 'bridge B closed', 'switch a light open B'),
    'RDDU',
    4,
    2,
  ],
  [
    'the floor must be there before the switches fire',
    blox('S##G .Ba. .##.', 'bridge B open', 'switch a light close B'),
    'RD',
    2,
  ],
  ['so is SaBG', blox('SaBG', 'bridge B open', 'switch a light close B'), 'RR', 1],
  [
    'a bridge opened under the resting half does not matter; strict: the move is illegal',
    blox('S##T.#a.B.G', 'bridge B closed', 'switch a light open B', 'teleport T 6 1 9 1'),
    'RRR',
    'legal',
    3,
  ],
  [
    'the half that rolls goes on while the other rests on an open bridge',
    blox('S##T.#a.B.G', 'bridge B closed', 'switch a light open B', 'teleport T 6 1 9 1'),
    'RRRL',
    'legal',
    3,
  ],
  [
    'the resting half rolls off an open bridge',
    blox('S##T.#a.B##G', 'bridge B closed', 'switch a light open B', 'teleport T 6 1 9 1'),
    'RRR_R',
    'legal',
    3,
  ],
  [
    'a switch may have several effects: this one closes the way',
    blox(
      'S##aBC##G',
      'bridge B open',
      'bridge C closed',
      'switch a heavy close B',
      'switch a heavy open C',
    ),
    'RRR',
    3,
  ],
  [
    'and this one opens it',
    blox(
      'S##aBC##G',
      'bridge B open',
      'bridge C open',
      'switch a heavy close B',
      'switch a light close C',
    ),
    'RRR',
    'legal',
  ],
  [
    'effects happen in the order of the lines: open, then flip',
    blox('S##aBB##G', 'bridge B closed', 'switch a heavy open B', 'switch a heavy alternating B'),
    'RRR',
    'legal',
  ],
  [
    'flip, then open',
    blox('S##aBB##G', 'bridge B closed', 'switch a heavy alternating B', 'switch a heavy open B'),
    'RRR',
    3,
  ],
  [
    'each effect has a weight of its own',
    blox('S#aaBG', 'bridge B open', 'switch a light alternating B', 'switch a heavy close B'),
    'RRR',
    'legal',
  ],
];

describe('official rules', () => testEach(cases));

describe('strict rules', () => {
  for (const [sentence, text, path, official, strict = official] of cases)
    test(sentence, () => {
      expect(outcome(text, path, 'strict')).toBe(strict);
      expect(outcome(`${text}\nrules strict`, path)).toBe(strict);
      expect(outcome(`${text}\nrules strict`, path, 'official')).toBe(official);
    });
});

import { describe, expect, test } from 'vitest';
import { type BloxorzLevel, blockGame, bloxorz, checkPath, parseLevel } from '../src/index.js';
import type { BloxorzOptions } from '../src/rules/bloxorz.js';

type Outcome = 'wins' | 'legal' | number;

/** The outcome of a path: it wins, it is legal, or the letter of a number is illegal. */
function outcome(text: string, path: string, options?: BloxorzOptions): Outcome {
  const level = parseLevel(text);
  const { legal, wins, failedAt } =
    options === undefined
      ? checkPath(blockGame(level), path)
      : checkPath(bloxorz(level as BloxorzLevel, options), path);
  return wins ? 'wins' : legal ? 'legal' : (failedAt as number);
}

const level =
  (game: string) =>
  (grid: string, ...lines: string[]) =>
    [`game ${game}`, 'grid', ...grid.split(' '), 'end', ...lines].join('\n');
const blox = level('bloxorz');
const edge = level('on-the-edge');
const bob = level('bobbin');

type Case = readonly [sentence: string, text: string, path: string, outcome: Outcome];

const bloxorzCases: readonly Case[] = [
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
  ['halves side by side join at once', blox('S##T.#.##G', 'teleport T 8 1 9 1'), 'RR_', 3],
  ['and are one block, which stands up', blox('S##T.#.##G', 'teleport T 8 1 9 1'), 'RRR', 'wins'],
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
    'halves set down by a teleport fire light switches',
    blox('S##T.a.##BBG', 'bridge B open', 'switch a light close B', 'teleport T 6 1 9 1'),
    'RR_R',
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
  ['a teleport onto the void is illegal', blox('S##T.#.G', 'teleport T 5 1 6 1'), 'RR', 2],
  ['halves may rest on G', blox('S##T.#.G', 'teleport T 6 1 8 1'), 'RR', 'legal'],
  [
    'a bridge opened under a part makes the move illegal',
    blox('S###G .Ba.. .##..', 'bridge B closed', 'switch a light open B'),
    'RD',
    2,
  ],
  [
    'switches fire first, then support is tested: the bridge that closes bears',
    blox('S##G .Ba. .##.', 'bridge B open', 'switch a light close B'),
    'RD',
    'legal',
  ],
  [
    'a bridge opened under the other half makes the move illegal',
    blox('S##T.#a.B.G', 'bridge B closed', 'switch a light open B', 'teleport T 6 1 9 1'),
    'RRR',
    3,
  ],
];

const edgeCases: readonly Case[] = [
  ['win: on G with every other cell gone', edge('S#G'), 'RR', 'wins'],
  ['a cell that was left is gone', edge('S##G'), 'RL', 2],
  ['G may not be entered while other cells are there', edge('SG ##'), 'R', 1],
  ['void cannot be entered', edge('S.G'), 'R', 1],
  ['black becomes floor when left: it can be visited twice', edge('SKG .#.'), 'RDUR', 'wins'],
  ['and not three times', edge('.#. SK# .#G'), 'RUDDU', 5],
  ['black visited once is still there', edge('SKG'), 'RR', 2],
  ['entering a blue cell puts the cube on the other', edge('SB.BG'), 'RR', 'wins'],
  ['both blue cells go', edge('SBBG'), 'RL', 2],
  ['the second vanishes when left', edge('SB.B#G'), 'RRL', 3],
  ['a blue cell not entered must go too', edge('BSG B..'), 'R', 1],
  ["the halves' letter is none of this game", edge('SG'), '_', 1],
];

const bobbinCases: readonly Case[] = [
  ['win: standing on G', bob('S#G'), 'RR', 'wins'],
  ['lying on G is no win', bob('S#G'), 'R', 'legal'],
  ['standing: tips onto the neighbor, axis along the move', bob('SG#'), 'RR', 'legal'],
  ['tipping onto the void is illegal', bob('S.G'), 'R', 1],
  ['tipping onto raised floor is illegal', bob('S^G'), 'R', 1],
  ['lying along the move: tips up', bob('S#G'), 'RR', 'wins'],
  [
    'lying across: rolls to the cell before the first raised one',
    bob('S#. .#. .#. .^G'),
    'RD',
    'legal',
  ],
  ['so that it has passed the others', bob('S#. .#. .## .^G'), 'RDR', 'legal'],
  ['rolling into the void is illegal', bob('S#. .#. .#G'), 'RD', 2],
  ['rolling when blocked at once is illegal', bob('S#G .^.'), 'RD', 2],
  ['an orientation of the start', bob('SG', 'orientation lying-x'), 'R', 'wins'],
  [
    'arriving on a key toggles the other: a raised key is lowered',
    bob('SaBG', 'pair a B'),
    'RR',
    'legal',
  ],
  ['without arriving it is raised', bob('SBaG', 'pair a B'), 'R', 1],
  ['a lowered key is raised', bob('SabG', 'pair a b'), 'RR', 2],
  ['arriving again toggles again', bob('S#aB#G', 'pair a B'), 'RRLRR', 5],
  ['a raised key stops what rolls', bob('S#. .#. .B. .aG', 'pair a B'), 'RD', 'legal'],
  ['keys that are rolled over do nothing', bob('S#.. .a.. .#B# .^.G', 'pair a B'), 'RDR', 3],
  [
    'a star makes a cube: one cell a move, where a cylinder would roll into the void',
    bob('S*. .#. .#G', 'star * 2'),
    'RD',
    'legal',
  ],
  ['still turning: what lies across keeps its axis', bob('S*. .#G', 'star * 1'), 'RDR', 'wins'],
  ['after the last move it is a cylinder again', bob('S*. .#. .#. .#G', 'star * 2'), 'RDDD', 4],
  ['with more moves it is a cube for longer', bob('S*. .#. .#. .#G', 'star * 3'), 'RDDD', 'legal'],
  ['a cube on G has not won', bob('S*G', 'star * 2'), 'RR', 'legal'],
  ['a cylinder after the last move has', bob('S*G', 'star * 1'), 'RR', 'wins'],
  ['a star reached again begins anew', bob('S**. ..#. ..#. ...G', 'star * 2'), 'RRDD', 'legal'],
  ['a star that is rolled over does nothing', bob('S#. .*. .#. .^. ..G', 'star * 2'), 'RDU', 3],
  ['G that is rolled over does nothing', bob('S# .G .# .^'), 'RD', 'legal'],
  ["the halves' letter is none of this game", bob('SG'), '_', 1],
];

describe.each([
  ['Bloxorz', bloxorzCases],
  ['On The Edge', edgeCases],
  ['Bobbin 3D', bobbinCases],
] as const)('%s', (_, cases) => {
  test.each(cases)('%s', (_sentence, text, path, expected) =>
    expect(outcome(text, path)).toBe(expected),
  );
});

describe('the other readings of Bloxorz', () => {
  test('supportFirst: the floor must be there before the switch fires', () => {
    const text = blox('S##G .Ba. .##.', 'bridge B open', 'switch a light close B');
    expect([outcome(text, 'RD'), outcome(text, 'RD', { supportFirst: true })]).toEqual([
      'legal',
      2,
    ]);
  });
  test('teleportFires: halves set down press nothing', () => {
    const text = blox(
      'S##T.a.##BBG',
      'bridge B open',
      'switch a light close B',
      'teleport T 6 1 9 1',
    );
    expect([outcome(text, 'RR_R'), outcome(text, 'RR_R', { teleportFires: false })]).toEqual([
      'legal',
      4,
    ]);
  });
  test('restOnGoal: neither halves nor a lying block may rest there', () => {
    expect([outcome(blox('S#G#'), 'R'), outcome(blox('S#G#'), 'R', { restOnGoal: false })]).toEqual(
      ['legal', 1],
    );
    const text = blox('S##T.#.G', 'teleport T 6 1 8 1');
    expect([outcome(text, 'RR'), outcome(text, 'RR', { restOnGoal: false })]).toEqual(['legal', 2]);
    expect(outcome(blox('S##G'), 'RR', { restOnGoal: false })).toBe('wins');
  });
});

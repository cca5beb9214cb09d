import { type Case, level, testEach } from './sentences.js';

const bob = level('bobbin');

const cases: readonly Case[] = [
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

testEach(cases);

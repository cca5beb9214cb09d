import { type Case, level, testEach } from './sentences.js';

const edge = level('on-the-edge');

const cases: readonly Case[] = [
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

testEach(cases);

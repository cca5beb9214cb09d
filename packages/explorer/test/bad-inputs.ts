import { parseLevel } from '@manaus/blocks';
import { openPlay } from '../src/blocks/play.js';
import { openHeaps } from '../src/heaps/heaps-game.js';
import { readPlay as readHeapPlay } from '../src/heaps/play-file.js';
import { readCard } from '../src/teaching/card.js';
import { readCards } from '../src/teaching/cards-file.js';
import { readPlay as readTowerPlay } from '../src/towers/play-file.js';
import { openTower } from '../src/towers/tower-game.js';

type Fields = Readonly<Record<string, string>>;

const towers: readonly Fields[] = [
  { puzzle: 'babel' },
  { discs: 'x' },
  { discs: '0' },
  { discs: '1' },
  { at: '1/2' },
  { at: '/123/' },
  { at: '21/3/' },
  { at: '11/3/' },
  { at: '1/3/' },
  { at: '14/3/' },
  { at: 'x' },
  { at: ',1/2/3' },
  { at: '1'.repeat(5000) },
  { start: '3/2/' },
  { goal: '123/' },
  { goal: '//123' },
  { capacities: '3,2' },
  { capacities: '3,x,1' },
  { capacities: '1,1,0' },
  { capacities: '1,2,3' },
  { moves: 'up' },
  { puzzle: 'hanoi', pegs: '13' },
  { puzzle: 'hanoi', pegs: '-1' },
  { puzzle: 'hanoi', discs: '19' },
  { puzzle: 'hanoi', discs: '11', at: '1,2,3,4,5,6,7,8,9,10//11,12' },
  { puzzle: 'london', discs: '500' },
  { puzzle: 'hanoi', discs: '9999' },
];

const digraphs = ['0-1,1-2,2-3', '0-0', '0-1,,1-2', '0->1', '', '3-0'];

const heaps: readonly Fields[] = [
  { game: 'chess' },
  { heaps: '3,-5' },
  { heaps: '3,1000' },
  { heaps: '' },
  { heaps: '1,1,1,1,1,1,1,1,1,1' },
  { game: 'fibonacci', heaps: '3,4' },
  { game: 'subtraction', set: '' },
  { game: 'subtraction', set: '0,1' },
  { game: 'subtraction', set: '2,2' },
  { game: 'subtraction', set: '1,500' },
  { game: 'subtraction', heaps: '99,99,99', convention: 'misere' },
  { game: 'moore', k: '0' },
  { game: 'taking-and-breaking', code: '0.7z' },
  { game: 'kayles', heaps: '20,11', convention: 'misere' },
  { convention: 'upside down' },
  { opponent: 'me' },
  { begins: 'nobody' },
  { seed: 'x' },
  { at: '9,9,9' },
  { at: '1,2' },
  { at: '?' },
  { game: 'fibonacci', at: '13:4:2' },
  { at: '1,2,3', turn: 'third' },
];

const heapPlays = [
  '',
  '[]',
  '{"game":"chess"}',
  '{"game":"nim","heaps":[3,5,7],"positions":["3,5,6"]}',
  '{"game":"nim","heaps":[3,5,7],"positions":[]}',
  '{"game":"nim","heaps":[3,5,7],"positions":[{}]}',
];

const towerPlays = [
  '',
  'null',
  '{"discs": {}}',
  '{"states": 3}',
  '{"states": []}',
  '{"states": ["1/2"]}',
  '{"puzzle": "babel"}',
];

const good = { puzzle: 'manaus', discs: '3', start: '1/2/3', goal: '123//' };

const cards: readonly Fields[] = [
  { ...good, optimum: 'maybe' },
  { ...good, start: '/123/' },
  { ...good, goal: '12/' },
  { puzzle: 'manaus', discs: '3', goal: '1/2/3' },
];

const cardFiles = [
  '',
  '{',
  '[]',
  '{"cards":[]}',
  '{"cards":[3]}',
  '{"cards":[{"discs":{}}]}',
  JSON.stringify({ cards: [good, { ...good, discs: 'three' }] }),
];

const blockPlays: readonly Fields[] = [
  { level: 'babel' },
  { level: 'seesaw', rules: 'mine' },
  { level: 'blue-moon', rules: 'strict' },
  { level: 'seesaw', path: 'LX' },
  { level: 'seesaw', path: 'D' },
  { text: 'game chess' },
];

const level =
  (game: string) =>
  (grid: string, ...lines: readonly string[]) =>
    [`game ${game}`, 'grid', grid, 'end', ...lines].join('\n');
const bloxorz = level('bloxorz');
const bobbin = level('bobbin');
const edge = level('on-the-edge');

const levels: readonly string[] = [
  '',
  'game bloxorz',
  'game',
  'game bloxorz two',
  'game chess\ngrid\nSG\nend',
  'game bloxorz\ngame bloxorz\ngrid\nSG\nend',
  'name a\nname b\ngame bloxorz\ngrid\nSG\nend',
  'game bloxorz\ngrid\nSG',
  'game bloxorz\ngrid 3\nSG\nend',
  'game bloxorz\ngrid\nSG\nend\ngrid\nSG\nend',
  'game bloxorz\ngrid\nend',
  bloxorz('##G'),
  bloxorz('S##'),
  bloxorz('SG\n.S'),
  bloxorz('SGG'),
  bloxorz('S#?G'),
  edge('S~G'),
  edge('SBG'),
  edge('SKG', 'bridge A open'),
  bloxorz('SaG'),
  bloxorz('S#G', 'tunnel A'),
  bloxorz('S#G', 'bridge'),
  bloxorz('S#G', 'bridge A open'),
  bloxorz('SAG', 'bridge A'),
  bloxorz('SAG', 'bridge A ajar'),
  bloxorz('SAG', 'bridge A open 3'),
  bloxorz('SAG', 'bridge A open', 'bridge A closed'),
  bloxorz('SaG', 'switch a'),
  bloxorz('SaG', 'switch a soft close'),
  bloxorz('SaG', 'switch a light'),
  bloxorz('SaG', 'switch a light open B'),
  bloxorz('STG', 'teleport T 1 1 2'),
  bloxorz('STG', 'teleport T 1 1 4 1'),
  bloxorz('STG', 'teleport T 2 1 2 1'),
  bloxorz('ST.G', 'teleport T 1 1 3 1'),
  bloxorz('S#G', 'rules loose'),
  bloxorz('S#G', 'at gate 2'),
  bloxorz('S#G', 'at g 2 1', 'bridge g open'),
  bloxorz('S#G', 'at gate 1 1', 'bridge gate open'),
  bloxorz('S#G', 'at gate 2 1'),
  bloxorz('S#G', 'at gate 2 1', 'at door 2 1', 'bridge gate open', 'bridge door open'),
  bobbin('S*G'),
  bobbin('S*G', 'star * 0'),
  bobbin('S*G', 'star *'),
  bobbin('S#G', 'star * 3'),
  bobbin('S*G', 'star * 2', 'star * 3'),
  bobbin('SaG', 'pair a'),
  bobbin('SaG', 'pair a b'),
  bobbin('SaabG', 'pair a b'),
  bobbin('S1bG', 'pair 1 b'),
  bobbin('S#G', 'orientation'),
  bobbin('S#G', 'orientation upright'),
  bobbin('S#G', 'orientation standing', 'orientation standing'),
  bobbin('S#G', 'switch a light open'),
  `game bloxorz\ngrid\n${'#'.repeat(100_001)}\nend`,
  `!${'x'.repeat(5_000_001)}`,
];

const named = <T>(kind: string, inputs: readonly T[], read: (input: T) => unknown) =>
  inputs.map((input) => ({
    name: `${kind} ${JSON.stringify(input).slice(0, 100)}`,
    read: () => read(input),
  }));

/** Inputs that the page refuses, of every kind that it reads, and how each is read. */
export const badInputs = [
  ...named('tower', towers, openTower),
  ...named('digraph', digraphs, (moves) => openTower({ puzzle: 'hanoi', moves })),
  ...named('heaps', heaps, openHeaps),
  ...named('heap play', heapPlays, readHeapPlay),
  ...named('tower play', towerPlays, (text) => readTowerPlay(text)),
  ...named('card', cards, readCard),
  ...named('cards', cardFiles, readCards),
  ...named('block play', blockPlays, (fields) => openPlay(fields)),
  ...named('level', levels, parseLevel),
];

// Shortest solutions of block games: large boards, many switches, split blocks, boards of On The
// Edge.
//   node packages/blocks/bench/blocks.mjs [ROUNDS]
// Medians of the rounds, in one process; levels are made by fixed random numbers.
import { cpus } from 'node:os';
import { seededRandom } from '../../core/dist/index.js';
import { solveLevel } from '../../lab/dist/index.js';
import { parseLevel } from '../dist/index.js';

const rounds = Number(process.argv[2] ?? 3);

/** Whole numbers below a bound, the same sequence for the same seed. */
function randomNumbers(seed) {
  const random = seededRandom(seed);
  return (below) => Math.floor(random() * below);
}

/**
 * A board whose floor has holes, with S and G in opposite corners and the signs given somewhere;
 * walled: nothing reaches G.
 */
function board(game, size, { signs = [], lines = [], hole, start, walled = false }) {
  const random = randomNumbers(start);
  const cells = Array.from({ length: size * size }, () => (random(100) < hole ? '.' : '#'));
  const last = size * size - 1;
  for (const near of [0, 1, 2, size, size + 1, 2 * size])
    [cells[near], cells[last - near]] = ['#', walled ? '.' : '#'];
  [cells[0], cells[last]] = 'SG';
  for (const sign of signs) {
    let cell = random(size * size);
    while (cells[cell] !== '#' || cell < 3 * size) cell = random(size * size);
    cells[cell] = sign;
  }
  const rows = Array.from({ length: size }, (_, y) =>
    cells.slice(y * size, (y + 1) * size).join(''),
  );
  return [`game ${game}`, 'grid', ...rows, 'end', ...lines].join('\n');
}

const letters = [...'abcdefhijklm'];
const switches = letters.flatMap((letter, i) => [
  `switch ${letter} light alternating ${letter.toUpperCase()}`,
  `bridge ${letter.toUpperCase()} ${i % 2 ? 'open' : 'closed'}`,
]);
const signs = [...letters, ...letters.map((letter) => letter.toUpperCase())];
const edge = (width, height, black = '') => {
  const rows = Array.from({ length: height }, () => '#'.repeat(width));
  rows[0] = `S${rows[0].slice(1)}`;
  rows[height - 1] =
    height % 2 === 1 ? `${rows[height - 1].slice(1)}G` : `G${rows[height - 1].slice(1)}`;
  if (black !== '') rows[1] = rows[1].replace('####', `#${black}${black}#`);
  return ['game on-the-edge', 'grid', ...rows, 'end'].join('\n');
};

const CASES = [
  ['Bloxorz, 60 x 60, no switches', board('bloxorz', 60, { hole: 12, start: 5 })],
  ['Bloxorz, 300 x 300, no switches', board('bloxorz', 300, { hole: 5, start: 7 })],
  [
    'Bloxorz, 15 x 15, 12 switches, all states',
    board('bloxorz', 15, { signs, lines: switches, hole: 3, start: 2, walled: true }),
  ],
  [
    'Bloxorz, 15 x 15, a teleport, 4 switches, all states',
    board('bloxorz', 15, {
      signs: [...'TabcdABCD'],
      lines: [...switches.slice(0, 8), 'teleport T 2 15 14 13'],
      hole: 0,
      start: 3,
      walled: true,
    }),
  ],
  [
    'Bobbin 3D, 60 x 60, all states',
    board('bobbin', 60, { signs: [...'^'.repeat(300)], hole: 8, start: 11, walled: true }),
  ],
  ['On The Edge, 40 cells', edge(8, 5)],
  ['On The Edge, 40 cells, two black', edge(8, 5, 'K')],
  ['On The Edge, 40 cells, all black', edge(8, 5).replaceAll('#', 'K')],
  ['On The Edge, 8 x 8', edge(8, 8)],
  ['On The Edge, 10 x 10', edge(10, 10)],
];

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
console.log(`${cpus()[0]?.model}, Node ${process.versions.node}`);
for (const [name, text] of CASES) {
  const level = parseLevel(text);
  const times = [];
  let found;
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now();
    found = solveLevel(level);
    times.push((performance.now() - begun) / 1000);
  }
  console.log(
    `${name.padEnd(56)} ${String(found.moves ?? 'none').padStart(6)} moves ${String(found.visited).padStart(9)} states ${median(times).toFixed(3).padStart(8)} s`,
  );
}

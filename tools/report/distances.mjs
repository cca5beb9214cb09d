import { bucharest, hanoi, london, manaus, oxford } from '@manaus/core';
import { analyze } from '@manaus/lab';
import { csv } from './csv.mjs';

// Large enough to show how the distances grow, small enough to be found in a moment.
const TOWERS = [
  { tower: hanoi, from: 1, to: 8 },
  { tower: bucharest, from: 1, to: 8 },
  { tower: london, from: 2, to: 6 },
  { tower: oxford, from: 1, to: 6 },
  { tower: manaus, from: 2, to: 8 },
];

/** One CSV for each tower: states by number of discs and distance from the goal. */
export async function distanceFiles(write) {
  const files = [];
  for (const { tower, from, to } of TOWERS) {
    const rows = [];
    let name = '';
    for (let discs = from; discs <= to; discs++) {
      const { puzzle, distances } = await analyze(tower(discs));
      name = puzzle.toLowerCase();
      rows.push(...(distances ?? []).map((states, distance) => [discs, distance, states]));
    }
    const file = write(`data/distances-${name}.csv`, csv(['discs', 'distance', 'states'], rows));
    files.push({
      file,
      title: `${name}, ${from} to ${to} discs: states by distance from the goal`,
    });
  }
  return files;
}

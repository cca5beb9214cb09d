// Writes the integer sequences of the towers as b-files to dist/sequences, and their small graphs
// to dist/graphs: graph6 to 1,000 vertices, sparse6 to 50,000. Terms that need a search go as far
// as some seconds reach; with --far, as far as they have been found (an hour).
import { mkdirSync, writeFileSync } from 'node:fs';
import * as core from '@manaus/core';
import { toCsr, toGraph6, toSparse6 } from '@manaus/graph';
import { towerGraph } from '@manaus/kernels';
import { bFile, disagreements, estimateMemory, towerSequences } from '@manaus/lab';
import { inRoot } from '../run/paths.mjs';

const far = process.argv.includes('--far');
const FORMULA_TERMS = 100;
const GRAPH6 = 1_000;
const SPARSE6 = 50_000;

function writeSequence(sequence) {
  const most = sequence.far === undefined ? FORMULA_TERMS : far ? sequence.far : sequence.quick;
  const wrong = disagreements(sequence, Math.min(most, 20));
  if (wrong.length > 0)
    throw new Error(`${sequence.name}: not as published at n = ${wrong.join(', ')}`);
  writeFileSync(inRoot('dist', 'sequences', `b-${sequence.name}.txt`), bFile(sequence, most));
  console.log(
    `${sequence.name}: n = ${sequence.offset} to ${most}${sequence.published === undefined ? '' : `, ${sequence.published.sequence.id}`}`,
  );
}

/**
 * The rules of a tower for n = 1, 2, ... while its graph is small; towers that need two discs begin
 * there.
 */
function* smallTowers(tower) {
  for (let n = 1; ; n++) {
    if (n === 1 && (tower === core.london || tower === core.manaus)) continue;
    const rules = tower(n);
    if (estimateMemory(rules).space > SPARSE6) return;
    yield rules;
  }
}

function writeGraphs(tower) {
  for (const rules of smallTowers(tower)) {
    const graph = toCsr(towerGraph(rules));
    const file = (extension) =>
      inRoot(
        'dist',
        'graphs',
        `${rules.name.toLowerCase()}-${rules.capacities.length}-${rules.discs}.${extension}`,
      );
    if (graph.order <= GRAPH6) writeFileSync(file('g6'), `${toGraph6(graph)}\n`);
    writeFileSync(file('s6'), `${toSparse6(graph)}\n`);
  }
}

for (const folder of ['sequences', 'graphs'])
  mkdirSync(inRoot('dist', folder), { recursive: true });
for (const sequence of towerSequences) writeSequence(sequence);
for (const tower of [
  core.hanoi,
  (n) => core.hanoi(n, { pegs: 4 }),
  core.bucharest,
  core.london,
  core.oxford,
  core.manaus,
])
  writeGraphs(tower);

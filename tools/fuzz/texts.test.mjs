// Readers of what others wrote: what is read is what a second reading of it gives, and everything
// else is refused in one line.
import { readdirSync, readFileSync } from 'node:fs';
import { blockGame, checkPath, formatLevel, parseLevel } from '@manaus/blocks';
import { formatLabel, hanoi, london, manaus, oxford, parseLabel, readTower } from '@manaus/core';
import {
  completeGraph,
  edgesOf,
  fromCsv,
  fromGraph6,
  fromJson,
  fromSparse6,
  graphFromEdges,
  pathGraph,
  toCsv,
  toGraph6,
  toJson,
  toSparse6,
} from '@manaus/graph';
import { analyze, solveLevel } from '@manaus/lab';
import { expect } from 'vitest';
import { inRoot } from '../run/paths.mjs';
import { fuzz } from './budget.mjs';
import { mutants, readOrRefused } from './mutants.mjs';

const levels = readdirSync(inRoot('levels'))
  .filter((name) => name.endsWith('.txt'))
  .map((name) => readFileSync(inRoot('levels', name), 'utf8'));

fuzz('levels', 150, mutants(levels), (text) => {
  const level = readOrRefused(() => parseLevel(text));
  if (level === null) return;
  expect(parseLevel(formatLevel(level))).toEqual(level);
  if (level.width * level.height > 60) return;
  const { path } = solveLevel(level);
  if (path !== null) expect(checkPath(blockGame(level), path)).toMatchObject({ wins: true });
});

const documents = [
  {
    name: 'Manaus',
    pegs: 3,
    capacities: ['n', 'n-1', 'n-2'],
    goals: [{ allOn: 0 }],
    discs: { min: 2 },
  },
  {
    name: 'X',
    symbol: 'X',
    pegs: 4,
    moves: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
    ],
    discMoves: [{ disc: 'n', moves: 'any' }],
    stacking: 'equals',
    sizes: '(k+1)/2',
    goals: ['///123', { allOn: 3, anyOrder: true }],
    forbidden: [{ together: [1, 'n'], peg: 1 }, '1/2//3'],
    forbiddenMoves: [['12///3', '2/1//3']],
  },
  {
    name: 'Y',
    pegs: 3,
    stacking: [
      [1, 2],
      [2, 3],
      [1, 3],
    ],
    goals: ['//123'],
  },
].map((document) => JSON.stringify(document));

fuzz('tower documents', 150, mutants(documents), (text) => {
  const family = readOrRefused(() => readTower(text));
  if (family === null) return;
  for (const discs of [1, 2, 3]) {
    const tower = readOrRefused(() => family(discs));
    if (tower === null || tower.space > 20_000) continue;
    const found = readOrRefused(() => analyze(tower));
    if (found !== null) expect(found.reachable).toBeLessThanOrEqual(found.order);
  }
  expect(Object.prototype).not.toHaveProperty('polluted');
});

const towers = [hanoi(3), hanoi(10), oxford(3), london(3), manaus(8)];
const labels = ['12/3/', '1,2,10/3,4,5,6/7,8,9', '/23/1', '123//', '4/567/1238'];

fuzz('labels', 600, mutants(labels), (text) => {
  for (const tower of towers) {
    const state = readOrRefused(() => parseLabel(tower, text));
    if (state === null) continue;
    expect(state.flat().sort((a, b) => a - b)).toEqual(
      Array.from({ length: tower.discs }, (_, i) => i + 1),
    );
    expect(parseLabel(tower, formatLabel(state))).toEqual(state);
  }
});

const graphs = [
  pathGraph(5),
  completeGraph(4),
  graphFromEdges(7, [
    [0, 1],
    [0, 2],
    [1, 2],
    [5, 6],
  ]),
];
const names = (graph) => Array.from({ length: graph.order }, (_, v) => `v${v},"x"`);

/** Codes of up to a thousand vertices: more take time, not care. */
const small = (text) => !text.includes('~~');

fuzz('graph6', 300, mutants([...graphs.map(toGraph6), '>>graph6<<DQc']), (text) => {
  const graph = readOrRefused(() => fromGraph6(text));
  if (graph !== null) expect(fromGraph6(toGraph6(graph))).toEqual(graph);
});

fuzz('sparse6', 300, mutants([...graphs.map(toSparse6), ':Fa@x^']).filter(small), (text) => {
  const graph = readOrRefused(() => fromSparse6(text));
  if (graph !== null) expect(edgesOf(fromSparse6(toSparse6(graph)))).toEqual(edgesOf(graph));
});

const csv = graphs.map((graph) => toCsv(graph, names(graph)));
fuzz('graphs as CSV', 300, mutants(csv), (text) => {
  const read = readOrRefused(() => fromCsv(text));
  if (read !== null)
    expect(edgesOf(fromCsv(toCsv(read.graph, read.labels)).graph)).toHaveLength(
      edgesOf(read.graph).length,
    );
});

const json = graphs.map((graph) => toJson(graph, names(graph)));
fuzz('graphs as JSON', 300, mutants(json), (text) => {
  const read = readOrRefused(() => fromJson(text));
  if (read !== null) expect(fromJson(toJson(read.graph, read.labels))).toEqual(read);
});

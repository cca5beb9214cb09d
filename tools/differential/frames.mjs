import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hanoi, london, manaus } from '@manaus/core';
import { toGraphml } from '@manaus/graph';
import { stateRows, storeTower } from '@manaus/lab';
import { moveRows, rowsParquet, statesCsv } from '@manaus/lab/internals';

/** Towers with one goal: with bad states, directed, with states of any order. */
const towers = [manaus(4), hanoi(4), hanoi(3, { moves: 'cyclic' }), london(3)].map(storeTower);

/** The tables and graphs of towers, written for pandas and networkx: questions, and our answers. */
export const frames = {
  name: 'states and moves as CSV, Parquet and GraphML (pandas, networkx)',
  async cases() {
    const folder = mkdtempSync(join(tmpdir(), 'manaus-frames-'));
    const lists = await Promise.all(
      towers.map((tower, i) => casesOf(tower, join(folder, String(i)))),
    );
    return { cases: lists.flat(), remove: () => rmSync(folder, { recursive: true }) };
  },
};

async function casesOf(tower, file) {
  const [states, moves] = [stateRows(tower, { eccentricities: true }), moveRows(tower)];
  writeFileSync(`${file}.csv`, statesCsv(states));
  writeFileSync(`${file}.parquet`, await rowsParquet(states));
  writeFileSync(`${file}-moves.parquet`, await rowsParquet(moves));
  const distance = states.map((row) => row.distance);
  writeFileSync(
    `${file}.graphml`,
    toGraphml(tower.graph, tower.labels, { vertices: { distance } }),
  );
  const reached = Object.fromEntries(
    states.filter(({ good }) => good).map(({ label, distance }) => [label, distance]),
  );
  const [goal] = states.filter(({ distance }) => distance === 0);
  return [
    { question: ['rows', `${file}.csv`], ours: states },
    { question: ['rows', `${file}.parquet`], ours: states },
    { question: ['rows', `${file}-moves.parquet`], ours: moves },
    { question: ['distances', `${file}.graphml`, goal.label], ours: [reached, reached] },
  ];
}

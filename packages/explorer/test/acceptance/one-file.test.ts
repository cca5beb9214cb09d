import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatLabel, isGoal, parseLabel, readTower, towerPuzzle } from '@manaus/core';
import { fromGraphml } from '@manaus/graph';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPair } from '../../src/compare/pair.js';
import { readAddress } from '../../src/shell/address.js';
import { isFinished } from '../../src/towers/board-part.js';
import { fieldsOf, openTower } from '../../src/towers/tower-game.js';
import { makeMove } from '../../src/towers/visits.js';
import { run } from '../command-line.js';
import takeAPrime from './take-a-prime.js';

const folder = mkdtempSync(join(tmpdir(), 'manaus-acceptance-'));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

async function out(...argv: readonly string[]): Promise<string> {
  const { code, out, err } = await run(...argv);
  expect([code, err], argv.join(' ')).toEqual([0, []]);
  return out;
}
const json = async (...argv: readonly string[]) => JSON.parse(await out(...argv, '--json'));

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const lagoon = JSON.parse(readFileSync(here('lagoon.json'), 'utf8'));

describe('four one-way pegs that hold 5, 3, 2, 2; colors that may not touch; from one file', () => {
  // One file, which the Python package's tests read too.
  const file = here('lagoon.json');
  const tower = ['--discs', '4'];
  const rules = readTower(JSON.stringify(lagoon))(4);
  const puzzle = towerPuzzle(rules);
  let worst: string;
  beforeAll(async () => {
    worst = (await json('analyze', file, ...tower)).farthest[0];
  });

  test('analyzed', async () => {
    const { order, directed, size } = await json('analyze', file, ...tower);
    const ranks = Array.from({ length: puzzle.codec.space }, (_, rank) => rank);
    const states = ranks.filter(puzzle.codec.has).map(puzzle.codec.unrank);
    const moves = states.reduce((sum, state) => sum + puzzle.moves(state).length, 0);
    expect([order, directed, size]).toEqual([states.length, true, moves]);
  });
  test('solved, and the play that came out is drawn', async () => {
    const { solvable, states, moves } = await json('solve', file, '--from', worst, ...tower);
    expect([solvable, states.length]).toEqual([true, moves + 1]);
    expect(isGoal(rules, parseLabel(rules, states.at(-1)))).toBe(true);
    const drawn = await json(
      ...['draw', file, ...tower, '--states', states.join(' '), '--out', at('play.svg')],
    );
    expect(drawn.vertices).toBeGreaterThan(0);
    const figure = readFileSync(at('play.svg'), 'utf8');
    expect(figure.includes(`a path of ${moves} moves`)).toBe(true);
  });
  test('compared with the same tower of both ways', async () => {
    const both = at('both-ways.json');
    writeFileSync(both, JSON.stringify({ ...lagoon, name: 'Both ways', moves: 'ring' }));
    const { states, moves, distances } = await json('compare', file, both, ...tower);
    expect([states.lost, states.gained, moves.lost]).toEqual([0, 0, 0]);
    expect(moves.gained).toBe(moves.common);
    expect(distances.different).toBeGreaterThan(0);
  });
  test('exported as CSV, GraphML and Parquet', async () => {
    const [head, ...lines] = (await out('states', file, ...tower, '--csv')).trim().split('\n');
    expect(head).toBe('label,distance,good,component,degree');
    const { graph, labels } = fromGraphml(
      await out('graph', file, ...tower, '--format', 'graphml', '--attributes'),
    );
    expect([graph.directed, graph.order]).toEqual([true, lines.length]);
    expect(lines.map((line) => line.split(',')[0]).sort()).toEqual([...labels].sort());
    await out('states', file, ...tower, '--out', at('states.parquet'));
    await out('graph', file, ...tower, '--out', at('moves.parquet'));
    expect(readFileSync(at('states.parquet'), 'latin1').slice(0, 4)).toBe('PAR1');
  });
  test('given as exercises, and the answers judged', async () => {
    writeFileSync(at('given.jsonl'), await out('positions', file, ...tower, '--jsonl'));
    const { answers: judged } = await json(
      'verify',
      file,
      ...tower,
      '--answers',
      at('given.jsonl'),
    );
    expect(judged).toHaveLength(10);
    for (const { right, position, solvable, plays } of judged) {
      expect(right).toBe(true);
      expect(formatLabel(parseLabel(rules, position))).toBe(position);
      expect(solvable).toBe(plays !== '0');
    }
  });
  test('swept, beside a named tower', async () => {
    const dir = at('sweep');
    await json('sweep', 'plan', dir, '--puzzle', `manaus,${file}`, '--discs', '2..4');
    expect(await json('sweep', 'run', dir)).toMatchObject({ computed: 6, refused: [] });
    await json('sweep', 'merge', dir);
    const rows = readFileSync(join(dir, 'merged', 'results.csv'), 'utf8').split('\n');
    const { order, size } = await json('analyze', file, ...tower);
    const row = rows.find((line) => /^lagoon-[0-9a-f]{8}_n4_/.test(line));
    expect(row).toContain(`,${order},${size},true,`);
  });
  test('played: the page opens the same text, and plays the solution of the command', async () => {
    const text = readFileSync(file, 'utf8');
    const { states }: { states: string[] } = await json('solve', file, '--from', worst, ...tower);
    const game = openTower({ rules: text, discs: '4', start: worst });
    const played = states.slice(1).reduce((history, label, i) => {
      const [before, after] = [states[i], label].map((each) => parseLabel(rules, each));
      const from = before.findIndex((discs, peg) => discs.length > after[peg].length);
      const to = before.findIndex((discs, peg) => discs.length < after[peg].length);
      const next = makeMove(game.world, history, from, to);
      if (next === null) throw new Error(`${states[i]} to ${label} is no move of the page`);
      return next;
    }, game.history);
    const ended = { ...game, history: played };
    expect([isFinished(ended), fieldsOf(ended).at]).toEqual([true, states.at(-1)]);
    expect(fieldsOf(ended).rules).toBe(JSON.stringify(lagoon));
  });
  test('opened beside another tower, at the address that compare prints', async () => {
    const { address, states } = await json('compare', file, 'hanoi --pegs 4', ...tower);
    const pair = openPair(readAddress(address).fields);
    expect(pair.map(({ setup }) => setup.tower.name)).toEqual(['Lagoon', 'hanoi']);
    expect(pair.map(({ world }) => world.graph.order)).toEqual([
      states.common + states.lost,
      states.common + states.gained,
    ]);
  });
  test('studied: arcs and strong components, nothing missing', async () => {
    const study = at('study');
    await out('study', file, '--discs', '1..4', '--out', study);
    const report = readFileSync(join(study, 'report.md'), 'utf8');
    const [heading] = report.split('\n').filter((line) => line.startsWith('| n |'));
    expect(heading).toContain('| arcs |');
    expect(heading).toContain('| strong components |');
    expect(heading).not.toContain('edges');
    expect(report).toContain('Moves to the next peg round the circle.');
    expect(report.match(/from n = \d+: (\d+)(, \1)+\b(?!,)/)).toBeNull();
  });
});

describe('take a prime, from one file', () => {
  const file = here('take-a-prime.ts');

  test('takes 2, 3 or 5 of five', () => expect(takeAPrime.options(5)).toEqual([3, 2, 0]));
  test('valued as the registered game', async () => {
    const { values } = await json('grundy', '--game', file, '--upto', '60');
    const registered = await json('grundy', '--game', 'primes', '--upto', '60');
    expect(values).toEqual(registered.values);
    const { outcome, winningMoves } = await json('outcome', file, '5,8');
    expect(outcome).toBe(values[5] === values[8] ? 'P' : 'N');
    expect(winningMoves.length > 0).toBe(outcome === 'N');
  });
  test('classified', async () => {
    const { values } = await json('grundy', '--game', file, '--upto', '40');
    const { outcomes } = await json('classify', '--game', file, '--upto', '40');
    const letters = values.map((value: number) => (value === 0 ? 'P' : 'N')).join('');
    expect(outcomes).toBe(letters);
  });
  test('swept, and exported as CSV and Parquet', async () => {
    const dir = at('heap-sweep');
    await json('sweep', 'plan', dir, '--game', `${file},primes`, '--upto', '40');
    await json('sweep', 'run', dir);
    await json('sweep', 'merge', dir);
    const [, own, named] = readFileSync(join(dir, 'merged', 'results.csv'), 'utf8').split('\n');
    const { outcomes } = await json('grundy', '--game', file, '--upto', '40');
    expect([own, named].every((row) => row.includes(`,${outcomes},`))).toBe(true);
    const parquet = readFileSync(join(dir, 'merged', 'results.parquet'), 'latin1');
    expect(parquet.slice(0, 4)).toBe('PAR1');
  });
  test('exported as exercises, and the answers judged', async () => {
    writeFileSync(at('heaps.jsonl'), await out('positions', file, '--count', '12', '--jsonl'));
    const judged = await json('verify', file, '--answers', at('heaps.jsonl'));
    expect(judged).toMatchObject({ right: 12, wrong: 0 });
  });
});

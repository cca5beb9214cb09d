import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatLabel, isGoal, parseLabel, readTower, towerPuzzle } from '@manaus/core';
import { fromGraphml } from '@manaus/graph';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from './run.js';

const folder = mkdtempSync(join(tmpdir(), 'manaus-acceptance-'));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

async function out(...argv: readonly string[]): Promise<string> {
  const { code, out, err } = await run(...argv);
  expect([code, err], argv.join(' ')).toEqual([0, []]);
  return out;
}
const json = async (...argv: readonly string[]) => JSON.parse(await out(...argv, '--json'));

/** Odd discs are red, even ones blue: a disc rests on a larger one of the other color. */
const apart = [1, 2, 3, 4].flatMap((disc) =>
  [2, 3, 4, 5].filter((on) => on > disc && (on - disc) % 2 === 1).map((on) => [disc, on]),
);
const lagoon = {
  name: 'Lagoon',
  discs: { max: 5 },
  pegs: 4,
  capacities: [5, 3, 2, 2],
  moves: 'cyclic',
  colours: ['red', 'blue'],
  stacking: apart,
  goals: [{ allOn: 0 }],
};

describe('four one-way pegs that hold 5, 3, 2, 2; colors that may not touch; from one file', () => {
  const file = at('lagoon.json');
  const tower = ['--discs', '4'];
  const rules = readTower(JSON.stringify(lagoon))(4);
  const puzzle = towerPuzzle(rules);
  let worst: string;
  beforeAll(async () => {
    writeFileSync(file, JSON.stringify(lagoon));
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
    const judged = await json('verify', file, ...tower, '--answers', at('given.jsonl'));
    expect(judged).toHaveLength(10);
    for (const { right, position, solvable, plays } of judged) {
      expect(right).toBe(true);
      expect(formatLabel(parseLabel(rules, position))).toBe(position);
      expect(solvable).toBe(plays !== '0');
    }
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
  const file = at('take-a-prime.ts');
  beforeAll(() =>
    writeFileSync(
      file,
      `const isPrime = (n: number) => n > 1 && ![...Array(n).keys()].some((d) => d > 1 && n % d === 0);
export default {
  name: 'take a prime',
  options: (heap: number) => [...Array(heap + 1).keys()].filter(isPrime).map((prime) => heap - prime),
};
`,
    ),
  );

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
  test('exported as exercises, and the answers judged', async () => {
    writeFileSync(at('heaps.jsonl'), await out('positions', file, '--count', '12', '--jsonl'));
    const judged = await json('verify', file, '--answers', at('heaps.jsonl'));
    expect(judged.map(({ right }: { right: boolean }) => right)).toEqual(Array(12).fill(true));
  });
});

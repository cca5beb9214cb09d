import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { expectBad, run } from '../run.js';

const folder = mkdtempSync(join(tmpdir(), 'manaus-'));
afterAll(() => rmSync(folder, { recursive: true }));
const level = fileURLToPath(new URL('../../../../levels/twins.txt', import.meta.url));

type Row = Record<string, unknown>;
const rowsOf = (out: string): Row[] =>
  out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

async function drawn(...argv: readonly string[]): Promise<Row[]> {
  const { code, out, err } = await run('positions', ...argv, '--jsonl');
  expect([code, err]).toEqual([0, []]);
  return rowsOf(out);
}

async function verified(answers: readonly Row[], ...argv: readonly string[]): Promise<Row[]> {
  const file = join(folder, 'answers.jsonl');
  writeFileSync(file, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
  const { code, out, err } = await run('verify', ...argv, '--answers', file, '--jsonl');
  expect([code, err]).toEqual([0, []]);
  return rowsOf(out);
}

/** Misère play of parted heaps is for small heaps only. */
const small = (game: readonly string[]) =>
  game.includes('--misere') ? ['--heaps', '2', '--largest', '9'] : [];

describe.each([
  [['manaus', '--discs', '4']],
  [['hanoi', '--discs', '3', '--moves', 'cyclic']],
  [['moore', '--k', '2']],
  [['kayles', '--misere']],
  [['fibonacci']],
  [[level]],
])('positions and verify %j', (game) => {
  test('go round: what is printed is right', async () => {
    const positions = await drawn(...game, ...small(game), '--count', '20', '--seed', '7');
    expect(positions.length).toBeGreaterThan(5);
    const verdicts = await verified(positions, ...game);
    expect(verdicts.map(({ right }) => right)).toEqual(positions.map(() => true));
    expect(await drawn(...game, ...small(game), '--count', '20', '--seed', '7')).toEqual(positions);
  });
  test('what is forged is not', async () => {
    const positions = await drawn(...game, ...small(game), '--count', '20');
    const forged = positions.map((row) => ({
      ...row,
      ...('outcome' in row
        ? { outcome: row.outcome === 'P' ? 'N' : 'P' }
        : { solvable: row.solvable !== true }),
    }));
    for (const { right, refuted } of await verified(forged, ...game))
      expect([right, refuted]).toEqual([false, [expect.stringMatching(/^(outcome|solvable)$/)]]);
  });
});

test('an unsolvable start that is claimed solved is refuted, whatever the play', async () => {
  const [verdict] = await verified(
    [{ position: '/23/1', solvable: true, optimum: 4, play: '2>0 1>2 0>1 2>1' }],
    ...['manaus', '--discs', '3'],
  );
  expect(verdict).toMatchObject({
    right: false,
    solvable: false,
    optimum: null,
    refuted: ['solvable', 'optimum'],
  });
});

test('the first illegal move, with the reason in words', async () => {
  const answers = [
    { position: '123//', play: '0>1 0>1' },
    { position: '123//', play: ['0>2', '0>1', '2>1', '0>2', '1>0', '1>2', '0>2', '2>1', '1>2'] },
    { position: '13//', play: '0>1' },
    { position: '123//', play: 'north' },
  ];
  const verdicts = await verified(answers, 'hanoi', '--discs', '3');
  expect(
    verdicts.map(({ legal, failedAt, reason, excess, right }) => [
      legal,
      failedAt,
      reason,
      excess,
      right,
    ]),
  ).toEqual([
    [false, 2, 'disc 2 may not lie on disc 1', null, false],
    [true, null, null, 2, true],
    [false, null, expect.stringContaining('disc 2 is missing'), null, false],
    [false, null, expect.stringContaining('must have the form 0>2 1>2'), null, false],
  ]);
});

test('for people: tables', async () => {
  const { out } = await run('positions', 'manaus', '--discs', '3', '--count', '6');
  expect(out).toMatch(/^position {2}optimum {2}plays {2}one of them\n/);
  expect(out).toMatch(/unsolvable: 9 states, no goal\n$/);
  const file = join(folder, 'mixed.jsonl');
  writeFileSync(file, '{"position":"123//","play":""}\n\n{"position":"23/1/","play":"0>1"}\n');
  const judged = await run('verify', 'manaus', '--discs', '3', '--answers', file);
  expect(judged.out).toMatch(/^2 answers: 1 right, 1 wrong\n\n23\/1\/ {2}move 1 is illegal: /);
});

test('answers come from standard input', async () => {
  const { main } = await import('../../src/index.js');
  let out = '';
  async function* lines() {
    yield '{"position":"12//","play":"0>1 0>2 1>2"}';
  }
  const io = {
    out: (text: string) => {
      out += text;
    },
    err: () => {},
    color: false,
    debug: false,
    lines: lines(),
  };
  expect(await main(['verify', 'hanoi', '--discs', '2', '--json'], io)).toBe(0);
  expect(JSON.parse(out)).toMatchObject([{ right: true, excess: 0 }]);
});

test.each([
  [['positions'], 'GAME is required'],
  [['positions', 'hanoy'], 'GAME must be the name of a tower or a heap game'],
  [['positions', 'hanoi'], '--discs is required'],
  [['positions', 'hanoi', '--discs', '3', '--count', '0'], '--count must be'],
  [['positions', 'hanoi', '--discs', '3', '--heaps', '2'], '--heaps is for heap games'],
  [['positions', 'hanoi', '--discs', '3', '--k', '2'], '--k cannot be used with a tower'],
  [['positions', 'hanoi', '--discs', '20'], '--discs'],
  [['positions', 'nim', '--discs', '3'], '--discs cannot be used with a heap game'],
  [['positions', 'fibonacci', '--heaps', '2'], '--heaps must be at most 1 for fibonacci'],
  [['positions', 'moore'], '--k is required'],
  [['positions', level, '--misere'], '--misere cannot be used with a level'],
  [['positions', 'absent.txt'], 'cannot read absent.txt'],
  [['positions', 'nim', '--json', '--jsonl'], '--jsonl cannot be used with --json'],
  [['verify', '-', '--discs', '3'], 'GAME cannot be standard input'],
  [['verify', 'nim', '--answers', 'absent'], 'cannot read absent'],
])('%j is bad input', (argv, says) => expectBad(argv, says));

test.each(['{"position":', '[]', '{"play":"0>1"}', '{"position":3}', '{"position":"1","play":5}'])(
  'a line %s is bad input, with its number',
  async (line) => {
    const file = join(folder, 'bad.jsonl');
    writeFileSync(file, `{"position":"1"}\n${line}\n`);
    await expectBad(['verify', 'nim', '--answers', file], `${file}:2 must be`);
  },
);

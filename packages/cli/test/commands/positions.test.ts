import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
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
    [{ position: '/23/1', solvable: true, least: 4, play: '2>0 1>2 0>1 2>1' }],
    ...['manaus', '--discs', '3'],
  );
  expect(verdict).toMatchObject({
    right: false,
    solvable: false,
    least: null,
    refuted: ['solvable', 'least'],
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
    verdicts.map(({ legal, failedAt, reason, optimal, right }) => [
      legal,
      failedAt,
      reason,
      optimal,
      right,
    ]),
  ).toEqual([
    [false, 2, 'disc 2 may not lie on disc 1', null, false],
    [true, null, null, false, true],
    [false, null, expect.stringContaining('disc 2 is missing'), null, false],
    [false, null, expect.stringContaining('must have the form 0>2 1>2'), null, false],
  ]);
});

test('for people: tables', async () => {
  const { out } = await run('positions', 'manaus', '--discs', '3', '--count', '6');
  expect(out).toMatch(/^position {2}least {2}plays {2}one of them\n/);
  expect(out).toMatch(/unsolvable: 9 states, no goal\n$/);
  const file = join(folder, 'mixed.jsonl');
  writeFileSync(file, '{"position":"123//","play":""}\n\n{"position":"23/1/","play":"0>1"}\n');
  const shown = await run('verify', 'manaus', '--discs', '3', '--answers', file);
  expect(shown.out).toMatch(
    /^3 answers: 1 right, 2 wrong\n\nline 2 {2}– {6}answer must not be empty\nline 3 {2}23\/1\/ {2}move 1 is illegal: /,
  );
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
  expect(JSON.parse(out)).toMatchObject({
    answers: [{ right: true, optimal: true, notation: 'pegs0' }],
    right: 1,
    wrong: 0,
  });
});

test.each([
  [['positions'], 'GAME is required'],
  [['positions', 'hanoy'], 'GAME must be the name of a tower or a heap game'],
  [['positions', 'hanoi'], '--discs is required'],
  [['positions', 'hanoi', '--discs', '3', '--count', '0'], '--count must be'],
  [['positions', 'hanoi', '--discs', '3', '--heaps', '2'], '--heaps is for heap games'],
  [['positions', 'hanoi', '--discs', '3', '--k', '2'], '--k cannot be used with a tower'],
  [['positions', 'manaus', '--discs', '20'], '--discs'],
  [['positions', 'nim', '--discs', '3'], '--discs cannot be used with a heap game'],
  [['positions', 'fibonacci', '--heaps', '2'], '--heaps must be at most 1 for fibonacci'],
  [['positions', 'moore'], '--k is required'],
  [['positions', level, '--misere'], '--misere cannot be used with a level'],
  [['positions', 'absent.txt'], 'cannot read absent.txt'],
  [['positions', 'nim', '--json', '--jsonl'], '--jsonl cannot be used with --json'],
  [['verify', '-', '--discs', '3'], 'GAME cannot be standard input'],
  [['verify', 'nim', '--answers', 'absent'], 'cannot read absent'],
])('%j is bad input', (argv, says) => expectBad(argv, says));

/** Lines of answers, judged as they stand. */
async function judged(lines: readonly string[], ...argv: readonly string[]): Promise<Row[]> {
  const file = join(folder, 'lines.jsonl');
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  const { code, out, err } = await run('verify', ...argv, '--answers', file, '--jsonl');
  expect([code, err]).toEqual([0, []]);
  return rowsOf(out);
}

const odd: readonly (readonly [line: string, code: string, reason: string])[] = [
  ['', 'empty', 'answer must not be empty'],
  ['  \t', 'empty', 'answer must not be empty'],
  ['I cannot solve this.', 'form', 'play must have the form 0>2 1>2 ..., A->C'],
  ['{"position":', 'json', 'answer is not JSON: '],
  ['{"position":"12//"} and more', 'json', 'answer is not JSON: '],
  ['null', 'object', 'answer must be an object with position, play (got nothing)'],
  ['[]', 'notWon', 'the play does not win'],
  ['7', 'object', 'answer must be an object with position, play (got 7)'],
  ['"0>1 0>2"', 'notWon', 'the play does not win'],
  ['{}', 'noAnswer', 'no play and no claim'],
  ['{"play":"0>1"}', 'notWon', 'the play does not win'],
  ['{"position":3}', 'kind', 'position must be a text (got 3)'],
  ['{"goal":3,"play":""}', 'kind', 'goal must be a text (got 3)'],
  ['{"position":"12//","play":5}', 'kind', 'play must be a text or a list of moves (got 5)'],
  ['{"position":"12//","play":[[1,2,0]]}', 'elsewhere', 'disc 1 is not on p2 but on p0'],
  ['{"position":"1/2/","play":[[1,2]]}', 'readings', 'it is in pegs0, pegs1'],
  ['{"position":"12//","play":{"0":1}}', 'kind', 'play must be a text or a list of moves'],
  ['{"position":"21//","play":"0>1"}', 'regular', 'disc 2 lies on disc 1'],
  ['{"position":"nowhere","play":5}', 'regular', 'label must be a regular state'],
  [`${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'form', 'play must have the form'],
  [`{"position":"12//","play":"${'0>1 1>0 '.repeat(50_000)}0>9"}`, 'noPeg', 'there is no peg p9'],
];

test('every line has a verdict with a reason, whatever stands in it', async () => {
  const right = '{"position":"12//","play":"0>1 0>2 1>2"}';
  const lines = [...odd.map(([line]) => line), right];
  const verdicts = await judged(lines, 'hanoi', '--discs', '2');
  expect(verdicts.map(({ line }) => line)).toEqual(lines.map((_, i) => i + 1));
  for (const [i, [, code, reason]] of odd.entries())
    expect(verdicts[i]).toMatchObject({
      right: false,
      code,
      reason: expect.stringContaining(reason),
    });
  expect(verdicts.at(-1)).toMatchObject({ right: true, reason: null, code: null });
  const { out } = await run(
    ...['verify', 'hanoi', '--discs', '2', '--answers', join(folder, 'lines.jsonl')],
  );
  expect(out).toMatch(/^22 answers: 1 right, 21 wrong\n\nline 1 {3}–/);
  for (const line of out.split('\n')) expect(line.length).toBeLessThan(400);
});

test('claims that are nested to any depth are false, and end nothing', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const [verdict] = await judged(
    [`{"position":"12//","least":${deep},"solvable":true,"plays":{}}`],
    ...['hanoi', '--discs', '2'],
  );
  expect(verdict).toMatchObject({ right: false, refuted: ['least', 'plays'] });
});

test('a list of a client is one of answers, whatever its entries are', async () => {
  const lines = [right, 'no', 7, null, [], [right]];
  const { runMethod } = await import('../../src/serve/methods.js');
  let out = '';
  const io = {
    err: () => {},
    color: false,
    debug: false,
    out: (text: string) => {
      out += text;
    },
  };
  await runMethod('verify', { game: 'hanoi', discs: 2, answers: lines }, io);
  const { answers, ...numbers } = JSON.parse(out);
  expect(numbers).toEqual({ right: 1, wrong: 5 });
  expect(answers.map((row: Row) => [row.line, row.right, row.code])).toEqual([
    [1, true, null],
    [2, false, 'form'],
    [3, false, 'object'],
    [4, false, 'object'],
    [5, false, 'notWon'],
    [6, false, 'form'],
  ]);
  out = '';
  await runMethod('verify', { game: 'hanoi', discs: 2, answers: [] }, io);
  expect(JSON.parse(out)).toEqual({ answers: [], right: 0, wrong: 0 });
});

const right = { position: '12//', play: '0>1 0>2 1>2' };

/** A line of any text, of any JSON, or of an answer that has been changed somewhere. */
const anyLine = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.json({ maxDepth: 4 }),
    fc
      .record(
        {
          position: fc.oneof(fc.constantFrom('12//', '3,5', '', 'RR', '/12'), fc.jsonValue()),
          play: fc.oneof(
            fc.constantFrom('0>1 0>2', '2,5', 'R', '//12', '9>0', '3,2'),
            fc.jsonValue(),
            fc.string(),
          ),
          solvable: fc.jsonValue(),
          outcome: fc.jsonValue(),
          winningMoves: fc.jsonValue(),
          place: fc.jsonValue(),
          code: fc.jsonValue(),
        },
        { requiredKeys: [] },
      )
      .map((answer) => JSON.stringify(answer)),
    fc.tuple(fc.nat(60), fc.nat(3), fc.string({ maxLength: 3 })).map(([at, less, more]) => {
      const text = JSON.stringify(right);
      return text.slice(0, at) + more + text.slice(at + less);
    }),
  )
  .map((line) => line.replace(/[\r\n]/g, ' '));

test.each([
  [['hanoi', '--discs', '2']],
  [['nim']],
  [['fibonacci']],
  [['kayles', '--misere']],
  [['wythoff']],
  [[level]],
])('%j: as many verdicts as lines, each with a reason if it is wrong and claims nothing', (game) =>
  fc.assert(
    fc.asyncProperty(fc.array(anyLine, { maxLength: 20 }), async (lines) => {
      const verdicts = await judged(lines, ...game);
      expect(verdicts.map(({ line }) => line)).toEqual(lines.map((_, i) => i + 1));
      for (const { right, reason, code, position } of verdicts) {
        expect(typeof right).toBe('boolean');
        expect([code === null, reason === null]).toEqual([right, right]);
        if (position === null) expect([right, typeof reason]).toEqual([false, 'string']);
      }
    }),
    { numRuns: 60 },
  ),
);

test('the lines of a file end in a line feed, perhaps after a carriage return, and so do others', async () => {
  const file = join(folder, 'ends.jsonl');
  const answer = JSON.stringify(right);
  writeFileSync(
    file,
    `\ufeff${answer}\r\n${answer.replace(',', ',\r')}\n\u2028${answer}\n${answer}`,
  );
  const argv = ['verify', 'hanoi', '--discs', '2', '--json', '--answers', file];
  const rows: Row[] = JSON.parse((await run(...argv)).out).answers;
  expect(rows.map((row) => row.right)).toEqual([true, true, true, true]);
});

test('a million moves in one line, and ten thousand lines, without a graph', async () => {
  const play = Array.from({ length: 200_000 }, () => '0>1 1>2 2>0 1>0 0>1').join(' ');
  const [long] = await judged([JSON.stringify({ play })], 'hanoi', '--discs', '20');
  expect(long).toMatchObject({ legal: false, failedAt: 4, least: 1_048_575, how: 'formula' });
  const lines = Array.from({ length: 10_000 }, () => JSON.stringify({ play: 'A->C' }));
  const file = join(folder, 'many.jsonl');
  writeFileSync(file, lines.join('\n'));
  const { out } = await run('verify', 'hanoi', '--discs', '1000', '--answers', file);
  expect(out).toMatch(/^10,000 answers: 0 right, 10,000 wrong\n/);
});

test('a goal of a game that has none to choose is refused, not passed over', async () => {
  for (const game of [['nim'], [level]])
    expect(await judged(['{"position":"","goal":"3","play":""}'], ...game)).toMatchObject([
      { right: false, code: 'unknownField', reason: expect.stringContaining('goal') },
    ]);
});

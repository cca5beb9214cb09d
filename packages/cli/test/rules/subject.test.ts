import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { main } from '../../src/index.js';
import { json, runLine } from '../run.js';

const folder = mkdtempSync(join(tmpdir(), 'manaus-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The answer to a command line that reads a document from standard input. */
async function piped(
  line: string,
  text: string,
): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const io = {
    out: (more: string) => {
      said.out += more;
    },
    err: (more: string) => {
      said.err += more;
    },
    lines: linesOf(text),
    color: false,
    debug: false,
  };
  return { code: await main(line.split(' '), io), ...said };
}

async function* linesOf(text: string) {
  yield* text.split('\n');
}

/** A file with some text; its path. */
function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const document =
  '{ "name": "Manaus", "symbol": "M", "discs": { "min": 2 }, "pegs": 3, "capacities": ["n", "n-1", "n-2"], "goals": [{ "allOn": 0 }] }';
/** Four one-way pegs that hold 5, 3, 2 and 2, and colors that may not touch. */
const lagoon = `
  const ring = [[0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], [1, 0, 0, 0]];
  const upTo = (n) => Array.from({ length: n }, (_, i) => i + 1);
  export default (discs) => ({
    name: 'Lagoon', symbol: 'L', discs, capacities: [5, 3, 2, 2],
    moves: ring.map((row) => row.map(Boolean)),
    stacking: (disc, on) => disc < on && disc % 2 !== on % 2,
    goals: [[upTo(discs), [], [], []]],
  });`;

describe('the same rules from a file, from standard input and by name', () => {
  const path = file('manaus.json', document);
  test.each([
    ['analyze', '--discs 3'],
    ['solve', '--from 1/2/3'],
    ['solve', '--from 12/3/ --to /12/3'],
    ['graph', '--discs 3'],
    ['analyze', '--discs 3 --goal 1/23/'],
  ])('%s %s', async (command, options) => {
    const named = await json(`${command} manaus ${options}`);
    const timeless = (found: object) => ({ ...found, puzzle: null, seconds: null });
    expect(timeless(await json(`${command} ${path} ${options}`))).toEqual(timeless(named));
    const { out } = await piped(`${command} - ${options} --json`, document);
    expect(timeless(JSON.parse(out))).toEqual(timeless(named));
  });
});

test('a module is analyzed, solved, drawn and exported', async () => {
  const path = file('lagoon.mjs', lagoon);
  const { order, size, distances } = await json(`analyze ${path} --discs 4`);
  expect([order, size]).toEqual([157, 238]);
  expect(distances).toEqual([1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1]);
  expect((await json(`solve ${path} --from 4/2/3/1`)).moves).toBe(10);
  const { vertices, edges } = (await json(`graph ${path} --discs 4`)) as {
    vertices: unknown[];
    edges: unknown[];
  };
  expect([vertices.length, edges.length]).toEqual([order, size]);
  const out = join(folder, 'lagoon.svg');
  expect((await runLine(`draw ${path} --discs 3 --out ${out}`)).code).toBe(0);
  expect(existsSync(out)).toBe(true);
});

test.each([
  ['a name that is none', 'hanio', /PUZZLE must be one of hanoi, .*, a file with rules/],
  ['other pegs', `${file('a.json', document)} --pegs 4`, /--pegs cannot be used with a file/],
  ['too many discs', `${file('b.mjs', lagoon)} --discs 40`, /b\.mjs: capacities must be enough/],
  ['a goal that is none', `${file('c.json', document)} --goal 1//`, /--goal/],
  ['no such file', `${folder}/none.ts`, /cannot read .*none\.ts: no such file/],
  [
    'an error in the rules',
    file('d.mjs', lagoon.replace('disc < on', 'disc.size < on.big.size')),
    /d\.mjs:7: TypeError: /,
  ],
])('%s is one line and exit code 2', async (_, words, message) => {
  const discs = words.includes('--discs') ? '' : ' --discs 3';
  const { code, err } = await runLine(`analyze ${words}${discs}`);
  expect(err).toEqual([expect.stringMatching(message)]);
  expect(code).toBe(2);
});

test('a document that does not fit is told with line and column', async () => {
  const wrong = file(
    'wrong.json',
    `{\n  "name": "W",\n  "pegs": 3,\n  "goals": [{ "allOn": 7 }]\n}`,
  );
  const { err } = await runLine(`analyze ${wrong} --discs 3`);
  const says = 'goals[0].allOn must be an integer from 0 to 2 (got 7)';
  expect(err).toEqual([`manaus analyze: ${wrong}:4:24: ${says}`]);
});

test('standard input that is no document', async () => {
  const { code, err } = await piped('analyze - --discs 3', '{ "name": ');
  expect([code, err]).toEqual([2, expect.stringMatching(/standard input:1:11: file is not JSON/)]);
});

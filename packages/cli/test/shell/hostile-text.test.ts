import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { styled, terminalText } from '../../src/tables/style.js';
import { run } from '../run.js';

const folder = mkdtempSync(join(tmpdir(), 'manaus-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

/** A title of the window, a cleared screen, C1 codes, a direction of writing, a tag of plane 14. */
const EVIL = '\u001b]0;owned\u0007\u001b[2J\u009b31m\u202e\u{e0041}';
const MARKUP = '<img src=x onerror=alert(1)> **b** [x](y) | `c` $z$';
/** What no terminal may receive: everything that is not a line end or can be seen. */
const HIDDEN = /[^\P{Cc}\n]|\p{Cf}|[\u2028\u2029]/u;

const level = file('level.txt', `game bloxorz\nname ${EVIL}\ngrid\nS##G\nend\n`);
const tower = file(
  'tower.json',
  JSON.stringify({ name: `X${EVIL}`, symbol: '\u001b[7m', pegs: 3, goals: [{ allOn: 2 }] }),
);

test.each([
  ['block', 'solve', level],
  ['block', 'show', level],
  ['block', 'analyze', level],
  ['study', tower, '--discs', '2'],
])('names of others are shown, not obeyed: manaus %s %s', async (...argv) => {
  const { code, out } = await run(...argv);
  expect(code).toBe(0);
  expect(out).toContain('\\u001b]0;owned');
  expect(out).not.toMatch(HIDDEN);
  const { out: json } = await run(...argv, '--json');
  expect(json).not.toMatch(HIDDEN);
  expect(JSON.parse(json)).toBeTypeOf('object');
});

test('a document of JSON has the same text with and without escapes', async () => {
  const { out } = await run('block', 'show', level, '--json');
  expect(JSON.parse(out).name).toBe(EVIL);
});

test('the styles of tables pass, others do not', () => {
  const title = styled('a', 'bold', true);
  expect(terminalText(`${title}\u001b[31mb\n`, true)).toBe(`${title}\\u001b[31mb\n`);
  expect(terminalText(title, false)).toBe('\\u001b[1ma\\u001b[22m');
});

test('a report in Markdown shows names as they are', async () => {
  const named = file(
    'named.json',
    JSON.stringify({ name: `${MARKUP}\n\n# h`, pegs: 3, goals: [{ allOn: 2 }] }),
  );
  const out = join(folder, 'report');
  expect((await run('study', named, '--discs', '2', '--out', out)).code).toBe(0);
  const report = readFileSync(join(out, 'report.md'), 'utf8');
  expect(report).toMatch(/^# \\<img src=x onerror=alert\(1\)\\> \\\*\\\*b/);
  expect(report).not.toMatch(/[^\\]<img|^# h/m);
});

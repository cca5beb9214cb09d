import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namedTowers } from '@manaus/core';
import { afterAll, describe, expect, test } from 'vitest';
import { commands } from '../src/commands/index.js';
import { run, runLine } from './run.js';

const folder = mkdtempSync(join(tmpdir(), 'manaus-help-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'rules.ts'), "export { manaus as default } from '@manaus/core';");

/** The files that examples speak of stand in a folder of the test. */
const inFolder = (line: string) =>
  line.replace(/\brules\.ts\b|(?<=--out )report\b/g, (name) => join(folder, name));

describe.each(Object.keys(commands))('manaus %s --help', (name) => {
  test('says what it is, how it is called, every option, and two examples', async () => {
    const { code, out, err } = await run(name, '--help');
    expect({ code, err }).toEqual({ code: 0, err: [] });
    const { summary, load } = commands[name];
    expect(out.startsWith(`manaus ${name}: ${summary}\n\nUsage: manaus ${name}`)).toBe(true);
    for (const option of [...Object.keys((await load()).options), 'help'])
      expect(out).toMatch(new RegExp(`^  --${option}\\b`, 'm'));
    expect((await load()).examples.length).toBeGreaterThanOrEqual(2);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
  test('wherever it stands', async () => {
    const { out } = await run(name, '--help');
    expect((await run(name, 'nonsense', '--discs', '-h')).out).toBe(out);
  });
  test('every example is a command line that works', async () => {
    const { examples } = await commands[name].load();
    for (const [line] of examples) {
      const plain = line.replace(/ [>|].*/, '').replace(/^manaus /, '');
      if (['draw', 'new'].includes(name) || plain.includes('full')) continue;
      expect(await runLine(inFolder(plain)), line).toMatchObject({ code: 0, err: [] });
    }
  });
});

test('manaus --help names every command', async () => {
  const { code, out } = await run('--help');
  expect(code).toBe(0);
  for (const [name, { summary }] of Object.entries(commands))
    expect(out).toMatch(new RegExp(`^  ${name} +${summary}$`, 'm'));
});

test('and every puzzle', async () => {
  const { out } = await run('--help');
  for (const name of Object.keys(namedTowers))
    expect(out).toMatch(new RegExp(`^  ${name} +\\w`, 'm'));
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('manaus --version', async () => {
  expect((await run('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

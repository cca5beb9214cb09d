import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namedTowers } from '@manaus/core';
import { afterAll, describe, expect, test } from 'vitest';
import { commandsOf } from '../../src/commands/index.js';
import { type Command, type Entries, type Family, isCommand } from '../../src/shell/command.js';
import { optionsOf } from '../../src/shell/run-command.js';
import { run, runLine } from '../run.js';

const folder = mkdtempSync(join(tmpdir(), 'manaus-help-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'rules.ts'), "export { manaus as default } from '@manaus/core';");
writeFileSync(join(folder, 'formula.cnf'), 'p cnf 1 1\n1 0\n');
writeFileSync(join(folder, 'answers.jsonl'), '{"position":"1/2/34","solvable":true}\n');
writeFileSync(join(folder, 'problems.json'), '[{"start":"RG/B/","goal":"/GB/R","moves":3}]');
writeFileSync(join(folder, 'problems.csv'), 'start,goal,moves\n12//,//12,3\n');
const levels = join(import.meta.dirname, '../../../../levels/');

const commands = commandsOf();

/** An example with the files of this test and of the repository. */
const inFolder = (line: string) =>
  line
    .replace(
      /\brules\.ts\b|\bformula\.cnf\b|\banswers\.jsonl\b|\bproblems\.(?:json|csv)\b|(?<=--(?:out|boundary|certificate) )\S+/g,
      (name) => join(folder, name),
    )
    .replaceAll('levels/', levels);

/** All commands and actions: their words, and what they are. */
async function all(entries: Entries, words: readonly string[] = []) {
  const found: [name: string, loaded: Command | Family][] = [];
  for (const [name, { load }] of Object.entries(entries)) {
    const loaded = await load();
    found.push([[...words, name].join(' '), loaded]);
    found.push(...(await all(loaded.actions ?? {}, [...words, name])));
  }
  return found;
}

/**
 * Examples that need more than a clean machine, or more than a moment; what the last does is tested
 * by the papers.
 */
const notRun =
  /--full|^new|--checkpoint|--on slurm|^solve.*--boundary|block play|^sweep (submit|run|merge|status)|^sweep plan (?!.*--print)|^ledger( --work \w+)?$/;

describe.each(await all(commands))('manaus %s --help', (name, loaded) => {
  test('reads well at 80 columns', async () => {
    const { code, out, err } = await run(...name.split(' '), '--help');
    expect({ code, err }).toEqual({ code: 0, err: [] });
    expect(out.startsWith(`Usage: manaus ${name}`)).toBe(true);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect(out).toMatchSnapshot();
  });
  test('names every option or action, and no other', async () => {
    const { out } = await run(...name.split(' '), '--help');
    const named = [...out.matchAll(/^ {2}(?:-h, )?--([\w-]+)/gm)].map(([, option]) => option);
    const options = isCommand(loaded) ? Object.keys(optionsOf(loaded)) : [];
    expect(named.sort()).toEqual([...options, 'help'].sort());
    for (const action of Object.keys(loaded.actions ?? {}))
      expect(out).toMatch(new RegExp(`^  ${action} +\\w`, 'm'));
  });
  test('wherever it stands', async () => {
    const { out } = await run(...name.split(' '), '--help');
    expect((await run(...name.split(' '), '--discs', 'x', '-h')).out).toBe(out);
    expect((await run('help', name.split(' ')[0])).code).toBe(0);
  });
  test('every example is a command line that works', async () => {
    expect(loaded.examples.length).toBeGreaterThan(0);
    for (const [line] of loaded.examples) {
      const plain = line.replace(/ [<>|].*/, '').replace(/^manaus /, '');
      expect(plain.startsWith(name)).toBe(true);
      if (notRun.test(plain)) continue;
      expect(await runLine(inFolder(plain)), line).toMatchObject({ code: 0, err: [] });
    }
  });
});

test('manaus --help names every command and every puzzle', async () => {
  const { code, out } = await run('--help');
  expect(code).toBe(0);
  for (const [name, { summary }] of Object.entries(commands))
    expect(out).toMatch(new RegExp(`^  ${name} +${summary}$`, 'm'));
  for (const name of Object.keys(namedTowers))
    expect(out).toMatch(new RegExp(`^  ${name} +\\w`, 'm'));
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('manaus --version', async () => {
  expect((await run('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

// What the tutorial of variants promises: a reader who types its blocks, word for word, in a copy
// of the repository.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fencesOf } from '../documents/markdown.mjs';
import { readersCopy } from '../documents/reader.mjs';
import { inRoot } from '../run/paths.mjs';

const NOTEBOOK = 'notebooks/variants/01-your-own-tower.ipynb';
const { cells } = JSON.parse(readFileSync(inRoot(NOTEBOOK), 'utf8'));
const textOf = (cell) => [].concat(cell.source).join('');
const blocks = cells
  .filter((cell) => cell.cell_type === 'markdown')
  .flatMap((cell) => fencesOf(textOf(cell)));
const code = cells.filter((cell) => cell.cell_type === 'code').map(textOf);
const steps = blocks.flatMap((block) =>
  block.file === null ? block.code.split('\n').map((command) => ({ command })) : [block],
);

let copy;
beforeAll(() => {
  copy = readersCopy();
});
afterAll(() => copy?.remove());

describe('the tutorial of variants', () => {
  test('has commands, rules and a test to type', () => {
    expect(blocks.map(({ language, file }) => file ?? language)).toEqual(
      expect.arrayContaining([
        'sh',
        expect.stringMatching(/\/rules\.ts$/),
        expect.stringMatching(/\/rules\.test\.ts$/),
      ]),
    );
    expect(
      steps.filter(({ command }) => command?.startsWith('npx manaus study ')).length,
    ).toBeGreaterThan(1);
  });

  /** @type {[name: string, step: { command?: string, file?: string, code?: string }][]} */
  const named = steps.map((step) => [step.command ?? `write ${step.file}`, step]);
  test.each(named)('%s', (_, { command, file, code: text }) => {
    if (file !== undefined) return write(file, text);
    const { status, stdout, stderr } = copy.run(command);
    expect(status, `${command}\n${stdout}${stderr}`).toBe(0);
  });

  function write(file, text) {
    const before = copy.read(file);
    if (file.endsWith('rules.ts'))
      expect(linesApart(before, `${text}\n`), 'three lines are edited').toBe(3);
    copy.write(file, text);
  }

  test('leaves a report with figures, and the numbers of its notebook', () => {
    const { rows, complete } = JSON.parse(copy.read('dist/odd-on-even/study.json'));
    expect(complete).toBe(true);
    expect(rows.map(({ order, reachable }) => order - reachable)).toEqual([0, 0, 0, 0, 6, 24]);
    const report = copy.read('dist/odd-on-even/report.md');
    const figures = [...report.matchAll(/!\[.*?\]\((.*?)\)/g)].map(([, figure]) => figure);
    expect(figures.length).toBeGreaterThan(1);
    for (const figure of figures) expect(copy.read(`dist/odd-on-even/${figure}`)).toContain('<svg');
  });

  test('has the rules of its file in its cells', () => {
    const { code: rules } = blocks.find(({ file }) => file?.endsWith('rules.ts'));
    const body = rules
      .slice(rules.indexOf('const tower'), rules.indexOf('\nexport default'))
      .trim();
    expect(code.some((cell) => cell.includes(body))).toBe(true);
  });

  test('writes what the style accepts', () => {
    const { status, stdout, stderr } = copy.run(
      'npx biome check --error-on-warnings --vcs-enabled=false notebooks/variants/odd-on-even',
    );
    expect(status, stdout + stderr).toBe(0);
  });
});

/** The number of lines in which two texts of equally many lines differ. */
function linesApart(before, after) {
  const [a, b] = [before, after].map((text) => text.split('\n'));
  return a.length === b.length ? a.filter((line, i) => line !== b[i]).length : Number.NaN;
}

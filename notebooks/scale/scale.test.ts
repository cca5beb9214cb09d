import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { keptSearches } from './kept-searches.js';
import { readMeasured, savingRows } from './measured.js';

const here = fileURLToPath(new URL('.', import.meta.url));

test('a kept search that was changed is not whole', () => {
  const folder = mkdtempSync(join(tmpdir(), 'manaus-kept-'));
  try {
    copyFileSync(join(here, 'hanoi-20.json'), join(folder, 'hanoi-20.json'));
    const [found] = keptSearches(folder);
    expect(found).toMatchObject({ n: 20, eccentricity: 294, whole: true });
    const text = readFileSync(join(folder, 'hanoi-20.json'), 'utf8');
    writeFileSync(join(folder, 'hanoi-20.json'), text.replace('1056', '1057'));
    expect(keptSearches(folder)[0]?.whole).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('every saving has a factor but the search without one', () => {
  const { savings } = readMeasured(join(here, 'scaling.json'));
  savingRows(savings).forEach((row, i) => {
    const { n, stages, repeats } = savings[i] ?? {};
    if (n !== undefined && n < 18)
      expect(row['factor in all'] !== '').toBe(stages === true || repeats === true);
    expect(row['of no repeats'] !== '').toBe(repeats === true);
  });
});

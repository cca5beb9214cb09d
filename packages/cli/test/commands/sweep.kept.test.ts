import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHANGED, changed } from '@manaus/testing/changed-files';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { towersOf } from '../../src/commands/sweep/documents.js';
import { keptName } from '../../src/commands/sweep/kept.js';
import { keepGames, keptGame } from '../../src/commands/sweep/kept-games.js';
import { explain } from '../../src/errors/explain.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-kept-'));
  mkdirSync(join(folder, 'towers'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const textOf = (record: object) => JSON.stringify(record);
const tower = textOf({ name: 'Lagoon', pegs: 3, capacities: [2, 2, 2], goals: [{ allOn: 0 }] });
const towerName = keptName('Lagoon', tower);
const game = textOf({ name: 'Take two', options: [[], [0], [0, 1], [1, 2]] });
const gameName = keptName('Take two', game);

test.each<[string, string, () => void, () => unknown]>([
  [
    'tower',
    join('towers', `${towerName}.json`),
    () => writeFileSync(join(folder, 'towers', `${towerName}.json`), tower),
    () => towersOf(folder, [towerName], []),
  ],
  [
    'heap game',
    join('games', `${gameName}.json`),
    () => keepGames(folder, [{ name: gameName, text: game }]),
    () => keptGame(folder, gameName),
  ],
])(`the %s that a sweep keeps, changed anywhere, ${CHANGED} times, is refused`, (...kind) => {
  const [, name, write, read] = kind;
  write();
  const file = join(folder, name);
  const whole = readFileSync(file);
  expect(read).not.toThrow();
  fc.assert(
    fc.property(changed(whole), (bytes) => {
      writeFileSync(file, bytes);
      expect(refusal(read)).toMatch(/^[^\n]{1,300}$/);
    }),
    { numRuns: CHANGED },
  );
});

/** The line by which something is refused; what is no refusal is thrown. */
function refusal(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    const { text, isBug } = explain(error, new Map(), null);
    if (isBug) throw error;
    return text;
  }
  return '';
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Hanoi with a middle peg that holds two discs, as a module. */
export const narrow = `import { hanoi, type TowerFamily } from '@manaus/core';
const tower: TowerFamily = (discs: number) => ({ ...hanoi(discs, { capacities: [discs, 2, discs] }), name: 'Narrow', symbol: 'N' });
export default tower;
`;

/**
 * A temporary folder of the tests of a file, and a function that writes files with rules into it.
 */
export function rulesFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'manaus-study-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  let files = 0;
  const file = (text: string, kind = 'ts'): string => {
    const path = join(folder, `rules-${++files}.${kind}`);
    writeFileSync(path, text);
    return path;
  };
  return { folder, file };
}

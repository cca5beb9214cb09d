import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

/** The folder of the levels of the repository. */
export const levels = fileURLToPath(new URL('../../../../../levels/', import.meta.url));

/**
 * A temporary folder of the tests of a file, a function that writes files into it, and three
 * levels.
 */
export function levelFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'manaus-block-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const written = (name: string, text: string | Uint8Array): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  return {
    folder,
    written,
    tiny: written('tiny.txt', 'game bloxorz\nname tiny\ngrid\n#####\nS###G\n#####\nend\n'),
    edge: written('edge.txt', 'game on-the-edge\ngrid\nSKG\n.#.\nend'),
    none: written('none.txt', 'game bobbin\ngrid\nSG\nend'),
  };
}

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '../run/paths.mjs';

/** A file, what it imports, and whether the direction of imports allows that. */
const CASES = [
  ['packages/core/src/a.ts', "import { bfs } from '@manaus/graph';", false],
  ['packages/core/test/a.test.ts', "import { bfs } from '@manaus/graph';", false],
  ['packages/graph/src/state-graph.ts', "import { hanoi } from '@manaus/core';", true],
  ['packages/graph/src/kernels/a.ts', "import { hanoi } from '@manaus/core';", true],
  ['packages/graph/src/csr.ts', "import { InputError, requireInteger } from '@manaus/core';", true],
  ['packages/graph/src/csr.ts', "import { hanoi } from '@manaus/core';", false],
  ['packages/graph/src/structure/a.ts', "import type { TowerRules } from '@manaus/core';", false],
  ['packages/graph/src/search/a.ts', "import { analyze } from '@manaus/lab';", false],
  ['packages/graph/test/a.test.ts', "import { hanoi } from '@manaus/core';", true],
  ['packages/plot/src/a.ts', "import { bfs } from '@manaus/graph';", true],
  ['packages/plot/src/a.ts', "import { analyze } from '@manaus/lab';", false],
  ['packages/lab/src/a.ts', "import { toSvg } from '@manaus/plot';", true],
  ['packages/lab/src/a.ts', "export { loadItems } from '@manaus/papers';", false],
  ['packages/papers/src/a.ts', "import { analyze } from '@manaus/lab';", true],
  ['packages/papers/src/a.ts', "await import('@manaus/cli');", false],
  ['packages/cli/src/a.ts', "import { loadItems } from '@manaus/papers';", true],
];

const folder = mkdtempSync(join(tmpdir(), 'manaus-imports-'));
const place = (index, file) => `case-${index}/${file}`;

beforeAll(() => {
  CASES.forEach(([file, code], index) => {
    mkdirSync(dirname(join(folder, place(index, file))), { recursive: true });
    writeFileSync(join(folder, place(index, file)), `${code}\n`);
    copyFileSync(inRoot('biome.json'), join(folder, `case-${index}`, 'biome.json'));
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(CASES.map((entry, index) => [index, ...entry]))(
  '%i: %s: %s is allowed: %s',
  (index, file, _code, allowed) => {
    const biome = inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome');
    const args = [biome, 'lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', file];
    const { stdout, stderr, status } = spawnSync(process.execPath, args, {
      cwd: join(folder, `case-${index}`),
      encoding: 'utf8',
    });
    expect(status, stdout + stderr).toBe(allowed ? 0 : 1);
  },
);

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'manaus-loaded-'));
afterAll(() => rmSync(folder, { recursive: true }));

const asUrl = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

/** Every thread of a process that starts with this module lists the addresses that it loads. */
const listing = asUrl(`
  import { register } from 'node:module';
  register(${JSON.stringify(
    asUrl(`
      import { appendFileSync } from 'node:fs';
      export async function load(url, context, next) {
        appendFileSync(process.env.LOADED, url + '\\n');
        return next(url, context);
      }
    `),
  )});
`);

/** The modules of our packages that a command line loads, by package. */
function loadedBy(line: string): Map<string, string[]> {
  const list = join(folder, `${line.replace(/\W+/g, '-')}.txt`);
  const bin = join(root, 'packages', 'cli', 'bin', 'manaus.js');
  execFileSync(process.execPath, ['--import', listing, bin, ...line.split(' ')], {
    cwd: root,
    env: { ...process.env, LOADED: list },
  });
  const modules = new Map<string, string[]>();
  for (const url of new Set(readFileSync(list, 'utf8').split('\n'))) {
    const [, name, file] = /\/packages\/(\w+)\/dist\/(.*)/.exec(url) ?? [];
    if (name !== undefined) modules.set(name, [...(modules.get(name) ?? []), file]);
  }
  return modules;
}

test.each([
  ['--version', ['cli', 'core'], 15],
  ['hanoi at --discs 3 --move 2', ['cli', 'core'], 120],
  ['outcome nim 3,5,7', ['cli', 'core', 'games'], 190],
  ['block solve levels/twins.txt', ['blocks', 'cli', 'core', 'graph', 'lab'], 190],
  ['solve manaus --from 1/2/3', ['cli', 'core', 'graph', 'kernels', 'lab'], 150],
  ['theorems manaus', ['cli', 'core', 'jobs', 'papers', 'theorems'], 150],
])('manaus %s loads what it asks for', (line, packages, most) => {
  const modules = loadedBy(line);
  expect([...modules.keys()].sort()).toEqual(packages);
  // The shapes of answers are types here; as schemas they take longer than a small command.
  expect(modules.get('cli')?.filter((file) => file.startsWith('answers/'))).toEqual([]);
  expect([...modules.values()].flat().length).toBeLessThan(most);
});

test('a small tower loads no kernel of large searches, and draws nothing', () => {
  const [kernels = [], lab = []] = ['kernels', 'lab'].map((name) =>
    loadedBy('solve hanoi --discs 3').get(name),
  );
  expect(kernels.filter((file) => /^(?:classes|lift|planes|search|wasm)\//.test(file))).toEqual([]);
  expect(lab.filter((file) => !file.startsWith('towers/'))).toEqual(['solve.js']);
});

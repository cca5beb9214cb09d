import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { json, runLine } from '../run.js';

const folder = mkdtempSync(join(tmpdir(), 'manaus-heaps-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file with some text; its path. */
function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const primes = file(
  'primes.mjs',
  `const isPrime = (n) => n > 1 && Array.from({ length: n - 2 }, (_, i) => i + 2).every((d) => n % d > 0);
export default (heap) => Array.from({ length: heap }, (_, left) => left).filter((left) => isPrime(heap - left));`,
);
// The type is not looked at: a module runs without the packages' declarations.
const kayles = file(
  'kayles.ts',
  `import type { HeapRule } from '@manaus/games';
const taken = (heap: number) => [1, 2].filter((take) => take <= heap).map((take) => heap - take);
const rule: HeapRule = {
  name: 'Pins',
  options: (heap) => taken(heap).flatMap((rest) =>
    Array.from({ length: (rest >> 1) + 1 }, (_, part) => [part, rest - part])),
};
export default rule;`,
);

test.each([
  [primes, 'primes'],
  [kayles, 'kayles'],
])('the rule of %s has the values and outcomes of the game of the registry', async (path, name) => {
  const values = async (game: string) => (await json(`grundy --game ${game} --upto 40`)).values;
  expect(await values(path)).toEqual(await values(name));
  const outcomes = async (game: string) =>
    (await json(`classify --game ${game} --upto 40`)).outcomes;
  expect(await outcomes(path)).toEqual(await outcomes(name));
  for (const position of ['5,7', '9', '4,4', '3,5,6', '5,6 --misere'])
    expect((await json(`outcome ${path} ${position}`)).outcome).toBe(
      (await json(`outcome ${name} ${position}`)).outcome,
    );
});

test('the title is the name of the rule', async () => {
  expect((await runLine(`grundy --game ${kayles} --upto 4`)).out).toMatch(/^Pins: /);
  expect((await runLine(`outcome ${primes} 5,7`)).out).toMatch(/^primes 5,7/);
});

test.each([
  ['no function', 'export default 7;', /the default export must be a function from a heap/],
  ['no list', 'export default () => 7;', /of a heap of 0 the options must be a list/],
  ['a heap that grows', 'export default (heap) => [heap + 1];', /must leave a heap of 0 smaller/],
  ['a heap that stays', 'export default (heap) => [[heap]];', /must leave a heap of 0 smaller/],
  ['an error', '\nexport default (heap) => heap.no.more;', /\.mjs:2: TypeError: /],
  ['a syntax error', 'export default (', /\.mjs:1:\d+: ParseError: /],
])('%s is one line and exit code 2', async (name, text, message) => {
  const path = file(`${name.replaceAll(' ', '-')}.mjs`, text);
  const { code, err } = await runLine(`grundy --game ${path} --upto 9`);
  expect([code, err]).toEqual([2, [expect.stringMatching(message)]]);
});

test.each([
  ['outcome none 5', /GAME must be one of nim/],
  ['outcome none.foo 5', /GAME must be one of nim.* \(got "none\.foo"\)$/],
  ['grundy --game none.foo --upto 5', /--game must be one of nim.* \(got "none\.foo"\)$/],
  ['positions none', /GAME must be the name of .* a file with a level \(got "none"\)$/],
  ['positions none.foo', /cannot read none\.foo: no such file/],
  [`outcome ${folder}/none.ts 5`, /cannot read .*none\.ts: no such file/],
  [`outcome ${folder}/none.json 5`, /GAME must be a file whose name ends in \.ts/],
])('%s is bad input', async (line, message) => {
  const { code, err } = await runLine(line);
  expect([code, err]).toEqual([2, [expect.stringMatching(message)]]);
});

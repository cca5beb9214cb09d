import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, runLine } from '../run.js';

const prime = `
const isPrime = (n) => n > 1 && ![...Array(n).keys()].some((d) => d > 1 && n % d === 0);
export default {
  name: 'Take a prime',
  options: (heap) => [...Array(heap + 1).keys()].filter(isPrime).filter((taken) => taken <= heap).map((taken) => heap - taken),
};
`;
let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-swept-'));
  file = join(folder, 'prime.mjs');
  writeFileSync(file, prime);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A merged sweep, one object per row. */
async function merged(dir: string): Promise<Record<string, unknown>[]> {
  await json(`sweep merge ${dir}`);
  const [head, ...lines] = readFileSync(join(dir, 'merged', 'results.csv'), 'utf8')
    .trim()
    .split('\n');
  const names = head.split(',');
  return lines.map((line) => {
    const cells = cellsOf(line);
    return Object.fromEntries(names.map((name, i) => [name, cells[i]]));
  });
}

/** The cells of a line of CSV. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell]) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );

describe('a sweep of heap games', () => {
  test('has what grundy has, for names, codes, sets and a file', async () => {
    const dir = join(folder, 'sweep');
    const { points } = await json(
      `sweep plan ${dir} --game kayles,0.07,subtraction,${file} --upto 30,40 --subtract 1,2;2,3,5`,
    );
    expect(points).toBe(10);
    expect(await json(`sweep run ${dir}`)).toMatchObject({ computed: 10, refused: [] });
    const rows = await merged(dir);
    const asked = [
      '--game kayles',
      '--game 0.07',
      '--subtract 1,2',
      '--subtract 2,3,5',
      `--game ${file}`,
    ];
    const wanted = await Promise.all(
      asked.flatMap((words) => [30, 40].map((upto) => json(`grundy ${words} --upto ${upto}`))),
    );
    expect(rows).toHaveLength(wanted.length);
    for (const [i, { values, outcomes, period, proved }] of wanted.entries()) {
      const list = values as readonly number[];
      expect(rows[i]).toMatchObject({
        values: JSON.stringify(list),
        outcomes,
        period: String(period ?? ''),
        proved: String(proved),
        pPositions: String(list.filter((value) => value === 0).length),
        largest: String(Math.max(...list)),
      });
    }
  });

  test('runs the file once, when it is planned, and nothing of it afterwards', async () => {
    const dir = join(folder, 'once');
    await json(`sweep plan ${dir} --game ${file} --upto 25`);
    const wanted = await json(`grundy --game ${file} --upto 25`);
    writeFileSync(file, 'throw new Error("run again");');
    expect(await json(`sweep run ${dir}`)).toMatchObject({ computed: 1 });
    writeFileSync(file, prime);
    const [{ outcomes, game }] = await merged(dir);
    expect([outcomes, game]).toEqual([
      wanted.outcomes,
      expect.stringMatching(/^take-a-prime-[0-9a-f]{8}$/),
    ]);
  });

  test.each<[string, (text: string) => string]>([
    ['other options', (text) => text.replace('[0]', '[1]')],
    ['no JSON', () => '{'],
    ['no list', () => '{"name":"x","options":3}'],
  ])('a kept game that was changed is refused: %s', async (_, change) => {
    const dir = mkdtempSync(join(folder, 'changed-'));
    await json(`sweep plan ${dir} --game ${file} --upto 9`);
    const [name] = readdirSync(join(dir, 'games'));
    const kept = join(dir, 'games', name);
    writeFileSync(kept, change(readFileSync(kept, 'utf8')));
    const { code, err } = await runLine(`sweep run ${dir}`);
    expect([code, err]).toEqual([2, [expect.stringMatching(/was changed since the sweep/)]]);
  });

  test.each([
    ['--game kayles', '--upto is required'],
    ['--game kayles --upto 9 --discs 3', '--discs cannot be used with --game'],
    ['--puzzle hanoi --discs 3 --upto 9', '--upto is for heap games'],
    ['--game subtraction --upto 9', '--subtract must be given for subtraction'],
    ['--game kayles --upto 9 --subtract 1,2', '--subtract is for --game subtraction'],
    ['--game moore --upto 9', '--game must be one or more of nim'],
    ['--game - --upto 9', '--game must be one or more of nim'],
    ['--game 0.7z --upto 9', 'code'],
    ['--game none.mjs --upto 9', 'cannot read none.mjs'],
    ['--game kayles --upto 9999999', '--upto must be whole numbers from 0 to 100000'],
    ['--discs 3', '--puzzle is required'],
  ])('%s is refused in one line', async (words, says) => {
    const { code, out, err } = await runLine(`sweep plan x ${words} --print`);
    expect([code, out, err]).toEqual([2, '', [expect.stringContaining(says)]]);
  });
});

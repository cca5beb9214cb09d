import {
  chmodSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Damage } from '@manaus/jobs/storage';
import { digest } from '@manaus/jobs/storage';
import { CHANGED, changed } from '@manaus/testing/changed-files';
import { withEveryFault } from '@manaus/testing/disk-faults';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findingsIn } from '../src/cache.js';
import { inBoth } from '../src/check/index.js';
import type { Finding } from '../src/finding.js';
import type { Item } from '../src/item.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-findings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const found: Finding = {
  verdict: 'holds',
  evidence: {
    checked: inBoth('71 states'),
    instances: 71,
    methods: [],
    shared: [],
    independent: 2,
  },
};
let checks = 0;
const item = (id: string): Item => ({
  id,
  kind: 'statement',
  judges: 'sentence',
  chapter: 'one',
  place: 0,
  uses: [],
  statement: { en: 'One is one.', pt: 'Um é um.' },
  recorded: 'holds',
  check: () => {
    checks++;
    return found;
  },
});

/** The same item, whose check says that it ran. */
const unchecked: Item = {
  ...item('a/one'),
  check: () => {
    throw new Error('checked');
  },
};

/** The finding of an item, the number of checks it took, and what was said to be damaged. */
async function look(id = 'a/one') {
  const damages: Damage[] = [];
  const before = checks;
  const { of, has } = findingsIn(folder, (_, damage) => damages.push(damage));
  const stored = has(item(id), 'quick');
  const finding = await of(item(id), 'quick');
  // What is stored is not checked, and what is checked was not.
  expect(stored).toBe(checks === before);
  return { finding, checked: checks - before, damages };
}
const files = () => readdirSync(folder).map((name) => join(folder, name));

describe('a stored finding', () => {
  test('is read once it is written', async () => {
    expect(await look()).toEqual({ finding: found, checked: 1, damages: [] });
    expect(await look()).toEqual({ finding: found, checked: 0, damages: [] });
    expect(files()).toHaveLength(1);
  });
  test(`changed anywhere, ${CHANGED} times, is never believed`, async () => {
    await look();
    const [file] = files();
    const whole = readFileSync(file);
    await fc.assert(
      fc.asyncProperty(changed(whole), async (bytes) => {
        writeFileSync(file, bytes);
        await expect(findingsIn(folder).of(unchecked, 'quick')).rejects.toThrow('checked');
      }),
      { numRuns: CHANGED },
    );
    expect(await look()).toMatchObject({ finding: found, checked: 1, damages: [{}] });
    expect(readFileSync(file).equals(whole)).toBe(true);
  });
  test.each(['', '{}', 'null', '{"verdict":"fails","checked":"x","methods":9}'])(
    'in the form of before, or of nobody (%s), is not believed',
    async (text) => {
      await look();
      writeFileSync(files()[0], text);
      expect(await look()).toMatchObject({ finding: found, checked: 1, damages: [{}] });
    },
  );
  test('of another item under its name is not believed', async () => {
    await look('a/two');
    const [other] = files();
    await look();
    const file = files().find((each) => each !== other) as string;
    copyFileSync(other, file);
    const { checked, damages } = await look();
    expect([checked, damages[0].code]).toEqual([1, 'foreign']);
  });
  test('with other words under its checksum is not believed', async () => {
    await look();
    const [file] = files();
    const body = readFileSync(file, 'utf8')
      .replace('"holds"', '"fails"')
      .replace(/,"checksum.*/s, '}');
    writeFileSync(file, `${body.slice(0, -1)},"checksum":"${digest(`${body} `)}"}\n`);
    expect(await look()).toMatchObject({ checked: 1, damages: [{ code: 'checksum' }] });
  });
});

describe('a folder', () => {
  test('that cannot be written is done without', async () => {
    const { of } = findingsIn('/dev/null/findings');
    expect(await of(item('a/one'), 'quick')).toEqual(found);
    chmodSync(folder, 0o500);
    expect((await look()).finding).toEqual(found);
    chmodSync(folder, 0o700);
  });
  test('is not used where none is wanted', async () => {
    const { of } = findingsIn(false);
    expect(await of(item('a/one'), 'quick')).toEqual(found);
    expect(files()).toEqual([]);
  });
});

test('whatever fails, the finding is the same, and what is kept is whole', async () => {
  const finding: unknown[] = [];
  const faults = await withEveryFault({
    prepare() {
      for (const file of files()) rmSync(file);
    },
    async run() {
      finding[0] = (await look()).finding;
    },
    async look() {
      expect(finding).toEqual([found]);
      expect(readdirSync(folder).filter((name) => !/^\w{32}\.json$/.test(name))).toEqual([]);
      expect((await look()).damages).toEqual([]);
    },
  });
  expect(faults).toBeGreaterThanOrEqual(5);
});

import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isInputError } from '@manaus/core';
import { afterAll, expect, test } from 'vitest';
import { main } from '../../src/index.js';
import { leadTo } from '../../src/page/browser.js';
import { pageOnDisk } from '../../src/page/file.js';
import { expectBad, PAGE, runLine } from '../run.js';

const folder = mkdtempSync(join(tmpdir(), 'manaus-play-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file with some text; its path. */
function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const twins = join(import.meta.dirname, '../../../../levels/twins.txt');
const narrow = file('narrow.json', '{ "name": "N", "pegs": 3,\n "goals": [{ "allOn": 2 }] }\n');
const module = file('own.ts', "throw new Error('this was run');\n");

test.each([
  ['', ''],
  ['manaus', '#/towers?puzzle=manaus&discs=3'],
  ['manaus --from 2/1/34', '#/towers?puzzle=manaus&discs=4&start=2/1/34'],
  [
    'hanoi --discs 2 --pegs 4 --capacities 2,1,1,2 --moves "0>1,1>3" --goal ///12',
    '#/towers?puzzle=hanoi&pegs=4&capacities=2,1,1,2&moves=0-1,1-3&goal=///12&discs=2',
  ],
  ['nim', '#/heaps?game=nim'],
  ['kayles --heaps 5,7 --misere', '#/heaps?game=kayles&heaps=5,7&convention=misere'],
  ['subtraction --subtract 4,1,3', '#/heaps?game=subtraction&set=1,3,4'],
  ['.770 --heaps 9', '#/heaps?game=taking-and-breaking&code=0.77&heaps=9'],
])('play %s prints the address', async (line, hash) => {
  expect(await runLine(`play ${line}`.trim())).toEqual({
    code: 0,
    out: `${PAGE}${hash}\n`,
    err: [],
  });
});

test('rules as JSON and a level are in the address', async () => {
  const rules = new URLSearchParams({ rules: '{"name":"N","pegs":3,"goals":[{"allOn":2}]}' });
  const { out } = await runLine(`play ${narrow} --goal /123/`);
  expect(new URLSearchParams(out.trim().split('?')[1])).toEqual(
    new URLSearchParams({ ...Object.fromEntries(rules), goal: '/123/', discs: '3' }),
  );
  const level = new URLSearchParams(
    (await runLine(`play ${twins} --rules strict`)).out.slice(0, -1),
  );
  expect(level.get('rules')).toBe('strict');
  expect(level.get(`${PAGE}#/blocks?text`)).toBe(readFileSync(twins, 'utf8'));
});

test('the address is opened in the browser, but not with --no-open', async () => {
  const opened: string[] = [];
  const io = {
    ...{ out: () => {}, err: () => {}, color: false, debug: false, page: PAGE },
    openInBrowser: (address: string) => opened.push(address),
  };
  expect(await main(['play', 'nim', '--no-open'], io)).toBe(0);
  expect(await main(['play', 'nim', '--heaps', '300'], io)).toBe(2);
  expect(opened).toEqual([]);
  expect(await main(['play', 'nim'], io)).toBe(0);
  expect(opened).toEqual([`${PAGE}#/heaps?game=nim`]);
});

test('a browser is led on to what is behind #', () => {
  const old = join(folder, 'open-0123456789ab.html');
  const others = file('open.html', '');
  writeFileSync(old, '');
  utimesSync(old, 0, 0);
  utimesSync(others, 0, 0);
  const address = `${PAGE}#/heaps?game=nim&heaps=3,5`;
  const page = leadTo(address, folder);
  expect(readFileSync(page, 'utf8')).toContain(`location.replace("${address}")`);
  expect(page.startsWith(folder)).toBe(true);
  expect([leadTo(address, folder), leadTo(PAGE, folder)].indexOf(page)).toBe(0);
  expect([old, others, page].map((each) => existsSync(each))).toEqual([false, true, true]);
  // A file is no folder: another place is found.
  const elsewhere = leadTo(address, others);
  expect(readFileSync(elsewhere, 'utf8')).toBe(readFileSync(page, 'utf8'));
  rmSync(join(elsewhere, '..'), { recursive: true });
});

test('the page is the first that is there', () => {
  const none = join(folder, 'none.html');
  const [first, second] = [file('built page.html', ''), file('packed.html', '')];
  expect(pageOnDisk([none, first, second])).toBe(pathToFileURL(first).href);
  expect(pageOnDisk([none, first, second])).toContain('built%20page.html');
  try {
    pageOnDisk([none]);
    expect.unreachable();
  } catch (error) {
    expect(isInputError(error) && error.message).toContain('npm start builds it');
  }
});

test.each([
  ['hanio', 'GAME must be the name of a tower or a heap game'],
  ['--discs 3 --misere', '--discs and --misere cannot be used without GAME'],
  [module, /own\.ts is a program, and the page runs none/],
  [`${module} --discs 3`, /own\.ts is a program, and the page runs none/],
  ['hanoi --heaps 3', '--heaps cannot be used with a tower'],
  ['nim --from 1//', '--from cannot be used with a heap game'],
  ['manaus --discs 4 --from 1/2/3', '--from must be a regular state of Manaus'],
  ['manaus --discs 1', '--discs must be an integer >= 2'],
  ['hanoi --goal 1//', '--goal'],
  [
    'hanoi --discs 13',
    '--discs must be few enough for a page of at most 1,048,576 states (got 13)',
  ],
  ['hanoi --discs 1000', '--discs must be few enough'],
  [`${narrow} --pegs 4`, '--pegs cannot be used with a file'],
  ['nim --heaps 256', '--heaps must be whole numbers from 0 to 255'],
  ['nim --heaps 1,1,1,1,1,1,1,1,1,1', '--heaps must be at most 9 for nim on the page'],
  ['fibonacci --heaps 5,6', '--heaps must be at most 1 for fibonacci'],
  ['nim --k 2', '--k cannot be used with nim, only with moore'],
  ['moore --k 10', '--k must be at most 9 on the page'],
  ['subtraction --subtract 100', '--subtract must be at most 20 numbers up to 99'],
  ['taking-and-breaking --code nonsense', 'code must be a code such as 0.77'],
  [`${twins} --discs 3`, '--discs cannot be used with a level'],
  ['absent.txt', 'cannot read absent.txt'],
  [file('board.txt', 'game bloxorz\ngrid\n?\nend\n'), 'line 3, column 1 must be'],
])('play %s is refused', (line, says) => expectBad(`play ${line}`, says));

test('an address that is too long is refused, and what to do is said', async () => {
  const wide = `game bobbin\ngrid\nS${'#'.repeat(3000)}G\nend\n`;
  await expectBad(
    `play ${file('wide.txt', wide)}`,
    /wide\.txt makes an address of 9,\d\d\d characters, and browsers take 8,000: open the page by/,
  );
});

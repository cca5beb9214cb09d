import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filled } from '../src/chapter.js';

const own = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const STATEMENT = `
lemma-1:
  statement: {en: For every n >= 1 the number 2n is even., pt: Para todo n >= 1 o número 2n é par.}
  uses: [martins2024/theorem-8]
  recorded: holds-in-range

table-1:
  statement: {en: 3 is even., pt: 3 é par.}
  recorded: fails
  columns: [n]
  erratum:
    where: {en: Table 1, pt: Tabela 1}
    printed: {en: 3 is even., pt: 3 é par.}
    sure: {en: It says so., pt: Assim está.}
    counterexample: {en: '{n} = 2 * 1 + 1', pt: '{n} = 2 * 1 + 1.'}
`;

const WORK = `
order: 6
title: On even numbers
year: 2027
short: {en: Even numbers, pt: Números pares}
reference: {en: 'Note, 2027', pt: 'Nota, 2027'}
about: {en: Which numbers are even., pt: Que números são pares.}
`;

const CHECKS = `
import { cellsOf, compared, upTo } from '../check/index.js';
const parity = (n) => (n % 2 === 0 ? 'even' : 'odd');
const table = {
  checked: { en: 'the cell', pt: 'a célula' },
  printed: () => [{ place: ['n = 3'], printed: 'even', n: 3 }],
  methods: { 'by remainders': ({ n }) => parity(n), 'by bits': ({ n }) => (n & 1 ? 'odd' : 'even') },
};
export default {
  'lemma-1': upTo({ from: 1, quick: 9, full: 99 }, (most) => ({
    checked: { en: \`n = 1 to \${most}\`, pt: \`n = 1 a \${most}\` },
    stated: () => 'even',
    methods: { 'by remainders': (n) => parity(2 * n) },
  })),
  'table-1': {
    cells: () => cellsOf(table),
    check: () => compared(table, { values: () => ({ n: 3 }) }),
    found: { pt: () => 'Pelos dois.' },
  },
};
`;

/** What a program does with the copy, where a document is written in several ways. */
const PROGRAM = `
import { writeFileSync } from 'node:fs';
import { openWork, runLedger, works } from './dist/index.js';
import { orderedWorks, partTitle, workDescription } from './dist/internals.js';
const [documents, descriptions] = JSON.parse(process.argv[1]);
const found = [];
for (const description of descriptions) {
  if (description !== null) writeFileSync('works/sixth2027/work.yaml', description);
  try {
    await openWork('sixth2027');
  } catch (error) {
    found.push(error.message);
  }
}
for (const document of documents) {
  writeFileSync('works/sixth2027/chapter-1.yaml', document);
  try {
    const work = await openWork('sixth2027');
    found.push({
      works: works(),
      rows: await runLedger({ work: 'sixth2027', cache: false }),
      cells: work.cells('table-1'),
      erratum: await work.erratum('table-1'),
      uses: work.items[0].uses,
      described: workDescription('sixth2027').short.pt,
      ordered: orderedWorks(),
      part: partTitle('sixth2027', 'chapter-1'),
    });
  } catch (error) {
    found.push(error.message);
  }
}
console.log(JSON.stringify(found));
`;

const place = 'works/sixth2027/chapter-1.yaml, table-1: ';

/** What is written as the description of the work, and how it is refused; the last one is right. */
const DESCRIPTIONS: readonly (readonly [document: string | null, message: string])[] = [
  [null, 'works/sixth2027/work.yaml is missing'],
  [WORK.replace('order: 6', 'order: first'), 'work.yaml: order: Invalid type'],
  [WORK.replace('title: ', 'name: '), 'work.yaml: title: Invalid key: Expected "title"'],
  [WORK.replace("pt: 'Nota", "es: 'Nota"), 'work.yaml: reference.pt: Invalid key: Expected "pt"'],
  [WORK.replace('{en: Which', '{{en: Which'), 'work.yaml: '],
  [
    `${WORK}parts: {evens: {en: Evens, pt: Pares}}`,
    'work.yaml: parts: evens is not named, or has no document',
  ],
  [WORK, 'no document states sixth2027/lemma-1'],
];

/** What is changed in the document, and how it is refused. */
const REFUSED: readonly (readonly [from: string, to: string, message: string])[] = [
  ['recorded: fails', 'record: fails', `${place}recorded: Invalid key`],
  ['printed: {en: 3 is even., pt: 3 é par.}', 'printed: {en: 3}', `${place}erratum.printed.en`],
  ['recorded: fails', 'recorded: true', `${place}recorded: Invalid type`],
  ['recorded: fails', 'recorded: holds', `${place}an erratum goes with fails`],
  ['  columns: [n]\n', '', 'sixth2027/table-1: cells and the names of their places'],
  [
    '    where:',
    '    found: {pt: Duas.}\n    where:',
    'sixth2027/table-1: found is for an erratum',
  ],
  ['lemma-1:', 'lemma-2:', 'no module checks sixth2027/lemma-2'],
  [STATEMENT.slice(0, STATEMENT.indexOf('table-1:')), '', 'no document states sixth2027/lemma-1'],
];

test('a sixth work is its documents and its checks', () => {
  mkdirSync(own('.cache'), { recursive: true });
  const folder = mkdtempSync(own('.cache/sixth-'));
  for (const name of ['dist', 'inventory', 'printed', 'works', 'package.json', 'documents.mjs'])
    cpSync(own(name), join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'works', 'sixth2027'));
  mkdirSync(join(folder, 'dist', 'sixth2027'));
  writeFileSync(join(folder, 'dist', 'sixth2027', 'chapter-1.js'), CHECKS);
  for (const [from] of REFUSED) expect(STATEMENT).toContain(from);
  const documents = [STATEMENT, ...REFUSED.map(([from, to]) => STATEMENT.replace(from, to))];
  const running = {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  } as const;
  const build = spawnSync(process.execPath, ['documents.mjs'], running);
  expect([build.status, build.stderr]).toEqual([1, 'works/sixth2027/work.yaml is missing\n']);
  const output = execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      PROGRAM,
      JSON.stringify([documents, DESCRIPTIONS.map(([text]) => text)]),
    ],
    running,
  );
  rmSync(folder, { recursive: true });
  const found = JSON.parse(output);
  for (const [i, [, message]] of DESCRIPTIONS.entries()) expect(found[i]).toContain(message);
  for (const each of found) if (typeof each === 'string') expect(each).not.toContain('\n');
  const [judged, ...refused] = found.slice(DESCRIPTIONS.length);
  expect(judged.works).toContain('sixth2027');
  expect(judged.rows).toMatchObject([
    { kind: 'lemma', verdict: 'holds-in-range', checked: 'n = 1 to 9' },
    {
      kind: 'table',
      verdict: 'fails',
      counterexample: '1 of 1 cells differs: n = 3: printed even, computed odd. 3 = 2 * 1 + 1',
    },
  ]);
  expect(judged.cells).toEqual([{ place: ['n = 3'], printed: 'even', computed: 'odd' }]);
  expect(judged.erratum.counterexample).toContain('3 = 2 * 1 + 1.');
  expect(judged.uses).toEqual(['martins2024/theorem-8']);
  expect(judged.described).toBe('Números pares');
  expect(judged.ordered.at(-1)).toBe('sixth2027');
  expect(judged.part).toEqual({ en: 'Chapter 1', pt: 'Capítulo 1' });
  for (const [i, [, , message]] of REFUSED.entries()) expect(refused[i]).toContain(message);
});

test('a template has the values of a case, and no other', () => {
  const values = { discs: 2, from: { peg: 0 }, states: ['12//', '/1/2'] };
  expect(filled('{discs} {from.peg}: {states}; {states.1}, {states.length}', values)).toBe(
    '2 0: 12//, /1/2; /1/2, 2',
  );
  expect(filled('i in {0, 1}', values)).toBe('i in {0, 1}');
  expect(() => filled('{disc}', values)).toThrow('no text for {disc} in "{disc}" (got undefined)');
  expect(() => filled('{from}', values)).toThrow('{from}');
});

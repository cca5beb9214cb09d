import { posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { writeMoved } from '../src/moved.js';
import { anchorPages } from '../src/old-anchors.js';
import { writePages } from '../src/page/write.js';
import { find } from '../src/search/find.js';
import { indexScript, searchIndex } from '../src/search/index-file.js';
import { englishIn } from './english.js';
import { recordedSite } from './site.js';

/**
 * The folders of Portuguese pages with English parts: titles of notebooks, files of proofs, levels,
 * terms, problems of a run.
 */
const ENGLISH_PARTS = [
  'carvalho2013',
  'games',
  'glossary',
  'hanoi2012',
  'index.html',
  'notebooks',
  'proofs',
  'ramos2014',
];

type Built = Awaited<ReturnType<typeof recordedSite>>;
let built: Built;
/** The documents by path, in both languages. */
const documents = new Map<string, string>();

beforeAll(async () => {
  built = await recordedSite();
  writePages(built.pages, { version: 'abc', hasReference: false }, (path, content) => {
    documents.set(path, String(content));
    return path;
  });
});

const documentOf = (path: string): string => documents.get(path) ?? '';
const linksOf = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src|data-figure)="([^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );

/** What other builds put beside the pages. */
const elsewhere = /^(?:play|assets)\/|^errata\.(?:en|pt-BR)\.md$/;

/** The problem of a link; `null` if it leads somewhere. */
function problemOf(from: string, link: string): string | null {
  if (/^https?:|^data:application\/json;base64,[\w+/]+=*$/.test(link)) return null;
  const [asked = '', place] = link.split('#', 2);
  const [address = ''] = asked.split('?');
  const path = address === '' ? from : posix.join(posix.dirname(from), address);
  if (elsewhere.test(path) || built.files.has(path)) return null;
  const document = documents.get(path);
  if (document === undefined) return `${from}: ${link}`;
  const isThere = place === undefined || document.includes(`id="${decodeURIComponent(place)}"`);
  return isThere ? null : `${from}: no place ${link}`;
}

test('every link leads somewhere, and none begins at the root of a host', () => {
  const problems = [...documents].flatMap(([path, html]) =>
    linksOf(html).flatMap((link) => problemOf(path, link) ?? []),
  );
  expect(problems.slice(0, 20)).toEqual([]);
  expect([...documents.values()].flatMap(linksOf).filter((link) => /^\//.test(link))).toEqual([]);
});

test('a page that is not there, and a place that is not there, would be seen', () => {
  expect(problemOf('index.html', 'nothing/index.html')).not.toBeNull();
  expect(problemOf('index.html', 'errata/index.html#nothing')).not.toBeNull();
});

test('every item has its page in both languages, once', () => {
  expect(documents.size).toBe(2 * built.pages.length);
  for (const { id, statement } of built.site.items) {
    const [en, pt] = ['', 'pt/'].map((folder) => documentOf(`${folder}${id}/index.html`));
    if (en === '') continue;
    expect(en).toContain('<html lang="en">');
    expect(pt).toContain('<html lang="pt-BR">');
    expect([id, statement.pt === statement.en || en !== pt]).toEqual([id, true]);
  }
  const lines = [...documentOf('martins2024/index.html').matchAll(/<li data-verdict/g)];
  expect(lines).toHaveLength(built.site.works[0]?.items.length ?? 0);
});

test('the idea of a proof stands with the item and with the theorem, in both languages', () => {
  for (const [folder, words] of [
    ['', 'it plays a shortest way of Hanoi'],
    ['pt/', 'ele joga um caminho mínimo de Hanói'],
  ])
    for (const path of ['martins2024/algorithm-11/index.html', 'proofs/towers/WorksManaus.html'])
      expect(documentOf(`${folder}${path}`), `${folder}${path}`).toContain(words);
});

describe('Portuguese pages', () => {
  test('have no English sentence but in code, names and texts that say so', () => {
    const found = new Set<string>();
    for (const [path, html] of documents)
      if (path.startsWith('pt/') && !html.includes('<div class="notebook" lang="en"'))
        for (const text of englishIn(html)) found.add(`${path}: ${text}`);
    expect([...found].slice(0, 20)).toEqual([]);
  });

  test('an English sentence would be seen', () => {
    expect(englishIn('<p>todos os <b>states of the tower</b></p>')).toHaveLength(1);
    expect(englishIn('<img alt="the tower"><code>of the</code><p lang="en">is</p>')).toEqual([
      'the tower',
    ]);
  });

  test('the parts that are in English are those of files, names and runs', () => {
    const marked = new Set<string>();
    for (const [path, html] of documents)
      if (path.startsWith('pt/') && /<main[\s\S]*\slang="en"/.test(html))
        marked.add(path.split('/')[1] ?? '');
    expect([...marked].sort()).toEqual(ENGLISH_PARTS);
  });
});

test('no page shows a value that is missing', () => {
  for (const [path, html] of documents) {
    if (path.includes('notebooks/') || path.includes('proofs/')) continue;
    const shown = html.replace(/<details[\s\S]*?<\/details>/g, '');
    expect([path, /\bundefined\b|\[object |NaN/.exec(shown)?.[0]]).toEqual([path, undefined]);
  }
});

test('the old places of the report lead to pages', () => {
  const pages = anchorPages(built.site);
  expect(pages['martins2024-theorem-7']).toBe('martins2024/theorem-7/index.html');
  expect(pages['notebook-martins2024-05-manaus.ipynb']).toBe(
    'notebooks/martins2024/05-manaus.html',
  );
  for (const path of Object.values(pages))
    expect([path, documents.has(path)]).toEqual([path, true]);
});

test('pages at earlier addresses lead to pages', () => {
  const found: string[] = [];
  writeMoved((path, content) => {
    found.push(...linksOf(String(content)));
    return path;
  });
  expect(found).toHaveLength(4);
  for (const path of found) expect([path, documents.has(path)]).toEqual([path, true]);
});

test('the front page is small and needs few files; the index is small', () => {
  const front = documentOf('index.html');
  expect(front.length).toBeLessThan(60_000);
  const needed = [...front.matchAll(/<(?:script|link|img)[^>]*(?:src|href)="([^"]+)"/g)];
  expect(needed.length).toBeLessThanOrEqual(5);
  expect(front).not.toContain('plotly');
  expect(gzipSync(indexScript(built.pages)).length).toBeLessThan(1_000_000);
  expect(front).toContain('a problem');
});

describe('a reader finds', () => {
  let index: ReturnType<typeof searchIndex>;
  const first = (typed: string, language: 'en' | 'pt' = 'en'): string | undefined =>
    find(index, typed, language)[0]?.path;

  beforeAll(() => {
    index = searchIndex(built.pages);
  });

  test.each([
    ['theorem 7', 'martins2024/theorem-7/index.html'],
    ['teorema 7', 'martins2024/theorem-7/index.html'],
    ['Torre de Manaus', 'games/manaus.html'],
    ['2^n - 3', 'martins2024/theorem-7/index.html'],
    ['2^n-3', 'martins2024/theorem-7/index.html'],
    ['diâmetro', 'glossary/index.html#diameter'],
    ['diametro', 'glossary/index.html#diameter'],
    ['A007664', 'games/hanoi.html#reve-moves'],
    ['martins2024/section-6.3/L33-class', 'martins2024/section-6.3/L33-class/index.html'],
    ['table 6.1', 'martins2024/table-6.1/index.html'],
    ['figura 5.5', 'martins2024/figure-5.5/index.html'],
    ['Tower of London', 'games/london.html'],
    ['errata', 'errata/index.html'],
    ['three-peg towers', 'theorems/index.html'],
    ['torres de três pinos', 'theorems/index.html'],
    ['algoritmo 11', 'martins2024/algorithm-11/index.html'],
  ])('%s', (typed, path) => expect(first(typed)).toBe(path));

  test('nothing for what is nowhere', () => expect(first('xyzzy')).toBeUndefined());
});

/** The pages that a reader can reach from one by a link. */
const after = (path: string): string[] =>
  linksOf(documentOf(path))
    .filter((link) => !/^https?:/.test(link))
    .map((link) => posix.join(posix.dirname(path), link.split(/[?#]/)[0] ?? ''));

describe('ten questions are answered in two clicks from the front page, or by one search', () => {
  const inTwo = (path: string): boolean =>
    after('index.html').some((next) => next === path || after(next).includes(path));

  test.each([
    ['what is the Tower of Manaus?', 'index.html', 'n − 1 and n − 2 discs'],
    ['is theorem 7 right?', 'martins2024/theorem-7/index.html', 'class="verdict proved"'],
    ['what is wrong in table 6.1?', 'martins2024/table-6.1/index.html', '✗'],
    ['show me figure 5.5', 'martins2024/figure-5.5/index.html', 'martins2024-figure-5.5.svg'],
    ['how many moves for London with 5?', 'games/london.html', '<td class="number">13</td>'],
    ['cite this', 'martins2024/theorem-7/index.html', 'class="cite"'],
    [
      'how is it run again?',
      'martins2024/theorem-7/index.html',
      'ledger --id martins2024/theorem-7',
    ],
    ['where does figure 5.3 go wrong?', 'martins2024/figure-5.3/index.html', 'at=2/1/34'],
    ['what rests on lemma 4?', 'martins2024/lemma-4/index.html', 'What rests on it'],
    ['what is all that is wrong?', 'errata/index.html', 'and are listed here'],
  ])('%s', (_question, path, answer) => {
    expect(inTwo(path)).toBe(true);
    expect(documentOf(path)).toContain(answer);
  });
});

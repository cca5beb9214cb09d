import { describe, expect, test } from 'vitest';
import { cellTable, mattersFirst, shortened, writeErrata } from '../report/errata.mjs';
import { WORDS } from '../report/errata-words.mjs';
import { mathematics, mathematicsMarkdown } from '../report/mathematics.mjs';
import { linkNotebooks } from '../report/notebook.mjs';
import { writeRight } from '../report/right.mjs';
import { errataSection } from '../report/sections/errata.mjs';
import { reading } from '../report/sections/verdicts.mjs';

test.each([
  ['H_3^n', 'H<span class="both"><sub>3</sub><sup>n</sup></span>'],
  [
    'M_3^(n-1) and M_3^{n-1}',
    'M<span class="both"><sub>3</sub><sup>n−1</sup></span> and M<span class="both"><sub>3</sub><sup>n−1</sup></span>',
  ],
  ['3^n - 2(n + 1)', '3<sup>n</sup> − 2(n + 1)'],
  ['u_1u_6', 'u<sub>1</sub>u<sub>6</sub>'],
  ['p_{k-1}, p_(h-1), H_(n-1)', 'p<sub>k−1</sub>, p<sub>h−1</sub>, H<sub>n−1</sub>'],
  [
    'log_2 3, 101_2, Nim_k, 1..n-1//d_n',
    'log<sub>2</sub> 3, 101<sub>2</sub>, Nim<sub>k</sub>, 1..n-1//d<sub>n</sub>',
  ],
  ['from p0 to p2, p0[0]', 'from p<sub>0</sub> to p<sub>2</sub>, p<sub>0</sub>[0]'],
  ['sqrt(pi) 2^sqrt(2n)', '√π 2<sup>√(2n)</sup>'],
  ['(3 log 3 + 6)^(1/1) and O(n^2)', '(3 log 3 + 6)<sup>1/1</sup> and O(n<sup>2</sup>)'],
  ['n >= 2, 9 * 11 < 100', 'n ≥ 2, 9 × 11 &lt; 100'],
])('mathematics: %s', (text, expected) => expect(String(mathematics(text))).toBe(expected));

test.each([
  '12/3/',
  '/1/',
  'martins2024/section-6.3/L33-class',
  'a_name is_good L_x1',
  'data_set',
  '12//3 - 2/1/3',
  'LL_L',
  'R_RD',
])('labels, ids and names stay: %s', (text) => {
  expect(String(mathematics(text))).toBe(text);
});

test('mathematics is escaped first, and Markdown keeps its signs', () => {
  expect(String(mathematics('<b>H_3^2</b> "x"'))).not.toContain('<b>');
  expect(mathematicsMarkdown('"H_3^n" | *')).toBe('"H<sub>3</sub><sup>n</sup>" \\| \\*');
});

const text = {
  where: 'Section 1',
  printed: '2^n',
  holds: '3^n',
  counterexample: '1 of 2 cells differ.',
  cells: [{ place: ['a'], printed: '1', computed: '<2>' }],
  found: 'by search',
  sure: 'sure',
};
const erratum = {
  id: 'martins2024/x',
  verdict: 'fails',
  certainty: 'reading',
  methods: 2,
  en: text,
  pt: { ...text, where: 'Seção 1' },
};

test('the errata are written in both languages, as pages by themselves and as Markdown', () => {
  const files = new Map();
  const rows = [
    { id: 'martins2024/x', verdict: 'fails' },
    { id: 'martins2024/y', verdict: 'holds' },
    { id: 'other/z', verdict: 'holds' },
  ];
  writeErrata([erratum], { rows, effort: 'quick', commit: 'abc' }, (path, content) =>
    files.set(path, content),
  );
  expect([...files.keys()].sort()).toEqual([
    'errata.en.html',
    'errata.en.md',
    'errata.pt-BR.html',
    'errata.pt-BR.md',
  ]);
  const [en, pt] = [files.get('errata.en.html'), files.get('errata.pt-BR.html')];
  for (const part of [
    '<html lang="en">',
    '2<sup>n</sup>',
    '&lt;2&gt;',
    '(2 independent methods)',
    'Of 2 items, 1 hold as printed',
    'id="martins2024-x"',
    'href="errata.pt-BR.html"',
  ])
    expect(en).toContain(part);
  for (const part of ['<html lang="pt-BR">', 'Seção 1', '(2 métodos independentes)'])
    expect(pt).toContain(part);
  expect(`${en}${pt}`).not.toMatch(/undefined|<script|<link|src=/);
  expect(files.get('errata.en.md')).toContain('| a | 1 | &lt;2&gt; |');
});

test('both languages have the same words', () => {
  const shape = (words) =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'object'
        ? Object.keys(value).map((inner) => `${key}.${inner}`)
        : [`${key}: ${typeof value}`],
    );
  expect(shape(WORDS.en)).toEqual(shape(WORDS['pt-BR']));
});

test('a reading is named by what it is to its row, and cells stand in a table', () => {
  expect(String(reading({ departs: 'x', verdict: 'fails' }))).toContain('Holds when read as:');
  expect(String(reading({ departs: 'x', verdict: 'holds' }))).toContain('Reading taken:');
  expect(reading({ departs: null, verdict: 'holds' })).toBeNull();
  expect(cellTable([], [])).toBeNull();
  const row = {
    id: 'w/t',
    verdict: 'fails',
    statement: 's',
    departs: null,
    uses: [],
  };
  const en = {
    counterexample: '1 of 2 cells differ. And so.',
    cells: [{ place: ['a', 'b'], printed: '1', computed: '2' }],
  };
  const section = String(errataSection([row], [{ id: 'w/t', en }], [row]));
  expect(section).toContain('<th scope="row">a, b</th><td>1</td><td>2</td>');
  expect(section).toContain('And so');
});

test('links between notebooks stay within the report', () => {
  const linked = linkNotebooks(
    'martins2024/03-hanoi.ipynb',
    new Set(['martins2024/05-manaus.ipynb', 'start-here.ipynb']),
  );
  expect(linked('<a href="05-manaus.ipynb">five</a>')).toBe(
    '<a href="#notebook-martins2024-05-manaus.ipynb">five</a>',
  );
  expect(linked('<a href="../start-here.ipynb#top">start</a>')).toBe(
    '<a href="#notebook-start-here.ipynb">start</a>',
  );
  expect(linked('<a href="09-none.ipynb">none</a> <a href="https://x.org/a.ipynb">far</a>')).toBe(
    'none <a href="https://x.org/a.ipynb">far</a>',
  );
});

describe('the order of the errata', () => {
  const one = (id, more) => ({
    ...erratum,
    id: `martins2024/${id}`,
    kind: 'figure',
    supports: 0,
    ...more,
  });
  const all = [
    one('figure'),
    one('border', { kind: 'theorem', border: true }),
    one('resting', { supports: 3 }),
    one('theorem', { kind: 'theorem', certainty: 'reading' }),
    one('lemma', { kind: 'lemma', certainty: 'print' }),
    one('lost', { kind: 'theorem', certainty: 'transcription' }),
    one('slip', { kind: 'theorem', verdict: 'misprint' }),
  ];

  test('theorems of the print come first, then what most rests on', () => {
    const first = mattersFirst(all, 4).map(({ id }) => id.slice('martins2024/'.length));
    expect(first).toEqual(['lemma', 'theorem', 'resting', 'figure']);
  });

  test('border cases are last, under a head of their own', () => {
    const files = new Map();
    const rows = all.map(({ id, border, certainty }) => ({
      id,
      verdict: 'fails',
      border,
      certainty,
    }));
    writeErrata(all, { rows, effort: 'quick', commit: 'abc' }, (path, text) =>
      files.set(path, text),
    );
    const page = files.get('errata.en.html');
    expect(page.indexOf('<h2>Border cases</h2>')).toBeGreaterThan(
      page.indexOf('id="martins2024-slip"'),
    );
    expect(page.indexOf('id="martins2024-border"')).toBeGreaterThan(
      page.indexOf('<h2>Border cases</h2>'),
    );
    expect(page).toContain('1 of these on a border case alone');
    expect(files.get('errata.pt-BR.md')).toContain('## Casos limite');
  });

  test('a long counterexample ends with a whole case, and says how many are left', () => {
    const words = WORDS.en;
    expect(shortened('n = 1: no', words)).toBe('n = 1: no');
    const long = ['first', 'second', 'third']
      .map((name) => `${name} ${'x'.repeat(180)}`)
      .join('; ');
    const said = shortened(long, words);
    expect(said).toMatch(/^first x+; second x+\. \(1 more in the ledger\.\)$/);
  });
});

test('what is right is written in both languages, by how well it is known', () => {
  const files = new Map();
  const said = (text) => ({ en: text, pt: `${text} (pt)` });
  const items = [
    { id: 'martins2024/a', statement: said('A_1') },
    { id: 'martins2024/b', statement: said('B'), departs: said('n >= 1'), wider: true },
    { id: 'martins2024/c', statement: said('C') },
    { id: 'martins2024/d', statement: said('D') },
  ];
  const rows = [
    { id: 'martins2024/a', verdict: 'proved' },
    { id: 'martins2024/b', verdict: 'holds-in-range' },
    { id: 'martins2024/c', verdict: 'fails' },
    { id: 'martins2024/d', verdict: 'holds', rebuilt: true },
  ];
  writeRight(rows, items, (path, text) => files.set(path, text));
  const page = files.get('right.en.html');
  for (const part of [
    'A<sub>1</sub>',
    'Hold more widely than stated (1)',
    'n ≥ 1',
    'Proved for all cases',
  ])
    expect(page).toContain(part);
  for (const part of ['<li>C', '<li>D']) expect(page).not.toContain(part);
  expect(files.get('right.pt-BR.md')).toContain('B (pt) *Leitura:* n ≥ 1 (pt) `martins2024/b`');
});

import { describe, expect, test } from 'vitest';
import { withScoreboard } from '../readme/scoreboard.mjs';
import { csv } from '../report/csv.mjs';
import { dependencyFigure } from '../report/dependencies.mjs';
import { escapeHtml, html, raw, slug } from '../report/html.mjs';
import { columnsOf } from '../report/layered.mjs';
import { markdown } from '../report/markdown.mjs';
import { notebookHtml } from '../report/notebook.mjs';
import { dependenciesSection } from '../report/sections/dependencies.mjs';

test('values are escaped, HTML is not, nothing is nothing', () => {
  expect(String(html`<p title="${'"'}">${'<b>'}${raw('<i>')}${null}${['a', html`<u>`]}</p>`)).toBe(
    '<p title="&quot;">&lt;b&gt;<i>a<u></p>',
  );
  expect(escapeHtml("a'b")).toBe('a&#39;b');
  expect(slug('martins2024/section-3.4/order size')).toBe('martins2024-section-3.4-order-size');
});

test('formulas become MathML, prices and code do not', () => {
  expect(markdown('The least is $2^n - 1$.')).toMatch(/<math.*<\/math>/s);
  expect(markdown('$$\\sum_i i$$')).toContain('display="block"');
  expect(markdown('5$ and 6$.\n\n`$x$` \\$a\\$')).not.toContain('<math');
});

test('cells with commas, quotes and line ends are quoted', () => {
  expect(
    csv(
      ['a', 'b'],
      [
        ['1,2', 'x"y'],
        [null, 'two\nlines'],
      ],
    ),
  ).toBe('a,b\n"1,2","x""y"\n,"two\nlines"\n');
});

test('a notebook shows text, code, streams, errors and figures', () => {
  const files = new Map();
  const write = (path, content) => {
    files.set(path, content);
    return path;
  };
  const plotly = { data: [], layout: { title: { text: '<b>T</b>' } } };
  const outputs = [
    { output_type: 'stream', name: 'stdout', text: ['a <', 'b'] },
    {
      output_type: 'display_data',
      data: {
        'application/vnd.plotly.v1+json': plotly,
        'image/png': Buffer.from('png').toString('base64'),
      },
    },
    { output_type: 'error', ename: 'RangeError', evalue: 'too far', traceback: ['at 1'] },
  ];
  const cells = [
    { cell_type: 'markdown', source: '# Title' },
    { cell_type: 'code', source: ['f(a < b)'], outputs },
  ];
  const text = notebookHtml({ cells }, 'n', write).join('');
  for (const part of ['<h3>Title</h3>', 'f(a &lt; b)', 'a &lt;b', 'alt="T"', 'RangeError: too far'])
    expect(text).toContain(part);
  expect(String(files.get('figures/n-2-2.png'))).toBe('png');
  expect(files.get('figures/n-2-2.js')).toContain('"n-2-2"');
});

test('the scoreboard goes between the markers', () => {
  const rows = [{ id: 'a/1', verdict: 'holds' }];
  const text = 'before\n<!-- scoreboard -->\nold\n<!-- /scoreboard -->\nafter\n';
  const once = withScoreboard(text, rows, 'pt');
  expect(once).toContain('| obra | vale |');
  expect(once.startsWith('before\n') && once.endsWith('after\n') && !once.includes('old')).toBe(
    true,
  );
  expect(withScoreboard(once, rows, 'pt')).toBe(once);
  expect(withScoreboard('no markers', rows, 'en')).toBe(null);
});

describe('what rests on what', () => {
  const items = [
    { id: 'w/a', uses: [] },
    { id: 'w/b', uses: ['w/a'] },
    { id: 'w/c', uses: ['w/b', 'v/z'] },
    { id: 'w/alone', uses: [] },
    { id: 'v/z', uses: [] },
  ];
  const verdicts = new Map([
    ['w/a', 'fails'],
    ['w/b', 'holds'],
  ]);
  const marks = (kind) =>
    dependencyFigure(items, 'w', verdicts).marks.filter((mark) => mark.kind === kind);

  test('columns stand in the order of use', () => {
    expect(columnsOf(items.slice(0, 3))).toEqual([['w/a'], ['w/b'], ['w/c']]);
  });

  test('a box per item with a use, and arrows that go to the right', () => {
    expect(marks('text').map(({ text }) => text)).toEqual(['v/z', 'a', 'b', 'c']);
    const arrows = marks('line').flatMap(({ lines }) => lines);
    expect(arrows.map((line) => line[0].x < line.at(-1).x)).toEqual([true, true, true]);
  });

  test('all that rests on a broken item is red, nothing else is', () => {
    const [gray, red] = marks('line');
    expect([gray.lines.length, red.lines.length]).toEqual([1, 2]);
    expect(dependencyFigure(items, 'v', verdicts)).toBeNull();
  });

  test('the section links what rests on a broken item', () => {
    const text = String(dependenciesSection(items, verdicts, (path) => path));
    expect(text).toContain(
      '<a href="#w-a">w/a</a></th><td><a href="#w-b">w/b</a>, <a href="#w-c">',
    );
  });
});

import { createRequire } from 'node:module';
import { afterEach, describe, expect, test } from 'vitest';
import { type Figure, show, showErratum, showMarkdown, showTable } from '../src/node.js';
import { erratumHtml, tableHtml } from '../src/tables.js';

interface Bundle {
  readonly data: Record<string, unknown>;
}
const jupyter = createRequire(import.meta.url)('tslab/dist/jupyter') as {
  lastWriteDisplayData: ((bundle: Bundle, update: boolean) => void) | null;
};
const dot: Figure = {
  title: 'A dot',
  width: 40,
  height: 40,
  alt: 'a dot',
  marks: [{ kind: 'circle', x: 20, y: 20, radius: 5, fill: '#000000' }],
};

function shown(action: () => void): Bundle[] {
  const bundles: Bundle[] = [];
  jupyter.lastWriteDisplayData = (bundle) => bundles.push(bundle);
  action();
  return bundles;
}

afterEach(() => {
  jupyter.lastWriteDisplayData = null;
});

describe('in a notebook', () => {
  test('a figure is one display: Plotly JSON and a PNG, no SVG', () => {
    const [bundle, ...more] = shown(() => show(dot));
    expect(more).toEqual([]);
    expect(Object.keys(bundle.data)).toEqual([
      'application/vnd.plotly.v1+json',
      'image/png',
      'text/plain',
    ]);
    expect(bundle.data['image/png']).toMatch(/^iVBORw0KGgo/);
    expect(bundle.data['application/vnd.plotly.v1+json']).toHaveProperty('layout.title');
  });

  test('tables, errata and Markdown are one display each', () => {
    const erratum = { item: 'Theorem 1', printed: 'even', found: 'odd', counterexample: 'n = 3' };
    const bundles = shown(() => {
      showTable([{ n: 1 }]);
      showErratum(erratum);
      showMarkdown('**n**');
    });
    expect(bundles.map(({ data }) => data)).toEqual([
      { 'text/html': tableHtml([{ n: 1 }]) },
      { 'text/html': erratumHtml(erratum) },
      { 'text/markdown': '**n**' },
    ]);
  });
});

test('outside a notebook the error says what to do', () => {
  expect(() => show(dot)).toThrow(
    'plot/notebook: a tslab notebook must be running (elsewhere use toSvg, toPng or toHtml)',
  );
});

test('tables escape what they hold and keep the order asked for', () => {
  const html = tableHtml([{ b: '<i>', a: null }], { columns: ['a', 'b'], caption: '<b>' });
  expect(html).not.toMatch(/<i>|<b>/);
  expect(html.indexOf('–')).toBeLessThan(html.indexOf('&lt;i&gt;'));
  expect(
    erratumHtml({ item: '<i>', printed: '<i>', found: '<i>', counterexample: '<i>' }),
  ).not.toContain('<i>');
});

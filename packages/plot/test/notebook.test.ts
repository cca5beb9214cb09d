import { createRequire } from 'node:module';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { localized } from '../src/localized.js';
import { type Figure, language, show, showErratum, showMarkdown, showTable } from '../src/node.js';
import { sessionLanguage } from '../src/notebook/session.js';
import { erratumHtml, tableHtml, textHtml } from '../src/tables.js';

interface Bundle {
  readonly metadata: Record<string, unknown>;
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
  const plotly = 'application/vnd.plotly.v1+json';

  test('a figure is one display, interactive at once: no picture beside it', () => {
    const [bundle, ...more] = shown(() => show(dot));
    expect(more).toEqual([]);
    expect(Object.keys(bundle.data)).toEqual([plotly, 'text/plain']);
    expect(bundle.data[plotly]).toHaveProperty('layout.title');
  });

  test('where it is stored, a figure has a picture at twice its size, and its mark', () => {
    process.env.MANAUS_NOTEBOOK = 'stored';
    const [bundle] = shown(() => show({ ...dot, shows: 'w/figure-1' }));
    delete process.env.MANAUS_NOTEBOOK;
    const png = Buffer.from(String(bundle.data['image/png']), 'base64');
    expect(png.readUInt32BE(16)).toBe(2 * dot.width);
    expect(bundle.metadata).toEqual({
      'image/png': { alt: dot.alt, width: dot.width },
      manaus: { shows: 'w/figure-1' },
    });
  });

  test('a wide figure is shown as wide as a cell', () => {
    const [bundle] = shown(() => show({ ...dot, width: 1696, height: 470 }));
    expect(bundle.data[plotly]).toHaveProperty('layout.width', 848);
    expect(bundle.data[plotly]).toHaveProperty('layout.height', 290);
  });

  test('a caption is a display of its own', () => {
    const bundles = shown(() => show({ ...dot, caption: 'Figure 1: a <dot>' }));
    expect(bundles[1].data).toEqual({ 'text/html': '<p><em>Figure 1: a &lt;dot&gt;</em></p>' });
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

describe('under Deno', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('a figure is sent to the kernel, with its metadata; other displays follow in order', () => {
    const sent: [string, Bundle & { readonly transient: unknown }][] = [];
    const broadcast = (...message: (typeof sent)[number]) => {
      sent.push(message);
      return Promise.resolve();
    };
    vi.stubGlobal('Deno', { jupyter: { broadcast } });
    show({ ...dot, caption: 'Figure 1', shows: 'w/figure-1' });
    showMarkdown('**n**');
    expect(sent.map(([kind, { data }]) => [kind, Object.keys(data)])).toEqual([
      ['display_data', ['application/vnd.plotly.v1+json', 'text/plain', 'image/png']],
      ['display_data', ['text/html']],
      ['display_data', ['text/markdown']],
    ]);
    expect(sent[0][1]).toMatchObject({
      metadata: { manaus: { shows: 'w/figure-1' } },
      transient: {},
    });
  });

  test('outside a notebook, where asking for the kernel throws, the error says what to do', () => {
    vi.stubGlobal('Deno', {
      get jupyter() {
        throw new Error('only available in a notebook');
      },
    });
    expect(() => show(dot)).toThrow('plot/notebook: a notebook of tslab or Deno must be running');
  });
});

test('outside a notebook the error says what to do', () => {
  expect(() => show(dot)).toThrow(
    'plot/notebook: a notebook of tslab or Deno must be running (elsewhere use toSvg, toPng or toHtml)',
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

test('a column is set to the right if all that it has is numbers', () => {
  const html = tableHtml([
    { n: 1, mean: '4.77', gap: null, mixed: 1 },
    { n: 2n, mean: '3 %', gap: 2, mixed: 'none' },
  ]);
  const sides = [...html.matchAll(/<td align="(\w+)"/g)].map(([, side]) => side);
  expect(sides).toEqual(['right', 'right', 'right', 'left', 'right', 'right', 'right', 'left']);
});

test.each([
  ['H_3^n', 'H<sub>3</sub><sup>n</sup>'],
  ['p_{k-1} and u_1u_6', 'p<sub>k-1</sub> and u<sub>1</sub>u<sub>6</sub>'],
  ['(p-2)^n, 2^(n-1)', '(p-2)<sup>n</sup>, 2<sup>n-1</sup>'],
  ['snake_case, on_p1_is, 3 ^ 5, 2^f(n)', 'snake_case, on_p1_is, 3 ^ 5, 2^f(n)'],
  ['sqrt(pi) 2^sqrt(2n), n >= 1', '√π 2<sup>√(2n)</sup>, n ≥ 1'],
  ["F_i(x_i), |F'|^(1 - e)", 'F<sub>i</sub>(x<sub>i</sub>), |F&#39;|<sup>1 - e</sup>'],
])('indices and exponents: %s', (text, html) => {
  expect(textHtml(text)).toBe(html);
});

describe('in Portuguese', () => {
  beforeEach(() => language('pt-BR', { 'A dot': 'Um ponto' }));
  afterEach(() => language('en'));

  test('columns, values and numbers follow the language, and texts without a translation stay', () => {
    const html = tableHtml([{ discs: 2.5, label: '12//' }], { caption: 'worst case' });
    for (const text of ['discos', '2,5', '12//', 'pior caso']) expect(html).toContain(text);
  });

  test('the texts of a figure follow it, the figure itself stays', () => {
    expect([localized(dot, sessionLanguage()).title, dot.title]).toEqual(['Um ponto', 'A dot']);
  });

  test('numbers at an axis have the separators of the language', () => {
    const ticks = ['1,000', '2.5', '10,11', '123//'].map((label, at) => ({ at, label }));
    const axis = { range: [0, 2] as const, ticks };
    const area = { left: 0, top: 0, right: 10, bottom: 10 };
    const drawn = localized({ ...dot, axes: { x: axis, y: axis, area } }, 'pt');
    expect(drawn.axes?.x.ticks.map(({ label }) => label)).toEqual([
      '1.000',
      '2,5',
      '10,11',
      '123//',
    ]);
  });
});

import { inflateSync } from 'node:zlib';
import { hanoi, london, manaus } from '@manaus/core';
import { describe, expect, test } from 'vitest';
import { contrast } from '../src/colors.js';
import { textOn, toPlotly } from '../src/internals.js';
import {
  type Figure,
  type Mark,
  playFigure,
  toHtml,
  toPng,
  toSvg,
  towerGraphFigure,
} from '../src/node.js';
import type { JsonObject } from '../src/plotly-marks.js';
import { graphOf, route } from './helpers.js';

const paper = (marks: readonly Mark[], more: Partial<Figure> = {}): Figure => ({
  title: '',
  width: 200,
  height: 120,
  alt: 'a test',
  marks,
  ...more,
});
const h3 = graphOf(hanoi(3));
const nasty = `</svg><script>alert("1")</script>&'`;

describe('SVG', () => {
  test('neighboring lines of one look are one path', () => {
    const line = (x: number, color: string): Mark => ({
      kind: 'line',
      lines: [
        [
          { x, y: 0 },
          { x, y: 1 / 3 },
        ],
      ],
      color,
      width: 1,
    });
    const svg = toSvg(paper([line(1, '#000000'), line(2, '#000000'), line(3, '#ff0000')]));
    expect(svg.match(/<path /g)?.length).toBe(2);
    expect(svg).toContain('d="M1 0L1 0.33M2 0L2 0.33"');
  });

  test('no text of a figure is read as markup', () => {
    const text: Mark = {
      kind: 'text',
      x: 1,
      y: 1,
      text: nasty,
      size: 10,
      color: nasty,
      hover: nasty,
      group: nasty,
    };
    const svg = toSvg(
      paper([text], {
        title: nasty,
        subtitle: nasty,
        alt: nasty,
        legend: [{ label: nasty, color: nasty, shape: 'box' }],
      }),
    );
    expect(svg).not.toContain('<script');
    expect(svg.match(/<svg|<\/svg>/g)?.length).toBe(2);
    expect(svg).not.toContain(`alert("`);
  });

  test('coordinates that are not numbers are refused, not written', () => {
    expect(() =>
      toSvg(paper([{ kind: 'circle', x: Number.NaN, y: 0, radius: 1, fill: '#000000' }])),
    ).toThrow('plot/figure: coordinate must be a finite number');
  });

  test('characters that XML forbids are replaced', () => {
    expect(
      toSvg(
        paper([{ kind: 'text', x: 1, y: 1, text: 'a\u0000b\ud800c', size: 10, color: '#000000' }]),
      ),
    ).toContain('>a\ufffdb\ufffdc<');
  });

  test('hover texts are titles; the figure names itself', () => {
    const svg = toSvg(towerGraphFigure(h3));
    expect(svg.match(/<title>/g)?.length).toBe(27);
    expect(svg).toContain('role="img" aria-label="State graph of Hanoi H₃³: 27 states, 39 moves."');
  });
});

/**
 * The gray values of a PNG as the renderer writes it: 8 bits, four channels, any of the five
 * filters.
 */
function pixelsOf(png: Uint8Array): {
  width: number;
  height: number;
  dark: (x: number, y: number) => boolean;
} {
  const bytes = Buffer.from(png);
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const parts: Buffer[] = [];
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at))
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  const raw = inflateSync(Buffer.concat(parts));
  const row = 4 * width;
  const out = new Uint8Array(row * height);
  for (let y = 0; y < height; y++)
    for (let i = 0; i < row; i++) {
      const [left, up, corner] = [
        i >= 4 ? out[y * row + i - 4] : 0,
        y > 0 ? out[(y - 1) * row + i] : 0,
        i >= 4 && y > 0 ? out[(y - 1) * row + i - 4] : 0,
      ];
      out[y * row + i] =
        raw[y * (row + 1) + 1 + i] + predicted(raw[y * (row + 1)], left, up, corner);
    }
  return { width, height, dark: (x, y) => out[y * row + 4 * x] < 128 };
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(left + up - corner - value));
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

describe('PNG', () => {
  const inked = (figure: Figure, scale: number) => {
    const { width, height, dark } = pixelsOf(toPng(figure, { scale }));
    let count = 0;
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (dark(x, y)) count++;
    return { width, count };
  };

  test.each(['normal', 'bold'] as const)('%s text has ink: the fonts are found', (weight) => {
    const text: Mark = {
      kind: 'text',
      x: 100,
      y: 60,
      text: 'M₃⁴ 12/3/ ·',
      size: 24,
      color: '#000000',
      weight,
    };
    expect(inked(paper([]), 1).count).toBe(0);
    expect(inked(paper([text]), 1).count).toBeGreaterThan(200);
  });

  test('scale 2 has twice the width', () => {
    expect(inked(paper([]), 2).width).toBe(400);
  });

  test('text stands in the middle of its place', () => {
    const { dark, height } = pixelsOf(
      toPng(paper([{ kind: 'text', x: 100, y: 60, text: '0123', size: 40, color: '#000000' }])),
    );
    const rows = Array.from({ length: height }, (_, y) => y).filter((y) =>
      Array.from({ length: 200 }, (_, x) => x).some((x) => dark(x, y)),
    );
    expect(Math.abs((rows[0] + rows[rows.length - 1]) / 2 - 60)).toBeLessThan(2);
  });
});

const entries = (value: unknown) => value as readonly JsonObject[];

describe('Plotly', () => {
  const figure = towerGraphFigure({ ...h3, path: route(h3, '123//', '//123') });
  const { data, layout } = toPlotly(figure, 'en');

  test('one line trace a color with gaps, one trace of markers with the hover texts', () => {
    expect(data.map((trace) => [trace.mode, trace.type])).toEqual([
      ...new Array(3).fill(['lines', 'scatter']),
      ['markers', 'scatter'],
    ]);
    const edges = data[2].x as readonly (number | null)[];
    expect(edges.filter((x) => x === null).length).toBe(32 - 1);
    expect((data[3].text as readonly string[])[0]).toBe(
      '123//<br>degree 2<br>1 | |<br>2 | |<br>3 | |',
    );
  });

  test('labels are annotations on capsules that keep their size; axes hidden, equal, y down', () => {
    expect(entries(layout.annotations).length).toBe(27);
    expect(entries(layout.annotations)[0]).toMatchObject({
      text: '123//',
      bgcolor: '#ffc91f',
      showarrow: false,
    });
    expect(entries(layout.shapes)[0]).toMatchObject({ xsizemode: 'pixel', xanchor: 424 });
    expect(layout).toMatchObject({
      xaxis: { visible: false },
      yaxis: { visible: false, scaleanchor: 'x', range: [848, 70] },
      margin: { l: 20, r: 20, b: 20 },
    });
  });

  test('it is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(toPlotly(figure, 'en')))).toEqual(toPlotly(figure, 'en'));
  });

  test('from 1,000 markers on WebGL', () => {
    expect(
      toPlotly(towerGraphFigure(graphOf(hanoi(6))), 'en').data.map((trace) => trace.type),
    ).toEqual(['scatter', 'scatter']);
    expect(
      toPlotly(towerGraphFigure(graphOf(hanoi(7))), 'en').data.map((trace) => trace.type),
    ).toEqual(['scattergl', 'scattergl']);
  });

  test('a play has a frame and a step of the slider for each state', () => {
    const graph = graphOf(manaus(3));
    const play = toPlotly(
      playFigure({
        rules: graph.rules,
        states: route(graph, '1/2/3', '123//').map((vertex) => graph.states[vertex]),
      }),
      'en',
    );
    expect(play.frames?.map((frame) => frame.name)).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(entries(entries(play.layout.sliders)[0].steps).length).toBe(6);
  });

  test('no text of a figure is read as markup', () => {
    const text: Mark = {
      kind: 'text',
      x: 1,
      y: 1,
      text: nasty,
      size: 10,
      color: '#000000',
      hover: nasty,
    };
    expect(
      JSON.stringify(toPlotly(paper([text], { title: nasty, subtitle: nasty }), 'en')),
    ).not.toContain('<script');
  });

  test('labels on log axes stand at logarithms', () => {
    const axis = { range: [1, 1000], scale: 'log', ticks: [] } as const;
    const axes = { x: axis, y: axis, area: { left: 0, top: 0, right: 200, bottom: 100 } };
    const chart = toPlotly(
      paper([{ kind: 'text', x: 100, y: 10, text: 'a', size: 10, color: '#000000' }], { axes }),
      'en',
    );
    expect(entries(chart.layout.annotations)[0]).toMatchObject({ x: 2, y: 1 });
    expect(chart.layout.xaxis).toMatchObject({ type: 'log', range: [0, 3] });
  });
});

describe('HTML', () => {
  test('holds the drawing and the JSON, and cannot be closed by a text', () => {
    const html = toHtml(
      paper([{ kind: 'text', x: 1, y: 1, text: nasty, size: 10, color: '#000000', hover: nasty }], {
        title: nasty,
      }),
    );
    expect(html.match(/<\/script>/g)?.length).toBe(1);
    expect(html).toContain('<svg');
    expect(html).not.toContain('alert("');
  });

  test('loads plotly.js from where it is told', () => {
    expect(toHtml(towerGraphFigure(graphOf(london(2))), { plotly: 'plotly.js' })).toContain(
      '<script src="plotly.js"></script>',
    );
  });
});

test('text is legible on every fill that labels have', () => {
  for (const fill of [
    '#34495e',
    '#277f41',
    '#c8362b',
    '#6b7480',
    '#ffc91f',
    '#009e73',
    '#d55e00',
    '#0072b2',
    '#1f2933',
    '#7a3e9d',
  ])
    expect(contrast(fill, textOn(fill))).toBeGreaterThan(4.5);
});

import { expect, test } from 'vitest';
import { smallMultiples, type Tongue } from '../../src/node.js';

test('small multiples stay on the page: rows of nearly equal length, one figure alone where it must', () => {
  const blank = (width: number) => ({ title: '', width, height: 100, alt: '', marks: [] });
  const size = (...widths: number[]) => {
    const { width, height } = smallMultiples(widths.map(blank), { title: '' });
    return [width, height];
  };
  expect(size(400, 400, 400, 400)).toEqual([800, 270]);
  expect(size(282, 282, 282, 282)).toEqual([564, 270]);
  expect(size(424, 424, 640)).toEqual([848, 270]);
  expect(size(700, 700)).toEqual([700, 270]);
});

test('small multiples lay out their words in the language that is asked for', () => {
  const entry = (label: string) => ({ label, color: '#000000', shape: 'box' as const });
  const panel = {
    ...{ title: '', width: 400, height: 100, alt: '', marks: [] },
    legend: [entry('peg'), entry('disc')],
  };
  const places = (language: Tongue) =>
    smallMultiples([panel], { title: '', language }).marks.flatMap((mark) =>
      mark.kind === 'text' && mark.group === 'legend' ? [mark.x] : [],
    );
  const english = places('en');
  const other = places({ language: 'pt', words: { peg: 'a much longer word for a peg' } });
  expect(other[1] - other[0]).toBeGreaterThan(english[1] - english[0]);
});

test('a row of pictures is as high as its highest', () => {
  const dot = (height: number) => ({
    title: 'A dot',
    width: 40,
    height,
    alt: 'a dot',
    marks: [],
  });
  expect(smallMultiples([dot(40), dot(60), dot(20)], { title: 'Dots', columns: 2 }).height).toBe(
    150,
  );
  expect(smallMultiples([dot(40), dot(60), dot(20)], { title: 'Dots', columns: 1 }).height).toBe(
    190,
  );
});

import { InputError } from '@manaus/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgesOf, graphFromEdges } from '../../src/csr.js';
import { fromEdgeList, pathGraph, toEdgeList } from '../../src/index.js';
import type { LabeledGraph } from '../../src/io/labels.js';
import { hostile, namedEdges } from './hostile.js';

test('lines of two labels, with comments and the empty data of networkx', () => {
  const { graph, labels } = fromEdgeList('# head\n0 1 {}\r\n\n1\t2 # tail\n  2   "x"\n');
  expect([labels, edgesOf(graph)]).toEqual([
    ['0', '1', '2', '"x"'],
    [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
  ]);
  expect(edgesOf(fromEdgeList('b a\na b', true).graph)).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect(fromEdgeList('').graph.order).toBe(0);
});

test('empty data with spaces in it and after it, and lines of white space', () => {
  const { labels } = fromEdgeList('a b { \t} \n \t\nb c {}\t\n  # d\nd{} {}e {}');
  expect(labels).toEqual(['a', 'b', 'c', 'd{}', '{}e']);
});

test('data of networkx behind two labels are passed over', () => {
  const text = [
    '2 3 {"weight": 1}',
    "3 4 {'weight': 1, 'way': [1, (2, 3)]}",
    "4 5 { 'a': {'b': None} } # tail",
    '5 6 1.5',
    '6 7\t-3',
    '7 8 1e-07',
    '8 9 .5',
    '9 10 inf',
    '10 11 nan',
    '11 {} {}',
  ].join('\n');
  expect(fromEdgeList(text).labels).toEqual([
    ...['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '{}'],
  ]);
});

test.each([
  ['a {} b', 'line 1 must have the form SOURCE TARGET (got "a {} b")'],
  ['a b {x}', 'line 1 must have the form SOURCE TARGET (got "a b {x}")'],
  ['a b {}x', 'line 1 must have the form SOURCE TARGET (got "a b {}x")'],
  ['a b\n\na', 'graph/edge-list: line 3 must have the form SOURCE TARGET (got "a")'],
  ['a b c', 'line 1 must have the form SOURCE TARGET (got "a b c")'],
  ['a b 1 2', 'line 1 must have the form SOURCE TARGET (got "a b 1 2")'],
  ['a b 3.5x', 'line 1 must have the form SOURCE TARGET (got "a b 3.5x")'],
  ['a b\na c 0x1', 'line 2 must have the form SOURCE TARGET (got "a c 0x1")'],
  ['a b {"c": 1', 'line 1 must have the form SOURCE TARGET (got "a b {\\"c\\": 1")'],
  ['a b {"c"}', 'line 1 must have the form SOURCE TARGET (got "a b {\\"c\\"}")'],
  ['a b {} {}', 'line 1 must have the form SOURCE TARGET (got "a b {} {}")'],
  ['a a', 'edge must be two different vertices'],
  ['a b\nb a', 'edges must be given once each: 0 has one twice'],
])('%j is refused in one line', (text, message) => {
  expect(() => fromEdgeList(text)).toThrow(message);
});

/** True if the format has room for a graph: all its vertices have edges and are words. */
const fits = ({ graph, labels }: LabeledGraph) =>
  new Set(edgesOf(graph).flat()).size === graph.order &&
  labels.every((label) => /^[^\s\p{Cc}\p{Cs}#]+$/u.test(label));

test('what was written comes back, and all else is refused', () => {
  let written = 0;
  const only = fc.constantFrom('{}', '1', "'", '{"a":', ',', '"', '\\', '\u00e9', '\u{1d53e}');
  fc.assert(
    fc.property(fc.oneof(hostile(), hostile(only)), (one) => {
      const write = () => toEdgeList(one.graph, one.labels);
      if (!fits(one)) {
        expect(write).toThrow(InputError);
        return;
      }
      written++;
      const back = fromEdgeList(write(), one.graph.directed);
      expect([...back.labels].sort()).toEqual([...one.labels].sort());
      expect(namedEdges(back)).toEqual(namedEdges(one));
    }),
    { numRuns: 500 },
  );
  expect(written).toBeGreaterThan(20);
});

test('attributes of edges follow as a dictionary, and are passed over when it is read', () => {
  const edges = {
    disc: [1, null],
    'a #b': ['\u0085 # "\\', '\ud800\u2028'],
    shortest: [true, false],
  };
  const text = toEdgeList(pathGraph(3), undefined, { edges, vertices: { good: [1, 2, 3] } });
  expect(text.split('\n')).toEqual([
    '0 1 {"disc": 1, "a\\u0020\\u0023b": "\\u0085\\u0020\\u0023\\u0020\\"\\\\", "shortest": True}',
    '1 2 {"a\\u0020\\u0023b": "\\ud800\\u2028", "shortest": False}',
    '',
  ]);
  expect(fromEdgeList(text).labels).toEqual(['0', '1', '2']);
  expect(toEdgeList(pathGraph(2), undefined, {})).toBe('0 1 {}\n');
  for (const got of [Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => toEdgeList(pathGraph(2), undefined, { edges: { far: [got] } })).toThrow(
      `graph/edge-list: far must be a finite number (got ${got})`,
    );
});

test('what is refused is named', () => {
  const named = (label: string) => () => toEdgeList(pathGraph(2), ['a', label]);
  for (const label of ['', 'a b', '#a', 'a#', '\ufeffa', '\u0085', '\u001c', '\ud800'])
    expect(named(label), JSON.stringify(label)).toThrow(
      'graph/edge-list: label cannot be written in this format (got "',
    );
  expect(named('a')).toThrow('graph/edge-list: labels must have no entry twice (got "a")');
  const alone = graphFromEdges(3, [[2, 0]], true);
  expect(() => toEdgeList(alone, ['a', 'b', 'c'])).toThrow(
    'graph/edge-list: vertex without edges cannot be written in this format (got "b")',
  );
  expect(toEdgeList(graphFromEdges(0, []))).toBe('');
});

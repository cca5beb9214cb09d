import { InputError } from '@manaus/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgesOf, graphFromEdges } from '../../src/csr.js';
import { fromDigraph6, pathGraph, toDigraph6 } from '../../src/index.js';

const digraphs = fc.integer({ min: 0, max: 12 }).chain((order) => {
  const pairs = Array.from({ length: order * order }, (_, i): [number, number] => [
    Math.floor(i / order),
    i % order,
  ]);
  return fc
    .subarray(pairs.filter(([a, b]) => a !== b))
    .map((arcs) => graphFromEdges(order, arcs, true));
});

test('the code of the format description', () => {
  const graph = graphFromEdges(
    5,
    [
      [0, 2],
      [0, 4],
      [3, 1],
      [3, 4],
    ],
    true,
  );
  expect(toDigraph6(graph)).toBe('&DI?AO?');
});

test('digraphs are read back, with or without the header', () => {
  fc.assert(
    fc.property(digraphs, (graph) => {
      const code = toDigraph6(graph);
      expect(fromDigraph6(code)).toEqual(graph);
      expect(fromDigraph6(`>>digraph6<<${code}\n`)).toEqual(graph);
    }),
  );
  const long = graphFromEdges(100, edgesOf(pathGraph(100)), true);
  expect(fromDigraph6(toDigraph6(long))).toEqual(long);
});

test.each([
  ['&D I?AO', '(got " " at 3)'],
  ['DI?AO?', 'text must have the form &CODE (got "DI?AO?")'],
  ['&DI?AO', 'text must have 7 characters (got 6)'],
  ['>>digraph6<<&DI?AO??', 'text must have 7 characters (got 8)'],
  [' &DI?AO?\n&', 'text must have 1 line (got 2)'],
  // 25 bits for five vertices: the 26th, and the last of 30.
  ['&DI?AOO', '(got "O" at 7)'],
  ['&DI?AO@', '(got "@" at 7)'],
])('%s is refused where it goes wrong', (text, message) => {
  expect(() => fromDigraph6(text)).toThrow(message);
});

test('what cannot be written or read is refused', () => {
  expect(() => toDigraph6(pathGraph(2))).toThrow('graph/digraph6: graph must be directed');
  expect(() => toDigraph6(graphFromEdges(44_001, [], true))).toThrow(
    'graph must have at most 44000 vertices (got 44001)',
  );
  for (const text of [
    '',
    'DI?AO?',
    '&',
    '&D',
    '&DI?AO',
    '&DI?AO??',
    '&DI?AO@',
    '&D I?AO',
    '&@_',
    '&~??',
  ])
    expect(() => fromDigraph6(text), text).toThrow(InputError);
});

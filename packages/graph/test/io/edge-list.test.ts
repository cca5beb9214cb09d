import { expect, test } from 'vitest';
import { edgesOf } from '../../src/csr.js';
import { fromEdgeList } from '../../src/index.js';

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

test.each([
  ['a {} b', 'line 1 must have the form SOURCE TARGET (got "a {} b")'],
  ['a b {x}', 'line 1 must have the form SOURCE TARGET (got "a b {x}")'],
  ['a b {}x', 'line 1 must have the form SOURCE TARGET (got "a b {}x")'],
  ['a b\n\na', 'graph/edge-list: line 3 must have the form SOURCE TARGET (got "a")'],
  ['a b 3.5', 'line 1 must have the form SOURCE TARGET (got "a b 3.5")'],
  ['a a', 'edge must be two different vertices'],
  ['a b\nb a', 'edges must be given once each: 0 has one twice'],
])('%j is refused in one line', (text, message) => {
  expect(() => fromEdgeList(text)).toThrow(message);
});

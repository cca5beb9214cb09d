import { InputError } from '@manaus/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgesOf } from '../../src/csr.js';
import { fromDot, toDot } from '../../src/index.js';
import { labeled } from '../structure/helpers.js';

test('what toDot writes is read back', () => {
  fc.assert(
    fc.property(labeled(8), ({ graph, labels }) => {
      const back = fromDot(toDot(graph, labels));
      expect(edgesOf(back.graph)).toEqual(edgesOf(graph));
      expect(back.labels).toEqual(labels.map((label) => label.replaceAll('\r\n', '\n')));
    }),
  );
});

test.each([
  ['graph { a -- b -- c }', 'a b c', '0,1 1,2'],
  ['digraph G { a -> {b; c} -> d:n:sw; }', 'a b c d', '0,1 0,2 1,3 2,3'],
  ['strict graph "x" { a -- b; b -- a; a -- b [w=1] }', 'a b', '0,1'],
  ['GRAPH { node [shape=box]; edge[]; rankdir=LR; a [label = one, x]; a [color=red] }', 'one', ''],
  ['graph { subgraph s { a b } -- c // d\n/* e -- f */\n# g\nh }', 'a b c h', '0,2 1,2'],
  [
    'graph { "a\\"b" -- "c" + "d" -- -.5 -- 1.10 -- 1.1 }',
    'a"b cd -.5 1.10 1.1',
    '0,1 1,2 2,3 3,4',
  ],
  ['graph { a [label=<<b>x</b>>]; é -- "node"; strict_1; }', '<<b>x</b>> é node strict_1', '1,2'],
  ['graph{{{{a}}}--{}}', 'a', ''],
])('%s', (text, labels, edges) => {
  const read = fromDot(text);
  expect([read.labels.join(' '), edgesOf(read.graph).join(' ')]).toEqual([labels, edges]);
});

test.each([
  ['', 'line 1 must have the form DOT (got nothing)'],
  ['graph', 'line 1 must have the form DOT (got nothing)'],
  ['graph {\n a -- ', 'line 2 must have the form DOT (got nothing)'],
  ['graph {\n\n a -> b }', 'line 3 must have the form DOT (got "->")'],
  ['graph { a } graph { b }', 'line 1 must have the form DOT (got "graph")'],
  ['graph { "a }', 'must have the form DOT'],
  ['graph { a [label] = }', 'must have the form DOT'],
  ['graph { a -- a }', 'edge must be two different vertices from 0 to 0 (got "0,0")'],
  ['graph { a -- b -- a }', 'edges must be given once each: 0 has one twice'],
  [`graph ${'{'.repeat(200)}`, 'must have the form DOT'],
])('%s is refused in one line', (text, message) => {
  expect(() => fromDot(text)).toThrow(InputError);
  expect(() => fromDot(text)).toThrow(message);
});

test('long texts are read', () => {
  const many = Array.from({ length: 150_000 }, (_, v) => v);
  const text = `graph {${' '.repeat(1e6)}"${'x'.repeat(1e6)}" -- {${many.join(' ')}} /*${'*'.repeat(1e6)}*/ }`;
  expect(fromDot(text).graph.targets.length).toBe(300_000);
});

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
  ['digraph 7 { a -> b -> a }', 'a b', '0,1 1,0'],
  ['strict digraph { a -> b; a -> b; b -> a }', 'a b', '0,1 1,0'],
  ['graph { graph [label=x] node [label=y]; edge [label=z] a }', 'a', ''],
  ['graph { {node [x=1]; a} -- {rank=same b; c d} }', 'a b c d', '0,1 0,2 0,3'],
  ['graph { {graph [x=1] a} -- {edge [x=1]; b} }', 'a b', '0,1'],
  ['graph { a -- b [label=x]; b [label=y]; b }', 'a y', '0,1'],
  [
    'graph { a -- subgraph { b; c }; subgraph s { d } -- e [w=1][v=2] }',
    'a b c d e',
    '0,1 0,2 3,4',
  ],
  [
    'graph { a [u=1; label=x; v]; b [label=y][w=2,label=z,]; c [label]; d:p -- e:q:r }',
    'x z true d e',
    '3,4',
  ],
  ['graph { a [label="x\\ly\\rz\\nw\\\\n\\k"] }', 'x\ny\nz\nw\\n\\k', ''],
  [`graph ${'{'.repeat(101)} a ${'}'.repeat(101)}`, 'a', ''],
  ['graph { a "=" b }', 'a = b', ''],
  ['graph { "{" -- "graph" -- "--" }', '{ graph --', '0,1 1,2'],
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
  ['graph {\n a -> b\n}', 'line 2 must have the form DOT (got "->")'],
  ['graph {', 'line 1 must have the form DOT (got nothing)'],
  ['graph { a', 'line 1 must have the form DOT (got nothing)'],
  ['graph {\n subgraph', 'line 2 must have the form DOT (got nothing)'],
  ['graph {\n\n a --', 'line 3 must have the form DOT (got nothing)'],
  ['graph { -- = a }', 'line 1 must have the form DOT (got "--")'],
  ['graph ; {\n}', 'line 1 must have the form DOT (got ";")'],
  ['a { }', 'line 1 must have the form DOT (got "a")'],
  ['graph { subgraph s }', 'line 1 must have the form DOT (got "}")'],
  ['graph { a [b=] }', 'line 1 must have the form DOT (got "]")'],
  ['graph { a = ; }', 'line 1 must have the form DOT (got ";")'],
  ['graph { a -- [b=c] }', 'line 1 must have the form DOT (got "[")'],
  ['graph { a [b=c', 'must have the form DOT (got nothing)'],
  ['graph { "a }', 'must have the form DOT'],
  ['graph { a [label] = }', 'must have the form DOT'],
  ['graph { a -- a }', 'edge must be two different vertices from 0 to 0 (got "0,0")'],
  ['graph { a -- b -- a }', 'edges must be given once each: 0 has one twice'],
  [`graph ${'{'.repeat(200)}`, 'must have the form DOT'],
  [`graph ${'{'.repeat(102)} a ${'}'.repeat(102)}`, 'line 1 must have the form DOT (got "{")'],
])('%s is refused in one line', (text, message) => {
  expect(() => fromDot(text)).toThrow(InputError);
  expect(() => fromDot(text)).toThrow(message);
});

test('long texts are read', () => {
  const many = Array.from({ length: 150_000 }, (_, v) => v);
  const text = `graph {${' '.repeat(1e6)}"${'x'.repeat(1e6)}" -- {${many.join(' ')}} /*${'*'.repeat(1e6)}*/ }`;
  expect(fromDot(text).graph.targets.length).toBe(300_000);
});

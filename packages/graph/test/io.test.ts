import { hanoi, InputError, towerPuzzle } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateGraph } from '../../kernels/src/index.js';
import { type Csr, edgesOf, graphFromEdges, toCsr } from '../src/csr.js';
import {
  completeGraph,
  fromCsv,
  fromGraph6,
  fromJson,
  fromSparse6,
  pathGraph,
  toCsv,
  toDot,
  toEdgeList,
  toGraph6,
  toGraphml,
  toJson,
  toNodeLink,
  toSparse6,
} from '../src/index.js';
import { graphOfBits, graphs, labeled as labeledGraphs } from './structure/helpers.js';

const same = (a: Csr, b: Csr) =>
  a.order === b.order &&
  a.directed === b.directed &&
  JSON.stringify(edgesOf(a)) === JSON.stringify(edgesOf(b));
const directed = graphFromEdges(2, [[0, 1]], true);
const PETERSEN = graphFromEdges(
  10,
  [0, 1, 2, 3, 4].flatMap((i): [number, number][] => [
    [i, (i + 1) % 5],
    [i, i + 5],
    [i + 5, ((i + 2) % 5) + 5],
  ]),
);

describe('graph6', () => {
  it('has the codes of the format description and of known graphs', () => {
    expect(
      toGraph6(
        graphFromEdges(5, [
          [0, 2],
          [0, 4],
          [1, 3],
          [3, 4],
        ]),
      ),
    ).toBe('DQc');
    expect([0, 1, 2, 3, 4, 5].map((n) => toGraph6(completeGraph(n)))).toEqual([
      '?',
      '@',
      'A_',
      'Bw',
      'C~',
      'D~{',
    ]);
    expect(toGraph6(PETERSEN)).toBe('IheA@GUAo');
    expect(toGraph6(graphFromEdges(62, [])).slice(0, 1)).toBe('}');
    expect(toGraph6(graphFromEdges(63, [])).slice(0, 4)).toBe('~??~');
    expect(toGraph6(graphFromEdges(12_345, [])).slice(0, 4)).toBe('~B?x');
  });
  it('is read back, with or without the header', () => {
    fc.assert(
      fc.property(
        graphs(20),
        (graph) =>
          same(fromGraph6(toGraph6(graph)), graph) &&
          same(fromGraph6(`>>graph6<<${toGraph6(graph)}\n`), graph),
      ),
    );
    for (const order of [61, 62, 63, 64, 200])
      expect(same(fromGraph6(toGraph6(pathGraph(order))), pathGraph(order))).toBe(true);
    for (let bits = 0; bits < 1024; bits++)
      expect(same(fromGraph6(toGraph6(graphOfBits(5, bits))), graphOfBits(5, bits))).toBe(true);
  });
  it('refuses what it cannot write or read', () => {
    expect(() => toGraph6(directed)).toThrow('graph/graph6: graph must be undirected');
    expect(() => toGraph6(graphFromEdges(62_001, []))).toThrow('at most 62000 vertices');
    for (const text of ['', 'D', 'DQ', 'DQcc', 'D Qc', 'A?_', 'A`', '~??', 'C\u007f', '>>graph6<<'])
      expect(() => fromGraph6(text), text).toThrow(InputError);
    for (const [text, at] of [
      // Of six bits a graph on two vertices has one, on three three; the last may be the first too
      // many.
      ['A`', 2],
      ['A@', 2],
      ['BF', 2],
      ['C\u007f', 2],
      ['C>', 2],
      ['DQ\u007f', 3],
    ] as const)
      expect(() => fromGraph6(text)).toThrow(
        expect.objectContaining({ code: 'codeCharacter', values: { at, got: text[at - 1] } }),
      );
    for (const head of ['', '>>graph6<<'])
      expect(() => fromGraph6(`${head}DQcc`)).toThrow('text must have 3 characters (got 4)');
  });
});

describe('sparse6', () => {
  it('has the codes of the format description', () => {
    expect(
      toSparse6(
        graphFromEdges(7, [
          [0, 1],
          [0, 2],
          [1, 2],
          [5, 6],
        ]),
      ),
    ).toBe(':Fa@x^');
    expect([0, 1, 2].map((n) => toSparse6(graphFromEdges(n, [])))).toEqual([':?', ':@', ':A']);
    expect([70_000, 258_047, 258_048].map((n) => toSparse6(graphFromEdges(n, [])))).toEqual([
      ':~PDo',
      ':~}~~',
      ':~~???~??',
    ]);
  });
  it('is read back, all graphs on up to 5 vertices, and where padding could read as an edge', () => {
    for (let n = 0; n <= 5; n++)
      for (let bits = 0; bits < 2 ** ((n * (n - 1)) / 2); bits++) {
        const graph = graphOfBits(n, bits);
        expect(same(fromSparse6(toSparse6(graph)), graph)).toBe(true);
      }
    for (const n of [2, 4, 8, 16, 32])
      fc.assert(
        fc.property(
          graphs(n, n),
          (graph) =>
            same(fromSparse6(toSparse6(graph)), graph) && !toSparse6(graph).slice(1).includes(':'),
        ),
      );
  });
  it('is read back, larger graphs', () => {
    fc.assert(
      fc.property(graphs(40), (graph) =>
        same(fromSparse6(`>>sparse6<<${toSparse6(graph)}\n`), graph),
      ),
    );
    for (const order of [62, 63, 64, 65, 1000, 70_000])
      expect(same(fromSparse6(toSparse6(pathGraph(order))), pathGraph(order))).toBe(true);
    const tower = toCsr(stateGraph(towerPuzzle(hanoi(8))));
    const back = fromSparse6(toSparse6(tower));
    expect(edgesOf(back).map(String).sort()).toEqual(edgesOf(tower).map(String).sort());
  });
  it('refuses what it cannot write or read', () => {
    expect(() => toSparse6(directed)).toThrow('graph/sparse6: graph must be undirected');
    for (const text of ['', 'Fa@x^', ':', ':Fa@ x^', ':~?', '::'])
      expect(() => fromSparse6(text), text).toThrow(InputError);
  });
});

const labeled = labeledGraphs(8);

describe('labeled formats', () => {
  it('json is read back', () => {
    fc.assert(
      fc.property(labeled, ({ graph, labels }) => {
        const back = fromJson(toJson(graph, labels));
        expect(same(back.graph, graph)).toBe(true);
        expect(back.labels).toEqual(labels);
      }),
    );
    expect(same(fromJson(toJson(directed)).graph, directed)).toBe(true);
    for (const text of [
      '',
      '[]',
      'null',
      '{}',
      '{"directed":false,"vertices":["a"],"edges":[[0,1]]}',
      '{"directed":1,"vertices":[],"edges":[]}',
      '{"directed":true,"vertices":[1],"edges":[]}',
      '{"directed":true,"vertices":[],"edges":[[0]]}',
    ])
      expect(() => fromJson(text), text).toThrow(InputError);
  });
  it('csv is read back, edge by edge', () => {
    fc.assert(
      fc.property(labeled, ({ graph, labels }) => {
        const back = fromCsv(toCsv(graph, labels));
        const named = (g: Csr, names: readonly string[]) =>
          edgesOf(g).map(([a, b]) => JSON.stringify([names[a], names[b]].sort()));
        expect(named(back.graph, back.labels).sort()).toEqual(named(graph, labels).sort());
      }),
    );
    expect(toCsv(directed)).toBe('source,target\n0,1\n');
    expect(fromCsv('source,target\r\na,b\r\n').labels).toEqual(['a', 'b']);
    for (const text of [
      '',
      'from,to\n',
      'source,target\na\n',
      'source,target\na,b,c\n',
      'source,target\n"a,b\n',
      'source,target\na"b,c\n',
      'source,target\na,a\n',
    ])
      expect(() => fromCsv(text), text).toThrow(InputError);
  });
  it('graphml holds every label, escaped', () => {
    const text = toGraphml(pathGraph(3), ['<&>"', 'a\u0000\ud800b', '12//']);
    expect(text).toContain('<node id="n0"><data key="label">&lt;&amp;&gt;&quot;</data></node>');
    expect(text).toContain('<data key="label">a\ufffd\ufffdb</data>');
    expect(text).toContain('<edge source="n1" target="n2"/>');
    expect(toGraphml(directed)).toContain('edgedefault="directed"');
  });
  it('dot quotes its labels', () => {
    expect(toDot(pathGraph(2), ['a"b', 'c\\n\n'])).toBe(
      'graph {\n  0 [label="a\\"b"];\n  1 [label="c\\\\n\\n"];\n  0 -- 1;\n}\n',
    );
    expect(toDot(directed)).toBe('digraph {\n  0 [label="0"];\n  1 [label="1"];\n  0 -> 1;\n}\n');
  });
  it('refuse labels that are too few', () => {
    for (const write of [toJson, toCsv, toGraphml, toDot, toNodeLink, toEdgeList])
      expect(() => write(pathGraph(2), ['a'])).toThrow('labels must be 2 labels, one per vertex');
  });
});

describe('texts made to hurt', () => {
  it('a sparse6 code of nine characters may have many vertices, and too many are refused', () => {
    expect(fromSparse6(':~~?B????').order).toBe(3 * 2 ** 24);
    for (const code of [':~~?F~~~~', ':~~~~~~~~'])
      expect(() => fromSparse6(code)).toThrow('text must have at most 67108864 vertices');
  });
  it('a field of CSV may be longer than the stack of regular expressions', () => {
    const long = 'a'.repeat(2e7);
    expect(fromCsv(`source,target\n"${long}",b\n`).labels).toEqual([long, 'b']);
    const quotes = '""'.repeat(5e6);
    expect(fromCsv(`source,target\n"${quotes}",b\n`).labels[0]).toBe('"'.repeat(5e6));
    expect(() => fromCsv(`source,target\n"${long}`)).toThrow('text must be quoted as in RFC 4180');
  });
});

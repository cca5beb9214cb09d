import { describe, expect, test } from 'vitest';
import {
  edgesOf,
  fromCsv,
  fromDigraph6,
  fromDot,
  fromEdgeList,
  fromGraph6,
  fromGraphml,
  fromNodeLink,
  size,
} from '../../src/index.js';
import { orderBytes } from '../../src/io/order-code.js';

/** Names that a short text joins to as many others. */
const names = (letter: string, count: number): string =>
  Array.from({ length: count }, (_, i) => letter + i).join(' ');

describe('few characters that stand for very many edges', () => {
  test('a product of DOT is refused before it is made', () => {
    const text = `graph { {${names('a', 20_000)}} -- {${names('b', 20_000)}} }`;
    expect(() => fromDot(text)).toThrow(
      'graph/dot: text must have at most 134217728 edges (got 400000000)',
    );
  });

  test('a product that fits is made in numbers', () => {
    const { graph } = fromDot(`graph { {${names('a', 1000)}} -- {${names('b', 1000)}} }`);
    expect(size(graph)).toBe(1_000_000);
  });

  test('repeated edges of a strict graph are one', () => {
    const { graph } = fromDot('strict graph { {a b} -- {c d} {c d} -- {a b} a -- c }');
    expect(edgesOf(graph)).toEqual([
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
    ]);
    const { graph: arcs } = fromDot('strict digraph { a -> b a -> b b -> a }');
    expect(edgesOf(arcs)).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  const full = (order: number, bits: number, sign = '') =>
    sign +
    String.fromCharCode(...orderBytes(order)) +
    '~'.repeat(Math.floor(bits / 6)) +
    (bits % 6 === 0 ? '' : String.fromCharCode(63 + (63 & (63 << (6 - (bits % 6))))));

  test('graph6 and digraph6 of all ones are refused', () => {
    const text = full(17_000, (17_000 * 16_999) / 2);
    expect(() => fromGraph6(text)).toThrow(
      'graph/graph6: text must have at most 134217728 edges (got 144491500)',
    );
    expect(() => fromDigraph6(full(12_000, 12_000 ** 2, '&'))).toThrow(
      'graph/digraph6: text must have at most 134217728 edges (got 144000000)',
    );
    expect(size(fromGraph6(full(50, 1225)))).toBe(1225);
  });
});

describe('labels never change', () => {
  test('empty data of an edge list stand behind white space', () => {
    expect(fromEdgeList('b c{}\nc b {}\n').labels).toEqual(['b', 'c{}', 'c']);
  });

  test('a byte order mark begins a file, and is a part of a label elsewhere', () => {
    expect(fromEdgeList('\ufeffa b\ufeff\nb a\n').labels).toEqual(['a', 'b\ufeff', 'b']);
    expect(fromCsv('\ufeffsource,target\na,b\ufeff\n').labels).toEqual(['a', 'b\ufeff']);
    expect(fromDot('\ufeffgraph { a -- b\ufeff -- \ufeffc }').labels).toEqual([
      'a',
      'b\ufeff',
      '\ufeffc',
    ]);
    expect(fromNodeLink('\ufeff{"nodes":[{"id":"\ufeff"}],"links":[]}').labels).toEqual(['\ufeff']);
    expect(fromDot('graph { a\u00a0b }').labels).toEqual(['a\u00a0b']);
  });

  test('numbers that no number of JavaScript is are kept as they are written', () => {
    const text =
      '{"nodes":[{"id":9007199254740993},{"id":9007199254740992},{"id":1e400},{"id":-2},{"id":"9e9\\\\"},{"id":0.5}],' +
      '"links":[{"source":9007199254740993,"target":1e400},{"source":-2,"target":9007199254740992}]}';
    const { graph, labels } = fromNodeLink(text);
    expect(labels).toEqual(['9007199254740993', '9007199254740992', '1e400', '-2', '9e9\\', '0.5']);
    expect(edgesOf(graph)).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  test('an id nested too deeply is refused', () => {
    const deep = `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`;
    expect(() => fromNodeLink(`{"nodes":[{"id":${deep}}],"links":[]}`)).toThrow(
      /^graph\/node-link: id must be a text or a number /,
    );
  });
});

describe('GraphML', () => {
  const wrap = (inner: string, outside = '') =>
    `<graphml>${outside}<graph edgedefault="undirected">${inner}</graph>${outside}</graphml>`;

  test('nodes and edges outside the graph, or in another element, are not counted', () => {
    const stray = '<node id="x"/><edge source="x" target="x"/>';
    const inner = `<node id="a"/><data><node id="y"/></data><node id="b"/><edge source="a" target="b"/>`;
    const { graph, labels } = fromGraphml(wrap(inner, stray));
    expect(labels).toEqual(['a', 'b']);
    expect(edgesOf(graph)).toEqual([[0, 1]]);
  });

  test('the label of a port is not that of its node', () => {
    const key = '<key id="label" for="node" attr.name="label"/>';
    const port = '<port name="p"><data key="label">port</data></port>';
    expect(fromGraphml(wrap(`<node id="a">${port}</node>`, key)).labels).toEqual(['a']);
  });

  test('a node without an id, and an edge without an end, is refused', () => {
    expect(() => fromGraphml(wrap('<node/>'))).toThrow('graph/graphml: id is required');
    expect(() => fromGraphml(wrap('<node id="a"/><edge source="a"/>'))).toThrow(
      'graph/graphml: target is required',
    );
    expect(fromGraphml(wrap('<node id=""/>')).labels).toEqual(['']);
  });

  test('an edge may come before its nodes', () => {
    const { graph, labels } = fromGraphml(
      wrap('<edge source="b" target="a"/><node id="a"/><node id="b"/>'),
    );
    expect(labels).toEqual(['a', 'b']);
    expect(edgesOf(graph)).toEqual([[0, 1]]);
    expect(() => fromGraphml(wrap('<edge source="b" target="a"/><node id="a"/>'))).toThrow(
      'edge must be one of the vertices (got "b")',
    );
  });
});

test.each([undefined, null, 3, {}, true])('%j is no text', (value) => {
  const text = value as string;
  for (const read of [
    fromCsv,
    fromDigraph6,
    fromDot,
    fromEdgeList,
    fromGraph6,
    fromGraphml,
    fromNodeLink,
  ])
    expect(() => read(text)).toThrow(/ text must be a text /);
});

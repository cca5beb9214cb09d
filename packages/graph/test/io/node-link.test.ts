import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgesOf, graphFromEdges } from '../../src/csr.js';
import { fromNodeLink, pathGraph, toNodeLink } from '../../src/index.js';
import { hostile } from './hostile.js';

test('ids of any kind, labels, links or edges', () => {
  const nodes = [{ id: 'a' }, { id: 1 }, { id: '1' }, { id: [1, 2], label: 'pair', color: 3 }];
  const links = [
    { source: 'a', target: 1, weight: 2 },
    { source: '1', target: [1, 2] },
  ];
  for (const name of ['links', 'edges']) {
    const text = JSON.stringify({
      directed: true,
      multigraph: false,
      graph: {},
      nodes,
      [name]: links,
    });
    const { graph, labels } = fromNodeLink(text);
    expect([labels, graph.directed, edgesOf(graph)]).toEqual([
      ['a', '1', '1', 'pair'],
      true,
      [
        [0, 1],
        [2, 3],
      ],
    ]);
  }
});

test('ids that are large numbers keep their digits', () => {
  const text =
    '{"nodes":[{"id":9007199254740992},{"id":9007199254740993},{"id":[1,9007199254740993]}],' +
    '"links":[{"source":9007199254740993,"target":[1,9007199254740993],"weight":1e20}]}';
  const { graph, labels } = fromNodeLink(text);
  expect(labels).toEqual(['9007199254740992', '9007199254740993', '[1,9007199254740993]']);
  expect(edgesOf(graph)).toEqual([[1, 2]]);
  expect(() => fromNodeLink('{"nodes":[{"id":1e400}],"links":[]}')).toThrow(
    'text must be a graph as JSON',
  );
});

test('a graph is undirected by default', () => {
  expect(fromNodeLink('{"nodes":[{"id":1}],"links":[]}').graph.directed).toBe(false);
});

test.each([
  ['{', 'text must be a graph as JSON'],
  ['[]', 'nodes must be a list of entries'],
  ['null', 'nodes must be a list of entries'],
  ['"nodes"', 'nodes must be a list of entries'],
  ['{"nodes":[{"id":1}],"links":[null]}', 'source must be one of the vertices (got nothing)'],
  ['{"nodes":[]}', 'links must be a list of entries'],
  ['{"nodes":[{"id":1},{"id":1}],"links":[]}', 'nodes must have no entry twice (got 1)'],
  [
    '{"nodes":[{"id":1}],"links":[{"source":1,"target":2}]}',
    'target must be one of the vertices (got "2")',
  ],
  ['{"nodes":[{"id":1},{"name":2}],"links":[]}', 'id is required'],
  ['{"nodes":[{"id":1}],"links":[{"source":1}]}', 'target must be one of the vertices'],
  ['{"directed":1,"nodes":[],"links":[]}', 'directed must be one of true, false (got 1)'],
  ['{"multigraph":true,"nodes":[],"links":[]}', 'multigraph must be one of false (got true)'],
])('%s is refused in one line', (text, message) => {
  expect(() => fromNodeLink(text)).toThrow(message);
});

test('what was written comes back, with attributes too', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
  );
  const fields = ['id', 'label', 'source', 'target'];
  const name = fc
    .oneof(fc.string(), fc.constantFrom('__proto__', 'key', 'name', '7', 'links'))
    .filter((each) => !fields.includes(each));
  const attributes = fc.option(fc.dictionary(name, value), { nil: undefined });
  fc.assert(
    fc.property(hostile(), attributes, ({ graph, labels }, drawn) => {
      const given = (n: number) =>
        drawn &&
        Object.fromEntries(Object.entries(drawn).map(([key, each]) => [key, Array(n).fill(each)]));
      const [vertices, edges] = [given(graph.order), given(edgesOf(graph).length)];
      const text = toNodeLink(graph, labels, {
        ...(vertices && { vertices }),
        ...(edges && { edges }),
      });
      const back = fromNodeLink(text);
      expect(back.labels).toEqual(labels);
      expect([back.graph.directed, edgesOf(back.graph)]).toEqual([graph.directed, edgesOf(graph)]);
    }),
    { numRuns: 500 },
  );
});

test('the fields are those of networkx 3, vertices without labels are numbers', () => {
  const attributes = { vertices: { good: [true, null] }, edges: { disc: [1] } };
  const document = { directed: false, multigraph: false, graph: {} };
  expect(JSON.parse(toNodeLink(pathGraph(2), ['a', 'b'], attributes))).toEqual({
    ...document,
    nodes: [{ id: 'a', good: true }, { id: 'b' }],
    edges: [{ source: 'a', target: 'b', disc: 1 }],
  });
  expect(JSON.parse(toNodeLink(pathGraph(2)))).toEqual({
    ...document,
    nodes: [{ id: 0 }, { id: 1 }],
    edges: [{ source: 0, target: 1 }],
  });
  expect(JSON.parse(toNodeLink(graphFromEdges(2, [[1, 0]], true))).directed).toBe(true);
});

test('labels that come twice, and attributes with the name of a field, are refused', () => {
  expect(() => toNodeLink(pathGraph(2), ['a', 'a'])).toThrow(
    'graph/node-link: labels must have no entry twice (got "a")',
  );
  for (const name of ['id', 'label'])
    expect(() => toNodeLink(pathGraph(2), ['a', 'b'], { vertices: { [name]: [1, 2] } })).toThrow(
      `graph/node-link: attribute cannot be written in this format (got "${name}")`,
    );
  for (const name of ['source', 'target'])
    expect(() => toNodeLink(pathGraph(2), ['a', 'b'], { edges: { [name]: [1] } })).toThrow(
      `graph/node-link: attribute cannot be written in this format (got "${name}")`,
    );
});

import { expect, test } from 'vitest';
import {
  pathGraph,
  toCsv,
  toDot,
  toEdgeList,
  toGraphml,
  toJson,
  toNodeLink,
} from '../../src/index.js';

const graph = pathGraph(3);
const attributes = { vertices: { weight: [1, null, 2.5] }, edges: { disc: ['a', null] } };

test('json has a list for each attribute, and no field without any', () => {
  const plain = {
    directed: false,
    vertices: ['0', '1', '2'],
    edges: [
      [0, 1],
      [1, 2],
    ],
  };
  expect(JSON.parse(toJson(graph))).toEqual(plain);
  expect(JSON.parse(toJson(graph, undefined, attributes))).toEqual({
    ...plain,
    vertexAttributes: attributes.vertices,
    edgeAttributes: attributes.edges,
  });
});

test('what has no value has no attribute', () => {
  const dot = toDot(graph, undefined, attributes).split('\n');
  expect(dot.slice(1, 6)).toEqual([
    '  0 [label="0", weight=1];',
    '  1 [label="1"];',
    '  2 [label="2", weight=2.5];',
    '  0 -- 1 [disc="a"];',
    '  1 -- 2;',
  ]);
  const graphml = toGraphml(graph, undefined, attributes);
  expect(graphml.match(/key="(weight|disc)">[^<]*/g)).toEqual([
    'key="weight">1',
    'key="weight">2.5',
    'key="disc">a',
  ]);
  expect(toCsv(graph, undefined, attributes)).toBe('source,target,disc\n0,1,a\n1,2,\n');
});

test.each([
  [[true, null, false], 'boolean'],
  [[1, null, 2], 'int'],
  [[1, 2.5, null], 'double'],
  [[0.5, null, 2.5], 'double'],
  [[1, 'a', null], 'string'],
  [[0.5, true, 1], 'string'],
  [['a', 'b', 'c'], 'string'],
  [[true, 1, null], 'string'],
])('values %j are of the type %s in GraphML', (weight, type) => {
  const key = toGraphml(graph, undefined, { vertices: { weight } }).match(/<key id="weight"[^>]*>/);
  expect(key?.[0]).toBe(`<key id="weight" for="node" attr.name="weight" attr.type="${type}"/>`);
});

test.each([toJson, toCsv, toDot, toEdgeList, toGraphml, toNodeLink])(
  'each has one value: %o',
  (write) => {
    const few = { vertices: { weight: [1, 2] } };
    expect(() => write(graph, undefined, few)).toThrow('weight must be 3 entries, one per vertex');
    const many = { edges: { disc: [1, 2, 3] } };
    expect(() => write(graph, undefined, many)).toThrow('disc must be 2 entries, one per edge');
  },
);

import { edgesOf, fromDigraph6, fromEdgeList, fromJson, fromNodeLink } from '@manaus/graph';
import { describe, expect, test } from 'vitest';
import { expectBad, json, runLine } from '../run.js';

const hanoi = async (format: string) =>
  (await runLine(`graph hanoi --discs 3 --format ${format}`)).out;

describe('graph hanoi --discs 3', () => {
  test('json', async () => {
    const { directed, vertices, edges } = JSON.parse(await hanoi('json'));
    expect([directed, vertices.length, edges.length]).toEqual([false, 27, 39]);
    expect(vertices).toContain('12/3/');
    for (const [a, b] of edges)
      expect(vertices[a] !== undefined && vertices[b] !== undefined && a !== b).toBe(true);
    expect(await json('graph hanoi --discs 3')).toEqual({ directed, vertices, edges });
  });
  test('csv', async () => {
    const [head, ...lines] = (await hanoi('csv')).trimEnd().split('\n');
    expect(head).toBe('source,target');
    expect(lines).toHaveLength(39);
    expect(lines).toContain('123//,23/1/');
  });
  test('csv quotes labels with commas', async () => {
    const { out } = await runLine('graph hanoi --discs 10 --format csv');
    expect(out.split('\n')[1]).toMatch(/^"1,2,[\d,]*\/\/","[\d,/]*"$/);
  });
  test('graph6 and sparse6 are one line each', async () => {
    expect(await hanoi('graph6')).toMatch(/^Z[?-~]+\n$/);
    expect(await hanoi('sparse6')).toMatch(/^:Z[?-~]+\n$/);
  });
  test('graphml and dot have labels', async () => {
    expect(await hanoi('graphml')).toContain('12/3/');
    expect(await hanoi('dot')).toContain('12/3/');
  });
});

describe('graph manaus --discs 3 --attributes', () => {
  const manaus = async (format: string) =>
    (await runLine(`graph manaus --discs 3 --format ${format} --attributes`)).out;
  test('json: a value of each per vertex and per edge', async () => {
    const { vertices, edges, vertexAttributes, edgeAttributes } = JSON.parse(await manaus('json'));
    const start = vertices.indexOf('1/2/3');
    expect(vertexAttributes.distance[start]).toBe(5);
    expect(vertexAttributes.good.filter(Boolean)).toHaveLength(10);
    for (const values of Object.values(edgeAttributes)) expect(values).toHaveLength(edges.length);
    expect(Object.keys(edgeAttributes)).toEqual(['disc', 'from', 'to', 'shortest']);
  });
  test('csv: columns more', async () => {
    const [head, ...lines] = (await manaus('csv')).trimEnd().split('\n');
    expect(head).toBe('source,target,disc,from,to,shortest');
    expect(lines).toContain('123//,23/1/,1,0,1,true');
  });
  test('graphml: typed keys, and none for the distance of a bad state', async () => {
    const text = await manaus('graphml');
    expect(text).toContain('<key id="distance" for="node" attr.name="distance" attr.type="int"/>');
    expect(text).toContain('<key id="good" for="node" attr.name="good" attr.type="boolean"/>');
    expect(text.match(/<data key="distance">/g)).toHaveLength(10);
  });
  test('dot', async () => {
    expect(await manaus('dot')).toMatch(/\d+ -- \d+ \[disc=1, from=0, to=1, shortest=true\];/);
  });
  test('not for formats without labels', async () => {
    const { code, err } = await runLine('graph manaus --discs 3 --format graph6 --attributes');
    expect([code, err]).toEqual([
      2,
      [
        'manaus graph: --format must be graphml, dot, json, node-link, csv or edge-list with --attributes (got "graph6")',
      ],
    ]);
  });
});

test('directed graphs keep their directions', async () => {
  const { directed, edges } = await json('graph hanoi --discs 2 --moves cyclic');
  const { size } = await json('analyze hanoi --discs 2 --moves cyclic');
  expect([directed, (edges as unknown[]).length]).toEqual([true, size]);
});

test.each(['graph6', 'sparse6'])('a directed graph as %s is bad input', async (format) => {
  const { code, out, err } = await runLine(
    `graph hanoi --discs 2 --moves cyclic --format ${format}`,
  );
  expect([code, out, err]).toEqual([
    2,
    '',
    [
      `manaus graph: --format must be digraph6, graphml, dot, json, node-link, csv or edge-list for a directed graph (got "${format}")`,
    ],
  ]);
});

describe('the formats of networkx and nauty', () => {
  const byLabel = ({ graph, labels }: ReturnType<typeof fromJson>) =>
    edgesOf(graph)
      .map(([a, b]) => [labels[a], labels[b]])
      .map((ends) => (graph.directed ? ends : ends.sort()).join(' '))
      .sort();
  test.each(['', ' --moves cyclic'])('hold the edges of hanoi --discs 3%s', async (moves) => {
    const directed = moves !== '';
    const text = async (format: string) =>
      (await runLine(`graph hanoi --discs 3${moves} --format ${format}`)).out;
    const expected = byLabel(fromJson(await text('json')));
    expect(byLabel(fromNodeLink(await text('node-link')))).toEqual(expected);
    expect(byLabel(fromEdgeList(await text('edge-list'), directed))).toEqual(expected);
    const attributes = fromEdgeList(await text('edge-list --attributes'), directed);
    expect(byLabel(attributes)).toEqual(expected);
  });
  test('node-link: attributes beside id, source and target', async () => {
    const { nodes, edges } = JSON.parse(
      (await runLine('graph manaus --discs 3 --format node-link --attributes')).out,
    );
    expect(nodes).toContainEqual({ id: '1/2/3', distance: 5, good: true, component: 0, degree: 1 });
    const edge = { source: '123//', target: '23/1/', disc: 1, from: 0, to: 1, shortest: true };
    expect(edges).toContainEqual(edge);
  });
  test('edge-list: data as Python writes them', async () => {
    const { out } = await runLine('graph manaus --discs 3 --format edge-list --attributes');
    expect(out.split('\n')).toContain(
      '123// 23/1/ {"disc": 1, "from": 0, "to": 1, "shortest": True}',
    );
  });
  test('digraph6: directed graphs only, as graph6 holds undirected ones only', async () => {
    const tower = 'graph hanoi --discs 2 --moves cyclic --format';
    const code = fromDigraph6((await runLine(`${tower} digraph6`)).out);
    expect(edgesOf(code)).toEqual(edgesOf(fromJson((await runLine(`${tower} json`)).out).graph));
    await expectBad(
      'graph hanoi --discs 2 --format digraph6',
      '--format must be graph6, sparse6, graphml, dot, json, node-link, csv or edge-list for an undirected graph (got "digraph6")',
    );
  });
  test('a state without moves has no place in an edge list', () =>
    expectBad(
      'graph hanoi --discs 1 --moves 0>1 --format edge-list',
      'vertex without edges cannot be written in this format (got "//1")',
    ));
});

test.each([
  ['graph hanoi --discs 3', '--format is required: one of graph6'],
  ['graph hanoi --discs 3 --format gif', '--format must be one of graph6'],
  ['graph hanoi --discs 3 --format csv --json', '--format must be json when --json is given'],
  ['graph hanoi --discs 11 --format graph6', 'graph6 would take'],
  ['graph hanoi --discs 14 --format graphml', '--discs must be few enough for'],
])('%s is bad input', (line, says) => expectBad(line, says));

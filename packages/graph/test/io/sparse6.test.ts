import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Csr, edgesOf, fromSparse6, graphFromEdges, toSparse6 } from '../../src/index.js';
import { graphs } from '../structure/helpers.js';

/** The code of an order below 63 by the description of the format, bit by bit. */
function codeByHand(graph: Csr): string {
  const n = graph.order;
  let k = 0;
  while (2 ** k < n) k++;
  const vertex = (x: number) => (k === 0 ? '' : x.toString(2).padStart(k, '0'));
  const edges = edgesOf(graph).sort(([u, v], [x, y]) => v - y || u - x);
  let bits = '';
  let current = 0;
  for (const [u, v] of edges) {
    if (v === current) bits += '0';
    else if (v === current + 1) bits += '1';
    else bits += `1${vertex(v)}0`;
    bits += vertex(u);
    current = v;
  }
  const missing = (6 - (bits.length % 6)) % 6;
  const has = (v: number) => edges.some((edge) => edge.includes(v));
  const special = ['2,1', '4,2', '8,3', '16,4'].includes(`${n},${k}`);
  const zero = special && has(n - 2) && !has(n - 1) && missing >= k + 1;
  bits += zero ? '0'.padEnd(missing, '1') : '1'.repeat(missing);
  const characters = (bits.match(/.{6}/g) ?? []).map((six) => Number.parseInt(six, 2) + 63);
  return `:${String.fromCharCode(n + 63, ...characters)}`;
}

test('the code is that of the description of the format', () => {
  for (const [order, runs] of [
    [4, 100],
    [8, 150],
    [16, 150],
    [17, 50],
    [62, 5],
  ])
    fc.assert(
      fc.property(graphs(order, order > 9 ? order : 0), fc.nat(3), (graph, isolated) => {
        // The last vertices often have no edges.
        const edges = edgesOf(graph).filter(([, b]) => b < graph.order - isolated);
        const sparse = graphFromEdges(graph.order, edges);
        for (const one of [graph, sparse]) {
          expect(toSparse6(one)).toBe(codeByHand(one));
          expect(fromSparse6(toSparse6(one))).toEqual(one);
        }
      }),
      { numRuns: runs },
    );
});

test.each([62, 63, 4095, 4096, 258_047, 258_048])('an order of %i is read back', (order) => {
  expect(fromSparse6(toSparse6(graphFromEdges(order, []))).order).toBe(order);
});

test('without two vertices there is nothing to read but padding', () => {
  for (const code of [':?', ':@', ':@?', ':@~', ':@~~', ':?~'])
    expect(fromSparse6(code).targets.length).toBe(0);
});

test.each([
  [':@!', 'from ? to ~ (got "!" at 3)'],
  [':A~!', '(got "!" at 4)'],
  [':AN', 'edge must be two different vertices from 0 to 1 (got "0,0")'],
  ['A_', 'text must have the form :CODE (got "A_")'],
])('%s is refused where it goes wrong', (text, message) => {
  expect(() => fromSparse6(text)).toThrow(message);
});

import { attacked, type Chance, replaced } from '@manaus/testing/attacked';
import { expect, test } from 'vitest';
import {
  type Csr,
  cycleGraph,
  graphFromEdges,
  pathGraph,
  verifyHamilton,
} from '../../../src/index.js';
import { joined } from '../forged.js';
import { pairsOf } from '../helpers.js';

interface Certificate {
  readonly graph: Csr;
  readonly path: number[];
  readonly closed: boolean;
}

/** A graph made around a path or cycle, with some more edges. */
function honest({ below, shuffled }: Chance): Certificate {
  const order = 4 + below(6);
  const path = shuffled(Array.from({ length: order }, (_, v) => v));
  const closed = below(2) === 0;
  const steps = path.slice(closed ? 0 : 1).map((v, i) => [path.at(closed ? i - 1 : i), v]);
  const more = pairsOf(order).filter(() => below(6) === 0);
  const edges = new Map(
    [...(steps as [number, number][]), ...more]
      .map(([a, b]): [number, number] => (a < b ? [a, b] : [b, a]))
      .map((edge) => [edge.join(), edge]),
  );
  return { graph: graphFromEdges(order, [...edges.values()]), path, closed };
}

const hasJump = ({ graph, path, closed }: Certificate): boolean =>
  path.some((v, i) => (i > 0 || closed) && !joined(graph, path.at(i - 1) as number, v));

attacked<Certificate>(honest, ({ graph, path, closed }) => verifyHamilton(graph, path, closed), {
  'a path with a jump': (one, { shuffled }) => {
    const forged = { ...one, path: shuffled(one.path) };
    return hasJump(forged) ? forged : null;
  },
  'a vertex left out': (one) => ({ ...one, path: one.path.slice(1) }),
  'a vertex twice': (one, { below }) => ({
    ...one,
    path: replaced(one.path, below(one.path.length - 1), one.path[one.path.length - 1]),
  }),
  'a vertex too many': (one, { of }) => ({ ...one, path: [...one.path, of(one.path)] }),
  'what is no vertex': (one, { below, of }) => ({
    ...one,
    path: replaced(one.path, below(one.path.length), of([-1, one.graph.order, 1.5, Number.NaN])),
  }),
  'a path that does not close': (one) => {
    const forged = { ...one, closed: true };
    return one.closed || !hasJump(forged) ? null : forged;
  },
});

test('a path is not closed by default; a cycle has three vertices at least', () => {
  expect(verifyHamilton(pathGraph(3), [0, 1, 2])).toBe(true);
  expect(verifyHamilton(pathGraph(3), [0, 1, 2], true)).toBe(false);
  expect(verifyHamilton(pathGraph(2), [0, 1], true)).toBe(false);
  expect(verifyHamilton(pathGraph(1), [0], true)).toBe(false);
  expect(verifyHamilton(cycleGraph(3), [2, 0, 1], true)).toBe(true);
});

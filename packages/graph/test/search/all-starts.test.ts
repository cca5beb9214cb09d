import {
  breadthFirstSearch,
  type Csr,
  checkAllStarts,
  type ImplicitGraph,
  neighborsOf,
} from '../../src/index.js';
import { apart, attacked, type Chance, randomGraph, replaced } from '../structure/forged.js';

/** A step for every vertex; -1 where none is made. */
interface Algorithm {
  readonly graph: Csr;
  readonly goal: number;
  readonly steps: readonly number[];
}

const implicit = (graph: Csr): ImplicitGraph => ({
  space: graph.order,
  maxDegree: graph.order,
  directed: false,
  has: () => true,
  neighbors: (v, out) => {
    const all = neighborsOf(graph, v);
    out.set(all);
    return all.length;
  },
});

const levelsOf = ({ graph, goal }: Pick<Algorithm, 'graph' | 'goal'>): Int32Array =>
  breadthFirstSearch(graph, [goal]).distance;

/** A step nearer to a goal wherever there is one. */
function honest(from: Chance): Algorithm {
  const graph = randomGraph(from, 9, 3);
  const goal = from.below(graph.order);
  const distance = levelsOf({ graph, goal });
  const nearer = (v: number) => neighborsOf(graph, v).filter((w) => distance[w] < distance[v]);
  const steps = Array.from({ length: graph.order }, (_, v) =>
    distance[v] > 0 ? from.of(nearer(v)) : -1,
  );
  return { graph, goal, steps };
}

/** The same with another step at a vertex, not the goal, from which the goal can be reached. */
function errs(
  one: Algorithm,
  from: Chance,
  name: (v: number) => readonly number[],
): Algorithm | null {
  const asked = [...one.steps.keys()].filter((v) => one.steps[v] >= 0);
  if (asked.length === 0) return null;
  const at = from.of(asked);
  const named = name(at);
  return named.length === 0 ? null : { ...one, steps: replaced(one.steps, at, from.of(named)) };
}

attacked<Algorithm>(
  honest,
  ({ graph, goal, steps }) => checkAllStarts(implicit(graph), [goal], (v) => steps[v]).optimal,
  {
    'a neighbor that is no nearer': (one, from) => {
      const distance = levelsOf(one);
      return errs(one, from, (v) =>
        neighborsOf(one.graph, v).filter((w) => distance[w] >= distance[v]),
      );
    },
    'a vertex that is no neighbor': (one, from) =>
      errs(one, from, (v) =>
        [...one.steps.keys()].filter((w) => !neighborsOf(one.graph, v).includes(w)),
      ),
    'no step': (one, from) => errs(one, from, () => [-1]),
    'what is no vertex': (one, from) => errs(one, from, () => [one.graph.order, 0.5, Number.NaN]),
    'an edge that the graph has not': (one, from) => {
      const free = apart(one.graph, from);
      if (free === null) return null;
      const [v, w] = free;
      return one.steps[v] < 0 ? null : { ...one, steps: replaced(one.steps, v, w) };
    },
  },
);

import { faultMaker } from '@manaus/core/internals';
import { type Expanded, frontierPlan, type Plan } from './covering-plan.js';

declare module '@manaus/core/faults' {
  interface Faults {
    /** A count of walks took more than `bytes`, `left` edges before its end. */
    walkStates: { readonly states: number; readonly bytes: number; readonly left: number };
  }
}

const fault = faultMaker({
  walkStates: ({ states, bytes, left }, what) =>
    `${states} ${what} take more than ${bytes / 2 ** 20} MiB, with ${left} edges to come`,
});

/** The options of the search: its memory and its callback. */
export interface CoveringOptions {
  /** The most memory, in bytes; an `InputError` if the estimate is higher. Default: 2^28. */
  readonly mostBytes?: number;
  /** Called with the share that is done. */
  readonly onProgress?: (share: number) => void;
}

/** A vertex within a walk, no end of a piece. */
const WITHIN = 0;

/** The layer of an edge: the decisions about the edges so far, up to equivalence. */
interface Layer {
  readonly cameFrom: number[];
  readonly took: boolean[];
  readonly counts: bigint[];
  readonly keys: Map<string, number>;
}

const emptyLayer = (): Layer => ({ cameFrom: [], took: [], counts: [], keys: new Map() });

/** The edge that closed a cycle, by its step, and the state before it. */
interface End {
  readonly step: number;
  readonly from: number;
}

/**
 * The edges of a Hamilton cycle through the edges that are given, and how many such cycles there
 * are.
 */
export function coveringCycles(
  graph: Expanded,
  mostBytes: number,
  onProgress: CoveringOptions['onProgress'],
) {
  const search = new EdgeSearch(graph);
  const { steps } = search.plan;
  for (const step of steps.keys()) {
    const done = step + 1;
    if (search.decide(step) > mostBytes)
      throw fault('graph/covering-walk', 'states', 'walkStates', {
        states: search.visited,
        bytes: mostBytes,
        left: steps.length - done,
      });
    onProgress?.(done / steps.length);
  }
  return { edges: search.edges(), count: search.count, visited: search.visited };
}

/**
 * The search edge by edge; a state is known by the mates of the vertices of which something must be
 * known.
 */
class EdgeSearch {
  readonly plan: Plan;
  /** For the end of a piece, its other end; `WITHIN` for any other vertex. */
  readonly #mate: Int32Array;
  readonly #history: Layer[] = [];
  #layer = emptyLayer();
  #before: readonly number[];
  #end: End | null = null;
  visited = 1;
  count = 0n;

  constructor(graph: Expanded) {
    this.plan = frontierPlan(graph);
    this.#mate = new Int32Array(graph.order + 1);
    for (const [a, b] of graph.given) [this.#mate[a], this.#mate[b]] = [b, a];
    this.#before = this.plan.first;
    this.#layer.keys.set(String.fromCharCode(...this.#before.map((v) => this.#mate[v])), 0);
    this.#layer.counts.push(1n);
  }

  /** Leaves and takes the edge of a step in every state; the memory that the search takes then. */
  decide(step: number): number {
    const { entering, after } = this.plan.steps[step];
    const next = emptyLayer();
    let from = -1;
    for (const key of this.#layer.keys.keys()) {
      const ways = this.#layer.counts[++from];
      this.#read(key, entering);
      this.#keep(next, step, from, false, ways);
      this.#read(key, entering);
      if (this.#take(step, from, ways)) this.#keep(next, step, from, true, ways);
    }
    this.visited += next.counts.length;
    this.#history.push({ ...this.#layer, keys: new Map(), counts: [] });
    this.#layer = next;
    this.#before = after;
    return bytesOf(this.visited, next.counts.length, after.length);
  }

  /** Back from the edge that closed the cycle; `null` where none did. */
  edges(): (readonly [number, number])[] | null {
    if (this.#end === null) return null;
    const { steps } = this.plan;
    const edges = [steps[this.#end.step].edge];
    for (let at = this.#end.step, state = this.#end.from; at > 0; at--) {
      if (this.#history[at].took[state]) edges.push(steps[at - 1].edge);
      state = this.#history[at].cameFrom[state];
    }
    return edges;
  }

  #read(key: string, entering: readonly number[]): void {
    const before = this.#before;
    for (let i = 0; i < before.length; i++) this.#mate[before[i]] = key.charCodeAt(i);
    for (const vertex of entering) this.#mate[vertex] = vertex;
  }

  /** Keeps the state that the mates are, unless a vertex is left with an open end. */
  #keep(next: Layer, step: number, from: number, took: boolean, ways: bigint): void {
    const { leaving, alike, after } = this.plan.steps[step];
    const mate = this.#mate;
    for (const vertex of leaving) if (mate[vertex] !== WITHIN) return;
    for (const [one, other] of alike) putInOrder(mate, one, other);
    let key = '';
    for (const vertex of after) key += String.fromCharCode(mate[vertex]);
    const known = next.keys.get(key);
    if (known !== undefined) {
      next.counts[known] += ways;
      return;
    }
    next.keys.set(key, next.counts.length);
    next.counts.push(ways);
    next.cameFrom.push(from);
    next.took.push(took);
  }

  /** Joins two pieces by the edge of a step, where it does; counts the cycle that it closes. */
  #take(step: number, from: number, ways: bigint): boolean {
    const mate = this.#mate;
    const [u, v] = this.plan.steps[step].edge;
    const [a, b] = [mate[u], mate[v]];
    if (a === WITHIN || b === WITHIN) return false;
    if (a === v) {
      if (!this.#isWhole(step, u, v)) return false;
      this.count += ways;
      this.#end ??= { step, from };
      return false;
    }
    [mate[u], mate[v]] = [WITHIN, WITHIN];
    [mate[a], mate[b]] = [b, a];
    return true;
  }

  /** True if every vertex was met, and none but two is an end. */
  #isWhole(step: number, u: number, v: number): boolean {
    const isOpen = (vertex: number) =>
      vertex !== u && vertex !== v && this.#mate[vertex] !== WITHIN;
    return step >= this.plan.complete && !this.#before.some(isOpen);
  }
}

/**
 * Gives twins that are alike the names in which the mate of the first comes first: states that
 * differ in names only are one.
 */
function putInOrder(mate: Int32Array, one: number, other: number): void {
  const [a, b] = [mate[one], mate[other]];
  if (a === other || (a === one ? 0 : a + 1) <= (b === other ? 0 : b + 1)) return;
  // The first is then not its own mate; and what stands at `WITHIN` is never read.
  [mate[b], mate[a]] = [one, other];
  [mate[other], mate[one]] = [a, b === other ? one : b];
}

/** The memory of the history of all states and of the keys of the last ones. */
const bytesOf = (visited: number, last: number, width: number) =>
  16 * visited + (120 + 2 * width) * last;

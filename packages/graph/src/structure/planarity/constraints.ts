import { NONE, type Orientation, type OutArcs } from './orientation.js';

/**
 * For each arc its side (1 right, -1 left) relative to the arc it refers to, `NONE` when to none.
 */
export interface Sides {
  readonly side: Int8Array;
  readonly reference: Int32Array;
}

/**
 * The conflict pairs, a stack in four columns. A pair holds two sets of back arcs that must lie on
 * different sides; a set is an interval, its arcs linked from the highest return point down to the
 * lowest by `reference`.
 */
interface Work extends Sides {
  readonly o: Orientation;
  readonly lowestArc: Int32Array;
  readonly bottom: Int32Array;
  readonly leftLow: Int32Array;
  readonly leftHigh: Int32Array;
  readonly rightLow: Int32Array;
  readonly rightHigh: Int32Array;
  pairs: number;
}

/**
 * The second phase: merges the constraints of each vertex's arcs; null as soon as two contradict
 * each other. Linear time.
 */
export function constrain(o: Orientation, out: OutArcs): Sides | null {
  const { starts, arcs } = out;
  const { targets } = o.graph;
  const work = newWork(o);
  const next = starts.slice();
  for (const root of o.roots)
    for (let v = root; ; ) {
      if (next[v] < starts[v + 1]) {
        const arc = arcs[next[v]];
        const to = targets[arc];
        work.bottom[arc] = work.pairs;
        if (o.parent[to] === arc) {
          v = to;
          continue;
        }
        work.lowestArc[arc] = arc;
        push(work, NONE, NONE, arc, arc);
        if (!integrate(work, out, arc, v)) return null;
        next[v]++;
      } else {
        const arc = o.parent[v];
        if (arc === NONE) break;
        v = o.sources[arc];
        trim(work, arc, v);
        if (!integrate(work, out, arc, v)) return null;
        next[v]++;
      }
    }
  return work;
}

function newWork(o: Orientation): Work {
  const arcs = o.oriented.length;
  const column = () => new Int32Array(arcs / 2);
  return {
    o,
    side: new Int8Array(arcs).fill(1),
    reference: new Int32Array(arcs).fill(NONE),
    lowestArc: new Int32Array(arcs).fill(NONE),
    bottom: new Int32Array(arcs),
    leftLow: column(),
    leftHigh: column(),
    rightLow: column(),
    rightHigh: column(),
    pairs: 0,
  };
}

function push(
  work: Work,
  leftLow: number,
  leftHigh: number,
  rightLow: number,
  rightHigh: number,
): void {
  const at = work.pairs++;
  work.leftLow[at] = leftLow;
  work.leftHigh[at] = leftHigh;
  work.rightLow[at] = rightLow;
  work.rightHigh[at] = rightHigh;
}

function swap({ leftLow, leftHigh, rightLow, rightHigh }: Work, at: number): void {
  [leftLow[at], rightLow[at]] = [rightLow[at], leftLow[at]];
  [leftHigh[at], rightHigh[at]] = [rightHigh[at], leftHigh[at]];
}

/** Brings the return arcs of an arc finished at v together with those of the arcs before it. */
function integrate(work: Work, { starts, arcs }: OutArcs, arc: number, v: number): boolean {
  const { o } = work;
  if (o.lowpoint[arc] >= o.height[v]) return true;
  const above = o.parent[v];
  if (arcs[starts[v]] === arc) {
    work.lowestArc[above] = work.lowestArc[arc];
    return true;
  }
  return addConstraints(work, arc, above);
}

/**
 * Puts the return arcs of `arc` on one side and those of the earlier arcs that conflict with them
 * on the other.
 */
function addConstraints(work: Work, arc: number, above: number): boolean {
  const { leftLow, leftHigh, rightLow, rightHigh, reference } = work;
  const { lowpoint } = work.o;
  const merged = { leftLow: NONE, leftHigh: NONE, rightLow: NONE, rightHigh: NONE };
  do {
    const top = --work.pairs;
    if (leftHigh[top] !== NONE) swap(work, top);
    if (leftHigh[top] !== NONE) return false;
    if (lowpoint[rightLow[top]] > lowpoint[above]) {
      if (merged.rightLow === NONE) merged.rightHigh = rightHigh[top];
      else reference[merged.rightLow] = rightHigh[top];
      merged.rightLow = rightLow[top];
    } else reference[rightLow[top]] = work.lowestArc[above];
  } while (work.pairs > work.bottom[arc]);
  const conflicts = (high: number) => high !== NONE && lowpoint[high] > lowpoint[arc];
  while (
    work.pairs > 0 &&
    (conflicts(leftHigh[work.pairs - 1]) || conflicts(rightHigh[work.pairs - 1]))
  ) {
    const top = --work.pairs;
    if (conflicts(rightHigh[top])) swap(work, top);
    if (conflicts(rightHigh[top])) return false;
    if (rightLow[top] !== NONE) {
      if (merged.rightLow === NONE) merged.rightHigh = rightHigh[top];
      else reference[merged.rightLow] = rightHigh[top];
      merged.rightLow = rightLow[top];
    }
    if (merged.leftLow === NONE) merged.leftHigh = leftHigh[top];
    else reference[merged.leftLow] = leftHigh[top];
    merged.leftLow = leftLow[top];
  }
  if (merged.leftHigh !== NONE || merged.rightHigh !== NONE)
    push(work, merged.leftLow, merged.leftHigh, merged.rightLow, merged.rightHigh);
  return true;
}

/**
 * Takes the back arcs that end in u off the stack, when the tree arc out of u is finished, and
 * settles that arc's side.
 */
function trim(work: Work, treeArc: number, u: number): void {
  const { leftLow, leftHigh, rightLow, rightHigh, reference, side, o } = work;
  const { height, lowpoint } = o;
  while (work.pairs > 0 && lowest(work, work.pairs - 1) === height[u]) {
    const low = leftLow[--work.pairs];
    if (low !== NONE) side[low] = -1;
  }
  if (work.pairs === 0) return;
  const top = work.pairs - 1;
  trimInterval(work, leftLow, leftHigh, rightLow, top, u);
  trimInterval(work, rightLow, rightHigh, leftLow, top, u);
  if (lowpoint[treeArc] >= height[u]) return;
  const left = leftHigh[top];
  const right = rightHigh[top];
  reference[treeArc] =
    left !== NONE && (right === NONE || lowpoint[left] > lowpoint[right]) ? left : right;
}

function trimInterval(
  { reference, side, o }: Work,
  low: Int32Array,
  high: Int32Array,
  otherLow: Int32Array,
  at: number,
  u: number,
): void {
  while (high[at] !== NONE && o.graph.targets[high[at]] === u) high[at] = reference[high[at]];
  if (high[at] !== NONE || low[at] === NONE) return;
  reference[low[at]] = otherLow[at];
  side[low[at]] = -1;
  low[at] = NONE;
}

function lowest({ leftLow, rightLow, o }: Work, at: number): number {
  if (leftLow[at] === NONE) return o.lowpoint[rightLow[at]];
  if (rightLow[at] === NONE) return o.lowpoint[leftLow[at]];
  return Math.min(o.lowpoint[leftLow[at]], o.lowpoint[rightLow[at]]);
}

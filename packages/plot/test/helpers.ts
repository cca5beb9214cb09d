import { formatLabel, type TowerRules, towerPuzzle } from '@manaus/core';
import { toCsr } from '@manaus/graph';
import { stateGraph } from '@manaus/kernels';
import type { TextMark } from '../src/figure.js';
import type { TowerGraphData } from '../src/figures/tower-graph/input.js';
import { type Figure, type Point, towerGraphData } from '../src/node.js';

export function graphOf(rules: TowerRules): TowerGraphData {
  return towerGraphData(rules, toCsr(stateGraph(towerPuzzle(rules))));
}

export function vertexOf({ states }: TowerGraphData, label: string): number {
  const vertex = states.findIndex((state) => formatLabel(state) === label);
  if (vertex < 0) throw new Error(`no state ${label}`);
  return vertex;
}

/** Distances to a state, and the next vertex on the path; -1 if none exists. */
export function towards(
  graph: TowerGraphData,
  label: string,
): { distance: number[]; next: number[] } {
  const into: number[][] = graph.states.map(() => []);
  for (const [a, b] of graph.edges) {
    into[b].push(a);
    if (graph.directed !== true) into[a].push(b);
  }
  const distance = graph.states.map(() => -1);
  const next = graph.states.map(() => -1);
  const queue = [vertexOf(graph, label)];
  distance[queue[0]] = 0;
  for (const v of queue)
    for (const u of into[v])
      if (distance[u] < 0) {
        distance[u] = distance[v] + 1;
        next[u] = v;
        queue.push(u);
      }
  return { distance, next };
}

export function route(graph: TowerGraphData, from: string, to: string): number[] {
  const { next } = towards(graph, to);
  const path = [vertexOf(graph, from)];
  while (next[path[path.length - 1]] >= 0) path.push(next[path[path.length - 1]]);
  return path;
}

interface Box {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

export function boxesOf(figure: Figure): Box[] {
  const labels = figure.marks.filter(
    (mark): mark is TextMark => mark.kind === 'text' && mark.box !== undefined,
  );
  return labels.map(({ text, x, y, box }) => ({
    label: text,
    x,
    y,
    halfWidth: (box?.width ?? 0) / 2,
    halfHeight: (box?.height ?? 0) / 2,
  }));
}

/** Pairs of labels that touch, in words. */
export function overlaps(figure: Figure): string[] {
  const boxes = boxesOf(figure);
  return boxes.flatMap((a, i) =>
    boxes
      .slice(0, i)
      .filter(
        (b) =>
          Math.abs(a.x - b.x) < a.halfWidth + b.halfWidth &&
          Math.abs(a.y - b.y) < a.halfHeight + b.halfHeight,
      )
      .map((b) => `${a.label} on ${b.label}`),
  );
}

/** Labels through which an edge of others runs, in words. */
export function strikes(figure: Figure): string[] {
  const lines = figure.marks.flatMap((mark) =>
    mark.kind === 'line' && ['edges', 'path', 'missing'].includes(mark.group ?? '')
      ? mark.lines
      : [],
  );
  const boxes = boxesOf(figure);
  return lines.flatMap((line) =>
    segments(line).flatMap(([from, to]) =>
      boxes.filter((box) => !ends(line, box) && meets(from, to, box)).map((box) => box.label),
    ),
  );
}

const segments = (line: readonly Point[]) => line.slice(1).map((to, i) => [line[i], to] as const);

/** A path runs through the middle of its own labels; an edge ends there. */
const ends = (line: readonly Point[], box: Box) =>
  line.some((point) => Math.hypot(point.x - box.x, point.y - box.y) < 0.01);

/** Liang–Barsky: the part of a segment inside the inner nine tenths of a box is not empty. */
function meets(from: Point, to: Point, box: Box): boolean {
  let [enter, leave] = [0, 1];
  const [width, height] = [0.9 * box.halfWidth, 0.9 * box.halfHeight];
  const sides = [
    [from.x - to.x, from.x - (box.x - width)],
    [to.x - from.x, box.x + width - from.x],
    [from.y - to.y, from.y - (box.y - height)],
    [to.y - from.y, box.y + height - from.y],
  ];
  for (const [slope, room] of sides) {
    if (slope === 0 && room < 0) return false;
    if (slope < 0) enter = Math.max(enter, room / slope);
    if (slope > 0) leave = Math.min(leave, room / slope);
  }
  return enter < leave;
}

export function crossings(
  points: readonly Point[],
  edges: readonly (readonly [number, number])[],
): number {
  let count = 0;
  edges.forEach(([a, b], i) => {
    for (const [c, d] of edges.slice(0, i))
      if (new Set([a, b, c, d]).size === 4 && cross(points[a], points[b], points[c], points[d]))
        count++;
  });
  return count;
}

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

export function closest(points: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  points.forEach((p, i) => {
    for (const q of points.slice(0, i)) least = Math.min(least, Math.hypot(p.x - q.x, p.y - q.y));
  });
  return least;
}

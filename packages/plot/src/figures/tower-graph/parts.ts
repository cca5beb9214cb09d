import { isDirectedTower, range } from '@manaus/core';
import { colors } from '../../colors.js';
import type { LineMark, Mark, Point } from '../../figure.js';
import { message, said, type Tongue } from '../../language.js';
import type { Edge } from '../../layouts/layout.js';
import { boardText } from '../../marks/board.js';
import { capsule } from '../../marks/capsule.js';
import { dotMark } from '../../marks/dot.js';
import { arrowheads, edgeMarks, pathMarks, regionMark } from '../../marks/graph-edges.js';
import { textMark } from '../../marks/kinds.js';
import { counted } from '../names.js';
import { edgeLine, reachable, type Scene, styleOf } from './scene.js';
import { edgeColor, lookOf, type VertexClass } from './vertex-classes.js';

/** The filled parts. */
export function drawRegions({ input, at }: Scene): Mark[] {
  return (input.regions ?? []).map(({ vertices, color, label }) =>
    regionMark(vertices, at, color, label),
  );
}

/** The yellow path. */
export function drawPath(scene: Scene): Mark[] {
  const path = scene.input.path ?? [];
  const points = path.flatMap((vertex, i) =>
    i === 0 ? [scene.at[vertex]] : edgeLine(scene, path[i - 1], vertex).slice(1),
  );
  return pathMarks(points, scene.labeled === null);
}

/** The edges that are not on the path; arrowheads where a move has no way back. */
export function drawEdges(scene: Scene): Mark[] {
  const { at, input, labeled, dot } = scene;
  const { rules, path = [], edges, directed = isDirectedTower(rules) } = input;
  // Arcs with their reverse are drawn once, as edges.
  const all = new Set(directed ? edges.map(String) : []);
  const hasReverse = ([a, b]: Edge) => all.has(`${b},${a}`);
  const lines = directed ? edges.filter((arc) => hasReverse(arc) && arc[0] < arc[1]) : edges;
  const arcs = directed ? edges.filter((arc) => !hasReverse(arc)) : [];

  const bothWays = (a: number, b: number) => (a < b ? `${a} ${b}` : `${b} ${a}`);
  const onPath = new Set(path.slice(1).map((vertex, i) => bothWays(path[i], vertex)));
  const marks = edgeMarks(
    [...lines, ...arcs]
      .filter(([a, b]) => !onPath.has(bothWays(a, b)))
      .map(([a, b]) => {
        const ends = [input.classes?.[a] ?? 'plain', input.classes?.[b] ?? 'plain'] as const;
        const color = input.edgeColor?.(a, b) ?? edgeColor(...ends);
        return { line: edgeLine(scene, a, b), color, ...lineLook(scene, ends) };
      }),
  );
  if (arcs.length === 0) return marks;
  const size = labeled === null ? Math.max(3, 2 * dot) : 11;
  const ends = arcs.map(([a, b]) => [at[a], at[b]] as const);
  return [...marks, arrowheads(ends, colors.quiet, size)];
}

/** The width and the opacity of an edge between vertices of two classes: less in larger graphs. */
function lineLook(
  { labels, labeled }: Scene,
  ends: readonly [VertexClass, VertexClass],
): Pick<LineMark, 'width' | 'opacity'> {
  if (labels.length > 1000) return { width: 0.7, opacity: 0.6 };
  if (labels.length > 100) return { width: 0.9 };
  if (ends.includes('joining')) return { width: 1.1, opacity: 0.55 };
  if (labeled === null) return { width: 1.2 };
  return { width: ends[0].startsWith('disc-') ? 2.2 : 1.8 };
}

/** The vertices: capsules, or dots with the landmarks named beside them. */
export function drawVertices(language: Tongue, scene: Scene): Mark[] {
  const { input, at, labels, labeled, dot } = scene;
  const onPath = new Set(input.path);
  const degrees = new Array<number>(labels.length).fill(0);
  for (const [a, b] of input.edges) {
    degrees[a]++;
    if (input.directed !== true) degrees[b]++;
  }
  const marks = labels.map((label, v) => {
    const name = input.classes?.[v] ?? 'plain';
    const distance = input.distance?.[v];
    const hover = [
      name === 'plain' ? label : `${label} (${said(language, lookOf(name).label)})`,
      ...(distance === undefined ? [] : [distanceInWords(language, distance)]),
      `${message(language, 'degree')} ${degrees[v]}`,
      boardText(input.rules, input.states[v]),
    ].join('\n');
    const style = styleOf(scene, v, onPath.has(v));
    if (labeled !== null) return capsule(label, at[v], labeled, style, hover, 'vertices');
    const { fill, shape, stroke } = style;
    const outline = stroke === undefined ? {} : { stroke, strokeWidth: 0.8 };
    return dotMark(at[v], dot, shape, { fill, ...outline, hover, group: 'vertices' });
  });
  return labeled === null ? [...marks, ...landmarkNames(scene)] : marks;
}

function distanceInWords(language: Tongue, distance: number | null): string {
  if (!reachable(distance)) return message(language, 'cannot reach the goal');
  return `${counted(language, distance, 'move')} ${message(language, 'to the goal')}`;
}

const nameText = {
  size: 12,
  weight: 'bold',
  color: colors.text,
  halo: colors.paper,
  group: 'names',
} as const;

/**
 * Names beside dots, only where no other name stands: of the ends of the path, the vertices that
 * are asked for, and the states with all discs on one peg, in order of size.
 */
function landmarkNames(scene: Scene): Mark[] {
  const { rules, states, path = [], landmarks = [] } = scene.input;
  const full = range(1, rules.discs).join();
  const perfect = [...states.keys()].filter((vertex) =>
    states[vertex].some((discs) => discs.join() === full),
  );
  const vertices = new Set([...path.slice(0, 1), ...path.slice(-1), ...landmarks, ...perfect]);
  const taken: Point[] = [];
  const marks: Mark[] = [];
  for (const vertex of vertices) {
    const place = besideVertex(scene, vertex);
    if (taken.some((other) => isNear(other, place, 60, 16))) continue;
    taken.push(place);
    marks.push(textMark(scene.labels[vertex], place, nameText));
  }
  return marks;
}

/** True if two points are nearer than both distances. */
const isNear = (a: Point, b: Point, across: number, along: number): boolean =>
  Math.abs(a.x - b.x) < across && Math.abs(a.y - b.y) < along;

/**
 * The place of the name of a vertex, away from the middle of the drawing; moved a little up or down
 * if it covers a vertex there.
 */
function besideVertex({ at, labels, size, dot }: Scene, vertex: number): Point {
  const { x, y } = at[vertex];
  const middle = { x: size / 2, y: size / 2 + 20 };
  const away = Math.hypot(x - middle.x, y - middle.y) || 1;
  const outward = Math.sign(y - middle.y || -1);
  const from = { x: x + ((x - middle.x) / away) * 6, y: y + outward * (dot + 12) };
  const [across, along] = [4 * labels[vertex].length + dot, 8 + dot];
  const covers = (place: Point) => at.some((other) => isNear(other, place, across, along));
  const places = [0, 1, 2, 3].map((step) => ({ x: from.x, y: from.y + step * outward * 6 }));
  return places.find((place) => !covers(place)) ?? from;
}

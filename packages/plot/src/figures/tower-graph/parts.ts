import { isDirectedTower, range } from '@manaus/core';
import { colors } from '../../colors.js';
import type { LineMark, Mark, Point } from '../../figure.js';
import { message, said, type Tongue } from '../../language.js';
import type { Edge } from '../../layouts/layout.js';
import { boardText } from '../../marks/board.js';
import { capsule, type VertexStyle } from '../../marks/capsule.js';
import { dotMark } from '../../marks/dot.js';
import { arrowheads, edgeMarks, pathMarks, regionMark } from '../../marks/graph-edges.js';
import { textMark } from '../../marks/kinds.js';
import { counted } from '../names.js';
import type { TowerGraphInput } from './input.js';
import { edgeLine, type Placed, reachable, styleOf } from './placed.js';
import { edgeColor, lookOf, type VertexClass } from './vertex-classes.js';

/** The filled parts. */
export function drawRegions({ input, at }: Placed): Mark[] {
  return (input.regions ?? []).map(({ vertices, color, label }) =>
    regionMark(vertices, at, color, label),
  );
}

/** The yellow path. */
export function drawPath(scene: Placed): Mark[] {
  const path = scene.input.path ?? [];
  const points = path.flatMap((vertex, i) =>
    i === 0 ? [scene.at[vertex]] : edgeLine(scene, path[i - 1], vertex).slice(1),
  );
  return pathMarks(points, scene.labeled === null);
}

const bothWays = (a: number, b: number) => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** The edges that are not on the path; arrowheads where a move has no way back. */
export function drawEdges(scene: Placed): Mark[] {
  const { rules, path, edges, directed = isDirectedTower(rules) } = scene.input;
  const [lines, arcs] = directed ? split(edges) : [edges, []];
  const drawn = offPath([...lines, ...arcs], path).map((edge) => drawnEdge(scene, edge));
  return [...edgeMarks(drawn), ...arrowMarks(scene, arcs)];
}

/** The edges that are not on a path. */
function offPath(edges: readonly Edge[], path: readonly number[] = []): Edge[] {
  const onPath = new Set(path.slice(1).map((vertex, i) => bothWays(path[i], vertex)));
  return edges.filter(([a, b]) => !onPath.has(bothWays(a, b)));
}

function arrowMarks({ at, labeled, dot }: Placed, arcs: readonly Edge[]): Mark[] {
  const size = labeled === null ? Math.max(3, 2 * dot) : 11;
  const ends = arcs.map(([a, b]) => [at[a], at[b]] as const);
  return arcs.length === 0 ? [] : [arrowheads(ends, colors.quiet, size)];
}

/** Arcs with their reverse, once each, and arcs that go one way only. */
function split(arcs: readonly Edge[]): Edge[][] {
  const all = new Set(arcs.map(String));
  const back = ([a, b]: Edge) => all.has(`${b},${a}`);
  return [arcs.filter((arc) => back(arc) && arc[0] < arc[1]), arcs.filter((arc) => !back(arc))];
}

function drawnEdge(scene: Placed, edge: Edge) {
  const ends = endsOf(scene.input, edge);
  const color = scene.input.edgeColor?.(...edge) ?? edgeColor(...ends);
  return { line: edgeLine(scene, ...edge), color, ...lineLook(scene, ends) };
}

/** The classes of the ends of an edge. */
type Ends = [VertexClass, VertexClass];

const endsOf = ({ classes }: TowerGraphInput, [a, b]: Edge): Ends =>
  classes === undefined ? ['plain', 'plain'] : [classes[a], classes[b]];

/**
 * The width and the opacity of an edge between vertices of two classes, in a graph of some states.
 */
function lineLook(scene: Placed, ends: Ends): Pick<LineMark, 'width' | 'opacity'> {
  const order = scene.labels.length;
  if (order > 100) return order > 1000 ? { width: 0.7, opacity: 0.6 } : { width: 0.9 };
  return ends.includes('joining') ? { width: 1.1, opacity: 0.55 } : { width: widthOf(scene, ends) };
}

function widthOf({ labeled }: Placed, [first]: Ends): number {
  if (labeled === null) return 1.2;
  return first.startsWith('disc-') ? 2.2 : 1.8;
}

/** The vertices: capsules, or dots with the landmarks named beside them. */
export function drawVertices(language: Tongue, scene: Placed): Mark[] {
  const onPath = new Set(scene.input.path);
  const degrees = degreesOf(scene.input);
  const marks = scene.labels.map((_, v) =>
    vertexMark(language, scene, v, onPath.has(v), degrees[v]),
  );
  return scene.labeled === null ? [...marks, ...landmarkNames(scene)] : marks;
}

function vertexMark(
  language: Tongue,
  scene: Placed,
  vertex: number,
  onPath: boolean,
  degree: number,
): Mark {
  const style = styleOf(scene, vertex, onPath);
  const hover = hoverText(language, scene, vertex, degree);
  return scene.labeled === null
    ? vertexDot(scene, vertex, style, hover)
    : capsule(scene.labels[vertex], scene.at[vertex], scene.labeled, style, hover, 'vertices');
}

function vertexDot({ at, dot }: Placed, vertex: number, style: VertexStyle, hover: string): Mark {
  const { fill, shape, stroke } = style;
  const outline = stroke === undefined ? {} : { stroke, strokeWidth: 0.8 };
  return dotMark(at[vertex], dot, shape, { fill, ...outline, hover, group: 'vertices' });
}

function degreesOf({ states, edges, directed }: TowerGraphInput): number[] {
  const degrees = new Array<number>(states.length).fill(0);
  for (const [a, b] of edges) {
    degrees[a]++;
    if (directed !== true) degrees[b]++;
  }
  return degrees;
}

const hoverText = (
  language: Tongue,
  { input, labels }: Placed,
  vertex: number,
  degree: number,
): string =>
  [
    `${labels[vertex]}${classInWords(language, input.classes?.[vertex])}`,
    ...distanceInWords(language, input.distance?.[vertex]),
    `${message(language, 'degree')} ${degree}`,
    boardText(input.rules, input.states[vertex]),
  ].join('\n');

const classInWords = (language: Tongue, name: VertexClass = 'plain'): string =>
  name === 'plain' ? '' : ` (${said(language, lookOf(name).label)})`;

function distanceInWords(language: Tongue, distance: number | null | undefined): string[] {
  if (distance === undefined) return [];
  if (!reachable(distance)) return [message(language, 'cannot reach the goal')];
  return [`${counted(language, distance, 'move')} ${message(language, 'to the goal')}`];
}

const nameText = {
  size: 12,
  weight: 'bold',
  color: colors.text,
  halo: colors.paper,
  group: 'names',
} as const;

/** Names beside dots: only where no other name stands. */
function landmarkNames(scene: Placed): Mark[] {
  const taken: Point[] = [];
  return [...new Set(landmarksOf(scene))].flatMap((vertex): Mark[] => {
    const to = besideVertex(scene, vertex);
    if (taken.some((other) => isNear(other, to, 60, 16))) return [];
    taken.push(to);
    return [textMark(scene.labels[vertex], to, nameText)];
  });
}

/** True if two points are nearer than both distances. */
const isNear = (a: Point, b: Point, across: number, along: number): boolean =>
  Math.abs(a.x - b.x) < across && Math.abs(a.y - b.y) < along;

/** The vertices to name: the ends of the path, those that are asked for, the perfect states. */
function landmarksOf(scene: Placed): number[] {
  const { path = [], landmarks = [] } = scene.input;
  return [...path.slice(0, 1), ...path.slice(-1), ...landmarks, ...perfectStates(scene)];
}

/** The place of the name of a vertex, away from the middle of the drawing. */
function besideVertex(scene: Placed, vertex: number): Point {
  const { x, y } = scene.at[vertex];
  const middle = { x: scene.size / 2, y: scene.size / 2 + 20 };
  const away = Math.hypot(x - middle.x, y - middle.y) || 1;
  const outward = Math.sign(y - middle.y || -1);
  return clearOfVertices(scene, scene.labels[vertex], outward, {
    x: x + ((x - middle.x) / away) * 6,
    y: y + outward * (scene.dot + 12),
  });
}

/** The place of a name, moved a little up or down if it covers a vertex there. */
function clearOfVertices(scene: Placed, name: string, outward: number, from: Point): Point {
  const [across, along] = [4 * name.length + scene.dot, 8 + scene.dot];
  const covers = (place: Point) => scene.at.some((dot) => isNear(dot, place, across, along));
  const places = [0, 1, 2, 3].map((step) => ({ x: from.x, y: from.y + step * outward * 6 }));
  return places.find((place) => !covers(place)) ?? from;
}

/** The states with all discs on one peg, in order of size. */
function perfectStates({ input: { rules, states } }: Placed): number[] {
  const full = range(1, rules.discs).join();
  return states.flatMap((state, vertex) =>
    state.some((discs) => discs.join() === full) ? [vertex] : [],
  );
}

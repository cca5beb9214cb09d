import { isDirectedTower, range } from '@manaus/core';
import { colors } from '../../colors.js';
import type { Mark, Point } from '../../figure.js';
import { message, said } from '../../language.js';
import type { Edge } from '../../layouts/layout.js';
import { boardText } from '../../marks/board.js';
import { capsule, type VertexStyle } from '../../marks/capsule.js';
import { dotMark } from '../../marks/dot.js';
import { arrowheads, edgeMarks, pathMarks } from '../../marks/graph-edges.js';
import { polygonMark, textMark } from '../../marks/kinds.js';
import { counted } from '../names.js';
import type { VertexClass } from './input.js';
import { edgeLine, type Placed, reachable, styleOf } from './placed.js';
import { edgeColor, lookOf } from './vertex-classes.js';

/** The filled parts. */
export function drawRegions({ input, at }: Placed): Mark[] {
  return (input.regions ?? []).map(({ vertices, color, label }) => {
    const look = { fill: color, opacity: 0.15, hover: label, group: 'regions' };
    return polygonMark([vertices.map((v) => at[v])], look);
  });
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
  const { rules, path = [], edges, directed = isDirectedTower(rules) } = scene.input;
  const onPath = new Set(path.slice(1).map((vertex, i) => bothWays(path[i], vertex)));
  const [lines, arcs] = directed ? split(edges) : [edges, []];
  const drawn = [...lines, ...arcs].filter(([a, b]) => !onPath.has(bothWays(a, b)));
  return [...edgeMarks(drawn.map((edge) => drawnEdge(scene, edge))), ...arrowMarks(scene, arcs)];
}

const drawnEdge = (scene: Placed, [a, b]: Edge) => ({
  line: edgeLine(scene, a, b),
  ...edgeLook(scene, a, b),
});

function arrowMarks({ at, labeled, dot }: Placed, arcs: readonly Edge[]): Mark[] {
  const size = labeled === null ? Math.max(3, 2 * dot) : 11;
  const ends = arcs.map(([a, b]) => [at[a], at[b]] as const);
  return arcs.length === 0 ? [] : [arrowheads(ends, colors.quiet, size)];
}

/** Arcs with their reverse, once each, and arcs that go one way only. */
function split(arcs: readonly Edge[]): [Edge[], Edge[]] {
  const all = new Set(arcs.map(([a, b]) => `${a} ${b}`));
  const back = ([a, b]: Edge) => all.has(`${b} ${a}`);
  return [arcs.filter((arc) => back(arc) && arc[0] < arc[1]), arcs.filter((arc) => !back(arc))];
}

interface EdgeLook {
  readonly color: string;
  readonly width: number;
  readonly opacity?: number;
}

function edgeLook({ input, labeled }: Placed, a: number, b: number): EdgeLook {
  const { states, classes } = input;
  const ends: Ends = classes === undefined ? ['plain', 'plain'] : [classes[a], classes[b]];
  const color = input.edgeColor?.(a, b) ?? edgeColor(...ends);
  return { color, ...lineLook(states.length, ends, labeled !== null) };
}

type Ends = [VertexClass, VertexClass];

/**
 * The width and the opacity of an edge between vertices of two classes, in a graph of some states.
 */
function lineLook(states: number, ends: Ends, labeled: boolean): Omit<EdgeLook, 'color'> {
  if (states > 1000) return { width: 0.7, opacity: 0.6 };
  if (states > 100) return { width: 0.9 };
  if (ends.includes('joining')) return { width: 1.1, opacity: 0.55 };
  if (!labeled) return { width: 1.2 };
  return { width: ends[0].startsWith('disc-') ? 2.2 : 1.8 };
}

/** The vertices: capsules, or dots with the landmarks named beside them. */
export function drawVertices(scene: Placed): Mark[] {
  const onPath = new Set(scene.input.path ?? []);
  const degrees = degreesOf(scene);
  const vertices = scene.labels.map((_, v) =>
    vertexMark(scene, v, styleOf(scene, v, onPath), hoverText(scene, v, degrees[v])),
  );
  return scene.labeled === null ? [...vertices, ...landmarkNames(scene)] : vertices;
}

function vertexMark(scene: Placed, vertex: number, style: VertexStyle, hover: string): Mark {
  const { at, labels, labeled, dot } = scene;
  return labeled === null
    ? vertexDot(at[vertex], dot, style, hover)
    : capsule(labels[vertex], at[vertex], labeled, style, hover, 'vertices');
}

function vertexDot(at: Point, radius: number, style: VertexStyle, hover: string): Mark {
  const { fill, shape, stroke } = style;
  const outline = stroke === undefined ? {} : { stroke, strokeWidth: 0.8 };
  return dotMark(at, radius, shape, { fill, ...outline, hover, group: 'vertices' });
}

function degreesOf({ input: { states, edges, directed } }: Placed): number[] {
  const degrees = new Array<number>(states.length).fill(0);
  for (const [a, b] of edges) {
    degrees[a]++;
    if (directed !== true) degrees[b]++;
  }
  return degrees;
}

const hoverText = ({ input, labels }: Placed, vertex: number, degree: number): string =>
  [
    `${labels[vertex]}${classInWords(input.classes?.[vertex])}`,
    ...distanceInWords(input.distance?.[vertex]),
    `${message('degree')} ${degree}`,
    boardText(input.rules, input.states[vertex]),
  ].join('\n');

const classInWords = (name: VertexClass = 'plain'): string =>
  name === 'plain' ? '' : ` (${said(lookOf(name).label)})`;

function distanceInWords(distance: number | null | undefined): string[] {
  if (distance === undefined) return [];
  if (!reachable(distance)) return [message('cannot reach the goal')];
  return [`${counted(distance, 'move')} ${message('to the goal')}`];
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

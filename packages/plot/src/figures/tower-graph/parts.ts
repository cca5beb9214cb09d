import { isDirectedTower } from '@manaus/core';
import { colors } from '../../colors.js';
import type { Mark, Point } from '../../figure.js';
import { message, said } from '../../language.js';
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
  const { path = [], edges, directed } = scene.input;
  const onPath = new Set(path.slice(1).map((vertex, i) => bothWays(path[i], vertex)));
  const oneWay = directed ?? isDirectedTower(scene.input.rules);
  const [lines, arcs] = oneWay ? split(edges) : [edges, []];
  const drawn = [...lines, ...arcs].filter(([a, b]) => !onPath.has(bothWays(a, b)));
  const marks: Mark[] = edgeMarks(
    drawn.map(([a, b]) => ({ line: edgeLine(scene, a, b), ...edgeLook(scene, a, b) })),
  );
  if (arcs.length > 0)
    marks.push(
      arrowheads(
        arcs.map(([a, b]) => [scene.at[a], scene.at[b]] as const),
        colors.quiet,
        arrowSize(scene),
      ),
    );
  return marks;
}

const arrowSize = ({ labeled, dot }: Placed) => (labeled === null ? Math.max(3, 2 * dot) : 11);

/** Arcs with their reverse, once each, and arcs that go one way only. */
function split(
  arcs: readonly (readonly [number, number])[],
): [(readonly [number, number])[], (readonly [number, number])[]] {
  const all = new Set(arcs.map(([a, b]) => `${a} ${b}`));
  const back = ([a, b]: readonly [number, number]) => all.has(`${b} ${a}`);
  return [arcs.filter((arc) => back(arc) && arc[0] < arc[1]), arcs.filter((arc) => !back(arc))];
}

interface EdgeLook {
  readonly color: string;
  readonly width: number;
  readonly opacity?: number;
}

function edgeLook({ input, labeled }: Placed, a: number, b: number): EdgeLook {
  const { states, classes } = input;
  const [first, second]: VertexClass[] =
    classes === undefined ? ['plain', 'plain'] : [classes[a], classes[b]];
  const color = input.edgeColor?.(a, b) ?? edgeColor(first, second);
  if (states.length > 1000) return { color, width: 0.7, opacity: 0.6 };
  if (states.length > 100) return { color, width: 0.9 };
  if (first === 'joining' || second === 'joining') return { color, width: 1.1, opacity: 0.55 };
  return { color, width: labeled === null ? 1.2 : first.startsWith('disc-') ? 2.2 : 1.8 };
}

/** The vertices: capsules, or dots with the landmarks named beside them. */
export function drawVertices(scene: Placed): Mark[] {
  const { input, at, labels, labeled } = scene;
  const onPath = new Set(input.path ?? []);
  const degrees = degreesOf(scene);
  const look = (vertex: number) => styleOf(scene, vertex, onPath);
  const hover = (vertex: number) => hoverText(scene, vertex, degrees[vertex]);
  if (labeled !== null)
    return labels.map((label, v) => capsule(label, at[v], labeled, look(v), hover(v), 'vertices'));
  const dots = labels.map((_, v) => vertexDot(at[v], scene.dot, look(v), hover(v)));
  return [...dots, ...landmarkNames(scene)];
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

function hoverText({ input, labels }: Placed, vertex: number, degree: number): string {
  const lines = [labels[vertex]];
  const vertexClass = input.classes?.[vertex];
  if (vertexClass !== undefined && vertexClass !== 'plain')
    lines[0] += ` (${said(lookOf(vertexClass).label)})`;
  const distance = input.distance?.[vertex];
  if (distance !== undefined)
    lines.push(
      reachable(distance)
        ? `${counted(distance, 'move')} ${message('to the goal')}`
        : message('cannot reach the goal'),
    );
  lines.push(`${message('degree')} ${degree}`, boardText(input.rules, input.states[vertex]));
  return lines.join('\n');
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
    if (taken.some((other) => Math.abs(other.y - to.y) < 16 && Math.abs(other.x - to.x) < 60))
      return [];
    taken.push(to);
    return [textMark(scene.labels[vertex], to, nameText)];
  });
}

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
  const covers = ({ x, y }: Point) =>
    scene.at.some((dot) => Math.abs(dot.x - x) < across && Math.abs(dot.y - y) < along);
  for (let step = 0; step < 4; step++) {
    const to = { x: from.x, y: from.y + step * outward * 6 };
    if (!covers(to)) return to;
  }
  return from;
}

/** The states with all discs on one peg, in order of size. */
function perfectStates({ input }: Placed): number[] {
  const perfect = (state: readonly (readonly number[])[]) =>
    state.some(
      (discs) => discs.length === input.rules.discs && discs.every((disc, i) => disc === i + 1),
    );
  return input.states.flatMap((state, vertex) => (perfect(state) ? [vertex] : []));
}

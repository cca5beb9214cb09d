import { formatLabel, range, type TowerState } from '@manaus/core';
import { edgesOf, neighborsOf } from '@manaus/graph';
import {
  type Figure,
  type Layout,
  layoutFor,
  type Mark,
  type Point,
  towerGraphFigure,
} from '@manaus/plot';
import { ringsLayout, rowsLayout } from './layouts.js';
import type { World } from './world.js';

/** Pixels of the drawing: those of the layouts, so that a place in one is a place in the other. */
const layoutSize = 900;

/** The most states of a graph that is drawn as a whole. */
export const mostDrawn = 3000;
const mostNear = 48;

/** The place of a vertex: its center, and the size of its mark. */
export interface Place extends Point {
  readonly width: number;
  readonly height: number;
}

/** A graph or a part of it, with the places of its vertices. */
export interface Plan {
  readonly world: World;
  readonly vertices: readonly number[];
  readonly states: readonly TowerState[];
  readonly edges: readonly (readonly [number, number])[];
  readonly layout: Layout;
  /** True if vertices are colored as good and bad, not by their distances. */
  readonly classed: boolean;
}

/** The picture of a plan, and the places of its vertices in it. */
export interface Scene {
  readonly plan: Plan;
  readonly figure: Figure;
  readonly places: ReadonlyMap<number, Place>;
}

/** The plan of a whole graph, in the layout that suits the tower. */
export function wholePlan(world: World, classed = hasBad(world)): Plan {
  const vertices = range(0, world.graph.order - 1);
  const states = vertices.map(world.state);
  const edges = edgesOf(world.graph);
  const { stacking, discs } = world.rules;
  // Up to four discs in any order have a picture of the work.
  const known = stacking === 'sorted' || discs <= 4 ? layoutFor(world.rules, states, edges) : null;
  return { world, vertices, states, edges, layout: known ?? ringsLayout(world, states), classed };
}

/** The plan of the states nearest to one, in a row per distance, the nearest to the goal on top. */
export function nearPlan(world: World, center: number, classed = hasBad(world)): Plan {
  const vertices = nearest(world, center);
  const index = new Map(vertices.map((vertex, i) => [vertex, i]));
  const states = vertices.map(world.state);
  const edges = vertices.flatMap((vertex, i) =>
    neighborsOf(world.graph, vertex).flatMap((next): [number, number][] => {
      const j = index.get(next);
      return j === undefined || (!world.graph.directed && j < i) ? [] : [[i, j]];
    }),
  );
  return { world, vertices, states, edges, layout: rowsLayout(world, vertices, states), classed };
}

function nearest({ graph }: World, center: number): number[] {
  const found = new Set([center]);
  for (const vertex of found) {
    const next = neighborsOf(graph, vertex).filter((other) => !found.has(other));
    if (found.size + next.length > mostNear) break;
    for (const other of next) found.add(other);
  }
  return [...found];
}

/** The picture of a plan. */
export function sceneOf(plan: Plan): Scene {
  const figure = drawn(plan, plan.layout);
  return { plan, figure, places: placesOf(plan, figure) };
}

/**
 * A picture with dragged vertices at their new places. Vertices keep their looks: a label stays
 * where it was, however near others are brought to it.
 */
export function draggedScene(scene: Scene, dragged: ReadonlyMap<number, Point>): Scene {
  if (dragged.size === 0) return scene;
  const { plan } = scene;
  const moved = drawn(plan, withDragged(plan.layout, plan.world, dragged));
  const others = moved.marks.filter(({ group }) => group !== 'vertices');
  const vertices = scene.figure.marks
    .filter(({ group }) => group === 'vertices')
    .map((mark, i) => {
      const to = dragged.get(plan.vertices[i]);
      return to === undefined ? mark : centered(mark, to);
    });
  const figure = { ...moved, marks: [...others, ...vertices] };
  return { plan, figure, places: placesOf(plan, figure) };
}

function centered(mark: Mark, { x, y }: Point): Mark {
  if (mark.kind === 'rect') return { ...mark, x: x - mark.width / 2, y: y - mark.height / 2 };
  return mark.kind === 'circle' || mark.kind === 'text' ? { ...mark, x, y } : mark;
}

function placesOf({ vertices }: Plan, { marks }: Figure): Map<number, Place> {
  const own = marks.filter(({ group }) => group === 'vertices');
  return new Map(own.map((mark, i) => [vertices[i], placeOf(mark)]));
}

/** True if the goal cannot be reached from every state. */
export const hasBad = ({ distances }: World): boolean => distances.includes(-1);

/** The classes of a plan's vertices, good and bad, where they are colored by them. */
function classesOf({ world, vertices, classed }: Plan) {
  if (!classed) return {};
  return {
    classes: vertices.map((vertex) =>
      world.distances[vertex] < 0 ? ('bad' as const) : ('good' as const),
    ),
  };
}

function drawn(plan: Plan, layout: Layout): Figure {
  const { world, vertices } = plan;
  const distance = vertices.map((vertex) => world.distances[vertex]);
  return figureOf({ ...plan, layout }, { distance });
}

type GraphInput = Parameters<typeof towerGraphFigure>[0];

/** The figure of a plan, with its distances or a path in it. */
export const figureOf = (plan: Plan, more: Pick<GraphInput, 'distance' | 'path'>): Figure =>
  towerGraphFigure({
    rules: plan.world.rules,
    states: plan.states,
    edges: plan.edges,
    directed: plan.world.graph.directed,
    layout: plan.layout,
    size: layoutSize,
    ...more,
    ...classesOf(plan),
  });

function withDragged(layout: Layout, world: World, dragged: ReadonlyMap<number, Point>): Layout {
  const moved = new Map([...dragged].map(([vertex, point]) => [world.label(vertex), point]));
  return { ...layout, place: (state) => moved.get(formatLabel(state)) ?? layout.place(state) };
}

/** The box around a vertex mark: a dot, a small box, or a label in its capsule. */
function placeOf(mark: Mark): Place {
  if (mark.kind === 'circle')
    return { x: mark.x, y: mark.y, width: 2 * mark.radius, height: 2 * mark.radius };
  if (mark.kind === 'rect')
    return {
      x: mark.x + mark.width / 2,
      y: mark.y + mark.height / 2,
      width: mark.width,
      height: mark.height,
    };
  if (mark.kind === 'text' && mark.box !== undefined)
    return { x: mark.x, y: mark.y, width: mark.box.width, height: mark.box.height };
  throw new Error(`a vertex is drawn as a dot, a box or a capsule, not as ${mark.kind}`);
}

/**
 * The vertex whose mark is nearest to a point, within a distance; `null` without one. Of marks that
 * are equally near, the one whose center is nearest.
 */
export function nearestVertex({ places }: Scene, { x, y }: Point, within: number): number | null {
  let best: number | null = null;
  let least = [within, Number.POSITIVE_INFINITY];
  for (const [vertex, place] of places) {
    const [dx, dy] = [Math.abs(x - place.x), Math.abs(y - place.y)];
    const center = Math.hypot(dx, dy);
    const [width, height] = [place.width / 2, place.height / 2];
    // A dot is round, a label is not.
    const outside =
      width === height
        ? Math.max(0, center - width)
        : Math.hypot(Math.max(0, dx - width), Math.max(0, dy - height));
    if (outside > least[0] || (outside === least[0] && center >= least[1])) continue;
    best = vertex;
    least = [outside, center];
  }
  return best;
}

/** The neighbor of a vertex nearest to a direction, with y down; `null` if none lies that way. */
export function neighborToward(
  { plan, places }: Scene,
  vertex: number,
  direction: Point,
): number | null {
  const from = places.get(vertex);
  if (from === undefined) return null;
  let best: number | null = null;
  let most = 0.3;
  for (const next of neighborsOf(plan.world.graph, vertex)) {
    const to = places.get(next);
    if (to === undefined) continue;
    const [x, y] = [to.x - from.x, to.y - from.y];
    const share = (x * direction.x + y * direction.y) / (Math.hypot(x, y) || 1);
    if (share <= most) continue;
    most = share;
    best = next;
  }
  return best;
}

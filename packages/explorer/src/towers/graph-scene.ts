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
  const found = new Set([center]);
  for (const vertex of found) {
    const next = neighborsOf(world.graph, vertex).filter((other) => !found.has(other));
    if (found.size + next.length > mostNear) break;
    for (const other of next) found.add(other);
  }
  const vertices = [...found];
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

/** The picture of a plan. */
export function sceneOf(plan: Plan): Scene {
  const figure = drawPlan(plan);
  return { plan, figure, places: placesOf(plan, figure) };
}

/**
 * A picture with dragged vertices at their new places. Vertices keep their looks: a label stays
 * where it was, however near others are brought to it.
 */
export function draggedScene(scene: Scene, dragged: ReadonlyMap<number, Point>): Scene {
  if (dragged.size === 0) return scene;
  const { plan } = scene;
  const { layout, world } = plan;
  const points = new Map([...dragged].map(([vertex, point]) => [world.label(vertex), point]));
  const place: Layout['place'] = (state) => points.get(formatLabel(state)) ?? layout.place(state);
  const moved = drawPlan({ ...plan, layout: { ...layout, place } });
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

function drawPlan(plan: Plan): Figure {
  const { distances } = plan.world;
  return figureOf(plan, { distance: plan.vertices.map((vertex) => distances[vertex]) });
}

type GraphInput = Parameters<typeof towerGraphFigure>[0];

/** The figure of a plan, with its distances or a path in it. */
export function figureOf(plan: Plan, more: Pick<GraphInput, 'distance' | 'path'>): Figure {
  const { world, vertices, states, edges, layout, classed } = plan;
  const classOf = (vertex: number) => (world.distances[vertex] < 0 ? 'bad' : 'good');
  return towerGraphFigure({
    rules: world.rules,
    states,
    edges,
    directed: world.graph.directed,
    layout,
    size: layoutSize,
    ...more,
    ...(classed ? { classes: vertices.map(classOf) } : {}),
  });
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

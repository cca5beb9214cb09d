import type { Point } from '@manaus/plot';
import { clamp } from '../shell/clamp.js';
import type { Place } from './graph-scene.js';

/** The part of a drawing that is seen. */
export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The room around the outermost vertices, for the marks of start and goal. */
const margin = 62;
/** The largest magnification. */
const most = 24;

/** The box around all vertices. */
export function boxAround(places: Iterable<Place>): ViewBox {
  const all = [...places];
  const edge = (side: (place: Place) => number) =>
    all.reduce((least, place) => Math.min(least, side(place)), Number.POSITIVE_INFINITY);
  const [left, top] = [edge((p) => p.x - p.width / 2), edge((p) => p.y - p.height / 2)];
  const [right, bottom] = [-edge((p) => -p.x - p.width / 2), -edge((p) => -p.y - p.height / 2)];
  return {
    x: left - margin,
    y: top - margin,
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
}

/** A view enlarged by a factor about a point that stays where it is, within the whole drawing. */
export function zoomed(view: ViewBox, whole: ViewBox, factor: number, about: Point): ViewBox {
  const width = clamp(view.width / factor, whole.width / most, whole.width);
  return kept(scaled(view, width, about), whole);
}

/** A view in another width, about a point that stays where it is. */
function scaled({ x, y, ...view }: ViewBox, width: number, about: Point): ViewBox {
  const share = width / view.width;
  const [left, top] = [about.x - (about.x - x) * share, about.y - (about.y - y) * share];
  return { x: left, y: top, width, height: view.height * share };
}

/** A view shifted, within the whole drawing. */
export const panned = (view: ViewBox, whole: ViewBox, x: number, y: number): ViewBox =>
  kept({ ...view, x: view.x + x, y: view.y + y }, whole);

const kept = (view: ViewBox, whole: ViewBox): ViewBox => ({
  ...view,
  x: clamp(view.x, whole.x, whole.x + whole.width - view.width),
  y: clamp(view.y, whole.y, whole.y + whole.height - view.height),
});

/** True if a point is in a view, and not at its edge. */
export function isWithin(view: ViewBox, point: Point): boolean {
  const { x, y } = middleOf(view);
  return Math.abs(point.x - x) < 0.45 * view.width && Math.abs(point.y - y) < 0.45 * view.height;
}

/** The middle of a view. */
export const middleOf = ({ x, y, width, height }: ViewBox): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

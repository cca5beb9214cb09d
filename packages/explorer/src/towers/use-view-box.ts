import type { Point } from '@manaus/plot';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { clamp } from '../shell/values.js';
import type { Place, Plan, Scene } from './graph-scene.js';

/** The part of a graph that is seen, the width of a pixel in it, and the ways to change them. */
export function useViewBox({ plan, places }: Scene, position: Point | undefined) {
  const whole = useMemo(() => boxAround(places.values()), [plan]);
  const [seen, setSeen] = useState<{ readonly plan: Plan; readonly view: ViewBox } | null>(null);
  const view = seen?.plan === plan ? seen.view : whole;
  const show = (next: ViewBox) => setSeen({ plan, view: next });
  const svg = useRef<SVGSVGElement>(null);
  const pixel = usePixel(svg, view);
  const isWhole = view.width >= whole.width;
  // Where a part is seen, the position stays in it.
  useEffect(() => {
    if (isWhole || position === undefined || isWithin(view, position)) return;
    const { x, y } = middleOf(view);
    show(panView(view, whole, position.x - x, position.y - y));
  }, [position?.x, position?.y]);
  return {
    svg,
    view,
    middle: middleOf(whole).y,
    pixel,
    isWhole,
    zoom: (factor: number, about: Point = position ?? middleOf(view)) =>
      show(zoomView(view, whole, factor, about)),
    pan: (x: number, y: number) => show(panView(view, whole, x, y)),
    fit: () => setSeen(null),
  };
}

/** The width of a pixel of the screen in units of the drawing. */
function usePixel(svg: { readonly current: SVGSVGElement | null }, view: ViewBox): number {
  const [size, setSize] = useState({ width: 600, height: 500 });
  useEffect(() => {
    const keep = (seen: DOMRect) =>
      setSize((old) => (seen.width > 0 && seen.height > 0 ? seen : old));
    return svg.current === null ? undefined : watch(svg.current, keep);
  }, []);
  return Math.max(view.width / size.width, view.height / size.height);
}

/**
 * Tells the size of what is seen, now and after every change; returns the function that ends this.
 */
function watch(element: Element, onSize: (size: DOMRect) => void): () => void {
  const measure = () => onSize(element.getBoundingClientRect());
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  measure();
  return () => observer.disconnect();
}

interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The room around the outermost vertices, for the marks of start and goal. */
const margin = 62;
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
export function zoomView(view: ViewBox, whole: ViewBox, factor: number, about: Point): ViewBox {
  const width = clamp(view.width / factor, whole.width / most, whole.width);
  const share = width / view.width;
  const [x, y] = [about.x - (about.x - view.x) * share, about.y - (about.y - view.y) * share];
  return keepInside({ x, y, width, height: view.height * share }, whole);
}

/** A view shifted, within the whole drawing. */
export const panView = (view: ViewBox, whole: ViewBox, x: number, y: number): ViewBox =>
  keepInside({ ...view, x: view.x + x, y: view.y + y }, whole);

const keepInside = (view: ViewBox, whole: ViewBox): ViewBox => ({
  ...view,
  x: clamp(view.x, whole.x, whole.x + whole.width - view.width),
  y: clamp(view.y, whole.y, whole.y + whole.height - view.height),
});

/** True if a point is in a view, and not at its edge. */
function isWithin(view: ViewBox, point: Point): boolean {
  const { x, y } = middleOf(view);
  return Math.abs(point.x - x) < 0.45 * view.width && Math.abs(point.y - y) < 0.45 * view.height;
}

const middleOf = ({ x, y, width, height }: ViewBox): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

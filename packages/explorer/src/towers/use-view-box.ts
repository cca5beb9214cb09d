import type { Point } from '@manaus/plot';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Plan, Scene } from './graph-scene.js';
import { boxAround, isWithin, middleOf, panned, type ViewBox, zoomed } from './view-box.js';

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
    show(panned(view, whole, position.x - x, position.y - y));
  }, [position?.x, position?.y]);
  return {
    svg,
    view,
    middle: middleOf(whole).y,
    pixel,
    isWhole,
    zoom: (factor: number, about: Point = position ?? middleOf(view)) =>
      show(zoomed(view, whole, factor, about)),
    pan: (x: number, y: number) => show(panned(view, whole, x, y)),
    fit: () => setSeen(null),
  };
}

/** The width of a pixel of the screen in units of the drawing. */
function usePixel(svg: { readonly current: SVGSVGElement | null }, view: ViewBox): number {
  const [size, setSize] = useState({ width: 600, height: 500 });
  useEffect(() => {
    const keep = (seen: DOMRect) =>
      setSize((old) => (seen.width > 0 && seen.height > 0 ? seen : old));
    return svg.current === null ? undefined : watched(svg.current, keep);
  }, []);
  return Math.max(view.width / size.width, view.height / size.height);
}

/**
 * Tells the size of what is seen, now and after every change; returns the function that ends this.
 */
function watched(element: Element, onSize: (size: DOMRect) => void): () => void {
  const measure = () => onSize(element.getBoundingClientRect());
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  measure();
  return () => observer.disconnect();
}

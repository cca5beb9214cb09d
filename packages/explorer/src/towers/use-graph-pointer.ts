import type { Point } from '@manaus/plot';
import { useRef, useState } from 'preact/hooks';
import { nearestVertex } from './graph-scene.js';
import type { useScene } from './use-scene.js';
import type { useViewBox } from './use-view-box.js';

/** The distance at which a click still means a vertex, and the most that it moves, in pixels. */
const reach = 24;
const slack = 6;
/** A graph with more vertices is drawn anew only when a vertex is released. */
const mostRedrawn = 200;

/** A pointer that is down: on a vertex, or on the ground. */
interface Held {
  readonly vertex: number | null;
  x: number;
  y: number;
  moved: boolean;
}

interface Graph {
  readonly shown: ReturnType<typeof useScene>;
  readonly box: ReturnType<typeof useViewBox>;
  onVertex(vertex: number, event: { readonly shiftKey: boolean }): void;
}

/** A graph under pointers, of which some are down. */
interface Pointed extends Graph {
  readonly held: Map<number, Held>;
  onHover(vertex: number | null): void;
}

/**
 * The pointer on a graph: a click means the nearest vertex, a drag of a vertex moves it, a drag of
 * the ground the view, two fingers or the wheel with Ctrl enlarge. `hovered` is the vertex under a
 * mouse.
 */
export function useGraphPointer(graph: Graph) {
  const { current: held } = useRef(new Map<number, Held>());
  const [hovered, onHover] = useState<number | null>(null);
  return { hovered, handlers: handlersOf({ ...graph, held, onHover }) };
}

const handlersOf = (graph: Pointed) => ({
  onPointerDown(event: PointerEvent) {
    graph.onHover(null);
    const at = { x: event.clientX, y: event.clientY };
    graph.held.set(event.pointerId, { vertex: vertexAt(graph, event), ...at, moved: false });
  },
  // A pointer that is up hovers; one that is down drags, or with another one enlarges.
  onPointerMove(event: PointerEvent) {
    const hold = graph.held.get(event.pointerId);
    if (hold !== undefined) drag(graph, hold, event);
    else if (event.pointerType === 'mouse') graph.onHover(vertexAt(graph, event));
  },
  onPointerUp(event: PointerEvent) {
    const hold = graph.held.get(event.pointerId);
    graph.held.delete(event.pointerId);
    if (hold === undefined || hold.vertex === null) return;
    if (hold.moved) graph.shown.put(hold.vertex, inDrawing(event));
    else graph.onVertex(hold.vertex, event);
  },
  onPointerLeave(event: PointerEvent) {
    graph.held.delete(event.pointerId);
    graph.onHover(null);
  },
  onPointerCancel(event: PointerEvent) {
    graph.held.delete(event.pointerId);
  },
  onWheel(event: WheelEvent) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    graph.box.zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, inDrawing(event));
  },
});

/** Moves a vertex, or the view of a part of the graph; two pointers enlarge it. */
function drag(graph: Pointed, hold: Held, event: PointerEvent): void {
  const { shown, box, held } = graph;
  const { clientX: x, clientY: y } = event;
  hold.moved ||= Math.hypot(x - hold.x, y - hold.y) >= slack;
  if (!hold.moved) return;
  if (held.size === 2) moveTwo(graph, hold, event);
  else if (hold.vertex === null) {
    if (!box.isWhole) box.pan((hold.x - x) * box.pixel, (hold.y - y) * box.pixel);
    [hold.x, hold.y] = [x, y];
  } else if (shown.scene.plan.vertices.length <= mostRedrawn)
    shown.put(hold.vertex, inDrawing(event));
}

/** Enlarges the view as two fingers part. */
function moveTwo({ box, held }: Pointed, hold: Held, event: PointerEvent): void {
  const other = [...held.values()].find((each) => each !== hold) as Held;
  const before = Math.hypot(hold.x - other.x, hold.y - other.y);
  [hold.x, hold.y] = [event.clientX, event.clientY];
  const after = Math.hypot(hold.x - other.x, hold.y - other.y);
  if (before > 0) box.zoom(after / before, inDrawing(event));
}

const vertexAt = ({ shown, box }: Pointed, event: MouseEvent): number | null =>
  nearestVertex(shown.scene, inDrawing(event), reach * box.pixel);

function inDrawing(event: MouseEvent): Point {
  const svg = event.currentTarget as SVGSVGElement;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(
    svg.getScreenCTM()?.inverse(),
  );
  return { x, y };
}

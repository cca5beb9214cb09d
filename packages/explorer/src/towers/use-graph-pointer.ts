import type { Point } from '@manaus/plot';
import { useRef, useState } from 'preact/hooks';
import { nearestVertex } from './graph-scene.js';
import type { useScene } from './use-scene.js';
import type { useViewBox } from './use-view-box.js';

/** The distance at which a click still means a vertex, and the most that it moves, in pixels. */
const reach = 24;
const slack = 6;

/** A pointer that is down: on a vertex, or on the ground. */
interface Held {
  readonly vertex: number | null;
  x: number;
  y: number;
  moved: boolean;
}

/**
 * The pointer on a graph: a click means the nearest vertex, a drag of a vertex moves it, a drag of
 * the ground the view, two fingers or the wheel with Ctrl enlarge. `hovered` is the vertex under a mouse.
 */
export function useGraphPointer(
  shown: ReturnType<typeof useScene>,
  box: ReturnType<typeof useViewBox>,
  onVertex: (vertex: number, event: { readonly shiftKey: boolean }) => void,
) {
  const held = useRef(new Map<number, Held>());
  const [hovered, setHovered] = useState<number | null>(null);
  const vertexAt = (event: MouseEvent) =>
    nearestVertex(shown.scene, inDrawing(event), reach * box.pixel);
  const moveOne = (hold: Held, event: PointerEvent) => {
    if (hold.vertex === null) {
      if (!box.isWhole)
        box.pan((hold.x - event.clientX) * box.pixel, (hold.y - event.clientY) * box.pixel);
      [hold.x, hold.y] = [event.clientX, event.clientY];
      // A large graph is drawn anew only when the vertex is released.
    } else if (shown.scene.plan.vertices.length <= 200) shown.put(hold.vertex, inDrawing(event));
  };
  const movePair = (hold: Held, event: PointerEvent) => {
    const other = [...held.current.values()].find((each) => each !== hold) as Held;
    const before = Math.hypot(hold.x - other.x, hold.y - other.y);
    [hold.x, hold.y] = [event.clientX, event.clientY];
    const after = Math.hypot(hold.x - other.x, hold.y - other.y);
    if (before > 0) box.zoom(after / before, inDrawing(event));
  };
  return {
    hovered,
    handlers: {
      onPointerDown(event: PointerEvent) {
        setHovered(null);
        const at = { x: event.clientX, y: event.clientY };
        held.current.set(event.pointerId, { vertex: vertexAt(event), ...at, moved: false });
      },
      onPointerMove(event: PointerEvent) {
        const hold = held.current.get(event.pointerId);
        if (hold === undefined) {
          if (event.pointerType === 'mouse') setHovered(vertexAt(event));
          return;
        }
        if (!hold.moved && Math.hypot(event.clientX - hold.x, event.clientY - hold.y) < slack)
          return;
        hold.moved = true;
        if (held.current.size === 2) movePair(hold, event);
        else moveOne(hold, event);
      },
      onPointerUp(event: PointerEvent) {
        const hold = held.current.get(event.pointerId);
        held.current.delete(event.pointerId);
        if (hold === undefined || hold.vertex === null) return;
        if (hold.moved) shown.put(hold.vertex, inDrawing(event));
        else onVertex(hold.vertex, event);
      },
      onPointerLeave(event: PointerEvent) {
        held.current.delete(event.pointerId);
        setHovered(null);
      },
      onPointerCancel(event: PointerEvent) {
        held.current.delete(event.pointerId);
      },
      onWheel(event: WheelEvent) {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        box.zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, inDrawing(event));
      },
    },
  };
}

/** The place of a pointer in the drawing. */
function inDrawing(event: MouseEvent): Point {
  const svg = event.currentTarget as SVGSVGElement;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(
    svg.getScreenCTM()?.inverse(),
  );
  return { x, y };
}

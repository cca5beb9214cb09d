import type { Point } from '@manaus/plot';
import { useMemo, useState } from 'preact/hooks';
import {
  draggedScene,
  hasBad,
  mostDrawn,
  nearPlan,
  type Scene,
  sceneOf,
  wholePlan,
} from './graph-scene.js';
import type { World } from './world.js';

const nothing: ReadonlyMap<number, Point> = new Map();

/**
 * The picture of the graph around a position, and the drags of its vertices in it.
 *
 * @param classed whether vertices are colored as good and bad; by default where some are bad
 */
export function useScene(world: World, at: number, classed = hasBad(world)) {
  const whole = world.graph.order <= mostDrawn;
  const center = whole ? null : at;
  const plan = useMemo(
    () => (center === null ? wholePlan(world, classed) : nearPlan(world, center, classed)),
    [world, center, classed],
  );
  const [drag, setDrag] = useState({ plan, dragged: nothing });
  const dragged = drag.plan === plan ? drag.dragged : nothing;
  const still = useMemo(() => sceneOf(plan), [plan]);
  const scene: Scene = useMemo(() => draggedScene(still, dragged), [still, dragged]);
  return {
    scene,
    whole,
    untangled: dragged.size > 0,
    put: (vertex: number, place: Point) =>
      setDrag({ plan, dragged: new Map(dragged).set(vertex, place) }),
    restore: () => setDrag({ plan, dragged: nothing }),
  };
}

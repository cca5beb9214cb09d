import type { Mark } from '@manaus/plot';
import { memo } from 'preact/compat';
import { MarkView } from '../shell/mark-view.js';
import type { Words } from '../words/words.js';
import type { Scene } from './graph-scene.js';
import { distanceText } from './phrases.js';
import type { World } from './world.js';

/** The drawing of a graph, made once: a move changes only what lies over it. */
export const Drawing = memo(
  ({ scene, words }: { readonly scene: Scene; readonly words: Words }) => {
    const { figure, plan } = scene;
    const lowest = lowestOf(scene);
    let drawn = 0;
    const vertexOf = (mark: Mark) =>
      mark.group === 'vertices' ? plan.vertices[drawn++] : undefined;
    return (
      <g>
        {figure.marks.map((mark, i) => {
          const vertex = vertexOf(mark);
          // The scale of a figure is below its graph; the page has no use for it.
          if (vertex === undefined && 'y' in mark && mark.y > lowest) return null;
          return (
            <g key={i} data-vertex={vertex} class={mark.group}>
              <MarkView mark={inWords(mark, vertex, plan.world, words)} />
            </g>
          );
        })}
      </g>
    );
  },
);

/** The height below which nothing belongs to the graph. */
const lowestOf = ({ places }: Scene): number =>
  [...places.values()].reduce((low, { y, height }) => Math.max(low, y + height), 0) + 8;

/** The mark of a vertex with its label and distance on hover, in the language of the page. */
function inWords(mark: Mark, vertex: number | undefined, world: World, words: Words): Mark {
  if (vertex === undefined) return mark;
  return { ...mark, hover: `${world.label(vertex)}: ${distanceText(world, vertex, words)}` };
}

/** The distances from the goal, beside the rows of states. */
export function Levels({ scene: { plan, places } }: { readonly scene: Scene }) {
  const rows = new Map([...places].map(([vertex, { y }]) => [plan.world.distances[vertex], y]));
  return (
    <g class="levels">
      {[...rows].map(([distance, y]) => (
        <text key={distance} x={4} y={y} dy="0.35em">
          {distance < 0 ? '∞' : distance}
        </text>
      ))}
    </g>
  );
}

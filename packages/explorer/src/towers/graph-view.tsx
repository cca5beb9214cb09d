import { neighborsOf } from '@manaus/graph';
import type { Mark, Point } from '@manaus/plot';
import { memo } from 'preact/compat';
import { useEffect, useRef } from 'preact/hooks';
import { MarkView } from '../shell/mark-view.js';
import type { Words } from '../words/words.js';
import { distanceText } from './distance-text.js';
import type { Place, Scene } from './graph-scene.js';
import type { useScene } from './use-scene.js';
import type { World } from './world.js';

interface GraphProps {
  readonly shown: ReturnType<typeof useScene>;
  readonly at: number;
  /** The vertices visited, and those of a path that was asked for. */
  readonly visited: readonly number[];
  readonly path: readonly number[];
  readonly words: Words;
  onVertex(vertex: number, event: { readonly shiftKey: boolean }): void;
}

/** The state graph with the position on it; a click on a vertex goes there, a drag moves it. */
export function GraphView({ shown, at, visited, path, words, onVertex }: GraphProps) {
  const { scene, whole } = shown;
  const { width, height } = scene.figure;
  const drag = useDrag(shown, onVertex);
  const places = (vertices: readonly number[]) =>
    vertices.flatMap((vertex) => scene.places.get(vertex) ?? []);
  const place = scene.places.get(at);
  const frame = useInView(place, width);
  const { world } = scene.plan;
  const n = world.graph.order;
  return (
    <figure class="graph">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls is reached by keyboard. */}
      <div class={scene.places.size <= 100 ? 'frame small' : 'frame'} ref={frame} tabIndex={0}>
        <svg
          viewBox={`0 60 ${width} ${height - 60}`}
          role="img"
          aria-label={words('graph.alt', { n, label: world.label(at) })}
          {...drag}
        >
          <polyline
            class="path"
            points={places(path)
              .map(({ x, y }) => `${x},${y}`)
              .join(' ')}
          />
          <Trail scene={scene} visited={visited} />
          <Drawing scene={scene} words={words} />
          {whole ? null : <Levels scene={scene} />}
          <Position place={place} />
        </svg>
      </div>
      <figcaption>
        {words(whole ? 'vertices' : 'near', { n })} {words('graph.help')}{' '}
        {shown.untangled ? (
          <button type="button" onClick={shown.restore}>
            {words('untangled')}
          </button>
        ) : null}
      </figcaption>
    </figure>
  );
}

/** The frame of a drawing, scrolled to the position if the drawing is wider. */
function useInView(place: Place | undefined, width: number) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = frame;
    if (current === null || place === undefined || current.scrollWidth <= current.clientWidth)
      return;
    current.scrollLeft = (place.x / width) * current.scrollWidth - current.clientWidth / 2;
  }, [place, width]);
  return frame;
}

/** The pointer's events on vertices, told apart as clicks and drags. */
function useDrag(shown: ReturnType<typeof useScene>, onVertex: GraphProps['onVertex']) {
  const held = useRef<{
    readonly vertex: number;
    readonly x: number;
    readonly y: number;
    moved: boolean;
  } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      const vertex = (event.target as Element).closest<SVGElement>('[data-vertex]')?.dataset.vertex;
      held.current =
        vertex === undefined
          ? null
          : { vertex: Number(vertex), x: event.clientX, y: event.clientY, moved: false };
    },
    onPointerMove(event: PointerEvent) {
      const hold = held.current;
      if (
        hold === null ||
        Math.hypot(event.clientX - hold.x, event.clientY - hold.y) < (hold.moved ? 0 : 6)
      )
        return;
      hold.moved = true;
      // A large graph is drawn anew only when the vertex is released.
      if (shown.scene.plan.vertices.length <= 200) shown.put(hold.vertex, inDrawing(event));
    },
    onPointerUp(event: PointerEvent) {
      const hold = held.current;
      held.current = null;
      if (hold === null) return;
      if (hold.moved) shown.put(hold.vertex, inDrawing(event));
      else onVertex(hold.vertex, event);
    },
    onPointerLeave() {
      held.current = null;
    },
  };
}

function inDrawing(event: PointerEvent): Point {
  const svg = event.currentTarget as SVGSVGElement;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(
    svg.getScreenCTM()?.inverse(),
  );
  return { x, y };
}

/** The drawing of a graph, made once: a move changes only what lies over it. */
const Drawing = memo(
  ({ scene: { figure, plan }, words }: { readonly scene: Scene; readonly words: Words }) => {
    let drawn = 0;
    const vertexOf = (mark: Mark) =>
      mark.group === 'vertices' ? plan.vertices[drawn++] : undefined;
    return (
      <g>
        {figure.marks.map((mark, i) => {
          const vertex = vertexOf(mark);
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

/** A mark of a figure, whose texts are English, in the language of the page. */
function inWords(mark: Mark, vertex: number | undefined, world: World, words: Words): Mark {
  if (vertex !== undefined)
    return { ...mark, hover: `${world.label(vertex)}: ${distanceText(world, vertex, words)}` };
  return mark.kind === 'text' && mark.text === 'moves to the goal'
    ? { ...mark, text: words('scale') }
    : mark;
}

/** The moves made as a line, with dashed jumps. */
function Trail({
  scene: { plan, places },
  visited,
}: {
  readonly scene: Scene;
  readonly visited: readonly number[];
}) {
  const lines = { trail: '', jumps: '' };
  visited.forEach((to, i) => {
    if (i === 0) return;
    const [a, b] = [places.get(visited[i - 1]), places.get(to)];
    const kind = neighborsOf(plan.world.graph, visited[i - 1]).includes(to) ? 'trail' : 'jumps';
    if (a !== undefined && b !== undefined) lines[kind] += `M${a.x} ${a.y}L${b.x} ${b.y}`;
  });
  return (
    <>
      <path class="trail" d={lines.trail} />
      <path class="jumps" d={lines.jumps} />
    </>
  );
}

/** The distances from the goal, beside the rows of states. */
function Levels({ scene: { plan, places } }: { readonly scene: Scene }) {
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

function Position({ place }: { readonly place: Place | undefined }) {
  if (place === undefined) return null;
  const [width, height] = [place.width + 10, place.height + 10];
  const box = { x: -width / 2, y: -height / 2, width, height, rx: height / 2 };
  return (
    <g class="position" style={{ transform: `translate(${place.x}px, ${place.y}px)` }}>
      <rect {...box} />
      <rect {...box} class="inner" />
    </g>
  );
}

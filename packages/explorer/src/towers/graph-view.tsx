import type { Mark, Point } from '@manaus/plot';
import { memo } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { MarkView } from '../shell/mark-view.js';
import type { Words } from '../words/words.js';
import { mostDrawn, nearScene, type Place, type Scene, wholeScene } from './graph-scene.js';
import type { World } from './world.js';

interface GraphProps {
  readonly world: World;
  readonly at: number;
  /** Vertices of a path to be shown. */
  readonly path: readonly number[];
  readonly words: Words;
  onVertex(vertex: number): void;
}

/** The state graph with the position on it; a click on a vertex goes there. */
export function GraphView({ world, at, path, words, onVertex }: GraphProps) {
  const whole = world.graph.order <= mostDrawn;
  const scene = useMemo(() => (whole ? wholeScene(world) : nearScene(world, at)), [world, whole ? null : at]);
  const { width, height } = scene.figure;
  return (
    <figure class="graph">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys walk the graph, everywhere on the page */}
      <svg viewBox={`0 60 ${width} ${height - 60}`} role="img" aria-label={scene.figure.alt} onClick={(event) => onVertexAt(event, onVertex)}>
        <Drawing scene={scene} />
        <Trail places={path.flatMap((vertex) => scene.places.get(vertex) ?? [])} />
        <Position place={scene.places.get(at)} />
      </svg>
      <figcaption>{whole ? words('vertices', { n: world.graph.order }) : words('near', { n: world.graph.order })}</figcaption>
    </figure>
  );
}

function onVertexAt(event: MouseEvent, onVertex: (vertex: number) => void): void {
  const vertex = (event.target as Element).closest<SVGElement>('[data-vertex]')?.dataset.vertex;
  if (vertex !== undefined) onVertex(Number(vertex));
}

/** Drawn once a graph: a move changes only what lies over it. */
const Drawing = memo(({ scene: { figure, vertices } }: { readonly scene: Scene }) => {
  let drawn = 0;
  const vertexOf = (mark: Mark) => (mark.group === 'vertices' ? vertices[drawn++] : undefined);
  return (
    <g>
      {figure.marks.map((mark, i) => (
        <g key={i} data-vertex={vertexOf(mark)} class={mark.group}>
          <MarkView mark={mark} />
        </g>
      ))}
    </g>
  );
});

function Trail({ places }: { readonly places: readonly Point[] }) {
  return <polyline class="trail" points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />;
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

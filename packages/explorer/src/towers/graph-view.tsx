import { Explained } from '../shell/explained.js';
import type { Words } from '../words/words.js';
import { BoardPicture } from './board-picture.js';
import { distanceText } from './distance-text.js';
import { Drawing, Levels } from './graph-drawing.js';
import { End, HintEdge, Position, Trail } from './graph-overlay.js';
import type { Scene } from './graph-scene.js';
import { useGraphPointer } from './use-graph-pointer.js';
import type { useScene } from './use-scene.js';
import { useViewBox } from './use-view-box.js';

interface GraphProps {
  readonly shown: ReturnType<typeof useScene>;
  readonly at: number;
  readonly start: number;
  /** The vertex to which a hint leads; `null` without one. */
  readonly hint?: number | null;
  /** The vertices visited, and those of a path that was asked for. */
  readonly visited: readonly number[];
  readonly path: readonly number[];
  readonly words: Words;
  onVertex(vertex: number, event: { readonly shiftKey: boolean }): void;
}

/** Labels are shown from this size on, in pixels. */
const readable = 11;

/** The state graph with the position on it; a click on a vertex goes there, a drag moves it. */
export function GraphView(props: GraphProps) {
  const { shown, at, start, hint = null, visited, path, words, onVertex } = props;
  const { scene, whole } = shown;
  const { world } = scene.plan;
  const place = scene.places.get(at);
  const box = useViewBox(scene, place);
  const { hovered, handlers } = useGraphPointer(shown, box, onVertex);
  const { view, pixel, middle } = box;
  const n = world.graph.order;
  const goal = world.goals.length === 1 ? scene.places.get(world.goals[0]) : undefined;
  const points = path.flatMap((vertex) => scene.places.get(vertex) ?? []);
  return (
    <figure class="graph">
      <div class="frame">
        <svg
          ref={box.svg}
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          class={[
            labelSize(scene) / pixel < readable ? 'tiny' : '',
            box.isWhole ? '' : 'part',
          ].join(' ')}
          role="img"
          aria-label={words('graph.alt', { n, label: world.label(at) })}
          {...handlers}
        >
          <polyline class="path" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
          <Trail scene={scene} visited={visited} />
          <Drawing scene={scene} words={words} />
          {whole ? null : <Levels scene={scene} />}
          {hint === null ? null : (
            <HintEdge from={place} to={scene.places.get(hint)} pixel={pixel} />
          )}
          <Position place={place} pixel={pixel} />
          <End place={goal} pixel={pixel} middle={middle} kind="goal" words={words} />
          <End
            place={scene.places.get(start)}
            pixel={pixel}
            middle={middle}
            kind="start"
            words={words}
          />
        </svg>
        <Zoom box={box} words={words} />
        {hovered === null ? null : <Preview scene={scene} vertex={hovered} words={words} />}
      </div>
      <figcaption>
        <Explained text={`${words(whole ? 'vertices' : 'near', { n })} ${words('graph.look')}`} />{' '}
        {shown.untangled ? (
          <button type="button" onClick={shown.restore}>
            {words('untangled')}
          </button>
        ) : null}
        <details>
          <summary>{words('graph.how')}</summary>
          {words('graph.help')}
        </details>
      </figcaption>
    </figure>
  );
}

/** The size of the labels of vertices; 0 where none has one. */
function labelSize({ figure }: Scene): number {
  const labels = figure.marks.flatMap((mark) =>
    mark.kind === 'text' && (mark.group === 'vertices' || mark.group === 'names')
      ? [mark.size]
      : [],
  );
  return labels[0] ?? 0;
}

/** The buttons that enlarge a graph. */
function Zoom({
  box,
  words,
}: {
  readonly box: ReturnType<typeof useViewBox>;
  readonly words: Words;
}) {
  return (
    <div class="zoom">
      <button type="button" aria-label={words('zoom.in')} onClick={() => box.zoom(1.6)}>
        +
      </button>
      <button
        type="button"
        aria-label={words('zoom.out')}
        disabled={box.isWhole}
        onClick={() => box.zoom(1 / 1.6)}
      >
        −
      </button>
      <button
        type="button"
        aria-label={words('zoom.fit')}
        disabled={box.isWhole}
        onClick={() => box.fit()}
      >
        ⤢
      </button>
    </div>
  );
}

/** The board of the state under the mouse. */
function Preview({
  scene: { plan },
  vertex,
  words,
}: {
  readonly scene: Scene;
  readonly vertex: number;
  readonly words: Words;
}) {
  const { rules, state, label } = plan.world;
  return (
    <div class="preview" aria-hidden="true">
      <BoardPicture rules={rules} state={state(vertex)} peg={40} disc={10} />
      <small>
        {label(vertex)} · {distanceText(plan.world, vertex, words)}
      </small>
    </div>
  );
}

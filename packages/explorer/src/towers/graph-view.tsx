import { memo } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { current, wayOf } from '../play/history.js';
import { Button } from '../shell/button.js';
import { Explained } from '../shell/explained.js';
import { MarkView } from '../shell/mark-view.js';
import type { Words } from '../words/words.js';
import { BoardPicture } from './board-picture.js';
import { Labels, Overlay, Trail } from './graph-overlay.js';
import type { Scene } from './graph-scene.js';
import { fittingLabels, hasLabels } from './label-detail.js';
import { distanceText } from './phrases.js';
import type { TowersState } from './reducer.js';
import { useGraphPointer } from './use-graph-pointer.js';
import type { useScene } from './use-scene.js';
import { useViewBox } from './use-view-box.js';

interface GraphProps {
  readonly shown: ReturnType<typeof useScene>;
  readonly play: Pick<TowersState, 'game' | 'hint'>;
  /** The vertices of a path that was asked for. */
  readonly path: readonly number[];
  /** True if the distances of the rows may not be said. */
  readonly hidesLevels?: boolean;
  readonly words: Words;
  onVertex(vertex: number, event: { readonly shiftKey: boolean }): void;
}

/** The state graph with the position on it; a click on a vertex goes there, a drag moves it. */
export function GraphView(props: GraphProps) {
  const { shown, play, words, onVertex } = props;
  const { scene } = shown;
  const box = useViewBox(scene, scene.places.get(current(play.game.history)));
  const { hovered, handlers } = useGraphPointer({ shown, box, onVertex });
  return (
    <figure class="graph">
      <div class="frame">
        <Picture {...props} box={box} handlers={handlers} />
        <div class="zoom">
          <ZoomButton label={words('zoom.in')} sign="+" onClick={() => box.zoom(1.6)} />
          <ZoomButton
            label={words('zoom.out')}
            sign="−"
            disabled={box.isWhole}
            onClick={() => box.zoom(1 / 1.6)}
          />
          <ZoomButton
            label={words('zoom.fit')}
            sign="⤢"
            disabled={box.isWhole}
            onClick={() => box.fit()}
          />
        </div>
        {hovered === null ? null : (
          <div class="preview" aria-hidden="true">
            <BoardPicture
              rules={scene.plan.world.rules}
              state={scene.plan.world.state(hovered)}
              peg={40}
              disc={10}
            />
            <small>
              {scene.plan.world.label(hovered)} · {distanceText(scene.plan.world, hovered, words)}
            </small>
          </div>
        )}
      </div>
      <Caption shown={shown} words={words} />
    </figure>
  );
}

interface PictureProps extends GraphProps {
  readonly box: ReturnType<typeof useViewBox>;
  readonly handlers: ReturnType<typeof useGraphPointer>['handlers'];
}

/** The drawing, and over it the play and the path. */
function Picture(props: PictureProps) {
  const { shown, play, path, hidesLevels = false, words, box, handlers } = props;
  const { scene, whole } = shown;
  const { graph, label } = scene.plan.world;
  const { history } = play.game;
  const { view, pixel } = box;
  const tiny = !hasLabels(scene, pixel);
  const labels = useMemo(() => (tiny ? fittingLabels(scene, pixel) : []), [scene, pixel, tiny]);
  const points = path.flatMap((vertex) => scene.places.get(vertex) ?? []);
  return (
    <svg
      ref={box.svg}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      class={[tiny ? 'tiny' : '', box.isWhole ? '' : 'part'].join(' ')}
      role="img"
      aria-label={words('graph.alt', { n: graph.order, label: label(current(history)) })}
      {...handlers}
    >
      <polyline class="path" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <Trail scene={scene} visited={wayOf(history)} />
      <Drawing scene={scene} words={words} />
      <Labels labels={labels} />
      {whole || hidesLevels ? null : <Levels scene={scene} />}
      <Overlay scene={scene} play={play} labels={tiny ? labels : null} box={box} words={words} />
    </svg>
  );
}

/** The number of vertices, how to read the drawing, and the way back after drags. */
function Caption({ shown, words }: Pick<GraphProps, 'shown' | 'words'>) {
  const { scene, whole, untangled, restore } = shown;
  const n = scene.plan.world.graph.order;
  return (
    <figcaption>
      <Explained text={`${words(whole ? 'vertices' : 'near', { n })} ${words('graph.look')}`} />{' '}
      {untangled ? <Button onClick={restore}>{words('untangled')}</Button> : null}
      <details>
        <summary>{words('graph.how')}</summary>
        {words('graph.help')}
      </details>
    </figcaption>
  );
}

/** The drawing of a graph, made once: a move changes only what lies over it. */
const Drawing = memo(({ scene, words }: { readonly scene: Scene; readonly words: Words }) => {
  const { figure, plan, places } = scene;
  const { world } = plan;
  // The scale of a figure is below its graph; the page has no use for it.
  const lowest = [...places.values()].reduce((low, { y, height }) => Math.max(low, y + height), 0);
  let drawn = 0;
  return (
    <g>
      {figure.marks.map((mark, i) => {
        const vertex = mark.group === 'vertices' ? plan.vertices[drawn++] : undefined;
        if (vertex === undefined && 'y' in mark && mark.y > lowest + 8) return null;
        // On hover, a vertex says its label and distance in the language of the page.
        const hover =
          vertex === undefined
            ? mark.hover
            : `${world.label(vertex)}: ${distanceText(world, vertex, words)}`;
        return (
          <g key={i} data-vertex={vertex} class={mark.group}>
            <MarkView mark={{ ...mark, hover }} />
          </g>
        );
      })}
    </g>
  );
});

/** The distances of the rows beside them. */
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

interface ButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly disabled?: boolean;
  onClick(): void;
}

const ZoomButton = ({ label, sign, disabled, onClick }: ButtonProps) => (
  <Button aria-label={label} disabled={disabled} onClick={onClick}>
    {sign}
  </Button>
);

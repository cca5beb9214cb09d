import { useMemo } from 'preact/hooks';
import { current, wayOf } from '../play/history.js';
import { Button } from '../shell/button.js';
import { Explained } from '../shell/explained.js';
import type { Words } from '../words/words.js';
import { BoardPicture } from './board-picture.js';
import { Drawing, Levels } from './graph-drawing.js';
import { Labels, Overlay, Trail } from './graph-overlay.js';
import type { Scene } from './graph-scene.js';
import { fittingLabels, hasLabels } from './label-detail.js';
import { distanceText } from './phrases.js';
import type { TowersState } from './reducer.js';
import { useGraphPointer } from './use-graph-pointer.js';
import type { useScene } from './use-scene.js';
import { useViewBox } from './use-view-box.js';
import type { World } from './world.js';
import { Zoom } from './zoom.js';

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
        <Zoom box={box} words={words} />
        {hovered === null ? null : (
          <Preview world={scene.plan.world} vertex={hovered} words={words} />
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
  return (
    <svg
      ref={box.svg}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      class={[tiny ? 'tiny' : '', box.isWhole ? '' : 'part'].join(' ')}
      role="img"
      aria-label={words('graph.alt', { n: graph.order, label: label(current(history)) })}
      {...handlers}
    >
      <polyline class="path" points={pointsOf(path, scene)} />
      <Trail scene={scene} visited={wayOf(history)} />
      <Drawing scene={scene} words={words} />
      <Labels labels={labels} />
      {whole || hidesLevels ? null : <Levels scene={scene} />}
      <Overlay scene={scene} play={play} labels={tiny ? labels : null} box={box} words={words} />
    </svg>
  );
}

/** The points of a path, of the vertices that are drawn. */
const pointsOf = (path: readonly number[], { places }: Scene): string =>
  path
    .flatMap((vertex) => places.get(vertex) ?? [])
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');

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

interface PreviewProps {
  readonly world: World;
  readonly vertex: number;
  readonly words: Words;
}

/** The board of the state under the mouse. */
const Preview = ({ world, vertex, words }: PreviewProps) => (
  <div class="preview" aria-hidden="true">
    <BoardPicture rules={world.rules} state={world.state(vertex)} peg={40} disc={10} />
    <small>
      {world.label(vertex)} · {distanceText(world, vertex, words)}
    </small>
  </div>
);

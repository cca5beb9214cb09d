import { memo } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { Explained } from '../shell/explained.js';
import { MarkView } from '../shell/mark-view.js';
import type { Words } from '../words/words.js';
import { type Chart, numbersAlong, wayTo } from './chart.js';
import { type GraphScene, graphScene, mostDrawnStates } from './graph-scene.js';
import { type BlockPlay, pathOf } from './play.js';

interface StatesProps {
  readonly chart: Chart;
  readonly play: BlockPlay;
  readonly words: Words;
  /** A state was chosen: a shortest path to it from the start. */
  onPath(path: string): void;
}

/** The state graph of a small level, over its board, with the position and the moves made. */
export function StatesView(props: StatesProps) {
  const { chart, play, words } = props;
  const n = chart.toWin.length;
  const isSmall = n <= mostDrawnStates;
  const scene = useMemo(() => (isSmall ? graphScene(play.level) : null), [play.level, isSmall]);
  const dead = useMemo(() => chart.toWin.filter((distance) => distance < 0).length, [chart]);
  const label = words('block.states', { n, dead });
  const help = words(isSmall ? 'block.graphHelp' : 'block.graphLarge', { n: mostDrawnStates });
  return (
    <figure class="graph">
      {scene === null ? null : (
        <svg
          viewBox={`0 76 ${scene.figure.width} ${scene.figure.height - 160}`}
          role="img"
          aria-label={label}
        >
          <Drawing scene={scene} onState={(state) => props.onPath(wayTo(props.chart, state))} />
          <path class="block-dead" d={deadMarks(props.chart, scene)} />
          <Trail chart={props.chart} scene={scene} path={pathOf(props.play)} />
        </svg>
      )}
      <figcaption>
        <Explained text={`${label} ${help}`} />
      </figcaption>
    </figure>
  );
}

interface TrailProps {
  readonly chart: Chart;
  readonly scene: GraphScene;
  readonly path: string;
}

function Trail({ chart, scene: { places }, path }: TrailProps) {
  const visited = useMemo(() => numbersAlong(chart, path), [chart, path]);
  const at = places[visited[visited.length - 1]];
  return (
    <>
      <polyline
        class="trail"
        points={visited.map((state) => `${places[state].x},${places[state].y}`).join(' ')}
      />
      {at === undefined ? null : <circle class="block-at" cx={at.x} cy={at.y} r={14} />}
    </>
  );
}

function deadMarks({ toWin }: Chart, { places }: GraphScene): string {
  return places
    .flatMap(({ x, y }, state) =>
      toWin[state] < 0 ? [`M${x - 7} ${y - 7}l14 14m0 -14l-14 14`] : [],
    )
    .join('');
}

/** The drawing of a level's states, made once. */
const Drawing = memo(
  ({
    scene: { figure },
    onState,
  }: {
    readonly scene: GraphScene;
    onState(state: number): void;
  }) => {
    let state = 0;
    const click = (vertex: boolean) => {
      const own = vertex ? state++ : -1;
      return own < 0 ? {} : { 'data-vertex': own, onClick: () => onState(own) };
    };
    return (
      <g>
        {figure.marks.map((mark, i) => (
          <g key={i} {...click(mark.group === 'vertices')}>
            <MarkView mark={mark} />
          </g>
        ))}
      </g>
    );
  },
  (old, next) => old.scene === next.scene,
);

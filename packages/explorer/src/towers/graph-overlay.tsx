import { memo } from 'preact/compat';
import { current, startOf } from '../play/history.js';
import { MarkView } from '../shell/mark-view.js';
import type { Words } from '../words/words.js';
import type { Place, Scene } from './graph-scene.js';
import { type Label, placeOfLabel } from './label-detail.js';
import type { TowersState } from './reducer.js';
import type { useViewBox } from './use-view-box.js';
import { isStep } from './world.js';

/** The last moves that are drawn as a line. */
const mostDrawn = 200;

interface TrailProps {
  readonly scene: Scene;
  readonly visited: readonly number[];
}

/** The moves made as a line, with dashed jumps. */
export function Trail({ scene: { plan, places }, visited }: TrailProps) {
  const lines = { trail: '', jumps: '' };
  const last = visited.slice(-mostDrawn);
  last.slice(1).forEach((to, i) => {
    const [a, b] = [places.get(last[i]), places.get(to)];
    const kind = isStep(plan.world, last[i], to) ? 'trail' : 'jumps';
    if (a !== undefined && b !== undefined) lines[kind] += `M${a.x} ${a.y}L${b.x} ${b.y}`;
  });
  return (
    <>
      <path class="trail" d={lines.trail} />
      <path class="jumps" d={lines.jumps} />
    </>
  );
}

/** The labels that there is room for. */
export const Labels = memo(({ labels }: { readonly labels: readonly Label[] }) => (
  <g class="labels">
    {labels.map((mark) => (
      <MarkView key={mark.text} mark={mark} />
    ))}
  </g>
));

interface OverlayProps {
  readonly scene: Scene;
  readonly play: Pick<TowersState, 'game' | 'hint'>;
  /** The labels that there is room for; `null` where every vertex has one. */
  readonly labels: readonly Label[] | null;
  readonly box: ReturnType<typeof useViewBox>;
  readonly words: Words;
}

/** The hint, the position, the goal and the start. */
export function Overlay({ scene, play: { game, hint }, labels, box, words }: OverlayProps) {
  const { places, plan } = scene;
  const { goals, label } = plan.world;
  const at = current(game.history);
  const place = places.get(at);
  const fitted = placeOfLabel(labels ?? [], label(at));
  const goal = goals.length === 1 ? places.get(goals[0]) : undefined;
  return (
    <>
      {hint === null ? null : <HintEdge from={place} to={places.get(hint.next)} box={box} />}
      <Position
        place={fitted ?? place}
        box={box}
        label={labels !== null && fitted === undefined ? label(at) : null}
      />
      <End place={goal} box={box} kind="goal" words={words} />
      <End place={places.get(startOf(game.history))} box={box} kind="start" words={words} />
    </>
  );
}

/** The width of a pixel, and the height of the middle of the drawing. */
type Measures = Pick<ReturnType<typeof useViewBox>, 'pixel' | 'middle'>;

interface PositionProps {
  readonly place: Place | undefined;
  readonly box: Measures;
  /** The label that is written beside it; `null` where its vertex has one. */
  readonly label: string | null;
}

/** The ring around the position, at least as wide as can be seen, its label toward the middle. */
function Position({ place, box: { pixel, middle }, label }: PositionProps) {
  if (place === undefined) return null;
  const [width, height] = [place.width, place.height].map((side) =>
    Math.max(side + 8 * pixel, 20 * pixel),
  );
  const ring = { x: -width / 2, y: -height / 2, width, height, rx: height / 2 };
  const toward = place.y < middle ? 1 : -1;
  return (
    <g class="position" style={{ transform: `translate(${place.x}px, ${place.y}px)` }}>
      <rect {...ring} class="outer" />
      <rect {...ring} class="inner" />
      {label === null ? null : (
        <text y={toward * (height / 2 + 10 * pixel)} font-size={12 * pixel} dy="0.35em">
          {label}
        </text>
      )}
    </g>
  );
}

interface EndProps {
  readonly place: Place | undefined;
  readonly box: Measures;
  readonly kind: 'start' | 'goal';
  readonly words: Words;
}

/**
 * The mark of the start or of the goal, away from the middle, its word as large as the text of the
 * page.
 */
function End({ place, box: { pixel, middle }, kind, words }: EndProps) {
  if (place === undefined) return null;
  const away = place.y < middle ? -1 : 1;
  const y = place.y + away * (place.height / 2 + 22 * pixel);
  return (
    <text class={`end ${kind}`} x={place.x} y={y} font-size={13 * pixel} dy="0.35em">
      {kind === 'goal' ? `⚑ ${words('goal')}` : words('start')}
    </text>
  );
}

interface HintProps {
  readonly from: Place | undefined;
  readonly to: Place | undefined;
  readonly box: Measures;
}

/** A move of a hint, from state to state. */
function HintEdge({ from, to, box: { pixel } }: HintProps) {
  if (from === undefined || to === undefined) return null;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const tip = 9 * pixel;
  const point = (along: number, aside: number) =>
    `${to.x - along * x - aside * y} ${to.y - along * y + aside * x}`;
  return (
    <g class="hint-edge">
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path
        d={`M${point(tip + 6 * pixel, tip)}L${point(6 * pixel, 0)}L${point(tip + 6 * pixel, -tip)}`}
      />
    </g>
  );
}

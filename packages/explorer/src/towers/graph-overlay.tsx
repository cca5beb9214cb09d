import { neighborsOf } from '@manaus/graph';
import { memo } from 'preact/compat';
import { MarkView } from '../shell/mark-view.js';
import type { Words } from '../words/words.js';
import type { Place, Scene } from './graph-scene.js';
import type { Label } from './label-detail.js';

/** The last moves that are drawn as a line. */
const mostDrawn = 200;

/** The moves made as a line, with dashed jumps. */
export function Trail({
  scene: { plan, places },
  visited,
}: {
  readonly scene: Scene;
  readonly visited: readonly number[];
}) {
  const lines = { trail: '', jumps: '' };
  const last = visited.slice(-mostDrawn);
  last.forEach((to, i) => {
    if (i === 0) return;
    const [a, b] = [places.get(last[i - 1]), places.get(to)];
    const kind = neighborsOf(plan.world.graph, last[i - 1]).includes(to) ? 'trail' : 'jumps';
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

/** The ring around the position, at least as wide as can be seen. */
export function Position({
  place,
  pixel,
  label,
  middle,
}: {
  readonly place: Place | undefined;
  readonly pixel: number;
  /** The label that is written beside it; `null` where its vertex has one. */
  readonly label: string | null;
  /** The height of the middle of the drawing: the label stands toward it. */
  readonly middle: number;
}) {
  if (place === undefined) return null;
  const [width, height] = [place.width, place.height].map((side) =>
    Math.max(side + 8 * pixel, 20 * pixel),
  );
  const box = { x: -width / 2, y: -height / 2, width, height, rx: height / 2 };
  const toward = place.y < middle ? 1 : -1;
  return (
    <g class="position" style={{ transform: `translate(${place.x}px, ${place.y}px)` }}>
      <rect {...box} class="outer" />
      <rect {...box} class="inner" />
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
  readonly pixel: number;
  /** The height of the middle of the drawing: the word stands away from it. */
  readonly middle: number;
  readonly kind: 'start' | 'goal';
  readonly words: Words;
}

/** The mark of the start or of the goal, its word as large as the text of the page. */
export function End({ place, pixel, middle, kind, words }: EndProps) {
  if (place === undefined) return null;
  const away = place.y < middle ? -1 : 1;
  const y = place.y + away * (place.height / 2 + 22 * pixel);
  return (
    <text class={`end ${kind}`} x={place.x} y={y} font-size={13 * pixel} dy="0.35em">
      {kind === 'goal' ? `⚑ ${words('goal')}` : words('start')}
    </text>
  );
}

/** A move of a hint, from state to state. */
export function HintEdge({
  from,
  to,
  pixel,
}: {
  readonly from: Place | undefined;
  readonly to: Place | undefined;
  readonly pixel: number;
}) {
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

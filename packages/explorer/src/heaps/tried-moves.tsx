import { current } from '../play/history.js';
import { Button } from '../shell/button.js';
import type { PartProps } from '../shell/view-props.js';
import type { HeapsState } from './heaps-state.js';
import { isSamePlace, type Play, type Side, type Step, winner } from './play.js';
import type { HeapsAction } from './reducer.js';
import type { Move, Table } from './table.js';
import { takenText, whoOf } from './texts.js';

/** A move tried at a position, what it left, and who won in the end; `null` where no one has. */
interface Tried {
  readonly move: Move;
  readonly left: string;
  readonly won: Side | null;
}

/** The moves tried at the position shown, in this play or before a move was taken back. */
export function triedHere(table: Table, play: Play): Tried[] {
  const here = current(play);
  const tried = new Map<string, Tried>();
  for (const steps of linesOf(play))
    for (const [i, step] of steps.slice(0, -1).entries()) {
      const { move, position: next } = steps[i + 1];
      if (!isSamePlace(table, step, here) || move === null) continue;
      const left = table.label(next);
      tried.set(left, { move, left, won: winner(table, steps[steps.length - 1]) });
    }
  return [...tried.values()];
}

/** The lines of a play: those before a restart, those that were left, and the present one. */
const linesOf = ({ entries, left = [], before }: Play): readonly (readonly Step[])[] => [
  ...(before ? linesOf(before) : []),
  ...left,
  entries,
];

/** The moves tried at the position shown and how they ended, to be compared or made again. */
export function TriedPart({ state, words, dispatch }: PartProps<HeapsState, HeapsAction>) {
  const { table, history } = state.game;
  const tried = triedHere(table, history);
  if (tried.length === 0) return null;
  return (
    <section class="heaps-tried" aria-label={words('heaps.tried')}>
      <h2>{words('heaps.tried')}</h2>
      <ul class="heaps-winning">
        {tried.map(({ move, left, won }) => (
          <li key={left}>
            <Button onClick={() => dispatch({ type: 'move', move })}>
              {takenText(words, move)} → {left}
            </Button>{' '}
            {won === null ? words('heaps.tried.open') : words(`heaps.won.${whoOf(table, won)}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

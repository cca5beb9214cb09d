import { Button } from '../shell/button.js';
import type { PartProps } from '../shell/view-props.js';
import type { HeapsState } from './heaps-state.js';
import type { HeapsAction } from './reducer.js';
import { takenText, whoOf } from './texts.js';
import { triedHere } from './tried.js';

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

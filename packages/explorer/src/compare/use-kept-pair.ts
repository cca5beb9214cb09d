import { stored } from '../shell/storage.js';
import { useKept } from '../shell/use-kept.js';
import { nameOf, readPlayTo, writeVisits } from '../towers/stored-play.js';
import { type Pair, type Side, sides } from './pair.js';
import { type PairState, reducePair } from './reducer.js';

const nameOfPair = (pair: Pair): string => `pair ${pair.map(nameOf).join(' ')}`;

/** Keeps the moves made in both towers, so that they survive a reload and the menu. */
export const useKeptPair = ({ game }: PairState): void =>
  useKept(nameOfPair(game), game.map(({ history }) => history.at).join(), () =>
    game.map(({ history }) => writeVisits(history)),
  );

/** A pair just opened, with the moves that led to its positions in an earlier visit. */
export function recall(
  state: PairState,
  old: PairState,
  clock: number,
  kept: unknown = stored('tab', nameOfPair(state.game)),
): PairState {
  const isSame = sides.every((side) => entriesOf(state, side) === entriesOf(old, side));
  if (state.fault !== null || isSame || !Array.isArray(kept)) return state;
  const [a, b] = sides.map(
    (side) => readPlayTo({ session: kept[side], events: [] }, state.game[side])?.history ?? null,
  );
  if (a === null || b === null) return state;
  return reducePair(state, { type: 'resume', histories: [a, b] }, clock);
}

const entriesOf = ({ game }: PairState, side: Side) => game[side].history.entries;

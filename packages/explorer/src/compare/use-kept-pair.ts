import { stored } from '../shell/storage.js';
import { useKept } from '../shell/use-kept.js';
import type { Session } from '../towers/session.js';
import { readPlayTo } from '../towers/stored-play.js';
import { nameOf } from '../towers/use-kept-tower.js';
import { type Pair, type Side, sides } from './pair.js';
import { type PairState, reducePair } from './reducer.js';

const nameOfPair = (pair: Pair): string => `pair ${pair.map(nameOf).join(' ')}`;

/** Keeps the moves made in both towers, so that they survive a reload and the menu. */
export const useKeptPair = ({ game }: PairState): void =>
  useKept(nameOfPair(game), game.map(({ session }) => session.at).join(), () =>
    game.map(({ session: { visited, at } }) => ({ visited, at })),
  );

/** A pair just opened, with the moves that led to its positions in an earlier visit. */
export function recalled(
  state: PairState,
  old: PairState,
  clock: number,
  kept: unknown = stored('tab', nameOfPair(state.game)),
): PairState {
  const isSame = sides.every((side) => visitedOf(state, side) === visitedOf(old, side));
  if (state.fault !== null || isSame || !Array.isArray(kept)) return state;
  const [a, b] = sides.map((side) => readSession(kept[side], state.game, side));
  if (a === null || b === null) return state;
  return reducePair(state, { type: 'resume', sessions: [a, b] }, clock);
}

const visitedOf = ({ game }: PairState, side: Side) => game[side].session.visited;

/** The moves that were kept of a tower; `null` where they do not lead to its position. */
const readSession = (kept: unknown, pair: Pair, side: Side): Session | null =>
  readPlayTo({ session: kept, events: [] }, pair[side])?.session ?? null;

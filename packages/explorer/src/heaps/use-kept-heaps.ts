import { current } from '../play/history.js';
import { unlessBad } from '../shell/bad-input.js';
import { isRecord, stored } from '../shell/storage.js';
import { useKept } from '../shell/use-kept.js';
import type { HeapsGame } from './heaps-game.js';
import type { HeapsState } from './heaps-state.js';
import { isSamePlace, isStop, type Play } from './play.js';
import { playThrough } from './play-file.js';
import { writeSetup } from './setup.js';

const nameOf = ({ table }: HeapsGame): string =>
  `heaps ${new URLSearchParams(writeSetup(table.setup))}`;

/** Keeps the moves made, so that they survive a reload and the menu. */
export const useKeptHeaps = ({ game }: HeapsState): void =>
  useKept(nameOf(game), `${game.history.entries.length} ${game.history.at}`, () => writeKept(game));

/** A play as the browser keeps it. */
export const writeKept = ({ table, history: { entries, at } }: HeapsGame) => ({
  positions: entries.map(({ position }) => table.label(position)),
  turn: entries[entries.length - 1].turn,
  at,
});

/** A game just opened, with the moves that led to its position in an earlier visit. */
export function recall(state: HeapsState, old: HeapsState): HeapsState {
  const { game, fault } = state;
  if (fault !== null || game.history.entries === old.game.history.entries) return state;
  const history = readKept(stored('tab', nameOf(game)), game);
  return history === null ? state : { ...state, game: { ...game, history } };
}

/** The play that a stored value holds; `null` where it does not show the position of the game. */
export function readKept(value: unknown, { table, history }: HeapsGame): Play | null {
  if (!isRecord(value) || !Array.isArray(value.positions) || value.positions.length === 0)
    return null;
  const { positions, turn } = value;
  const at = Number(value.at);
  const steps = unlessBad(() => {
    const places = positions.map((label) => table.parse(String(label)));
    return playThrough(table, places, turn === 1 ? 1 : 0).entries;
  }, []);
  const step = steps[at];
  if (step === undefined || !isStop(table, step)) return null;
  return isSamePlace(table, step, current(history)) ? { entries: steps, at } : null;
}

import { unlessBad } from '../shell/bad-input.js';
import { isRecord, stored } from '../shell/storage.js';
import { useKept } from '../shell/use-kept.js';
import type { HeapsGame } from './heaps-game.js';
import type { HeapsState } from './heaps-state.js';
import { currentStep, isSamePlace, isStop, type Play, type Side } from './play.js';
import { replayed } from './play-file.js';
import { writeSetup } from './setup.js';

const nameOf = ({ table }: HeapsGame): string =>
  `heaps ${new URLSearchParams(writeSetup(table.setup))}`;

/** Keeps the moves made, so that they survive a reload and the menu. */
export const useKeptHeaps = ({ game }: HeapsState): void =>
  useKept(nameOf(game), `${game.play.steps.length} ${game.play.at}`, () => writeKept(game));

/** A play as the browser keeps it. */
export const writeKept = ({ table, play: { steps, at } }: HeapsGame) => ({
  positions: steps.map(({ position }) => table.label(position)),
  turn: steps[steps.length - 1].turn,
  at,
});

/** A game just opened, with the moves that led to its position in an earlier visit. */
export function recalled(state: HeapsState, old: HeapsState): HeapsState {
  const { game, fault } = state;
  if (fault !== null || game.play.steps === old.game.play.steps) return state;
  const play = readKept(stored('tab', nameOf(game)), game);
  return play === null ? state : { ...state, game: { ...game, play } };
}

/** The play that a stored value holds; `null` where it does not show the position of the game. */
export function readKept(value: unknown, game: HeapsGame): Play | null {
  if (!isRecord(value) || !Array.isArray(value.positions) || value.positions.length === 0)
    return null;
  const { positions, turn, at } = value;
  const play = unlessBad(() => playThrough(positions, turn === 1 ? 1 : 0, game), null);
  return play && atHere({ ...play, at: Number(at) }, game);
}

function playThrough(labels: readonly unknown[], turn: Side, { table }: HeapsGame): Play {
  const places = labels.map((label) => table.parse(String(label)));
  return { steps: replayed(table, places, turn).steps, at: 0 };
}

/** The play where it shows the position of the game. */
function atHere(kept: Play, { table, play }: HeapsGame): Play | null {
  const step = kept.steps[kept.at];
  if (step === undefined || !isStop(table, step)) return null;
  return isSamePlace(table, step, currentStep(play)) ? kept : null;
}

import { InputError } from '@manaus/core';
import { isRecord, stored } from '../shell/storage.js';
import { useKept } from '../shell/use-kept.js';
import type { HeapsGame } from './heaps-game.js';
import { currentStep, isStop, type Play } from './play.js';
import { replayed } from './play-file.js';
import type { HeapsState } from './reducer.js';
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
export function readKept(value: unknown, { table, play }: HeapsGame): Play | null {
  if (!isRecord(value) || !Array.isArray(value.positions) || value.positions.length === 0)
    return null;
  const { positions, turn, at } = value;
  try {
    const places = positions.map((label) => table.parse(String(label)));
    const { steps } = replayed(table, places, turn === 1 ? 1 : 0);
    const step = steps[Number(at)];
    const here = currentStep(play);
    const isHere =
      step !== undefined &&
      isStop(table, step) &&
      step.turn === here.turn &&
      table.label(step.position) === table.label(here.position);
    return isHere ? { steps, at: Number(at) } : null;
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

import {
  type BloxorzLevel,
  type BloxorzState,
  blockGame,
  type Letter,
  type Level,
} from '@manaus/blocks';
import type { Cnf } from './reductions/cnf.js';

/** The cell in the middle of the piece after each letter, as far as all are legal; for Bloxorz the first cube's and the second's. */
export function cellsOf(level: Level, path: string): number[] {
  const game = blockGame(level);
  const cells = [level.start];
  let state = game.start;
  for (const letter of path) {
    const next = game.move(state, letter as Letter);
    if (next === null) break;
    state = next;
    cells.push(...('cubes' in state ? state.cubes : 'cell' in state ? [state.cell] : [state.cube]));
  }
  return cells;
}

/** Crosses every part of the level of Theorem 3.1 on the side of an assignment, one bit a variable: where that ends. */
export function crossed(
  level: BloxorzLevel,
  { variables }: Cnf,
  bits: number,
): BloxorzState | null {
  const turns = Array.from({ length: variables }, (_, i) =>
    (bits >> i) & 1 ? 'UU RRRRRR DD' : 'DD RRRRRR UU',
  );
  const game = blockGame(level);
  let state: BloxorzState | null = game.start as BloxorzState;
  for (const letter of `RR${turns.join('')}`.replaceAll(' ', ''))
    state = state === null ? null : (game.move(state, letter as Letter) as BloxorzState | null);
  return state;
}

import {
  type BloxorzLevel,
  type BloxorzState,
  blockGame,
  bloxorz,
  type Letter,
  type Level,
} from '@manaus/blocks';
import { packedBloxorz } from '@manaus/blocks/internals';
import { cellsUnder } from './block-search.js';
import type { Cnf } from './reductions/cnf.js';

/**
 * The cell in the middle of the piece after each letter, as far as all are legal; for Bloxorz the
 * first cube's and the second's.
 */
export function cellsOf(level: Level, path: string): number[] {
  const game = blockGame(level);
  const cells = [level.start];
  let state = game.start;
  for (const letter of path) {
    const next = game.move(state, letter as Letter);
    if (next === null) break;
    state = next;
    cells.push(...cellsUnder(state));
  }
  return cells;
}

/**
 * The letters that cross every part of the level of Theorem 3.1 on the side of an assignment, one
 * bit a variable.
 */
export const crossing = ({ variables }: Cnf, bits: number): Letter[] =>
  [
    'RR',
    ...Array.from({ length: variables }, (_, i) => ((bits >> i) & 1 ? 'UURRRRRRDD' : 'DDRRRRRRUU')),
  ].flatMap((letters) => [...letters] as Letter[]);

/** The state after some letters, by the rules; `null` where one of them is illegal. */
export function walked(level: BloxorzLevel, letters: readonly Letter[]): BloxorzState | null {
  const game = bloxorz(level);
  let state: BloxorzState | null = game.start;
  for (const letter of letters) state &&= game.move(state, letter);
  return state;
}

/** The same by the game in numbers. */
export function walkedInNumbers(level: BloxorzLevel, letters: readonly Letter[]) {
  const game = packedBloxorz(level);
  let code = game.start;
  for (const letter of letters)
    code = code < 0 ? -1 : game.move(code, game.letters.indexOf(letter));
  return code < 0 ? null : game.unpack(code);
}

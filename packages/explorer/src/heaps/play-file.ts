import { type HeapGameEntry, type HeapPosition, heapGames } from '@manaus/games';
import { current, historyOf, wayOf } from '../play/history.js';
import { unlessBad } from '../shell/bad-input.js';
import { playError, playFields } from '../shell/program-text.js';
import { isRecord, stored } from '../shell/storage.js';
import { useKept } from '../shell/use-kept.js';
import { mapValues } from '../shell/values.js';
import { type HeapsGame, openHeaps, turnName, turnOf } from './heaps-game.js';
import type { HeapsState } from './heaps-state.js';
import { isSamePlace, isSamePosition, isStop, type Play, type Step, withReply } from './play.js';
import { writeSetup } from './setup.js';
import type { Move, Table } from './table.js';

/** The game, the position and the play, labels and names as the command line has them. */
export function writePlay({ table, history }: HeapsGame): string {
  const { position, turn } = current(history);
  const positions = wayOf(history).map((step) => table.label(step.position));
  const winningMoves = table.winning(position).map(table.label).sort();
  const found = {
    position: table.label(position),
    turn: turnName(turn),
    outcome: table.outcome(position),
    winningMoves,
  };
  const { family, parameters, ...setup } = table.setup;
  const game = { game: family.name, ...setup, ...parameters };
  return `${JSON.stringify({ ...game, ...found, positions }, null, 2)}\n`;
}

/**
 * The game of a file that `writePlay` wrote, its moves checked by the rules; an `InputError` if it
 * is another file.
 */
export function readPlay(text: string, games: readonly HeapGameEntry[] = heapGames): HeapsGame {
  const {
    positions,
    position: _,
    turn,
    outcome: __,
    winningMoves: ___,
    ...setup
  } = playFields(text);
  const game = openHeaps(mapValues(setup, String), games);
  if (!Array.isArray(positions)) return game;
  if (positions.length === 0 || positions.length > 10_000) throw playError(text);
  const places = positions.map((label) => game.table.parse(String(label)));
  const last = turn === undefined ? (positions.length + 1) % 2 : turnOf(String(turn));
  return { ...game, history: playThrough(game.table, places, last) };
}

/**
 * The play through some positions, a move from each to the next; only the second may be one that an
 * address asked for.
 */
function playThrough(table: Table, places: readonly HeapPosition[], turn: number): Play {
  const [first] = places;
  if (!isSamePosition(table, first, table.start)) throw playError(table.label(first));
  const last = places.length - 1;
  const turnAt = (i: number) => (i > 0 && (turn + last - i) % 2 === 1 ? 1 : 0);
  const steps = places.map(
    (position, i): Step => ({ position, turn: turnAt(i), move: moveTo(table, places, i) }),
  );
  return withReply(table, historyOf(steps));
}

/** The move to a position of a play; `null` where only an address can lead to it. */
function moveTo(table: Table, places: readonly HeapPosition[], i: number): Move | null {
  if (i === 0) return null;
  const [from, to] = [places[i - 1], places[i]];
  const move = table.moveTo(from, to);
  const next = table.after(from, move);
  if (next && isSamePosition(table, next, to)) return move;
  if (i > 1) throw playError(table.label(to));
  return null;
}

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

import { type HeapGameFamily, type HeapPosition, heapGames } from '@manaus/games';
import { noPlay, playFields } from '../shell/program-text.js';
import { type HeapsGame, openHeaps, turnOf } from './heaps-game.js';
import { answered, currentStep, type Play, type Step } from './play.js';
import type { Move, Table } from './table.js';

/** The game, the position and the play, labels and names as the command line has them. */
export function writePlay({ table, play }: HeapsGame): string {
  const { position, turn } = currentStep(play);
  const positions = play.steps.slice(0, play.at + 1).map((step) => table.label(step.position));
  const winningMoves = table.winning(position).map(table.label).sort();
  const found = {
    position: table.label(position),
    turn: turn === 0 ? 'first' : 'second',
    outcome: table.outcome(position),
    winningMoves,
  };
  const { family, parameters, ...setup } = table.setup;
  const game = { game: family.name, ...setup, ...parameters };
  return `${JSON.stringify({ ...game, ...found, positions }, null, 2)}\n`;
}

/**
 * The game of a file that `writePlay` wrote, its moves checked by the rules; an `InputError` where
 * it is none.
 */
export function readPlay(text: string, games: readonly HeapGameFamily[] = heapGames): HeapsGame {
  const {
    positions,
    position: _,
    turn,
    outcome: __,
    winningMoves: ___,
    ...setup
  } = playFields(text);
  const game = openHeaps(
    Object.fromEntries(Object.entries(setup).map(([name, value]) => [name, String(value)])),
    games,
  );
  if (!Array.isArray(positions)) return game;
  if (positions.length === 0 || positions.length > 10_000) throw noPlay(text);
  const places = positions.map((label) => game.table.parse(String(label)));
  const last = turn === undefined ? (positions.length + 1) % 2 : turnOf(String(turn));
  return { ...game, play: replayed(game.table, places, last) };
}

/**
 * The play through some positions, a move from each to the next; only the second may be one that an
 * address asked for.
 */
export function replayed(table: Table, places: readonly HeapPosition[], turn: number): Play {
  if (table.label(places[0]) !== table.label(table.start)) throw noPlay(table.label(places[0]));
  const steps = places.map((position, i): Step => {
    const move = i === 0 ? null : moveBetween(table, places[i - 1], position);
    if (move === null && i > 1) throw noPlay(table.label(position));
    return { position, turn: i > 0 && (turn + places.length - 1 - i) % 2 === 1 ? 1 : 0, move };
  });
  return answered(table, { steps, at: steps.length - 1 });
}

function moveBetween(table: Table, before: HeapPosition, after: HeapPosition): Move | null {
  const move = table.moveTo(before, after);
  const next = table.after(before, move);
  return next !== null && table.label(next) === table.label(after) ? move : null;
}

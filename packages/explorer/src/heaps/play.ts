import { seededRandom } from '@manaus/core';
import type { HeapPosition } from '@manaus/games';
import { current, type History, historyOf, withEntry } from '../play/history.js';
import { isOver, type Move, type Table } from './table.js';

/** A side: 0 has the first move of the play, 1 the second. */
export type Side = 0 | 1;

/** A position of a play, who is to move there, and the move before it. */
export interface Step {
  readonly position: HeapPosition;
  readonly turn: Side;
  readonly move: Move | null;
}

/** A play of a heap game. */
export type Play = History<Step>;

/** A position, and who is to move there. */
export type Place = Pick<Step, 'position' | 'turn'>;

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

export const isSamePosition = (table: Table, a: HeapPosition, b: HeapPosition): boolean =>
  table.label(a) === table.label(b);

/** True if the same side is to move in the same position. */
export const isSamePlace = (table: Table, a: Place, b: Place): boolean =>
  a.turn === b.turn && isSamePosition(table, a.position, b.position);

/** True if a person, not the opponent, moves for a side. */
export const isPerson = ({ setup: { opponent, begins } }: Table, side: Side): boolean =>
  opponent === 'none' || (begins === 'you') === (side === 0);

/**
 * The first position, or one further on, with the opponent's answer where it is the opponent's
 * turn.
 */
export function begin(table: Table, step?: Place): Play {
  const first: Step = { position: table.start, turn: 0, move: null };
  const steps = step === undefined ? [first] : [first, { ...step, move: null }];
  return withReply(table, historyOf(steps));
}

/** Makes a move, and lets the opponent answer; `null` where the rules forbid it. */
export function playMove(table: Table, play: Play, move: Move): Play | null {
  const next = makeMove(table, play, move);
  return next === null ? null : withReply(table, next);
}

function makeMove(table: Table, play: Play, move: Move): Play | null {
  const { position, turn } = current(play);
  const next = table.after(position, move);
  return next && withEntry(play, { position: next, turn: otherSide(turn), move });
}

/** A play with the opponent's move where it is the opponent's turn. */
export function withReply(table: Table, play: Play): Play {
  const { position, turn } = current(play);
  if (isPerson(table, turn) || isOver(table, position)) return play;
  return makeMove(table, play, replyTo(table, position)) ?? play;
}

/** True if the list of moves can show a position: a person is to move, or the game is over. */
export const isStop = (table: Table, { turn, position }: Step): boolean =>
  isPerson(table, turn) || isOver(table, position);

/**
 * The last entry up to one at which the list of moves can stop; the first such entry if none
 * exists.
 */
export const stopAt = (table: Table, { entries }: Play, at: number): number => {
  const stops = entries.flatMap((step, i) => (isStop(table, step) ? [i] : []));
  return stops.findLast((stop) => stop <= at) ?? stops[0] ?? 0;
};

/** The winner; `null` while a move is left. */
export function winner(table: Table, { position, turn }: Step): Side | null {
  if (!isOver(table, position)) return null;
  return table.setup.convention === 'normal' ? otherSide(turn) : turn;
}

/**
 * The move of the opponent: a winning one if there is one and it plays
 * perfectly, else anything. The same for the same position and seed.
 */
export function replyTo(table: Table, position: HeapPosition): Move {
  const random = seededRandom(hashOf(`${table.setup.seed} ${table.label(position)}`));
  const winning = table.setup.opponent === 'perfect' ? table.winning(position) : [];
  return winning.length > 0
    ? table.moveTo(position, oneOf(winning, random))
    : anyMove(table, position, random);
}

/** Any move: how many heaps, which, how much of each, and in what parts, by chance. */
function anyMove(table: Table, position: HeapPosition, random: () => number): Move {
  const places = position.heaps.flatMap((_, place) =>
    table.amounts(position, place).length > 0 ? [place] : [],
  );
  const taken = position.heaps.map(() => 0);
  let split: Move['split'] = null;
  for (
    let count = Math.ceil(random() * Math.min(table.rules.heapsPerMove, places.length)) || 1;
    count > 0;
    count--
  ) {
    const [place] = places.splice(Math.floor(random() * places.length), 1);
    const amounts = table.amounts(position, place, taken);
    if (amounts.length === 0) break;
    taken[place] = oneOf(amounts, random);
    const ways = table.ways(position, place, taken[place]);
    const parts = ways.length === 1 ? ways[0] : oneOf(ways, random);
    if (parts.length > 1) split = { place, parts };
  }
  return { taken, split };
}

const oneOf = <T>(from: readonly T[], random: () => number): T =>
  from[Math.floor(random() * from.length)];

/** FNV-1a, so that positions that differ little get numbers that differ much. */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619);
  return hash >>> 0;
}

import { type Fault, InputError, isInputError, range, seededRandom } from '@manaus/core';
import type { HeapGame, Heaps, HeapsOrPosition, Outcome } from '@manaus/games';
import { withLimit } from '@manaus/games/internals';
import { drawEvenly } from './draw-evenly.js';
import {
  type Answer,
  type DrawOptions,
  type Judgment,
  judged,
  labelsIn,
  NO_PLAY,
  orFault,
  type PlayVerdict,
  refusal,
  refused,
} from './position.js';

/**
 * A position of a heap game with its outcome and all winning moves, as the labels of the positions
 * they leave, in order.
 */
export interface HeapFacts {
  readonly position: string;
  readonly outcome: Outcome;
  readonly winningMoves: readonly string[];
}

/** A game with heaps of any kind. */
type Game = HeapGame<HeapsOrPosition>;

/** Options of the draw: the number of heaps and the size of the largest. */
export interface HeapDrawOptions extends DrawOptions {
  readonly heaps: number;
  readonly largest: number;
}

/** Positions looked at for each one that is drawn. */
const TRIES = 50;

/**
 * Positions of a heap game with their outcomes and winning moves, as many P-positions as
 * N-positions where enough are found. Heaps are from 1 to `largest`, in ascending order; the same
 * for one seed.
 *
 * Time is that of 50 outcomes per position.
 *
 * @example
 * ```ts
 * const options = { heaps: 3, largest: 7, count: 4, seed: 1 };
 * heapPositions(heapGame('nim'), options).map(({ outcome }) => outcome); // => ['P', 'P', 'N', 'N']
 * ```
 */
export function heapPositions(
  game: Game,
  { heaps, largest, count, seed }: HeapDrawOptions,
): HeapFacts[] {
  const random = seededRandom(seed);
  const found = new Set(
    range(1, TRIES * count).map(() => game.notation.format(randomHeaps(heaps, largest, random))),
  );
  const of = (outcome: Outcome) => [...found].filter((label) => game.outcome(label) === outcome);
  return drawEvenly([of('P'), of('N')], count, random).map((position) => ({
    position,
    outcome: game.outcome(position),
    winningMoves: winningLabels(game, game.notation.parse(position), Number.POSITIVE_INFINITY),
  }));
}

/** The labels of the winning moves, at most as many as asked for, in order. */
const winningLabels = (game: Game, position: HeapsOrPosition, most: number): string[] =>
  game.winningMoves(position, most).map(game.notation.format).sort();

const randomHeaps = (count: number, largest: number, random: () => number): Heaps =>
  range(1, count)
    .map(() => 1 + Math.floor(random() * largest))
    .sort((a, b) => a - b);

/**
 * The judge of answers to positions of a heap game: a play is one move, by the position that it
 * leaves. It wins if it leaves a P-position. More than 100,000 winning moves, or 2^20 characters of
 * them, are `null`.
 *
 * @example
 * ```ts
 * const judge = heapJudge(heapGame('nim'));
 * judge({ position: '3,5,7', play: '2,5,7' }).right; // => true
 * judge({ position: '3,5,7', play: '2,4,7' }).legal; // => false
 * judge({ position: '1,2,3', outcome: 'N' }).refuted; // => ['outcome']
 * ```
 */
export function heapJudge(game: Game): (answer: Answer) => Judgment<JudgedHeaps> {
  return (answer) => {
    const found = orFault(() => {
      // The verdict on an answer to a valid position.
      const { position: label, play } = labelsIn(answer);
      if (label === null) throw new InputError('lab/judge', 'position', 'required', {});
      const position = game.notation.parse(label);
      const { winningMoves: claimed } = answer;
      // A claim of as many moves as it may have can be right; one of fewer than there are is not.
      const few = Math.min(MOST_MOVES, Math.floor(MOST_CHARACTERS / label.length));
      const most = Math.max(few, Array.isArray(claimed) ? claimed.length : 0);
      const winningMoves = winningLabels(game, position, most + 1);
      const facts = {
        outcome: game.outcome(position),
        winningMoves: winningMoves.length > most ? null : winningMoves,
      };
      const verdict =
        play === null
          ? NO_PLAY
          : 'code' in play
            ? refusal(play)
            : moveVerdict(game, position, play.text);
      return judged(answer, label, facts, verdict);
    });
    return 'code' in found ? refused(answer, found) : found;
  };
}

/** The facts about a position of heaps; of too many winning moves there is no list. */
export interface JudgedHeaps {
  readonly outcome: Outcome;
  readonly winningMoves: readonly string[] | null;
}

/** The most winning moves in a judgment, and the most characters of them. */
const MOST_MOVES = 100_000;
const MOST_CHARACTERS = 2 ** 20;

function moveVerdict(game: Game, position: HeapsOrPosition, move: string): PlayVerdict {
  const label = canonical(game, move);
  if (label === null || !isMove(game, position, label))
    return { ...refusal(noMove(move)), failedAt: 1, moves: 0 };
  const wins = game.outcome(game.notation.parse(label)) === 'P';
  return { legal: true, failedAt: null, why: null, wins, moves: 1, notation: 'position' };
}

const noMove = (got: string): Fault<'member'> => ({
  place: 'lab/judge',
  parameter: 'play',
  code: 'member',
  values: { of: 'moves', got },
});

/** The label as the game writes it; `null` if it names no position. */
function canonical({ notation }: Game, label: string): string | null {
  try {
    return notation.format(notation.parse(label));
  } catch (error) {
    if (isInputError(error)) return null;
    throw error;
  }
}

/** True if a move leads from a position to a label: by taking, or by parting one heap. */
function isMove(game: Game, position: HeapsOrPosition, label: string): boolean {
  const { heaps } = withLimit(position);
  const next = withLimit(game.notation.parse(label)).heaps;
  const taken = heaps.map((heap, place) => heap - next[place]);
  const moves =
    next.length === heaps.length && game.allows(position, taken)
      ? [game.after(position, taken)]
      : [];
  const nothing = heaps.map(() => 0);
  for (const place of heaps.keys()) {
    // The heaps that have come in place of one, if the others stay.
    const end = place + 1 + next.length - heaps.length;
    const split = { place, parts: next.slice(place, Math.max(place, end)) };
    if (split.parts.length > 1 && game.allows(position, nothing, split))
      moves.push(game.after(position, nothing, split));
  }
  return moves.some((each) => game.notation.format(each) === label);
}

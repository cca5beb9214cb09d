import { type Fault, isInputError, range, seededRandom } from '@manaus/core';
import {
  answerPosition,
  type HeapPlay,
  type HeapPosition,
  type Outcome,
  type PositionAnswer,
} from '@manaus/games';
import { drawEvenly } from './draw-evenly.js';
import {
  type Answer,
  type DrawOptions,
  type Judgment,
  judged,
  NO_PLAY,
  orFault,
  type PlayVerdict,
  refusal,
  refused,
} from './position.js';

/**
 * A position of a heap game with its outcome and all winning moves, as the positions they leave.
 */
export interface HeapFacts extends PositionAnswer {
  readonly position: string;
}

type Heaps = HeapPosition['heaps'];

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
 * heapPositions(rulePlay(nim().rule, 'normal'), options).map(({ outcome }) => outcome); // => ['P', 'P', 'N', 'N']
 * ```
 */
export function heapPositions(
  play: HeapPlay,
  { heaps, largest, count, seed }: HeapDrawOptions,
): HeapFacts[] {
  const random = seededRandom(seed);
  const found = tried(play, TRIES * count, () => randomHeaps(heaps, largest, random));
  const of = (outcome: Outcome) =>
    [...found].filter(([, position]) => play.outcome(position) === outcome).map(([label]) => label);
  return drawEvenly([of('P'), of('N')], count, random).map((position) => ({
    position,
    ...answerPosition(play, position, Number.POSITIVE_INFINITY),
  }));
}

/** The different positions of the given number of tries, by their labels. */
function tried({ notation }: HeapPlay, tries: number, draw: () => Heaps) {
  const positions = range(1, tries).map(() => ({ heaps: draw(), limit: null }));
  return new Map(positions.map((position) => [notation.format(position), position]));
}

const randomHeaps = (count: number, largest: number, random: () => number): Heaps =>
  inOrder(range(1, count).map(() => 1 + Math.floor(random() * largest)));

/**
 * The judge of answers to positions of a heap game: a play is one move, by the position that it
 * leaves. It wins if it leaves a P-position. More than 100,000 winning moves are `null`.
 *
 * @example
 * ```ts
 * const judge = heapJudge(rulePlay(nim().rule, 'normal'));
 * judge({ position: '3,5,7', play: '2,5,7' }).right; // => true
 * judge({ position: '3,5,7', play: '2,4,7' }).legal; // => false
 * judge({ position: '1,2,3', outcome: 'N' }).refuted; // => ['outcome']
 * ```
 */
export function heapJudge(play: HeapPlay): (answer: Answer) => Judgment<JudgedHeaps> {
  return (answer) => judgment(play, answer);
}

/** The facts about a position of heaps; of too many winning moves there is no list. */
export interface JudgedHeaps extends Omit<PositionAnswer, 'winningMoves'> {
  readonly winningMoves: readonly string[] | null;
}

/** The most winning moves in a judgment. */
const MOST_MOVES = 100_000;

function judgment(play: HeapPlay, answer: Answer): Judgment<JudgedHeaps> {
  const found = orFault(() => judgedAt(play, answer));
  return 'code' in found ? refused(answer, found) : found;
}

/** The verdict on an answer to a valid position. */
function judgedAt(play: HeapPlay, answer: Answer): Judgment<JudgedHeaps> {
  const { winningMoves: claimed } = answer;
  // A claim of as many moves as it may have can be right; one of fewer than there are is not.
  const most = Math.max(MOST_MOVES, Array.isArray(claimed) ? claimed.length : 0);
  const { outcome, winningMoves } = answerPosition(play, answer.position, most + 1);
  const facts = { outcome, winningMoves: winningMoves.length > most ? null : winningMoves };
  return judged(answer, facts, moveVerdict(play, answer), null);
}

function moveVerdict(play: HeapPlay, { position, play: move }: Answer): PlayVerdict {
  if (move === null || move === undefined) return NO_PLAY;
  const label = canonical(play, move);
  if (label === null || !isMove(play, play.notation.parse(position), label))
    return { ...refusal(noMove(move)), failedAt: 1, moves: 0 };
  const wins = play.outcome(play.notation.parse(label)) === 'P';
  return { legal: true, failedAt: null, why: null, wins, moves: 1 };
}

const noMove = (got: string): Fault<'member'> => ({
  place: 'lab/positions',
  parameter: 'play',
  code: 'member',
  values: { of: 'moves', got },
});

/** The label as the game writes it; `null` if it names no position. */
function canonical({ notation }: HeapPlay, label: string): string | null {
  try {
    return notation.format(notation.parse(label));
  } catch (error) {
    if (isInputError(error)) return null;
    throw error;
  }
}

/** True if a move leads from a position to a label. */
function isMove(play: HeapPlay, position: HeapPosition, label: string): boolean {
  const next = play.notation.parse(label).heaps;
  return movesTo(play, position, next).some((each) => play.notation.format(each) === label);
}

/** The positions after the moves that may leave such heaps. */
const movesTo = (play: HeapPlay, position: HeapPosition, next: Heaps): HeapPosition[] => [
  ...takings(play, position, next),
  ...partings(play, position, next),
];

/** The position after the heaps have become less, if a move may do that. */
const takings = (play: HeapPlay, position: HeapPosition, next: Heaps): HeapPosition[] =>
  next.length === position.heaps.length && play.allows(position, taken(position, next))
    ? [play.after(position, taken(position, next))]
    : [];

/** The positions after one heap has been parted, if a move may do that. */
const partings = (play: HeapPlay, position: HeapPosition, next: Heaps): HeapPosition[] =>
  [...position.heaps.keys()]
    .map((place) => ({ place, parts: partsAt(position, place, next) }))
    .filter(({ parts }) => parts.length > 1)
    .filter((parting) => play.allows(position, nothing(position), parting))
    .map((parting) => play.after(position, nothing(position), parting));

/** Nothing taken from any heap. */
const nothing = ({ heaps }: HeapPosition): number[] => heaps.map(() => 0);

const taken = ({ heaps }: HeapPosition, next: Heaps): number[] =>
  heaps.map((heap, place) => heap - next[place]);

/** The heaps that have come in place of one, if the others stay. */
function partsAt({ heaps }: HeapPosition, place: number, next: Heaps): Heaps {
  const end = place + 1 + next.length - heaps.length;
  return next.slice(place, Math.max(place, end));
}

/** Heaps in whatever order they are written. */
const inOrder = (heaps: Heaps): number[] => [...heaps].sort((a, b) => a - b);

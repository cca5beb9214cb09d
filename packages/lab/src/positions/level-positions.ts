import type { Level } from '@manaus/blocks';
import { packedGame } from '@manaus/blocks/internals';
import { type Fault, seededRandom } from '@manaus/core';
import { type ReachableStates, reachableStates } from '@manaus/graph';
import { distancesToWin } from '@manaus/graph/internals';
import { mostStates } from '../blocks/solve-level.js';
import { byDistance, drawEvenly } from './draw-evenly.js';
import {
  type Answer,
  certificateOf,
  type DrawOptions,
  type Judgment,
  judged,
  NO_PLAY,
  type PlayVerdict,
  refusal,
  type SolvableFacts,
  type SolvedPosition,
  solvableFacts,
} from './position.js';

/** The graph of a level, with the distances to a win and the numbers of shortest plays. */
interface StoredLevel extends ReachableStates {
  readonly letters: readonly string[];
  readonly toWin: Int32Array;
  readonly plays: readonly bigint[];
}

/**
 * Positions of a level that can be reached from its start, with what is true of them, drawn evenly
 * over the distances to a win; dead states are as one distance more, won ones are left out. A
 * position is given by the letters of a shortest play from the start. Sorted by difficulty; the
 * same for one seed.
 *
 * Time O(states * letters), and a search per dead state. Throws an `InputError` where the states do
 * not fit in memory.
 *
 * @example
 * ```ts
 * const level = parseLevel('game bloxorz\ngrid\nS##G\nend');
 * levelPositions(level, { count: 2, seed: 1 }).map(({ position, play }) => [position, play]); // => [['R', 'R'], ['', 'RR']]
 * ```
 */
export function levelPositions(level: Level, { count, seed }: DrawOptions): SolvedPosition[] {
  const stored = storedLevel(level);
  const ways = waysTo(stored);
  return drawEvenly(byDistance(stored.toWin), count, seededRandom(seed)).map((state) => {
    const facts = factsAt(stored, state);
    return {
      position: ways(state),
      ...facts,
      play: facts.solvable ? shortestPlay(stored, state) : null,
      certificate: facts.solvable ? null : certificate(stored, state, ways),
    };
  });
}

/**
 * The judge of answers to positions of a level, as `towerJudge`; positions and plays are letters.
 *
 * @example
 * ```ts
 * const judge = levelJudge(parseLevel('game bloxorz\ngrid\nS##G\nend'));
 * judge({ position: '', play: 'RR' }).right; // => true
 * judge({ position: 'R', play: 'RR' }).failedAt; // => 2
 * ```
 */
export function levelJudge(level: Level): (answer: Answer) => Judgment<SolvableFacts> {
  const stored = storedLevel(level);
  return (answer) => judgment(stored, answer);
}

function judgment(stored: StoredLevel, answer: Answer): Judgment<SolvableFacts> {
  const { position, play } = answer;
  const at = walked(stored, 0, position);
  if (at.failedAt !== null)
    return judged<SolvableFacts>(answer, null, refusal(illegal('position', position, at)), null);
  const facts = factsAt(stored, at.state);
  return judged(answer, facts, playVerdict(stored, at.state, play), facts.optimum);
}

function storedLevel(level: Level): StoredLevel {
  const game = packedGame(level);
  const { letters } = game;
  const reached = reachableStates(game, { mostStates });
  const toWin = distancesToWin(reached);
  return { ...reached, letters, toWin, plays: playCounts(reached, toWin, letters.length) };
}

/** The number of shortest plays from each state: that of all nearer states after it, together. */
function playCounts({ after }: ReachableStates, toWin: Int32Array, width: number): bigint[] {
  const plays = new Array<bigint>(toWin.length).fill(0n);
  const order = [...toWin.keys()].filter((state) => toWin[state] >= 0);
  for (const state of order.sort((a, b) => toWin[a] - toWin[b])) {
    if (toWin[state] === 0) plays[state] = 1n;
    for (let at = state * width; at < (state + 1) * width; at++)
      if (after[at] >= 0 && toWin[after[at]] === toWin[state] - 1 && toWin[after[at]] >= 0)
        plays[state] += plays[after[at]];
  }
  return plays;
}

const factsAt = ({ toWin, plays }: StoredLevel, state: number): SolvableFacts =>
  solvableFacts(toWin[state], plays[state]);

/** The letters of a shortest play, which takes the first letter that is on one. */
function shortestPlay({ after, letters, toWin }: StoredLevel, start: number): string {
  let play = '';
  for (let state = start; toWin[state] > 0; ) {
    const nearer = letters.findIndex((_, letter) => {
      const next = after[state * letters.length + letter];
      return next >= 0 && toWin[next] === toWin[state] - 1;
    });
    play += letters[nearer];
    state = after[state * letters.length + nearer];
  }
  return play;
}

/** The letters of a shortest play from the start to a state. */
function waysTo({ after, letters, distances }: StoredLevel): (state: number) => string {
  const width = letters.length;
  const entry = new Int32Array(distances.length).fill(-1);
  for (const [at, next] of after.entries()) {
    const state = Math.floor(at / width);
    if (next > 0 && entry[next] < 0 && distances[next] === distances[state] + 1) entry[next] = at;
  }
  return (state) => wayBack(state, entry, letters);
}

/** The letters of the way to a state, of which each was entered from the one before. */
function wayBack(state: number, entry: Int32Array, letters: readonly string[]): string {
  let way = '';
  for (let here = state; here !== 0; here = Math.floor(entry[here] / letters.length))
    way = letters[entry[here] % letters.length] + way;
  return way;
}

function certificate({ after, letters }: StoredLevel, start: number, ways: (s: number) => string) {
  const found = new Set([start]);
  for (const state of found)
    for (let at = state * letters.length; at < (state + 1) * letters.length; at++)
      if (after[at] >= 0) found.add(after[at]);
  return certificateOf([...found], ways);
}

/** The state after a text of letters, and the number of the first illegal one. */
interface Walk {
  readonly state: number;
  readonly moves: number;
  readonly failedAt: number | null;
}

function walked({ after, letters }: StoredLevel, start: number, text: string): Walk {
  let state = start;
  for (let at = 0; at < text.length; at++) {
    const letter = letters.indexOf(text[at]);
    const next = letter < 0 ? -1 : after[state * letters.length + letter];
    if (next < 0) return { state, moves: at, failedAt: at + 1 };
    state = next;
  }
  return { state, moves: text.length, failedAt: null };
}

function playVerdict(stored: StoredLevel, start: number, play: Answer['play']): PlayVerdict {
  if (play === null || play === undefined) return NO_PLAY;
  const walk = walked(stored, start, play);
  const { moves, failedAt } = walk;
  const legal = failedAt === null;
  const why = legal ? null : illegal('play', play, walk);
  return { legal, failedAt, why, wins: legal && stored.toWin[walk.state] === 0, moves };
}

const illegal = (parameter: string, got: string, { failedAt }: Walk): Fault<'illegalMove'> => ({
  place: 'lab/positions',
  parameter,
  code: 'illegalMove',
  values: { at: failedAt ?? 0, got },
});

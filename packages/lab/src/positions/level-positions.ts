import type { BlockState, Level, PackedGame } from '@manaus/blocks';
import { packedGame } from '@manaus/blocks/internals';
import { type Fault, seededRandom } from '@manaus/core';
import { once } from '@manaus/core/internals';
import type { ReachableStates } from '@manaus/graph';
import { distancesToWin, reachableStates } from '@manaus/graph/search';
import { mostStates } from '../blocks/solve-level.js';
import { byDistance, drawEvenly } from './draw-evenly.js';
import {
  type Answer,
  certificateOf,
  type DrawOptions,
  type Judgment,
  judged,
  labelsIn,
  NO_PLAY,
  orFault,
  type PlayVerdict,
  refusal,
  refused,
  type SolvableFacts,
  type SolvedPosition,
  solvableFacts,
} from './position.js';

type Game = PackedGame<BlockState>;

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
  const ways = shortestWays(stored);
  return drawEvenly(byDistance(stored.toWin), count, seededRandom(seed)).map((state) => ({
    position: ways(state),
    ...factsAt(stored, state),
    play: stored.toWin[state] < 0 ? null : shortestPlay(stored, state),
    certificate: stored.toWin[state] < 0 ? certificateOf(reachable(stored, state), ways) : null,
  }));
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
  const game = packedGame(level);
  // The play needs the rules alone; what is least is unknown where the states do not fit in memory.
  const search = once(() => orFault(() => ({ level: storedLevel(level) })));
  return (answer) => {
    const labels = orFault(() => labelsIn(answer, ''));
    if ('code' in labels) return refused(answer, labels);
    const { position: way, play } = labels;
    const at = walked(game, game.start, way ?? '');
    if (at.failedAt !== null) return refused(answer, illegal('position', way ?? '', at));
    const verdict =
      play === null
        ? NO_PLAY
        : 'code' in play
          ? refusal(play)
          : playVerdict(game, at.state, play.text);
    const found = search();
    if ('code' in found) return judged(answer, way ?? '', NOTHING_KNOWN, verdict);
    const facts = factsAt(found.level, stateAfter(found.level, way ?? ''));
    return judged(answer, way ?? '', facts, verdict, { least: facts.least, how: 'search' });
  };
}

const NOTHING_KNOWN: SolvableFacts = { solvable: null, least: null, plays: null };

function storedLevel(level: Level): StoredLevel {
  const game = packedGame(level);
  const { letters } = game;
  const reached = reachableStates(game, { mostStates });
  const toWin = distancesToWin(reached);
  const { after } = reached;
  const plays = new Array<bigint>(toWin.length).fill(0n);
  const order = [...toWin.keys()].filter((state) => toWin[state] >= 0);
  for (const state of order.sort((a, b) => toWin[a] - toWin[b])) {
    if (toWin[state] === 0) plays[state] = 1n;
    for (let at = state * letters.length; at < (state + 1) * letters.length; at++)
      if (after[at] >= 0 && toWin[after[at]] === toWin[state] - 1 && toWin[after[at]] >= 0)
        plays[state] += plays[after[at]];
  }
  return { ...reached, letters, toWin, plays };
}

const factsAt = ({ toWin, plays }: StoredLevel, state: number) =>
  solvableFacts(toWin[state], plays[state]);

/** The letters of a shortest play, which takes the first letter that is on one. */
function shortestPlay(stored: StoredLevel, start: number): string {
  let play = '';
  for (let state = start; stored.toWin[state] > 0; ) {
    const { letter, next } = nearer(stored, state);
    play += letter;
    state = next;
  }
  return play;
}

interface Step {
  readonly letter: string;
  readonly next: number;
}

/** The first letter that is on a shortest play, and the state after it. */
function nearer(stored: StoredLevel, state: number): Step {
  const row = statesAfter(stored, state);
  const place = row.findIndex(
    (next) => next >= 0 && stored.toWin[next] === stored.toWin[state] - 1,
  );
  return { letter: stored.letters[place], next: row[place] };
}

/** The states after the letters; -1 where one is illegal. */
const statesAfter = ({ after, letters }: StoredLevel, state: number): Int32Array =>
  after.subarray(state * letters.length, (state + 1) * letters.length);

/** The letters of a shortest play from the start to a state. */
function shortestWays({ after, letters, distances }: StoredLevel): (state: number) => string {
  const width = letters.length;
  const entry = new Int32Array(distances.length).fill(-1);
  for (const [at, next] of after.entries()) {
    const state = Math.floor(at / width);
    if (next > 0 && entry[next] < 0 && distances[next] === distances[state] + 1) entry[next] = at;
  }
  return (state) => entryWay(state, entry, letters);
}

/** The letters of the way to a state, of which each was entered from the one before. */
function entryWay(state: number, entry: Int32Array, letters: readonly string[]): string {
  let way = '';
  for (let at = entry[state]; at >= 0; at = entry[Math.floor(at / letters.length)])
    way = letters[at % letters.length] + way;
  return way;
}

/** The states that can be reached from one, itself included. */
function reachable(stored: StoredLevel, start: number): number[] {
  const found = new Set([start]);
  for (const state of found)
    for (const next of statesAfter(stored, state)) if (next >= 0) found.add(next);
  return [...found];
}

/** The number of the state after legal letters from the start. */
function stateAfter({ after, letters }: StoredLevel, text: string): number {
  let state = 0;
  for (const letter of text) state = after[state * letters.length + letters.indexOf(letter)];
  return state;
}

/** The state after a text of letters, and the number of the first illegal one. */
interface Walk {
  readonly state: number;
  readonly moves: number;
  readonly failedAt: number | null;
}

function walked(game: Game, start: number, text: string): Walk {
  let state = start;
  for (let at = 0; at < text.length; at++) {
    const letter = (game.letters as readonly string[]).indexOf(text[at]);
    const next = letter < 0 || game.wins(state) ? -1 : game.move(state, letter);
    if (next < 0) return { state, moves: at, failedAt: at + 1 };
    state = next;
  }
  return { state, moves: text.length, failedAt: null };
}

function playVerdict(game: Game, start: number, play: string): PlayVerdict {
  const walk = walked(game, start, play);
  const { moves, failedAt } = walk;
  const legal = failedAt === null;
  const why = legal ? null : illegal('play', play, walk);
  return { legal, failedAt, why, wins: legal && game.wins(walk.state), moves, notation: 'letters' };
}

const illegal = (parameter: string, got: string, { failedAt }: Walk): Fault<'illegalMove'> => ({
  place: 'lab/judge',
  parameter,
  code: 'illegalMove',
  values: { at: failedAt ?? 0, got },
});

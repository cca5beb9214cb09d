import {
  type Board,
  type Disc,
  formatLabel,
  hanoi,
  manaus,
  manausRecursive,
  type Peg,
  type Play,
  parseLabel,
  play,
  type TowerRules,
  type TowerState,
} from '@manaus/core';
import {
  discsOf,
  requireReading,
  type TowerAlgorithm,
  type Trial,
  trial,
  trialTable,
  wrongTrial,
} from '../algorithm.js';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { manausStates, manausTower } from './evidence/manaus-states.js';

/** How a line is read that the print leaves open, or that the text around it says otherwise. */
interface Reading {
  /** `move(d, p)` with d on p already: breaks a rule, or changes nothing. */
  readonly inPlace: 'breaks' | 'stays';
  /** Line 6 with disc n on p1 or on p0, as printed, or on p1 only, as the text before the algorithm says. */
  readonly line6: 'printed' | 'text';
}

const move = (board: Board, disc: Disc, to: Peg, { inPlace }: Reading): void => {
  if (inPlace === 'breaks' || board.pegOf(disc) !== to) board.move(disc, to);
};

/** Lines 1 to 14; destination first, as in the print. */
export function solucaoManaus(
  board: Board,
  n: number,
  [p0, p1, p2]: readonly [Peg, Peg, Peg],
  reading: Reading,
): void {
  board.call();
  if (n === 1) {
    move(board, 1, p0, reading);
    return;
  }
  if (board.pegOf(n) === p1 || (reading.line6 === 'printed' && board.pegOf(n) === p0))
    solucaoManaus(board, n - 1, [p2, p1, p0], reading);
  if (board.pegOf(n) === p2) solucaoManaus(board, n - 1, [p1, p0, p2], reading);
  move(board, n, p0, reading);
  solucaoManaus(board, n - 1, [p0, p1, p2], reading);
}

export const PRINTED: Reading = { inPlace: 'breaks', line6: 'printed' };
const STAYS: Reading = { inPlace: 'stays', line6: 'printed' };
const TEXT: Reading = { inPlace: 'stays', line6: 'text' };

const run = (rules: TowerRules, start: TowerState, reading: Reading): Play =>
  play(rules, start, (board) => solucaoManaus(board, board.discs, [0, 1, 2], reading));

const goodStates = (discs: number): TowerState[] =>
  manausStates(discs)
    .filter(({ good }) => good)
    .map(({ state }) => state);

export const algorithm: TowerAlgorithm = {
  id: 'martins2024/algorithm-11',
  title: 'Tower of Manaus, solution of a good state',
  towers: (discs) => manaus(discs),
  starts: goodStates,
  literal: (start) => run(manaus(discsOf(start)), start, PRINTED),
  repaired: (start) => play(manaus(discsOf(start)), start, manausRecursive),
};

/** The distances of all states to the goal, looked up once a state. */
function byState(discs: number): (state: TowerState) => number {
  const { states, distances } = manausTower(discs);
  const found = new Map(states.map((state, vertex) => [JSON.stringify(state), distances[vertex]]));
  return (state) => found.get(JSON.stringify(state)) as number;
}

/** From all good states with 2 to `most` discs. */
function trials(most: number, play: (start: TowerState) => Play): Trial[] {
  return range(2, most).map((discs) =>
    trial({ discs, starts: goodStates(discs), run: play, least: byState(discs) }),
  );
}

/** Rules with the capacities lifted: what the function does as a mere sequence of calls. */
const lifted = (discs: number) =>
  hanoi(discs, { goal: `${range(1, discs).join(discs < 10 ? '' : ',')}//` });

const total = (list: readonly Trial[], what: 'solved' | 'starts') =>
  list.reduce((sum, trial) => sum + trial[what], 0);

/** The reasons for which the first starts of each number of discs stop, without their numbers. */
const reasons = (list: readonly Trial[]) =>
  [
    ...new Set(
      list.map(
        ({ firstFailed }) =>
          firstFailed?.stopped?.reason.replace(/ is full.*/, ' is full') ?? 'none',
      ),
    ),
  ].join(' or ');

/** Every run in which a disc may be moved to where it is: is it stopped by a full p2? */
function wrongStop(discs: number): string | null {
  for (const start of goodStates(discs)) {
    const { stopped } = run(manaus(discs), start, STAYS);
    if (stopped === null || !stopped.reason.startsWith('p2 is full'))
      return `from ${formatLabel(start)} it is not a full p2 that stops it but ${stopped?.reason}`;
  }
  return null;
}

/** Without capacities, from the good states. */
const free = (start: TowerState): Play => {
  const rules = lifted(discsOf(start));
  return run(rules, parseLabel(rules, formatLabel(start)), STAYS);
};

/** As the text has line 6, with a disc that is where it should be still moved. */
const strictText = (start: TowerState): Play =>
  run(manaus(discsOf(start)), start, { inPlace: 'breaks', line6: 'text' });

const solution: Item = {
  id: algorithm.id,
  kind: 'algorithm',
  statement:
    'For every n >= 2 and every good state of Manaus, the recursive function brings all n discs to p0 by the rules.',
  departs:
    'Line 6 calls only for disc n on p1, as the text before the algorithm has it, and moving a disc to where it is changes nothing: then it brings every good state to p0 in the least number of moves. As printed, line 6 wants all smaller discs on p2 too, which never has room for them.',
  uses: ['martins2024/definition-4', 'martins2024/algorithm-10'],
  recorded: 'fails',
  check: (effort) => {
    const most = effort === 'quick' ? 6 : 10;
    const text = trials(most, (start) => run(manaus(discsOf(start)), start, TEXT));
    const repaired = trials(most, algorithm.repaired as (start: TowerState) => Play);
    requireReading(
      firstWrong(
        ...text.map(wrongTrial),
        ...repaired.map(wrongTrial),
        ...range(2, most).map(wrongStop),
      ),
    );
    const printed = trials(most, algorithm.literal);
    const checked = [
      `every good state, n = 2 to ${most}: as printed ${total(printed, 'solved')} of ${total(printed, 'starts')} are solved (the first start of each n stops because ${reasons(printed)}), and none when a disc may be moved to where it is: a full p2 stops every run`,
      `as the text has line 6, but no disc moved to where it is, ${total(trials(most, strictText), 'solved')} are solved`,
      `without capacities ${trialTable(trials(most, free))}`,
      `as the text has line 6, ${trialTable(text)}`,
    ].join('; ');
    const finding = general(printed, wrongTrial, { checked, methods: 2 });
    if (finding.counterexample === undefined) return finding;
    return {
      ...finding,
      counterexample: `${finding.counterexample} (line 7 wants disc 1 there); and from 2/1/, one move from the goal: ${algorithm.literal(parseLabel(manaus(2), '2/1/')).stopped?.reason}`,
    };
  },
};

/** The calls of a run in which nothing is stopped, with the moves that it makes. */
interface Cost {
  readonly fewestCalls: number;
  readonly mostCalls: number;
  readonly mostMoves: number;
}

function cost(discs: number, play: (start: TowerState) => Play): Cost {
  let [fewestCalls, mostCalls, mostMoves] = [Number.POSITIVE_INFINITY, 0, 0];
  for (const start of goodStates(discs)) {
    const { calls, moves } = play(start);
    fewestCalls = Math.min(fewestCalls, calls);
    mostCalls = Math.max(mostCalls, calls);
    mostMoves = Math.max(mostMoves, moves.length);
  }
  return { fewestCalls, mostCalls, mostMoves };
}

const asText = (start: TowerState): Play => run(manaus(discsOf(start)), start, TEXT);

/** T(n) of the recurrence, with one for each O(1). */
const recurrence = (n: number): number => (n === 1 ? 1 : 2 * recurrence(n - 1) + 1);

function wrongRecurrence(discs: number): string | null {
  const printed = cost(discs, free);
  const text = cost(discs, asText);
  return firstWrong(
    differ(`least calls with ${discs} discs`, recurrence(discs), printed.fewestCalls),
    differ(`most calls with ${discs} discs`, 2 ** discs - 1, printed.mostCalls),
    printed.mostMoves <= recurrence(discs)
      ? null
      : `${printed.mostMoves} moves with ${discs} discs`,
    discs === 2
      ? null
      : differ(
          `most calls with ${discs} discs as the text has line 6`,
          2 * cost(discs - 1, asText).mostCalls + 2,
          text.mostCalls,
        ),
    text.mostCalls <= 2 ** discs
      ? null
      : `${text.mostCalls} calls with ${discs} discs as the text has line 6`,
  );
}

const costs: Item = {
  id: 'martins2024/algorithm-11/recurrence',
  kind: 'algorithm',
  statement:
    'The cost of algorithm 11 satisfies T(1) = O(1) and T(n) = 2 T(n - 1) + O(1) for n > 1, and so is O(2^n).',
  departs:
    'Calls are counted with the capacities lifted: with them every run is stopped. Disc n is on one of three pegs, so one of lines 7 and 10 is carried out, and each call makes two. As the text has line 6, T is the cost in the worst case.',
  uses: ['martins2024/algorithm-11'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 6 : 10;
    const { fewestCalls, mostCalls, mostMoves } = cost(most, asText);
    const checked = `calls and moves counted from every good state, n = 2 to ${most}: without capacities always 2^n - 1 calls, as by the recurrence; as the text has line 6, the most calls are twice those with a disc less and 2 (n = ${most}: ${fewestCalls} to ${mostCalls} calls, at most ${mostMoves} moves)`;
    return general(range(2, most), wrongRecurrence, { checked, methods: 2 });
  },
};

const items: readonly Item[] = [solution, costs];
export default items;

import {
  formatLabel,
  type Play,
  range,
  regularState,
  requireInteger,
  type Stop,
  type StopCode,
  stopText,
  type TowerRules,
  type TowerState,
} from '@manaus/core';
import { requireKind, requireShape } from '@manaus/core/internals';
import { storeTower } from '@manaus/lab';
import { inventory, requireWork, works } from './inventory.js';
import { importDefaults, modulesIn } from './loader.js';
import { stopWords } from './stop-words.js';
import { type Words, withComma } from './words.js';

/**
 * An algorithm of a work that plays on a tower: as printed, and repaired where the print needs it.
 */
export interface TowerAlgorithm {
  /** As in the inventory: `martins2024/algorithm-11`. */
  readonly id: string;
  readonly title: string;
  /** True if it makes one move only, the first of a solution. */
  readonly firstMoveOnly?: true;
  /** The tower that it is for, with its goal. */
  towers(discs: number): TowerRules;
  /** The states of its domain with the given number of discs. */
  starts(discs: number): Iterable<TowerState>;
  /** As printed, step by step; it says where it stopped, and why. */
  literal(start: TowerState): Play;
  /**
   * With the smallest change that makes it do what the work promises; left out where the print
   * does.
   */
  repaired?(start: TowerState): Play;
}

/**
 * The algorithms of a work, or of all works, that play on towers, in the order of the inventory;
 * each in a file of the work's `algorithms`. Throws an `InputError` for an unknown work.
 *
 * @example
 * ```ts
 * (await towerAlgorithms('martins2024')).some(({ id }) => id === 'martins2024/algorithm-11'); // => true
 * ```
 */
export async function towerAlgorithms(work?: string): Promise<TowerAlgorithm[]> {
  const keys = work === undefined ? works() : [requireWork(work)];
  const lists = await Promise.all(keys.map(algorithmsOf));
  return lists.flat();
}

async function algorithmsOf(work: string): Promise<TowerAlgorithm[]> {
  const found = await importDefaults<TowerAlgorithm>(modulesIn(`${work}/algorithms`));
  const place = new Map(inventory(work).map(({ id }, i) => [id, i]));
  return found.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
}

/** The number of discs of a state. */
export const discsOf = (state: TowerState): number =>
  state.reduce((sum, peg) => sum + peg.length, 0);

/** All discs on p0, 1 on top. */
export function stackOnFirst(rules: TowerRules): TowerState {
  return regularState(
    rules,
    rules.capacities.map((_, peg) => (peg === 0 ? range(1, rules.discs) : [])),
  );
}

/** The result of one algorithm with one number of discs, from all of its starts. */
export interface Trial {
  readonly discs: number;
  readonly starts: number;
  /** Starts from which the goal was reached and the program ended. */
  readonly solved: number;
  /** Those with as few moves as can be. */
  readonly shortest: number;
  /** Moves beyond the shortest, over the solved starts. */
  readonly meanExcess: number;
  readonly mostExcess: number;
  /** The first start that was not solved. */
  readonly firstFailed: {
    readonly start: string;
    readonly stopped: Stop | null;
    readonly end: string;
  } | null;
  /** The first start that was solved in more moves than needed. */
  readonly firstLonger: {
    readonly start: string;
    readonly moves: number;
    readonly least: number;
  } | null;
}

/** The input of {@link trial}. */
export interface TrialInput {
  readonly discs: number;
  readonly starts: Iterable<TowerState>;
  /** The play of the algorithm from a start. */
  run(start: TowerState): Play;
  /** The least number of moves to the goal, by an oracle that knows nothing of the algorithm. */
  least(start: TowerState): number;
}

/**
 * Runs an algorithm from every start and compares it with an oracle: how many starts are solved,
 * how many by a shortest way, how far off the others.
 *
 * @example
 * ```ts
 * const [algorithm] = (await towerAlgorithms('martins2024')).filter(({ id }) => id === 'martins2024/algorithm-1');
 * trial({ discs: 3, starts: algorithm.starts(3), run: algorithm.literal, least: leastMoves(algorithm.towers(3)) }).shortest; // => 1
 * ```
 */
export function trial(input: TrialInput): Trial {
  const { discs, starts, run, least } = requireTrial(input);
  const tally: Tally = { ...nothingTried };
  for (const start of starts) {
    requireKind('papers/trial', 'starts', 'list', start);
    tally.starts++;
    const played = run(start);
    if (played.solved && played.stopped === null)
      countSolved(tally, start, played.moves.length, least(start));
    else
      tally.firstFailed ??= {
        start: formatLabel(start),
        stopped: played.stopped,
        end: formatLabel(played.end),
      };
  }
  const { solved, excess, firstFailed, firstLonger } = tally;
  return {
    discs,
    starts: tally.starts,
    solved,
    shortest: tally.shortest,
    meanExcess: solved === 0 ? 0 : excess / solved,
    mostExcess: tally.mostExcess,
    firstFailed,
    firstLonger,
  };
}

function requireTrial(input: TrialInput): TrialInput {
  const place = 'papers/trial';
  requireShape(place, 'input', input, ['discs', 'starts', 'run', 'least']);
  requireInteger(place, 'discs', input.discs, 0);
  requireKind(place, 'starts', 'function', input.starts?.[Symbol.iterator]);
  requireKind(place, 'run', 'function', input.run);
  requireKind(place, 'least', 'function', input.least);
  return input;
}

/** The counts of a trial, while it runs. */
interface Tally {
  starts: number;
  solved: number;
  shortest: number;
  /** Moves beyond the shortest, in all and at most. */
  excess: number;
  mostExcess: number;
  firstFailed: Trial['firstFailed'];
  firstLonger: Trial['firstLonger'];
}

const nothingTried: Readonly<Tally> = {
  starts: 0,
  solved: 0,
  shortest: 0,
  excess: 0,
  mostExcess: 0,
  firstFailed: null,
  firstLonger: null,
};

function countSolved(tally: Tally, start: TowerState, moves: number, least: number): void {
  tally.solved++;
  tally.excess += moves - least;
  tally.mostExcess = Math.max(tally.mostExcess, moves - least);
  if (moves === least) tally.shortest++;
  else tally.firstLonger ??= { start: formatLabel(start), moves, least };
}

/**
 * The distance from each state of a tower to its goal, by breadth-first search from the goal; -1
 * where it cannot be reached.
 *
 * @example
 * ```ts
 * leastMoves(hanoi(3))(parseLabel(hanoi(3), '123//')); // => 7
 * ```
 */
export function leastMoves(rules: TowerRules): (state: TowerState) => number {
  const tower = storeTower(rules);
  return (state) => tower.distances[tower.vertex(state)];
}

/**
 * The faults of an algorithm: the first start that it does not solve, and the first that takes more
 * moves than needed.
 */
export type Faults = {
  readonly unsolved: {
    readonly start: string;
    /** The move at which it stopped, and why; `null` where it ends by itself. */
    readonly stopped: Stop | null;
    readonly end: string;
  } | null;
  readonly longer: {
    readonly start: string;
    readonly moves: number;
    readonly least: number;
  } | null;
};

/** No fault: every start is solved by a shortest way. */
export const faultless: Faults = { unsolved: null, longer: null };

/**
 * The faults that a trial found.
 *
 * @example
 * ```ts
 * const [algorithm] = (await towerAlgorithms('martins2024')).filter(({ id }) => id === 'martins2024/algorithm-1');
 * faultsOf(trial({ discs: 3, starts: algorithm.starts(3), run: algorithm.literal, least: leastMoves(algorithm.towers(3)) })); // => { unsolved: null, longer: null }
 * ```
 */
export const faultsOf = ({ firstFailed, firstLonger }: Trial): Faults => ({
  unsolved:
    firstFailed === null
      ? null
      : { ...firstFailed, stopped: firstFailed.stopped && { ...firstFailed.stopped } },
  longer: firstLonger && { ...firstLonger },
});

/** The play that stopped, of faults that have one. */
export function stoppedPlay({ unsolved }: Faults) {
  if (unsolved?.stopped == null) throw new Error('no play stops');
  return { ...unsolved, stopped: unsolved.stopped };
}

/** The start of a play that stopped as expected, and its stop. */
export const startAndStop = <C extends StopCode>({ unsolved }: Faults, code: C) => ({
  start: unsolved?.start ?? '',
  stopped: stoppedBy(unsolved?.stopped, code),
});

/** A stop of the kind that is expected; throws where a play ends by itself or stops otherwise. */
export function stoppedBy<C extends StopCode>(
  stop: Stop | null | undefined,
  code: C,
): Extract<Stop, { code: C }> {
  const isExpected = (found: Stop): found is Extract<Stop, { code: C }> => found.code === code;
  if (stop && isExpected(stop)) return stop;
  throw new Error(`not stopped by ${code}: ${stop ? stopText(stop) : 'it ends by itself'}`);
}

/**
 * The faults that a trial found, unsolved starts first; `null` when every start is solved by a
 * shortest way.
 */
export function wrongTrial({ discs, firstFailed, firstLonger }: Trial): Words | null {
  if (firstFailed !== null) return wrongFrom(discs, firstFailed.start, endOf(firstFailed));
  return firstLonger && wrongFrom(discs, firstLonger.start, excessOf(firstLonger));
}

const wrongFrom = (discs: number, start: string, { en, pt }: Words): Words => ({
  en: `n = ${discs}, from ${start}: ${en}`,
  pt: `n = ${discs}, a partir de ${start}: ${pt}`,
});

const endOf = ({ stopped, end }: NonNullable<Trial['firstFailed']>): Words =>
  stopped === null ? { en: `it ends at ${end}`, pt: `termina em ${end}` } : stopOf(stopped);

function stopOf(stop: Stop): Words {
  const { en, pt } = stopWords(stop);
  return { en: `at move ${stop.at}, ${en}`, pt: `no movimento ${stop.at}, ${pt}` };
}

const excessOf = ({ moves, least }: NonNullable<Trial['firstLonger']>): Words => ({
  en: `${moves} moves, ${least} are needed`,
  pt: `${moves} movimentos, onde bastam ${least}`,
});

/**
 * Trials as one line: for every n the solved of the starts, the share solved by a shortest way, the
 * mean and the largest excess.
 */
export function trialTable(trials: readonly Trial[]): Words {
  const lines = trials.map(trialLine);
  return {
    en: lines.map(({ en }) => en).join('; '),
    pt: lines.map(({ pt }) => pt).join('; '),
  };
}

function trialLine(trial: Trial): Words {
  const { discs, starts, solved, shortest, meanExcess, mostExcess } = trial;
  const share = (all: string, some: string): string =>
    solved === 0 ? '' : shortest === solved ? all : some;
  const mean = meanExcess.toFixed(2);
  return {
    en: `n = ${discs}: ${solved} of ${starts} solved${share(', all shortest', `, ${shortest} shortest, excess mean ${mean} most ${mostExcess}`)}`,
    pt: `n = ${discs}: ${solved} de ${starts} resolvidos${share(', todos pelo caminho mínimo', `, ${shortest} pelo caminho mínimo, excesso médio ${withComma(mean)}, máximo ${mostExcess}`)}`,
  };
}

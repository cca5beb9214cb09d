import type { TowerProgram } from '@manaus/core';
import { type Trial, trialTable } from '../../algorithm.js';
import {
  type Finding,
  type Found,
  finite,
  general,
  range,
  requireHolds,
  type Words,
  withValues,
} from '../../check/index.js';
import {
  everyStart,
  type FromEveryState,
  fromEveryState,
  inWords,
  type ShownPlay,
  shownPlay,
} from './every-start.js';
import { asPrinted, type RandomStart, type Reading, readings, wordsOf } from './random-start.js';

/** The numbers of discs of a check: as printed, in all readings, and repaired. */
export interface Depth {
  readonly printed: number;
  readonly readings: number;
  readonly repaired: number;
}

/** The first play that fails with the given number of discs. */
export type FailedPlay = ShownPlay & { readonly discs: number };

/** A play of the repaired form that is too long. */
export type LongPlay = ShownPlay & { readonly moves: number; readonly least: number };

/**
 * The finding on an algorithm that does not solve every state: the plays with the fewest discs that
 * fail, and how many readings were tried.
 */
export type RandomStartCase = { readonly failed: readonly FailedPlay[]; readonly readings: number };

const solvesAll = ({ solved, starts }: FromEveryState): boolean => solved === starts;

const trialsOf = (
  { tower }: RandomStart,
  program: TowerProgram,
  sizes: readonly number[],
): Trial[] => sizes.map((n) => fromEveryState(tower(n), program));

/** The readings under which every state is solved. */
const solving = ({ tower, literal, solvable }: RandomStart, most: number): Reading[] =>
  readings.filter((reading) => {
    const program = literal(reading);
    return range(solvable, most).every((n) => solvesAll(fromEveryState(tower(n), program)));
  });

/** The numbers of discs of a claim, and what is checked in words. */
interface Sized {
  readonly checked: Words;
  readonly sizes: readonly number[];
}

const claimOn = (
  { tower }: RandomStart,
  program: TowerProgram,
  { checked, sizes }: Sized,
): Finding<Found<number, FromEveryState>> =>
  general<number, FromEveryState>({
    checked,
    instances: sizes,
    satisfies: solvesAll,
    methods: everyStart(tower, program),
  });

/**
 * The literal algorithm must bring every state to the goal; what is found of the readings and of
 * the repair is told.
 */
export function checkRandomStart(algorithm: RandomStart, depth: Depth): Finding<RandomStartCase> {
  const { literal, repaired, least, solvable } = algorithm;
  const program = literal(asPrinted);
  const printed = trialsOf(algorithm, program, range(least, depth.printed));
  const taken = solving(algorithm, depth.readings);
  const sizes = range(solvable, depth.repaired);
  const mended = trialsOf(algorithm, repaired, sizes);
  const checked = randomStartWords(algorithm, depth, { printed, taken, mended });
  // The additions that mend the print are all needed: one reading only solves every state.
  requireHolds(
    finite<string, number>({
      checked,
      instances: ['all readings'],
      stated: () => 1,
      methods: { 'played in each reading': () => taken.length },
    }),
  );
  requireHolds(claimOn(algorithm, repaired, { checked, sizes }));
  // The plays with the fewest discs that fail.
  return withValues(
    claimOn(algorithm, program, { checked, sizes: range(least, depth.printed) }),
    () => ({
      failed: printed
        .filter((trial) => !solvesAll(trial))
        .slice(0, 2)
        .map((trial) => failedPlay(algorithm, trial.discs, trial)),
      readings: readings.length,
    }),
  );
}

/** The trials as printed and repaired, and the readings under which every state is solved. */
interface Tried {
  readonly printed: readonly Trial[];
  readonly taken: readonly Reading[];
  readonly mended: readonly Trial[];
}

function randomStartWords(
  algorithm: RandomStart,
  { readings: most }: Depth,
  { printed, taken, mended }: Tried,
): Words {
  const [asPrintedTable, repairedTable] = [trialTable(printed), trialTable(mended)];
  const only = taken.map(wordsOf);
  const long = longInWords(firstLonger(algorithm, mended));
  const { solvable } = algorithm;
  return {
    en: `As printed, from every state: ${asPrintedTable.en}. All ${readings.length} readings, n = ${solvable} to ${most}: every state is solved only with ${only.map(({ en }) => en).join('; or ')}. Repaired, against distances by search: ${repairedTable.en}. The first play that is too long: ${long.en}. To n = 4 each move of each play is looked up among the legal ones, and distances are found a second time by playing on labels`,
    pt: `Como impresso, a partir de cada estado: ${asPrintedTable.pt}. Todas as ${readings.length} leituras, n = ${solvable} a ${most}: todos os estados só são resolvidos com ${only.map(({ pt }) => pt).join('; ou ')}. Reparado, comparado com as distâncias por busca: ${repairedTable.pt}. O primeiro jogo longo demais: ${long.pt}. Até n = 4, cada movimento de cada jogo é procurado entre os permitidos, e as distâncias são encontradas uma segunda vez jogando sobre rótulos`,
  };
}

/** The first play as printed that fails with the given number of discs, by their trial. */
const failedPlay = (
  { tower, literal }: RandomStart,
  discs: number,
  trial: Trial | undefined,
): FailedPlay => ({
  discs,
  ...shownPlay(tower(discs), trial?.firstFailed?.start ?? '', literal(asPrinted)),
});

function firstLonger({ tower, repaired }: RandomStart, trials: readonly Trial[]): LongPlay | null {
  for (const { discs, firstLonger: longer } of trials)
    if (longer !== null) {
      const { start, moves, least } = longer;
      return { ...shownPlay(tower(discs), start, repaired), moves, least };
    }
  return null;
}

const longInWords = (long: LongPlay | null): Words =>
  long === null
    ? { en: 'none', pt: 'nenhum' }
    : {
        en: `${inWords(long)}: ${long.moves} moves, where ${long.least} suffice`,
        pt: `${inWords(long)}: ${long.moves} movimentos, onde bastam ${long.least}`,
      };

/** The finding on an algorithm of which not every play is a shortest one. */
export type OptimalityCase = { readonly failed: FailedPlay; readonly longer: LongPlay };

/**
 * True if every play of the literal algorithm is a shortest path; what is found of the repair is
 * told.
 */
export function checkOptimality(
  algorithm: RandomStart,
  sizes: readonly number[],
  depth: Pick<Depth, 'printed' | 'repaired'>,
): Finding<OptimalityCase> {
  const { tower, literal, repaired, solvable } = algorithm;
  const [toPrinted, toRepaired] = [depth.printed, depth.repaired].map((most) =>
    sizes.filter((n) => n <= most),
  );
  const program = literal(asPrinted);
  const printed = trialsOf(algorithm, program, toPrinted);
  const mended = trialsOf(algorithm, repaired, toRepaired);
  const claim = { checked: optimalityWords(trialTable(printed), trialTable(mended)) };
  requireNotAllShortest(algorithm, { ...claim, sizes: toRepaired.filter((n) => n >= solvable) });
  const finding = finite<number, FromEveryState>({
    ...claim,
    methods: everyStart(tower, program),
    instances: toPrinted,
    satisfies: ({ shortest, starts }) => shortest === starts,
  });
  return withValues(finding, ({ instance }) => {
    const trial = printed.find((of) => of.discs === instance);
    const longer = firstLonger(algorithm, mended);
    if (longer === null) throw new Error('every play of the repaired form is a shortest one');
    return { failed: failedPlay(algorithm, instance, trial), longer };
  });
}

/** Repaired, it solves every state, and not each by a shortest way. */
const requireNotAllShortest = ({ tower, repaired }: RandomStart, { checked, sizes }: Sized) =>
  requireHolds(
    finite<number, FromEveryState>({
      checked,
      methods: everyStart(tower, repaired),
      instances: sizes,
      satisfies: (found) => solvesAll(found) && found.shortest < found.starts,
    }),
  );

const optimalityWords = (printed: Words, mended: Words): Words => ({
  en: `every state against distances by search: as printed ${printed.en}. Repaired ${mended.en}`,
  pt: `cada estado comparado com as distâncias por busca: como impresso, ${printed.pt}. Reparado, ${mended.pt}`,
});

/** Failing plays as the ledger tells them. */
export const failedInWords = (failed: readonly FailedPlay[]): string =>
  failed.map((play) => `n = ${play.discs}: the play goes ${inWords(play)}`).join('. ');

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

const claimOn = (
  { tower }: RandomStart,
  program: TowerProgram,
  { checked, sizes }: { readonly checked: Words; readonly sizes: readonly number[] },
): Finding<Found<number, FromEveryState>> =>
  general<number, FromEveryState>({
    checked,
    instances: sizes,
    satisfies: solvesAll,
    methods: everyStart(tower, program),
  });

/** The literal algorithm must bring every state to the goal; what is found of the readings and of the repair is told. */
export function checkRandomStart(algorithm: RandomStart, depth: Depth): Finding<RandomStartCase> {
  const { tower, literal, repaired, least, solvable } = algorithm;
  const program = literal(asPrinted);
  const printed = trialsOf(algorithm, program, range(least, depth.printed));
  const taken = solving(algorithm, depth.readings);
  const sizes = range(solvable, depth.repaired);
  const mended = trialsOf(algorithm, repaired, sizes);
  const [asPrintedTable, repairedTable] = [trialTable(printed), trialTable(mended)];
  const only = taken.map(wordsOf);
  const long = longInWords(firstLonger(algorithm, mended));
  const checked: Words = {
    en: `As printed, from every state: ${asPrintedTable.en}. All ${readings.length} readings, n = ${solvable} to ${depth.readings}: every state is solved only with ${only.map(({ en }) => en).join('; or ')}. Repaired, against distances by search: ${repairedTable.en}. The first play that is too long: ${long.en}. To n = 4 each move of each play is looked up among the legal ones, and distances are found a second time by playing on labels`,
    pt: `Como impresso, a partir de cada estado: ${asPrintedTable.pt}. Todas as ${readings.length} leituras, n = ${solvable} a ${depth.readings}: todos os estados só são resolvidos com ${only.map(({ pt }) => pt).join('; ou ')}. Reparado, comparado com as distâncias por busca: ${repairedTable.pt}. O primeiro jogo longo demais: ${long.pt}. Até n = 4, cada movimento de cada jogo é procurado entre os permitidos, e as distâncias são encontradas uma segunda vez jogando sobre rótulos`,
  };
  requireOne(taken, checked);
  requireHolds(claimOn(algorithm, repaired, { checked, sizes }));
  return withValues(
    claimOn(algorithm, program, { checked, sizes: range(least, depth.printed) }),
    (): RandomStartCase => ({
      failed: printed
        .filter((trial) => !solvesAll(trial))
        .slice(0, 2)
        .map(({ discs, firstFailed }) => ({
          discs,
          ...shownPlay(tower(discs), firstFailed?.start ?? '', program),
        })),
      readings: readings.length,
    }),
  );
}

/** The additions that mend the print are all needed: one reading only solves every state. */
const requireOne = (taken: readonly Reading[], checked: Words): void => {
  requireHolds(
    finite<string, number>({
      checked,
      instances: ['all readings'],
      stated: () => 1,
      methods: { 'played in each reading': () => taken.length },
    }),
  );
};

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
  const upTo = (most: number) => sizes.filter((n) => n <= most);
  const program = literal(asPrinted);
  const printed = trialsOf(algorithm, program, upTo(depth.printed));
  const mended = trialsOf(algorithm, repaired, upTo(depth.repaired));
  const claim = {
    checked: {
      en: `every state against distances by search: as printed ${trialTable(printed).en}. Repaired ${trialTable(mended).en}`,
      pt: `cada estado comparado com as distâncias por busca: como impresso, ${trialTable(printed).pt}. Reparado, ${trialTable(mended).pt}`,
    },
    methods: everyStart(tower, program),
  };
  requireHolds(
    finite<number, FromEveryState>({
      ...claim,
      methods: everyStart(tower, repaired),
      instances: upTo(depth.repaired).filter((n) => n >= solvable),
      satisfies: (found) => solvesAll(found) && found.shortest < found.starts,
    }),
  );
  return withValues(
    finite<number, FromEveryState>({
      ...claim,
      instances: upTo(depth.printed),
      satisfies: ({ shortest, starts }) => shortest === starts,
    }),
    ({ instance: discs }): OptimalityCase => {
      const start = printed.find((trial) => trial.discs === discs)?.firstFailed?.start ?? '';
      const longer = firstLonger(algorithm, mended);
      if (longer === null) throw new Error('every play of the repaired form is a shortest one');
      return { failed: { discs, ...shownPlay(tower(discs), start, program) }, longer };
    },
  );
}

/** Failing plays as the ledger tells them. */
export const failedInWords = (failed: readonly FailedPlay[]): string =>
  failed.map((play) => `n = ${play.discs}: the play goes ${inWords(play)}`).join('. ');

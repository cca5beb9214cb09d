import { heapGame, type Outcome, outcomePeriod, type PeriodCertificate } from '@manaus/games';
import { type Found, general, range, source, type Wording, type Words } from '../../check/index.js';

/** The numbers 1 to M without i. */
export const allBut = (most: number, left: number): number[] =>
  range(1, most).filter((taken) => taken !== left);

/** A set as the work writes it. */
export const setText = (set: readonly number[]): string => `{${set.join(', ')}}`;

/**
 * The outcomes of the heaps 0 to `upto` from their definition: N if a number of the set leaves a
 * P-position.
 */
export const outcomesByOptions = source(
  'outcomes by their definition',
  (set: readonly number[], upto: number): Outcome[] => {
    const row: Outcome[] = [];
    for (let heap = 0; heap <= upto; heap++)
      row.push(set.some((taken) => taken <= heap && row[heap - taken] === 'P') ? 'N' : 'P');
    return row;
  },
);

/** The outcomes of the heaps 0 to `upto` from their Grundy values: P where the value is 0. */
export const outcomesByGrundy = source(
  'Grundy values',
  (set: readonly number[], upto: number): Outcome[] =>
    Array.from(heapGame('subtraction', { set: [...new Set(set)] }).grundyValues(upto), (value) =>
      value === 0 ? 'P' : 'N',
    ),
);

/** A subtraction game, its heaps 0 to `upto`, and which of them are said to be P-positions. */
export type StatedRow = {
  readonly set: readonly number[];
  readonly upto: number;
  readonly isP: (heap: number) => boolean;
};

const heapsP = (row: readonly Outcome[]): number[] =>
  row.flatMap((outcome, heap) => (outcome === 'P' ? [heap] : []));

/** The P-positions of rows, stated and in two ways. */
export const rowClaim = {
  stated: ({ upto, isP }: StatedRow): number[] => range(0, upto).filter(isP),
  methods: {
    'the definition of P and N': ({ set, upto }: StatedRow) => heapsP(outcomesByOptions(set, upto)),
    'Grundy values': ({ set, upto }: StatedRow) => heapsP(outcomesByGrundy(set, upto)),
  },
};

/** The verdict on the P-positions that are stated of rows. */
export const judgedRows = (checked: Words, rows: readonly StatedRow[]) =>
  general<StatedRow, readonly number[]>({ checked, instances: rows, ...rowClaim });

/** The names of the two methods in the ledger. */
export const rowWays: Words = {
  en: 'from the definition of P and N and from Grundy values',
  pt: 'pela definição de P e N e pelos valores de Grundy',
};

/** A heap that is stated to be a P-position, and a move from it to one. */
export type WrongP = {
  readonly set: readonly number[];
  readonly heap: number;
  readonly taken: number;
  readonly left: number;
};

/** The first heap wrongly stated to be a P-position, with the move that shows it. */
export function firstWrongP({
  instance: { set },
  stated,
  computed,
}: Pick<Found<StatedRow, readonly number[]>, 'instance' | 'stated' | 'computed'>): WrongP {
  const heap = stated.find((x) => !computed.includes(x));
  const taken = set.find((number) => heap !== undefined && computed.includes(heap - number));
  if (heap === undefined || taken === undefined)
    throw new Error(`no P-position too many is stated for ${setText(set)}`);
  return { set, heap, taken, left: heap - taken };
}

/** A wrong P-position in words. */
export const wrongPWords: Wording<WrongP> = {
  en: ({ set, heap, taken, left }) =>
    `S = ${setText(set)}, x = ${heap}: stated P, but taking ${taken} leaves ${left}, a P-position`,
  pt: ({ set, heap, taken, left }) =>
    `S = ${setText(set)}, x = ${heap}: P segundo o texto, mas retirando ${taken} resta ${left}, uma P-posição.`,
};

/** The proved period of a set; one that does not show is a bug. */
export function provedPeriod(set: readonly number[]): PeriodCertificate {
  const { certificate } = heapGame('subtraction', { set }).periodProof();
  if (certificate === null) throw new Error(`no proved period for ${setText(set)}`);
  return certificate;
}

/** True if the outcomes from 0 on repeat with the given period, by the proved one. */
export const repeatsAfter = source(
  'proved periods',
  (set: readonly number[], length: number): boolean => {
    const { preperiod, period } = outcomePeriod(provedPeriod(set));
    return preperiod === 0 && length > 0 && length % period === 0;
  },
);

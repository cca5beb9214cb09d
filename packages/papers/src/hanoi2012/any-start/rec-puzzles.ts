import {
  type Peg,
  type Play,
  pegsOfDiscs,
  type Stop,
  stopText,
  type TowerState,
} from '@manaus/core';
import { type Faults, faultsOf, type Trial, trial, trialTable } from '../../algorithm.js';
import {
  atBorder,
  type Checks,
  type Found,
  general,
  type ItemCheck,
  range,
  requireHolds,
  source,
  type Words,
  withValues,
} from '../../check/index.js';
import { allPegs, allStarts, lettersOf, rankOf, stateOf, toStack } from '../evidence/iterative.js';
import { recPuzzles } from '../evidence/rec-puzzles.js';

/** The first state from which the printed order of the steps does not end with a tower. */
type Unfinished = { readonly state: string | null; readonly stopped: Stop | null };

/** The first start that takes more moves than needed. */
type Detour = { readonly discs: number } & NonNullable<Faults['longer']>;

type Case = {
  readonly discs: number;
  readonly state: string;
  readonly stopped: Stop | null;
  readonly detour: Detour;
  readonly most: number;
};

/**
 * Each round carries the discs 1 to k - 1 onto disc k, the first that is not with them; the moves
 * of all rounds, added up.
 */
const lengthByRounds = source('the rounds on letters', (start: TowerState): number => {
  const pegs = pegsOfDiscs(start);
  const rounds = range(1, pegs.length - 1).filter((disc) => pegs[disc] !== pegs[disc - 1]);
  return rounds.reduce((moves, disc) => moves + 2 ** disc - 1, 0);
});

/** The starts that are tried. */
type Asked = (pegs: readonly Peg[]) => boolean;

/** As printed, the first round is made in any case: it needs a disc that is not with disc 1. */
const byRounds =
  (isAsked: Asked) =>
  (discs: number): Pick<Unfinished, 'state'> => {
    const asked = allPegs(discs).filter(isAsked);
    const stuck = asked.find((pegs) => lengthByRounds(stateOf(pegs)) === 0);
    return { state: stuck === undefined ? null : lettersOf(stuck) };
  };

/** The steps as printed, played from every state. */
const byPlay =
  (isAsked: Asked) =>
  (discs: number): Unfinished => {
    for (const pegs of allPegs(discs).filter(isAsked)) {
      const { stopped, solved } = recPuzzles.literal(stateOf(pegs));
      if (stopped !== null || !solved) return { state: lettersOf(pegs), stopped };
    }
    return { state: null, stopped: null };
  };

const testFirst = (start: TowerState): Play => (recPuzzles.repaired ?? recPuzzles.literal)(start);

/** The distance to the nearest tower, by three searches. */
const nearest = (discs: number) => {
  const all = [0, 1, 2].map((on) => toStack(discs, on).distance);
  return (start: TowerState) =>
    Math.min(...all.map((distance) => distance[rankOf(pegsOfDiscs(start))]));
};

const tried = (discs: number) =>
  trial({ discs, starts: allStarts(discs), run: testFirst, least: nearest(discs) });

/** With the test first it ends with a tower from every state, after the moves of its rounds. */
const reading = (most: number) =>
  general<number, { unsolved: null | string; moves: readonly number[] }>({
    checked: { en: `n = 1 to ${most}`, pt: `n = 1 a ${most}` },
    instances: range(1, most),
    stated: (n) => ({ unsolved: null, moves: allStarts(n).map(lengthByRounds) }),
    methods: {
      'played with the test first': (n) => ({
        unsolved: faultsOf(tried(n)).unsolved?.start ?? null,
        moves: allStarts(n).map((start) => testFirst(start).moves.length),
      }),
    },
  });

function firstDetour(trials: readonly Trial[]): Detour {
  for (const { discs, firstLonger } of trials)
    if (firstLonger !== null) return { discs, ...firstLonger };
  throw new Error('it is optimal in the range');
}

const checkedFor = (
  most: number,
  trials: Words,
  { discs, start, moves, least }: Detour,
): Words => ({
  en: `all 3^n states, n = 1 to ${most}; with the test first: ${trials.en}; the first detour: n = ${discs}, from ${start}, ${moves} moves where ${least} are enough`,
  pt: `todos os 3^n estados, n = 1 a ${most}; com o teste no início: ${trials.pt}; o primeiro desvio: n = ${discs}, a partir de ${start}, ${moves} movimentos onde bastam ${least}`,
});

const finished = (most: number, checked: Words, isAsked: Asked) =>
  general<number, Unfinished>({
    checked,
    instances: range(1, most),
    stated: () => ({ state: null }),
    methods: {
      'played step by step': byPlay(isAsked),
      'the rounds on letters': byRounds(isAsked),
    },
  });

function check(most: number) {
  requireHolds(reading(most));
  const trials = range(1, most).map(tried);
  const detour = firstDetour(trials);
  const checked = checkedFor(most, trialTable(trials), detour);
  const all = finished(most, checked, () => true);
  const asked = finished(most, checked, (pegs) => new Set(pegs).size > 1);
  return withValues(
    atBorder(all, asked),
    (found): Case => ({ ...unfinishedState(found), detour, most }),
  );
}

function unfinishedState({
  instance: discs,
  computed: { state, stopped },
}: Found<number, Unfinished>) {
  if (state === null) throw new Error('every state is finished');
  return { discs, state, stopped };
}

export default {
  'rec-puzzles': {
    check: (effort) => check(effort === 'quick' ? 6 : 8),
    counterexample: {
      en: ({ discs, state, stopped }) =>
        stopped === null
          ? `n = ${discs}, from ${state}: it ends without a tower`
          : `n = ${discs}, from ${state}: ${stopText(stopped)}, so there is no disc k and no peg 2`,
      pt: ({ discs, state }) =>
        `Com ${discs} disco, no estado ${state}, todos os discos estão no pino 1: não há disco k nem pino 2.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;

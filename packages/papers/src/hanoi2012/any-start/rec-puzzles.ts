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
  type Found,
  general,
  type Item,
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

const noTower: Asked = (pegs) => new Set(pegs).size > 1;

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
  const [all, asked] = [() => true, noTower].map((isAsked) => finished(most, checked, isAsked));
  return withValues(atBorder(all, asked), (found): Case => ({ ...stuckIn(found), detour, most }));
}

function stuckIn({ instance: discs, computed: { state, stopped } }: Found<number, Unfinished>) {
  if (state === null) throw new Error('every state is finished');
  return { discs, state, stopped };
}

export default {
  id: 'hanoi2012/rec-puzzles',
  statement: {
    en: 'For every n >= 1 and every state, the algorithm ends with all discs on one peg: (1) peg 1 is that of disc 1; (2) peg 2 is that of k, the smallest disc not on peg 1, which is on top there; (3) carry the discs 1 to k - 1 from peg 1 to peg 2; (4) go to 1 unless the tower is formed. It is not optimal: from some state another way to some peg is shorter.',
    pt: 'Para todo n >= 1 e todo estado, o algoritmo termina com todos os discos num mesmo pino: (1) o pino 1 é o do disco 1; (2) o pino 2 é o de k, o menor disco que não está no pino 1, que ali está no topo; (3) levar os discos 1 a k - 1 do pino 1 ao pino 2; (4) voltar a 1 se a torre não está formada. Não é ótimo: a partir de algum estado há um caminho mais curto a algum pino.',
  },
  departs: {
    en: 'From a state that is a tower already, step 2 finds no disc; with the test of step 4 first, it always ends with a tower, not always by a shortest way.',
    pt: 'A partir de um estado que já é uma torre, o passo 2 não encontra disco; com o teste do passo 4 no começo, termina sempre com uma torre, nem sempre por um caminho mais curto.',
  },
  uses: ['hanoi2012/states'],
  recorded: 'fails',
  border: true,
  check: (effort) => check(effort === 'quick' ? 6 : 8),
  erratum: {
    certainty: 'reading',
    where: {
      en: 'Changing the initial position, algorithm of the rec.puzzles archive',
      pt: 'Mudando a posição inicial, algoritmo do arquivo de rec.puzzles',
    },
    printed: {
      en: 'Peg 2 is that of the smallest disc that is not on peg 1; the test whether all discs are in place comes last.',
      pt: 'O pino 2 é o do menor disco que não está no pino 1; o teste de que todos os discos estão no lugar vem por último.',
    },
    sure: {
      en: 'Only a start that is a tower already is concerned; there nothing is to be done.',
      pt: 'Só diz respeito a um início que já é uma torre, onde não há nada a fazer.',
    },
    counterexample: {
      en: ({ discs, state, stopped }) =>
        stopped === null
          ? `n = ${discs}, from ${state}: it ends without a tower`
          : `n = ${discs}, from ${state}: ${stopText(stopped)}, so there is no disc k and no peg 2`,
      pt: ({ discs, state }) =>
        `Com ${discs} disco, no estado ${state}, todos os discos estão no pino 1: não há disco k nem pino 2.`,
    },
    found: {
      pt: ({ detour, most }) =>
        `Todos os estados, para n = 1 a ${most}. Com o teste no começo, sempre termina; não é ótimo, como o texto diz: o primeiro desvio é com ${detour.discs} discos, de ${detour.start}: ${detour.moves} movimentos, onde bastam ${detour.least}.`,
    },
  },
} satisfies Item<Case>;

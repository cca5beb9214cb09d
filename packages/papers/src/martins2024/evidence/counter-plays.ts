import { hanoi } from '@manaus/core';
import {
  type Finding,
  general,
  type Methods,
  range,
  until,
  type Words,
} from '../../check/index.js';
import { illegalStep } from '../../shared/figures/plays.js';
import { drivenPlay } from './counters.js';
import { labelOf, optimalPlay, recursivePlay } from './optimal-play.js';
import { playedSolution } from './played-solution.js';

/** A play that a counter drives, and whether the rules allow every step of it. */
type Driven = {
  readonly play: readonly string[];
  readonly isLegal: boolean;
  readonly moves: number;
};

const solution = (count: number, play: readonly string[]): Driven => ({
  play,
  isLegal: illegalStep(hanoi(count), play) === null,
  moves: play.length - 1,
});

const methods: Methods<number, Driven> = {
  'the shortest solution by search': (count) => solution(count, optimalPlay(count).map(labelOf)),
  'the solution by recursion': (count) => solution(count, recursivePlay(count).map(labelOf)),
  'play of the plain rules': until(7, (count) => solution(count, playedSolution(count))),
};

/**
 * The check that the discs which a counter names drive Hanoi along its shortest solution, state by
 * state.
 */
export const drivesTheSolution = (
  names: Words,
  discs: (count: number) => readonly number[],
  most: number,
): Finding =>
  general<number, Driven>({
    checked: {
      en: `n = 1 to ${most}: the disc of every move by ${names.en}; the play, state by state, against the shortest solution by search and by recursion, to n = 7 also by play of the plain rules`,
      pt: `n = 1 a ${most}: o disco de cada movimento por ${names.pt}; o jogo, estado a estado, comparado com a solução mínima por busca e por recursão, até n = 7 também jogando pelas regras`,
    },
    instances: range(1, most),
    stated: (count) => ({
      play: drivenPlay(count, discs(count))?.labels ?? [],
      isLegal: true,
      moves: 2 ** count - 1,
    }),
    methods,
  });

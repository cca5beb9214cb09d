import { hanoi, runProgram, type Stop, stopText, type TowerState } from '@manaus/core';
import { type Faults, faultless, stackOnFirst, stoppedPlay } from '../../algorithm.js';
import {
  type Checks,
  general,
  type ItemCheck,
  type Methods,
  range,
  requireHolds,
  withValues,
} from '../../check/index.js';
import algorithm from '../algorithms/algorithm-2.js';
import { faultsFrom, leastBySearch, leastWithoutSearch } from '../evidence/hanoi-oracles.js';
import { iterate, NO_OTHER_MOVE, nextOfSmallest, type Reading } from '../evidence/iterative.js';
import { iterateOnPegs } from '../evidence/iterative-on-pegs.js';
import { perfectLabel } from '../evidence/minimum-moves.js';

type Case = {
  readonly discs: number;
  readonly start: string;
  readonly stopped: Stop;
  /** The number of moves of disc 1 itself where the algorithm stops. */
  readonly ofDisc1: number;
  readonly most: number;
};

const methods = (line4: Reading): Methods<number, Faults> => ({
  'played by the rules, against the distance by search': (n) =>
    faultsFrom(
      algorithm.starts(n),
      (start: TowerState) =>
        runProgram(hanoi(start.flat().length), start, (board) => iterate(board, line4)),
      leastBySearch(n),
    ),
  'followed on a list of pegs, against the distance without search': (n) =>
    faultsFrom(algorithm.starts(n), iterateOnPegs(line4), leastWithoutSearch),
});

/**
 * As printed it stops with all done: disc 1 makes the last move, and no other can move after it.
 */
const stopsAtTheGoal = (discs: number): Faults => ({
  unsolved: {
    start: perfectLabel(hanoi(discs)),
    stopped: { code: 'program', says: NO_OTHER_MOVE, at: 2 ** discs },
    end: perfectLabel(hanoi(discs), 2),
  },
  longer: null,
});

/** The print's "only" move among all discs: how many there are after the first move of disc 1. */
function choices(discs: number): number {
  let count = 0;
  runProgram(hanoi(discs), stackOnFirst(hanoi(discs)), (board) => {
    board.move(1, nextOfSmallest(discs, 0));
    count = board.legalMoves().length;
  });
  return count;
}

const playing = (most: number, line4: Reading, stated: (discs: number) => Faults) =>
  general<number, Faults>({
    checked: {
      en: `n = 1 to ${most}: as printed it stops at line 4 in ${most} of ${most} cases, with all discs on p2; passing that line over, it reaches p2 in as few moves as the search`,
      pt: `n = 1 a ${most}: como impresso, para na linha 4 em ${most} de ${most} casos, com todos os discos em p2; passando por cima dessa linha, chega a p2 em tão poucos movimentos quanto a busca`,
    },
    instances: range(1, most),
    stated,
    methods: methods(line4),
  });

function check(most: number) {
  requireHolds(playing(most, 'may', () => faultless));
  requireHolds(playing(most, 'must', stopsAtTheGoal));
  return withValues(
    playing(most, 'must', () => faultless),
    (found) => {
      const { start, stopped } = stoppedPlay(found.computed);
      return { discs: found.instance, start, stopped, ofDisc1: choices(found.instance), most };
    },
  );
}

export default {
  'algorithm-2': {
    check: (effort) => check(effort === 'quick' ? 10 : 12),
    counterexample: {
      en: ({ discs, start, stopped, ofDisc1 }) =>
        `n = ${discs}, from ${start}: at move ${stopped.at}, ${stopText(stopped)} (disc 1 is on p2 and all is done, but the test comes after line 4; of disc 1 itself ${ofDisc1} moves are possible, not one)`,
      pt: ({ discs, start, stopped: { at }, ofDisc1 }) =>
        `n = ${discs}, a partir de ${start}: no movimento ${at}, a linha 4 não encontra nenhum disco além de d_1 que possa ser movido. Todos os discos já estão em p_2, mas o teste só vem depois da linha 4; o próprio d_1 teria ${ofDisc1} movimentos, e não um único.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;

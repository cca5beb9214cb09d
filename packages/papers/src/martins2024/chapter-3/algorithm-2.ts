import { hanoi, runProgram, type Stop, stopText, type TowerState } from '@manaus/core';
import { type Faults, faultless, stackOnFirst, stoppedPlay } from '../../algorithm.js';
import {
  type Found,
  general,
  type Item,
  type Methods,
  range,
  requireHolds,
  type Words,
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

const onBoard = (line4: Reading) => (start: TowerState) =>
  runProgram(hanoi(start.flat().length), start, (board) => iterate(board, line4));

const methods = (line4: Reading): Methods<number, Faults> => ({
  'played by the rules, against the distance by search': (n) =>
    faultsFrom(algorithm.starts(n), onBoard(line4), leastBySearch(n)),
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

const checkedFor = (most: number): Words => ({
  en: `n = 1 to ${most}: as printed it stops at line 4 in ${most} of ${most} cases, with all discs on p2; passing that line over, it reaches p2 in as few moves as the search`,
  pt: `n = 1 a ${most}: como impresso, para na linha 4 em ${most} de ${most} casos, com todos os discos em p2; passando por cima dessa linha, chega a p2 em tão poucos movimentos quanto a busca`,
});

const playing = (most: number, line4: Reading, stated: (discs: number) => Faults) =>
  general<number, Faults>({
    checked: checkedFor(most),
    instances: range(1, most),
    stated,
    methods: methods(line4),
  });

function caseOf({ instance: discs, computed }: Found<number, Faults>, most: number): Case {
  const { start, stopped } = stoppedPlay(computed);
  return { discs, start, stopped, ofDisc1: choices(discs), most };
}

function check(most: number) {
  requireHolds(playing(most, 'may', () => faultless));
  requireHolds(playing(most, 'must', stopsAtTheGoal));
  return withValues(
    playing(most, 'must', () => faultless),
    (found) => caseOf(found, most),
  );
}

export default {
  id: algorithm.id,
  statement: {
    en: 'For every n >= 1, from all discs on p0: repeat {move disc 1 one peg on (p1, p2, p0, ... for even n, p2, p1, p0, ... for odd n); make the only possible move} until all discs are on p2. This ends on p2 after 2^n - 1 moves by the rules, the least number.',
    pt: 'Para todo n >= 1, com todos os discos em p_0: repetir {mover o disco 1 um pino adiante (p_1, p_2, p_0, ... se n é par, p_2, p_1, p_0, ... se n é ímpar); fazer o único movimento possível} até que todos os discos estejam em p_2. Isto termina em p_2 após 2^n - 1 movimentos pelas regras, o menor número.',
  },
  departs: {
    en: 'The only possible move is that of a disc other than 1. The goal is reached by a move of disc 1, so the test for the end must stand between the two moves of the loop too (or the second is passed over where there is none): then the number of moves is 2^n - 1 for every n tried.',
    pt: 'O único movimento possível é o de um disco diferente de d_1. O objetivo é alcançado por um movimento de d_1; por isso, o teste de parada precisa estar também entre os dois movimentos do laço (ou o segundo é omitido quando não existe). Com esse ajuste, o número de movimentos é 2^n - 1 para todos os n testados.',
  },
  uses: ['martins2024/table-3.1'],
  recorded: 'fails',
  check: (effort) => check(effort === 'quick' ? 10 : 12),
  erratum: {
    certainty: 'reading',
    where: {
      en: 'Section 3.2, Algorithm 2, lines 4 and 5',
      pt: 'Seção 3.2, Algoritmo 2, linhas 4 e 5',
    },
    printed: {
      en: 'Repeat: move d_1 one position on in its right direction; make the only possible move; until all discs are on p_2.',
      pt: 'Repetir: mover d_1 uma posição na direção certa; realizar o único movimento possível; até que todos os discos estejam em p_2.',
    },
    sure: {
      en: 'The lines are whole and clear in the transcription. The moves are right; what is missing is the test between the two moves of the loop.',
      pt: 'As linhas estão íntegras e claras na transcrição. Os movimentos estão certos; falta apenas o teste entre os dois movimentos do laço.',
    },
    counterexample: {
      en: ({ discs, start, stopped, ofDisc1 }) =>
        `n = ${discs}, from ${start}: at move ${stopped.at}, ${stopText(stopped)} (disc 1 is on p2 and all is done, but the test comes after line 4; of disc 1 itself ${ofDisc1} moves are possible, not one)`,
      pt: ({ discs, start, stopped: { at }, ofDisc1 }) =>
        `n = ${discs}, a partir de ${start}: no movimento ${at}, a linha 4 não encontra nenhum disco além de d_1 que possa ser movido. Todos os discos já estão em p_2, mas o teste só vem depois da linha 4; o próprio d_1 teria ${ofDisc1} movimentos, e não um único.`,
    },
    found: {
      pt: ({ most }) =>
        `O algoritmo foi executado como impresso para n = 1 a ${most}, e o resultado ajustado foi comparado com a busca em largura.`,
    },
  },
} satisfies Item<Case>;

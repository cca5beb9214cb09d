import { bucharest, runProgram, type Stop, stopText } from '@manaus/core';
import { type Faults, faultless, stoppedPlay } from '../../algorithm.js';
import {
  type Finding,
  type Found,
  general,
  type Item,
  type Methods,
  range,
  requireHolds,
  type Words,
  withValues,
} from '../../check/index.js';
import { bucharestLoop, type Line4 } from '../evidence/bucharest-loop.js';
import { fromFirstPeg } from '../evidence/two-oracles.js';

/** The state where a play stops. */
type Stopped = {
  readonly discs: number;
  readonly start: string;
  readonly stopped: Stop;
  /** The peg of disc 1 then. */
  readonly peg: number;
};

type Case = Stopped & { readonly ifAny: Stopped; readonly most: number };

const stopOf = ({ instance, computed }: Found<number, Faults>): Stopped => {
  const { start, stopped, end } = stoppedPlay(computed);
  const peg = end.split('/').findIndex((pile) => pile.startsWith('1'));
  return { discs: instance, start, stopped, peg };
};

const checkedFor = (most: number): Words => ({
  en: `n = 1 to ${most}: as printed it does not end on p2 in ${most} of ${most} cases, whether line 4 may move disc 1 or not; passing line 4 over at the end, it reaches p2 in as few moves as the search`,
  pt: `n = 1 a ${most}: como impresso, não termina em p2 em ${most} de ${most} casos, quer a linha 4 possa mover o disco 1, quer não; passando por cima da linha 4 no fim, chega a p2 em tão poucos movimentos quanto a busca`,
});

const methods = (line4: Line4): Methods<number, Faults> =>
  fromFirstPeg(
    (discs) => bucharest(discs),
    (rules, start) => runProgram(rules, start, (board) => bucharestLoop(board, line4)),
    8,
  );

const claim = (most: number, line4: Line4) => ({
  checked: checkedFor(most),
  instances: range(1, most),
  methods: methods(line4),
});

const isRight = (most: number, line4: Line4) =>
  general<number, Faults>({ ...claim(most, line4), stated: () => faultless });

const isWrong = (most: number, line4: Line4) =>
  general<number, Faults>({
    ...claim(most, line4),
    satisfies: ({ unsolved }) => unsolved !== null,
  });

function check(most: number): Finding<Case> {
  requireHolds(isRight(most, 'skip'));
  for (const line4 of ['other', 'any'] as const) requireHolds(isWrong(most, line4));
  const ifAny = stopIfAny(most);
  return withValues(isRight(most, 'other'), (found) => ({ ...stopOf(found), ifAny, most }));
}

function stopIfAny(most: number): Stopped {
  const any = withValues(isRight(most, 'any'), stopOf);
  if (!('values' in any)) throw new Error('moving disc 1 is no way out');
  return any.values;
}

export default {
  id: 'martins2024/algorithm-5',
  statement: {
    en: 'For every n >= 1, in Bucharest from all discs on p0: repeat {move disc 1 two pegs on, the way that is possible; make the next possible move} until all discs are on p2. This ends on p2 after 3^n - 1 moves by the rules, the least number.',
    pt: 'Para todo n >= 1, na Torre de Bucareste com todos os discos em p0: repetir {mover o disco 1 dois pinos adiante, no sentido possível; fazer o próximo movimento possível} até que todos os discos estejam em p2. Isto termina em p2 após 3^n - 1 movimentos pelas regras, o menor número.',
  },
  departs: {
    en: 'The next possible move is that of a disc other than 1. The goal is reached by a move of disc 1, so the test for the end must stand between the two lines of the loop too (or the second is passed over where there is none): then the number of moves is 3^n - 1 for every n tried.',
    pt: 'O próximo movimento possível é o de um disco diferente de d_1. O objetivo é alcançado por um movimento de d_1; por isso, o teste de parada precisa estar também entre as duas linhas do laço (ou a segunda é omitida quando não há movimento). Com esse ajuste, o número de movimentos é 3^n - 1 para todos os n testados.',
  },
  towers: ['bucharest'],
  uses: ['martins2024/table-4.2'],
  recorded: 'fails',
  check: (effort) => check(effort === 'quick' ? 9 : 12),
  erratum: {
    certainty: 'reading',
    where: {
      en: 'Section 4.2.1, Algorithm 5, lines 4 and 5',
      pt: 'Seção 4.2.1, Algoritmo 5, linhas 4 e 5',
    },
    printed: {
      en: 'Repeat: move d_1 by two positions, whichever way is possible; make the next possible move; until all discs are on p_2.',
      pt: 'Repetir: mover d_1 duas posições, no sentido possível; realizar o próximo movimento possível; até que todos os discos estejam em p_2.',
    },
    sure: {
      en: 'The lines are whole and clear in the transcription. As in Algorithm 2 the moves are right; what is missing is the test between the two moves of the loop.',
      pt: 'As linhas estão íntegras e claras na transcrição. Como no Algoritmo 2, os movimentos estão certos; falta apenas o teste entre os dois movimentos do laço.',
    },
    counterexample: {
      en: ({ discs, start, stopped, ifAny }) =>
        `n = ${discs}, from ${start}: at move ${stopped.at}, ${stopText(stopped)} (disc 1 is on p2 and all is done, but the test comes after line 4); if line 4 may move disc 1: n = ${ifAny.discs}, from ${ifAny.start}: at move ${ifAny.stopped.at}, ${stopText(ifAny.stopped)}`,
      pt: ({ discs, start, stopped: { at }, ifAny }) =>
        `n = ${discs}, a partir de ${start}: no movimento ${at}, a linha 4 não encontra nenhum disco além de d_1 que possa ser movido. Todos os discos já estão em p_2, mas o teste só vem depois da linha 4. Se a linha 4 puder mover d_1, então, no movimento ${ifAny.stopped.at}, a linha 3 não encontra como mover d_1 duas posições a partir de p_${ifAny.peg}.`,
    },
    found: {
      pt: ({ most }) =>
        `O algoritmo foi executado nas duas leituras, para n = 1 a ${most}, e o resultado ajustado foi comparado com a busca em largura.`,
    },
  },
} satisfies Item<Case>;

import { bucharest, factorial, hanoi, london, oxford } from '@manaus/core';
import { stoppedBy } from '../algorithm.js';
import { type Checks, type ItemCheck, range, until, upTo } from '../check/index.js';
import { checkTowerGraph, factsByRanks, orderByArrangements } from '../shared/tower-graph.js';
import { inWords } from './evidence/every-start.js';
import { fitsByLabels, fitsWithFixedDiscs } from './evidence/fixed-discs.js';
import { londonFromAnywhere } from './evidence/londres.js';
import { oxfordFromAnywhere } from './evidence/oxford-by-lines.js';
import { misprintedPower } from './evidence/powers.js';
import {
  checkOptimality,
  checkRandomStart,
  failedInWords,
  type OptimalityCase,
  type RandomStartCase,
} from './evidence/random-start-check.js';
import { plainTower, storedTower } from './evidence/towers.js';

/** The most discs of the algorithms from any start: as printed, in other readings, repaired. */
const mostDiscs = {
  quick: { printed: 6, readings: 4, repaired: 6 },
  full: { printed: 7, readings: 6, repaired: 8 },
};

export default {
  'table-4.1/hanoi': (effort) => misprintedPower(2, (n) => hanoi(n), effort === 'quick' ? 9 : 12),

  'table-4.1/bucharest': (effort) =>
    misprintedPower(3, (n) => bucharest(n), effort === 'quick' ? 9 : 12),

  'algorithm-7': {
    check: (effort) => checkRandomStart(londonFromAnywhere, mostDiscs[effort]),
    counterexample: {
      en: ({ failed }) =>
        `${failedInWords(failed)}. Line 2 finds d_n at the base of p0; the call for n - 1 does not find d_(n-1) there, takes it to p2 by line 12, and empties p0 by line 29, d_n included`,
      pt: ({ failed: [first, second] }) => {
        const [small, large] = [first, second].map(({ stopped }) => stoppedBy(stopped, 'full'));
        return `n = ${second.discs}: a execução passa por ${second.labels.join(', ')}, e então p_${large.peg} está cheio (capacidade ${large.capacity}). n = ${first.discs}: começa em ${first.labels.join(', ')}, e p_${small.peg} já está cheio (capacidade ${small.capacity}). A linha 2 encontra d_n na base de p_0; a chamada para n - 1 não encontra ali d_(n-1), leva-o a p_2 pela linha 12 e, pela linha 29, esvazia p_0, inclusive de d_n.`;
      },
    },
  } satisfies ItemCheck<RandomStartCase>,

  'algorithm-7/optimality': {
    check: (effort) =>
      checkOptimality(
        londonFromAnywhere,
        range(2, 6),
        effort === 'quick' ? { printed: 4, repaired: 5 } : { printed: 6, repaired: 6 },
      ),
    counterexample: {
      en: ({ failed, longer }) =>
        `As printed, ${failedInWords([failed])} (Line 2 finds d_n at the base of p0; the call for n - 1 does not find d_(n-1) there, takes it to p2 by line 12, and empties p0 by line 29, d_n included). Repaired: ${inWords(longer)}: ${longer.moves} moves, where ${longer.least} suffice`,
      pt: ({ longer }) =>
        `Na forma corrigida: ${inWords(longer)} são ${longer.moves} movimentos, e ${longer.least} bastam.`,
    },
  } satisfies ItemCheck<OptimalityCase>,

  'figure-4.8b': () =>
    checkTowerGraph(london(3), { order: 36, size: 54, degrees: { 2: 12, 3: 12, 4: 12 } }),

  'theorem-1': upTo<number>({ from: 2, quick: 7, full: 8 }, (most) => ({
    checked: {
      en: `n = 3 to ${most}, and n = 2, where the hypothesis is not needed: order of the stored graph, and (to n = 7) every arrangement tried`,
      pt: `n = 3 a ${most}, e n = 2, em que a hipótese não é necessária: a ordem do grafo armazenado, e (até n = 7) todos os arranjos testados`,
    },
    stated: (n) => ((n + 1) * (n + 2) * Number(factorial(n))) / 2 - 4 * Number(factorial(n)),
    methods: {
      'the stored graph': (n) => factsByRanks(london(n)).order,
      'every arrangement of the balls': until(7, (n) => orderByArrangements(london(n))),
    },
  })),

  'algorithm-9': {
    check: (effort) => checkRandomStart(oxfordFromAnywhere, mostDiscs[effort]),
    counterexample: {
      en: ({ failed }) =>
        `${failedInWords(failed)}. For n = 1 line 2 finds d_1 at the base of p0 and calls Oxford(0), which empties p0 by line 27 and by line 28 moves d_0; for greater n line 27 takes d_n from its place as well`,
      pt: ({ failed: [first, second] }) =>
        `n = ${first.discs}: a execução passa por ${first.labels.join(', ')}, e então se pede um disco d_0, que não existe; n = ${second.discs}: ${second.labels.join(', ')}, e o mesmo. Para n = 1, a linha 2 encontra d_1 na base de p_0 e chama Oxford(0), que pela linha 27 esvazia p_0 e pela linha 28 move d_0; para n maior, a linha 27 tira também d_n do seu lugar.`,
    },
  } satisfies ItemCheck<RandomStartCase>,

  'theorem-2': upTo<number>({ from: 1, quick: 7, full: 8 }, (most) => ({
    checked: {
      en: `n = 3 to ${most}, and n = 1, 2, where the hypothesis is not needed: order of the stored graph, and (to n = 7) every arrangement tried`,
      pt: `n = 3 a ${most}, e n = 1, 2, em que a hipótese não é necessária: a ordem do grafo armazenado, e (até n = 7) todos os arranjos testados`,
    },
    stated: (n) => ((n + 1) * (n + 2) * Number(factorial(n))) / 2,
    methods: {
      'the stored graph': (n) => factsByRanks(oxford(n)).order,
      'every arrangement of the discs': until(7, (n) => orderByArrangements(oxford(n))),
    },
  })),

  'section-4.4.3/O-in-L': upTo<boolean>({ from: 1, quick: 4, full: 5 }, (most) => ({
    checked: {
      en: `n = 1 to ${most}: the map verified as one of an induced subgraph in the stored graphs, and state by state by the plain rules`,
      pt: `n = 1 a ${most}: a aplicação verificada como a de um subgrafo induzido nos grafos armazenados, e estado a estado pelas regras`,
    },
    stated: () => true,
    methods: {
      'the map verified in the stored graphs': (n) =>
        fitsWithFixedDiscs(storedTower(oxford(n)), storedTower(london(n + 2))),
      'plain rules on labels': (n) =>
        fitsByLabels(plainTower(oxford(n)), plainTower(london(n + 2)), [n + 1, n + 2]),
    },
  })),
} satisfies Checks;

import { type Item, range } from '../../check/index.js';
import { inWords } from '../evidence/every-start.js';
import { londonFromAnywhere } from '../evidence/londres.js';
import {
  checkOptimality,
  failedInWords,
  type OptimalityCase,
} from '../evidence/random-start-check.js';

export default {
  id: 'martins2024/algorithm-7/optimality',
  statement: {
    en: 'For n = 2 to 6 Algorithm 7 solves every state of London by a shortest path.',
    pt: 'Para n = 2 a 6, o Algoritmo 7 resolve todo estado da Torre de Londres por um caminho mínimo.',
  },
  departs: {
    en: 'As printed it solves none; repaired it solves all for n >= 3, but not all by shortest paths.',
    pt: 'Como impresso, não resolve nenhum estado; corrigido, resolve todos para n >= 3, mas nem todos pelo menor caminho.',
  },
  towers: ['london'],
  uses: ['martins2024/algorithm-7'],
  recorded: 'fails',
  check: (effort) =>
    checkOptimality(
      londonFromAnywhere,
      range(2, 6),
      effort === 'quick' ? { printed: 4, repaired: 5 } : { printed: 6, repaired: 6 },
    ),
  erratum: {
    where: {
      en: 'Section 4.3.1, last paragraph before Algorithm 7',
      pt: 'Seção 4.3.1, último parágrafo antes do Algoritmo 7',
    },
    printed: {
      en: 'For few discs, such as 2, 3, ..., 6, Algorithm 7 solves by the shortest path.',
      pt: 'Para poucos discos, como 2, 3, ..., 6, o Algoritmo 7 resolve pelo menor caminho.',
    },
    sure: {
      en: 'The sentence is clear. What is compared is our repaired form, as the printed one solves no state; another repair could do better on some states.',
      pt: 'A frase é clara. O que se compara é a nossa forma corrigida, já que a impressa não resolve nenhum estado; outra correção poderia sair-se melhor em alguns estados.',
    },
    counterexample: {
      en: ({ failed, longer }) =>
        `As printed, ${failedInWords([failed])} (Line 2 finds d_n at the base of p0; the call for n - 1 does not find d_(n-1) there, takes it to p2 by line 12, and empties p0 by line 29, d_n included). Repaired: ${inWords(longer)}: ${longer.moves} moves, where ${longer.least} suffice`,
      pt: ({ longer }) =>
        `Na forma corrigida: ${inWords(longer)} são ${longer.moves} movimentos, e ${longer.least} bastam.`,
    },
    found: {
      en: () => 'Every state, against distances by search.',
      pt: () => 'Todos os estados, comparados com as distâncias obtidas por busca.',
    },
  },
} satisfies Item<OptimalityCase>;

import { stoppedBy } from '../../algorithm.js';
import type { Item } from '../../check/index.js';
import { londonFromAnywhere } from '../evidence/londres.js';
import {
  checkRandomStart,
  failedInWords,
  type RandomStartCase,
} from '../evidence/random-start-check.js';

export default {
  id: 'martins2024/algorithm-7',
  statement: {
    en: 'For every n >= 2 the recursion Londres(n, p0, p1, p2) brings every state of London, with capacities n, n-1, n-2, to 1..n on p0 by the rules, and ends.',
    pt: 'Para todo n >= 2, a recursão Londres(n, p0, p1, p2) leva todo estado da Torre de Londres, com capacidades n, n-1, n-2, a 1..n em p0 pelas regras, e termina.',
  },
  departs: {
    en: 'It holds for n >= 3 with p0[0] the base of p0 and three additions, none of which can be left out: a call with n = 0 ends at once; a call leaves the discs above n, placed at the base of p0, alone; after line 17 a call ends. With n = 2 no algorithm can: two of the four states do not reach the goal.',
    pt: 'Vale para n >= 3 com p_0[0] como a base de p_0 e três acréscimos, nenhum dos quais é dispensável: a chamada com n = 0 termina de imediato; uma chamada não mexe nos discos maiores que n, já colocados na base de p_0; depois da linha 17, a chamada termina. Com n = 2, nenhum algoritmo resolve: dois dos quatro estados não alcançam o objetivo.',
  },
  towers: ['london'],
  uses: ['martins2024/theorem-1'],
  recorded: 'fails',
  check: (effort) =>
    checkRandomStart(
      londonFromAnywhere,
      effort === 'quick'
        ? { printed: 6, readings: 4, repaired: 6 }
        : { printed: 7, readings: 6, repaired: 8 },
    ),
  erratum: {
    where: { en: 'Section 4.3.1, Algorithm 7', pt: 'Seção 4.3.1, Algoritmo 7' },
    printed: {
      en: 'The recursion brings the balls from every state to d_1, ..., d_n on p_0.',
      pt: 'A recursão leva as esferas de qualquer estado até d_1, ..., d_n em p_0.',
    },
    sure: {
      en: 'The lines are whole in the transcription; the indentation, which says where a block ends, may have suffered. Every combination of the readings and additions named was tried.',
      pt: 'As linhas estão íntegras na transcrição; já o recuo, que diz onde cada bloco termina, pode ter sofrido. Todas as combinações das leituras e dos acréscimos citados foram testadas.',
    },
    counterexample: {
      en: ({ failed }) =>
        `${failedInWords(failed)}. Line 2 finds d_n at the base of p0; the call for n - 1 does not find d_(n-1) there, takes it to p2 by line 12, and empties p0 by line 29, d_n included`,
      pt: ({ failed: [first, second] }) => {
        const [small, large] = [first, second].map(({ stopped }) => stoppedBy(stopped, 'full'));
        return `n = ${second.discs}: a execução passa por ${second.labels.join(', ')}, e então p_${large.peg} está cheio (capacidade ${large.capacity}). n = ${first.discs}: começa em ${first.labels.join(', ')}, e p_${small.peg} já está cheio (capacidade ${small.capacity}). A linha 2 encontra d_n na base de p_0; a chamada para n - 1 não encontra ali d_(n-1), leva-o a p_2 pela linha 12 e, pela linha 29, esvazia p_0, inclusive de d_n.`;
      },
    },
    found: {
      en: ({ readings }) =>
        `Run from every state, as printed and in ${readings} readings; the repaired form is compared with distances by search, and each move with the legal ones.`,
      pt: ({ readings }) =>
        `Execução a partir de todos os estados, como impresso e em ${readings} leituras; os resultados da forma corrigida foram comparados com as distâncias obtidas por busca, e cada movimento conferido entre os permitidos.`,
    },
  },
} satisfies Item<RandomStartCase>;

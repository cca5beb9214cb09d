import type { Item } from '../../check/index.js';
import { oxfordFromAnywhere } from '../evidence/oxford-by-lines.js';
import {
  checkRandomStart,
  failedInWords,
  type RandomStartCase,
} from '../evidence/random-start-check.js';

export default {
  id: 'martins2024/algorithm-9',
  statement: {
    en: 'For every n >= 1 the recursion Oxford(n, p0, p1, p2) brings every state of Oxford, version 2, to 1..n on p0 by the rules, and ends.',
    pt: 'Para todo n >= 1, a recursão Oxford(n, p0, p1, p2) leva todo estado da Torre de Oxford, versão 2, a 1..n em p0 pelas regras, e termina.',
  },
  departs: {
    en: 'It holds with p0[0] the base of p0 and three additions, none of which can be left out: a call with n = 0 ends at once; a call leaves the discs above n, placed at the base of p0, alone; after lines 14 and 21 a call ends.',
    pt: 'Vale com p_0[0] como a base de p_0 e três acréscimos, nenhum dos quais é dispensável: a chamada com n = 0 termina de imediato; uma chamada não mexe nos discos maiores que n, já colocados na base de p_0; depois das linhas 14 e 21, a chamada termina.',
  },
  towers: ['oxford'],
  uses: ['martins2024/theorem-2'],
  recorded: 'fails',
  check: (effort) =>
    checkRandomStart(
      oxfordFromAnywhere,
      effort === 'quick'
        ? { printed: 6, readings: 4, repaired: 6 }
        : { printed: 7, readings: 6, repaired: 8 },
    ),
  erratum: {
    where: { en: 'Section 4.4.2, Algorithm 9', pt: 'Seção 4.4.2, Algoritmo 9' },
    printed: {
      en: 'The recursion brings the discs from every state to d_1, ..., d_n on p_0.',
      pt: 'A recursão leva os discos de qualquer estado até d_1, ..., d_n em p_0.',
    },
    sure: {
      en: 'It has no case that ends the recursion, as Algorithm 7. The indentation may have suffered in the transcription; every combination of the readings and additions named was tried.',
      pt: 'Como no Algoritmo 7, falta o caso que encerra a recursão. O recuo pode ter sofrido na transcrição; todas as combinações das leituras e dos acréscimos citados foram testadas.',
    },
    counterexample: {
      en: ({ failed }) =>
        `${failedInWords(failed)}. For n = 1 line 2 finds d_1 at the base of p0 and calls Oxford(0), which empties p0 by line 27 and by line 28 moves d_0; for greater n line 27 takes d_n from its place as well`,
      pt: ({ failed: [first, second] }) =>
        `n = ${first.discs}: a execução passa por ${first.labels.join(', ')}, e então se pede um disco d_0, que não existe; n = ${second.discs}: ${second.labels.join(', ')}, e o mesmo. Para n = 1, a linha 2 encontra d_1 na base de p_0 e chama Oxford(0), que pela linha 27 esvazia p_0 e pela linha 28 move d_0; para n maior, a linha 27 tira também d_n do seu lugar.`,
    },
    found: {
      en: ({ readings }) =>
        `Run from every state, as printed and in ${readings} readings; the repaired form is compared with distances by search.`,
      pt: ({ readings }) =>
        `Execução a partir de todos os estados, como impresso e em ${readings} leituras; os resultados da forma corrigida foram comparados com as distâncias obtidas por busca.`,
    },
  },
} satisfies Item<RandomStartCase>;

import { type Item, unchecked } from '../../check/index.js';

export default {
  id: 'martins2024/table-4.1/graph-model',
  statement: {
    en: 'Hanoi, Bucharest, Oxford and London have a model as a graph in the literature; the cyclic tower, the puzzle of Reve and Hanoi with more than three pegs have none.',
    pt: 'Hanói, Bucareste, Oxford e Londres têm um modelo em grafos na literatura; a torre cíclica, o quebra-cabeça de Reve e Hanói com mais de três pinos não têm.',
  },
  departs: {
    en: 'Section 3.4 of the work itself defines H_p^n for any number p of pegs and counts its edges, which is such a model of the last two.',
    pt: 'A Seção 3.4 do próprio trabalho define H_p^n para qualquer número p de pinos e conta as suas arestas, o que é um tal modelo dos dois últimos.',
  },
  towers: ['hanoi', 'bucharest', 'london', 'oxford'],
  uses: ['martins2024/section-3.4/order-size'],
  recorded: 'unchecked',
  check: () =>
    unchecked({
      en: 'what others have published cannot be computed',
      pt: 'o que outros publicaram não se calcula',
    }),
} satisfies Item;

import { type Item, unchecked } from '../../check/index.js';
import { noRules } from '../evidence/rules.js';

export default {
  id: 'ramos2014/bloxorz-conjecture-unbounded',
  statement: {
    en: 'Conjecture: without the bound of |f| moves, deciding whether a level of generalized Bloxorz can be solved is in PSPACE, and one of its hardest problems.',
    pt: 'Conjectura: sem o limite de |f| movimentos, decidir se uma fase do Bloxorz generalizado tem solução está em PSPACE, e é um de seus problemas mais difíceis.',
  },
  rules: noRules,
  uses: ['ramos2014/lemma-3.1'],
  recorded: 'unchecked',
  check: () =>
    unchecked({
      en: 'a conjecture about a complexity class: no computation on levels decides it. That the bound matters is found at Theorem 3.8',
      pt: 'uma conjectura sobre uma classe de complexidade: nenhum cálculo sobre fases a decide. Que o limite importa está no Teorema 3.8',
    }),
} satisfies Item;

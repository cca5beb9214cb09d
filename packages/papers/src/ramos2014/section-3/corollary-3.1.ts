import { type Item, unchecked } from '../../check/index.js';
import { noRules } from '../evidence/rules.js';

export default {
  id: 'ramos2014/corollary-3.1',
  statement: {
    en: 'BLOXORZ is NP-complete.',
    pt: 'BLOXORZ é NP-completo.',
  },
  rules: noRules,
  uses: ['ramos2014/theorem-3.1', 'ramos2014/lemma-3.1'],
  recorded: 'unchecked',
  check: () =>
    unchecked({
      en: 'about a complexity class: no computation on levels decides it. It rests on Theorem 3.1, which as printed fails and with switches that close a bridge for good holds on every formula tried, and on Lemma 3.1',
      pt: 'trata de uma classe de complexidade: nenhum cálculo sobre fases a decide. Apoia-se no Teorema 3.1, que falha como impresso e, com chaves que fecham a ponte de uma vez por todas, vale em todas as fórmulas testadas, e no Lema 3.1',
    }),
} satisfies Item;

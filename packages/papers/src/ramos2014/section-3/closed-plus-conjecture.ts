import { type Item, unchecked } from '../../check/index.js';
import { noRules } from '../evidence/rules.js';

export default {
  id: 'ramos2014/closed-plus-conjecture',
  statement: {
    en: 'Conjecture: for every t, CLOSED-BLOXORZ+ restricted to levels with at most t teleports is in P.',
    pt: 'Conjectura: para todo t, o CLOSED-BLOXORZ+ restrito às fases com no máximo t teletransportes está em P.',
  },
  rules: noRules,
  uses: ['ramos2014/theorem-3.4', 'ramos2014/definition-3.6'],
  recorded: 'unchecked',
  check: () =>
    unchecked({
      en: 'a conjecture about a complexity class: no computation on levels decides it. Moves through a teleport have no way back, which the algorithm of Theorem 3.4 relies on',
      pt: 'uma conjectura sobre uma classe de complexidade: nenhum cálculo sobre fases a decide. Os movimentos por um teletransporte não têm volta, com a qual conta o algoritmo do Teorema 3.4',
    }),
} satisfies Item;

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
      en: 'about a complexity class: no computation on levels decides it. It has been proved since: with polynomially many cells and switches a state takes polynomial space, so that the problem is in PSPACE, and van der Zanden and Bodlaender (PSPACE-completeness of Bloxorz and of games with 2-buttons, 2015) show it PSPACE-complete. That the bound of |f| moves matters is found at Theorem 3.8',
      pt: 'trata de uma classe de complexidade: nenhum cálculo sobre fases a decide. Foi demonstrada depois: um estado ocupa espaço polinomial, de modo que o problema está em PSPACE, e van der Zanden e Bodlaender (PSPACE-completeness of Bloxorz and of games with 2-buttons, 2015) mostram que é PSPACE-completo. Que o limite de |f| movimentos importa está no Teorema 3.8',
    }),
} satisfies Item;

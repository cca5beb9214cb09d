import { conjunction, type Item } from '../../check/index.js';
import {
  formulaDeparts,
  formulaOfGraft,
  formulaStatement,
} from '../../shared/grafts/definition.js';
import { graftsAlongMatching } from '../../shared/grafts/matching.js';

export default {
  id: 'martins2024graft/definition-1',
  statement: {
    en: `${formulaStatement.en} For every matching M of G, a graft of a copy of Q on one edge of M after another gives one graph, whichever edge is taken first.`,
    pt: `${formulaStatement.pt} Para todo emparelhamento M de G, o enxerto de uma cópia de Q numa aresta de M após a outra dá um só grafo, seja qual for a primeira aresta.`,
  },
  departs: {
    en: `${formulaDeparts.en} M is not empty: the induction starts with one edge.`,
    pt: `${formulaDeparts.pt} M não é vazio: a indução começa com uma aresta.`,
  },
  uses: ['martins2024/definition-6', 'martins2024/algorithm-13'],
  recorded: 'proved',
  // Both parts of the definition: one graft, and several along a matching.
  check: (effort) => conjunction(formulaOfGraft(effort), graftsAlongMatching(effort)),
} satisfies Item;

import type { Effort, Finding, Item } from '../legacy/item.js';
import { checkMatching } from '../martins2024/algorithm-13.js';
import { checkFormula, formulaDeparts, formulaStatement } from '../martins2024/definition-6.js';

/** Both parts of the definition: one graft, and several along a matching; the first that fails decides. */
function check(effort: Effort): Finding {
  const [one, several] = [checkFormula(effort), checkMatching(effort)];
  const checked = `One graft: ${one.checked}. Several: ${several.checked}`;
  return {
    ...(one.counterexample === undefined ? several : one),
    checked,
    methods: Math.min(one.methods, several.methods),
  };
}

const item: Item = {
  id: 'martins2024graft/definition-1',
  kind: 'definition',
  statement: `${formulaStatement} For every matching M of G, a graft of a copy of Q on one edge of M after another gives one graph, whichever edge is taken first.`,
  departs: `${formulaDeparts} M is not empty: the induction starts with one edge.`,
  uses: ['martins2024/definition-6', 'martins2024/algorithm-13'],
  recorded: 'holds-in-range',
  check,
};
export default item;

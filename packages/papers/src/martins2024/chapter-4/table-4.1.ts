import { type Checks, cellsOf, compared, type Finding, same } from '../../check/index.js';
import { differingWhenExchanged, rulesTable } from '../evidence/rules-table.js';

/** The reading taken: two columns exchanged, and one cell of London beside. */
function check(): Finding<unknown> {
  if (!same(differingWhenExchanged(), [['equal colors may touch', 'london']]))
    throw new Error(`the reading taken does not hold: ${differingWhenExchanged().join('; ')}`);
  return compared(rulesTable);
}

export default {
  'table-4.1': {
    cells: () => cellsOf(rulesTable),
    check,
  },
} satisfies Checks;

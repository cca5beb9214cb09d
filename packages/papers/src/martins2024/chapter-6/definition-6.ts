import type { Item } from '../../check/index.js';
import {
  formulaDeparts,
  formulaOfGraft,
  formulaStatement,
} from '../../shared/grafts/definition.js';

const item: Item = {
  id: 'martins2024/definition-6',
  kind: 'definition',
  statement: formulaStatement,
  departs: formulaDeparts,
  uses: [],
  recorded: 'holds-in-range',
  check: formulaOfGraft,
};
export default item;

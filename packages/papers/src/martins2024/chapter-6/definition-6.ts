import type { Item } from '../../check/index.js';
import {
  formulaDeparts,
  formulaOfGraft,
  formulaStatement,
} from '../../shared/grafts/definition.js';

export default {
  id: 'martins2024/definition-6',
  statement: formulaStatement,
  departs: formulaDeparts,
  recorded: 'proved',
  check: formulaOfGraft,
} satisfies Item;

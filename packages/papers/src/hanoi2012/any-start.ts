import type { Checks } from '../check/index.js';
import anyStartRecursive from './algorithms/any-start-recursive.js';
import anyStartTable from './algorithms/any-start-table.js';
import disc1Preference from './algorithms/disc1-preference.js';
import { solvesShortest } from './evidence/solution.js';

const reach = { from: 1, quick: 6, full: 8 };
const checked = {
  en: 'played from all 3^n states by the rules, the moves against the distance by search and without search',
  pt: 'jogado a partir de todos os 3^n estados pelas regras, os movimentos comparados com a distância por busca e sem busca',
};

export default {
  'any-start-recursive': solvesShortest(anyStartRecursive, reach, checked),
  'any-start-table': solvesShortest(anyStartTable, reach, checked),
  'disc1-preference': solvesShortest(disc1Preference, reach, checked),
} satisfies Checks;

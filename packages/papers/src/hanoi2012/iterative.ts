import type { Checks } from '../check/index.js';
import binaryAlgorithm from './algorithms/binary-algorithm.js';
import bunemanLevy from './algorithms/buneman-levy.js';
import colorAlgorithm from './algorithms/colour-algorithm.js';
import { solvesShortest } from './evidence/solution.js';

const reach = { from: 1, quick: 9, full: 12 };
const checked = {
  en: 'played step by step by the rules, its moves against the distance by search and without search',
  pt: 'jogado passo a passo pelas regras, os seus movimentos comparados com a distância por busca e sem busca',
};

export default {
  'buneman-levy': solvesShortest(bunemanLevy, reach, checked),
  'colour-algorithm': solvesShortest(colorAlgorithm, reach, checked),
  'binary-algorithm': solvesShortest(binaryAlgorithm, reach, checked),
} satisfies Checks;

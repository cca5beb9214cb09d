import {
  type Checks,
  type Effort,
  type ItemCheck,
  inBoth,
  requireHolds,
} from '../../check/index.js';
import { flatLevels } from '../evidence/flat-levels.js';
import {
  equallyLong,
  type LongCase,
  leastInGraph,
  tooLongInEnglish,
  tooLongInPortuguese,
  triedBoards,
  withoutBound,
} from '../evidence/long-ways.js';

function check(effort: Effort) {
  const levels = flatLevels(effort);
  requireHolds(equallyLong(levels, inBoth('without the bound')));
  return withoutBound(
    {
      en: `${triedBoards.en}; ${levels.length} random levels without the bound; by the graph and by searches on the rules and in numbers`,
      pt: `${triedBoards.pt}; ${levels.length} fases aleatórias sem o limite; pelo grafo e por buscas pelas regras e em números`,
    },
    (level) => leastInGraph(level) !== null,
  );
}

export default {
  'theorem-3.8': {
    check,
    counterexample: {
      en: (f) => `${tooLongInEnglish(f)}; G_f has the path, f is a no-instance`,
      pt: (f) => `${tooLongInPortuguese(f)} O caminho existe em G_f, e a resposta é não.`,
    },
  } satisfies ItemCheck<LongCase>,
} satisfies Checks;

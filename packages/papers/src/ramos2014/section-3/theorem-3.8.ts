import type { BloxorzLevel } from '@manaus/blocks';
import { type Effort, general, type Item, requireHolds, withValues } from '../../check/index.js';
import { flatLevels } from '../evidence/flat-levels.js';
import {
  type LongCase,
  leastByRules,
  leastInGraph,
  longCase,
  type TooLong,
  tooLong,
  tooLongInEnglish,
  tooLongInPortuguese,
  triedBoards,
} from '../evidence/long-ways.js';
import { leastPacked } from '../evidence/packed-search.js';
import { flatRules } from '../evidence/rules.js';

/** Without the bound of |f| moves, shortest paths in G_f and shortest solutions are equally long. */
function requireUnbounded(levels: readonly BloxorzLevel[]): void {
  requireHolds(
    general({
      checked: {
        en: `${levels.length} random levels without the bound`,
        pt: `${levels.length} fases aleatórias sem o limite`,
      },
      instances: levels,
      stated: leastInGraph,
      methods: { 'search by the rules': leastByRules, 'search in numbers': leastPacked },
    }),
  );
}

function check(effort: Effort) {
  const levels = flatLevels(effort);
  requireUnbounded(levels);
  const finding = general<TooLong, boolean>({
    checked: {
      en: `${triedBoards.en}; ${levels.length} random levels without the bound; by the graph and by searches on the rules and in numbers`,
      pt: `${triedBoards.pt}; ${levels.length} fases aleatórias sem o limite; pelo grafo e por buscas pelas regras e em números`,
    },
    instances: [tooLong()],
    stated: ({ level }) => leastInGraph(level) !== null,
    methods: {
      'search by the rules': ({ level, cells }) => (leastByRules(level) ?? Infinity) <= cells,
      'search in numbers': ({ level, cells }) => (leastPacked(level) ?? Infinity) <= cells,
    },
  });
  return withValues(finding, ({ instance }) => longCase(instance));
}

export default {
  id: 'ramos2014/theorem-3.8',
  statement: {
    en: 'For every level f of BLOXORZ--: G_f has a path from the block at the start to the block at the goal if and only if f has a solution of at most |f| moves.',
    pt: 'Para toda fase f do BLOXORZ--: G_f tem um caminho do bloco no início ao bloco no buraco se e somente se f tem uma solução de no máximo |f| movimentos.',
  },
  rules: flatRules,
  departs: {
    en: 'Without the bound of |f| moves it holds on all levels tried. A path in G_f repeats no vertex, but G_f has up to 3n of them.',
    pt: 'Sem o limite de |f| movimentos, vale em todas as fases examinadas. Um caminho não repete vértices de G_f, mas eles podem ser até 3n.',
  },
  uses: ['ramos2014/theorem-3.7', 'ramos2014/bloxorz-minus-minus-reversible'],
  recorded: 'fails',
  check,
  erratum: {
    where: { en: 'Section 3.7, Theorem 3.8', pt: 'Seção 3.7, Teorema 3.8' },
    printed: {
      en: 'G_f has a path from v_i to v_f if and only if the answer for f is yes.',
      pt: 'Existe um caminho em G_f entre v_i e v_f se e somente se a resposta é sim.',
    },
    sure: {
      en: 'The answer is yes only if at most |f| moves are enough (section 3.2); the proof bounds the path by nothing.',
      pt: 'A resposta só é sim se bastam |f| movimentos (seção 3.2); a demonstração não limita o caminho.',
    },
    counterexample: {
      en: (f) => `${tooLongInEnglish(f)}; G_f has the path, f is a no-instance`,
      pt: (f) => `${tooLongInPortuguese(f)} O caminho existe em G_f, e a resposta é não.`,
    },
    found: {
      pt: () =>
        'Todos os tabuleiros menores de piso, madeira e vazio; fases aleatórias sem o limite; pelo grafo e por busca pelas regras.',
    },
  },
} satisfies Item<LongCase>;

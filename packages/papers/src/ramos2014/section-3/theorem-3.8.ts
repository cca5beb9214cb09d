import { type Effort, type Item, inBoth, requireHolds, type Words } from '../../check/index.js';
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
import { flatRules } from '../evidence/rules.js';

function check(effort: Effort) {
  const levels = flatLevels(effort);
  requireHolds(equallyLong(levels, inBoth('without the bound')));
  return withoutBound(checkedOn(levels.length), (level) => leastInGraph(level) !== null);
}

const checkedOn = (levels: number): Words => ({
  en: `${triedBoards.en}; ${levels} random levels without the bound; by the graph and by searches on the rules and in numbers`,
  pt: `${triedBoards.pt}; ${levels} fases aleatórias sem o limite; pelo grafo e por buscas pelas regras e em números`,
});

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

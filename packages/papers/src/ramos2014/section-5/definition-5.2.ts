import type { BobbinLevel } from '@manaus/blocks';
import { general, type Item } from '../../check/index.js';
import { solutionOf } from '../evidence/block-search.js';
import { BobbinGraph } from '../evidence/bobbin-graph.js';
import { bobbinLevels, levelsOf } from '../evidence/definitions.js';
import { directives } from '../evidence/level-function.js';
import { leastPacked } from '../evidence/packed-search.js';
import { bobbinRules } from '../evidence/rules.js';

/** The number of keys, and the least number of moves. */
type Played = { readonly keys: number; readonly moves: number | null };

export default {
  id: 'ramos2014/definition-5.2',
  statement: {
    en: 'BOBBIN- is BOBBIN on the levels without + keys: what can be done next depends only on the place of the piece and on how many moves it is still a cube.',
    pt: 'O BOBBIN- é o BOBBIN nas fases sem chaves +: o que se pode fazer depende só do lugar da peça e de quantos movimentos ela ainda é um cubo.',
  },
  rules: bobbinRules,
  recorded: 'holds-in-range',
  check: (effort) =>
    general<BobbinLevel, Played>({
      checked: {
        en: `${levelsOf(effort)} random levels: least moves by the rules and in numbers, and by a search on place and moves left`,
        pt: `${levelsOf(effort)} fases aleatórias: o menor número de movimentos pelas regras e em números, e por uma busca sobre lugar e movimentos restantes`,
      },
      instances: bobbinLevels(effort),
      stated: (level) => ({ keys: 0, moves: new BobbinGraph(level).leastMoves() }),
      methods: {
        'search by the rules': (level) => ({
          keys: level.keys.length,
          moves: solutionOf(level)?.length ?? null,
        }),
        'search in numbers, keys in the text': (level) => ({
          keys: directives(level, 'pair'),
          moves: leastPacked(level),
        }),
      },
    }),
} satisfies Item;

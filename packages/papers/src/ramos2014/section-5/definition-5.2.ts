import type { BobbinLevel } from '@manaus/blocks';
import { type Checks, general } from '../../check/index.js';
import { solutionOf } from '../evidence/block-search.js';
import { BobbinGraph } from '../evidence/bobbin-graph.js';
import { bobbinLevels, levelsOf } from '../evidence/definitions.js';
import { directives } from '../evidence/level-function.js';
import { leastPacked } from '../evidence/packed-search.js';

/** The number of keys, and the least number of moves. */
type Played = { readonly keys: number; readonly moves: number | null };

export default {
  'definition-5.2': (effort) =>
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
} satisfies Checks;

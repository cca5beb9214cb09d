import type { BobbinLevel } from '@manaus/blocks';
import { finite, type Item } from '../../check/index.js';
import { solutionOf } from '../evidence/block-search.js';
import { BobbinGraph } from '../evidence/bobbin-graph.js';
import { onOneLine, solvableBackwards } from '../evidence/bobbin-levels.js';
import { smallBobbins } from '../evidence/random-bobbin.js';
import { bobbinRules } from '../evidence/rules.js';

/** Whether a level can be won, and whether it can where moves may be gone backwards. */
type Ways = { readonly play: boolean; readonly backwards: boolean };

/** The first level on which a search without directions finds a way that no play goes. */
function misled(): BobbinLevel {
  for (const level of smallBobbins(6))
    if (new BobbinGraph(level).solvableUndirected() && solutionOf(level) === null) return level;
  throw new Error('no level of at most six cells misleads the search');
}

const misleads = (level: BobbinLevel) =>
  finite<BobbinLevel, Ways>({
    checked: {
      en: `all levels of up to five cells and those of 2 by 3 in order, by the rules and by the graph; the smallest is ${onOneLine(level)} (rows from the top)`,
      pt: `todas as fases de até cinco posições e as de 2 por 3 em ordem, pelas regras e pelo grafo; a menor é ${onOneLine(level)} (linhas a partir do alto)`,
    },
    instances: [level],
    stated: () => ({ play: false, backwards: true }),
    methods: {
      'the rules': (one) => ({ play: solutionOf(one) !== null, backwards: solvableBackwards(one) }),
      'the graph of places': (one) => ({
        play: new BobbinGraph(one).leastMoves() !== null,
        backwards: new BobbinGraph(one).solvableUndirected(),
      }),
    },
  });

export default {
  id: 'ramos2014/bobbin-minus-minus-directed',
  statement: {
    en: 'The graph for BOBBIN-- must be directed: on some level a search that ignores the directions finds a way to the goal where no play has one.',
    pt: 'O grafo para o BOBBIN-- precisa ser direcionado: em alguma fase, uma busca que ignora as direções acha um caminho até o buraco onde nenhuma sequência de jogadas tem um.',
  },
  rules: bobbinRules,
  uses: ['ramos2014/bobbin-minus-minus-graph'],
  recorded: 'holds',
  check: () => misleads(misled()),
} satisfies Item;

import { type BobbinLevel, bobbin } from '@manaus/blocks';
import { packedBobbin } from '@manaus/blocks/internals';
import { type Checks, general } from '../../check/index.js';
import { explore } from '../evidence/block-search.js';
import { BobbinGraph } from '../evidence/bobbin-graph.js';
import { bobbinCount, growingBobbins } from '../evidence/bobbin-levels.js';
import { explorePacked } from '../evidence/packed-search.js';

/**
 * The places that are reached, the moves that can be made from them, and the least number of moves
 * to the goal.
 */
type Places = { readonly places: number; readonly arcs: number; readonly moves: number | null };

function byRules(level: BobbinLevel): Places {
  const { states, arcs, path } = explore(bobbin(level));
  return { places: states.length, arcs, moves: path?.length ?? null };
}

function inNumbers(level: BobbinLevel): Places {
  const { codes, arcs, moves } = explorePacked(packedBobbin(level));
  return { places: codes.length, arcs, moves };
}

function inGraph(level: BobbinLevel): Places {
  const graph = new BobbinGraph(level);
  return { ...graph.reached(), moves: graph.leastMoves() };
}

export default {
  'bobbin-minus-minus-graph': (effort) =>
    general<BobbinLevel, Places>({
      checked: {
        en: `${bobbinCount(effort)} random levels up to 8 by 8: states and moves by the rules, in numbers, and by a graph built apart`,
        pt: `${bobbinCount(effort)} fases aleatórias de até 8 por 8: estados e movimentos pelas regras, em números, e por um grafo construído à parte`,
      },
      instances: growingBobbins(bobbinCount(effort)),
      satisfies: ({ places }, level) =>
        places <= 3 * level.floor.filter((floor) => floor === 'floor').length,
      methods: {
        'search by the rules': byRules,
        'search in numbers': inNumbers,
        'the graph of places': inGraph,
      },
    }),
} satisfies Checks;

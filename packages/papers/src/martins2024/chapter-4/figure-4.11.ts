import { oxford1, towerPuzzle } from '@manaus/core';
import { neighborsOf } from '@manaus/graph';
import { type Checks, finite } from '../../check/index.js';
import { drawPlay } from '../../shared/figures/plays.js';
import { plainDistances } from '../../shared/plain-towers.js';
import { followsMoves, plainTower, storedTower } from '../evidence/towers.js';

const rules = oxford1(3);

/**
 * The least number of moves to all discs on p2, in how many orders they can lie there, and whether
 * the play keeps the rules.
 */
type Version1 = { readonly least: number; readonly goals: number; readonly legal: boolean };

/** Version 1 as its algorithm plays it: the top disc of p0 to p2 until p0 is empty. */
function handed(from: string): string[] {
  const { notation, apply } = towerPuzzle(rules);
  const play = [from];
  for (let state = notation.parse(from); state[0].length > 0; play.push(notation.format(state)))
    state = apply(state, { disc: state[0][0], from: 0, to: 2 });
  return play;
}

function inStoredGraph(from: string): Version1 {
  const { distances, vertex, labels, graph } = storedTower(rules);
  const play = handed(from).map(vertex);
  return {
    least: distances[vertex(from)],
    goals: labels.filter((_, v) => distances[v] === 0).length,
    legal: play.slice(1).every((next, i) => neighborsOf(graph, play[i]).includes(next)),
  };
}

function byPlaying(from: string): Version1 {
  const neighbors = plainTower(rules);
  const goals = [...plainDistances(neighbors, [from])].filter(([label]) => label.startsWith('//'));
  return {
    least: Math.min(...goals.map(([, moves]) => moves)),
    goals: goals.length,
    legal: followsMoves(neighbors, handed(from)),
  };
}

export default {
  'figure-4.11': {
    figure: (language) =>
      drawPlay(language, rules, handed('123//'), 'Oxford version 1: all discs to p2'),
    check: () =>
      finite<string, Version1>({
        checked: {
          en: 'the play from all six orders of the discs on p0 by the plain rules, the least number by a search of the graph and by playing',
          pt: 'o jogo a partir de todas as seis ordens dos discos em p0 pelas regras, o menor número por uma busca no grafo e jogando',
        },
        instances: ['123//', '132//', '213//', '231//', '312//', '321//'],
        stated: () => ({ least: 3, goals: 6, legal: true }),
        methods: {
          'the distances in the stored graph': inStoredGraph,
          'play by the plain rules': byPlaying,
        },
      }),
  },
} satisfies Checks;

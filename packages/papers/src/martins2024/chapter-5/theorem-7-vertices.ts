import { manaus, parseLabel } from '@manaus/core';
import { solve } from '@manaus/lab';
import { type Item, range, source, withValues } from '../../check/index.js';
import { mostMoves, playedStates, storedStates } from '../evidence/manaus.js';
import { misprinted } from '../evidence/misprinted.js';

/** The vertices of a shortest path from the worst start to the goal. */
type Case = { readonly discs: number; readonly printed: number; readonly vertices: number };

const worstStart = (discs: number): string => {
  const states = storedStates(discs);
  const most = mostMoves(states);
  return states.find(({ moves }) => moves === most)?.label ?? '';
};

/** By search: the states of the solution. */
const bySearch = source('shortest solution by search', (discs: number): number => {
  const rules = manaus(discs);
  return solve(rules, parseLabel(rules, worstStart(discs))).states.length;
});

/** By playing: the levels from the goal on, one for each number of moves. */
const byPlaying = (discs: number): number => mostMoves(playedStates(discs)) + 1;

const check = (most: number) =>
  withValues(
    misprinted<number, number>({
      checked: {
        en: `n = 2 to ${most}: the vertices of a shortest path from the worst start, both ends counted, by search and level by level from the goal`,
        pt: `n = 2 a ${most}: os vértices de um caminho mínimo a partir do pior início, com as duas pontas contadas, por busca e nível a nível a partir do objetivo`,
      },
      instances: range(2, most),
      printed: (n) => 2 ** n - 3,
      meant: (n) => 2 ** n - 2,
      methods: { 'a shortest solution': bySearch, 'levels from the goal': byPlaying },
    }),
    ({ instance: discs, stated: printed, computed: vertices }): Case => ({
      discs,
      printed,
      vertices,
    }),
  );

export default {
  id: 'martins2024/theorem-7/vertices',
  statement: {
    en: 'For every n >= 2, the longest of the shortest paths to the goal in M_3^n has 2^n - 3 vertices.',
    pt: 'Para todo n >= 2, o mais longo dos caminhos mínimos até o objetivo em M_3^n tem 2^n - 3 vértices.',
  },
  departs: {
    en: 'It has 2^n - 3 edges, the moves, as the theorem says, and one vertex more.',
    pt: 'Tem 2^n - 3 arestas, os movimentos, como diz o teorema, e um vértice a mais.',
  },
  towers: ['manaus'],
  uses: ['martins2024/theorem-7'],
  recorded: 'misprint',
  check: (effort) => check(effort === 'quick' ? 7 : 9),
  erratum: {
    where: {
      en: 'Section 5.3, proof of Theorem 7, first case',
      pt: 'Seção 5.3, demonstração do Teorema 7, 1º caso',
    },
    printed: {
      en: 'The longest path of M_3^n is of 2^n - 1 - 2 vertices, that is, 2^n - 3; from s one passes through 2^n - 3 vertices.',
      pt: 'O maior caminho de M_3^n é de 2^n - 1 - 2 vértices, ou seja, 2^n - 3; de s passa-se por 2^n - 3 vértices.',
    },
    sure: {
      en: 'Moves are meant, as in the theorem and in 2^n - 1 for Hanoi. Without the start, 2^n - 3 vertices are passed; with both ends the path has 2^n - 2.',
      pt: 'Trata-se de movimentos, como no teorema e em 2^n - 1 para Hanói. Sem o estado inicial, passa-se por 2^n - 3 vértices; com as duas pontas, o caminho tem 2^n - 2.',
    },
    counterexample: {
      en: ({ discs, printed, vertices }) =>
        `n = ${discs}: printed 2^n - 3 = ${printed}; the path has ${vertices} vertices, both ends counted`,
      pt: ({ discs, printed, vertices }) =>
        `n = ${discs}: impresso 2^n - 3 = ${printed}; o caminho tem ${vertices} vértices, contadas as duas pontas.`,
    },
    found: {
      pt: () =>
        'Vértices de uma solução mínima do pior estado, por busca e por níveis a partir do objetivo.',
    },
  },
} satisfies Item<Case>;

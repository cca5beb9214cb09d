import { manaus, parseLabel } from '@manaus/core';
import { solve } from '@manaus/lab';
import { type Checks, range, source, withValues } from '../../check/index.js';
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

export default {
  'theorem-7/vertices': (effort) => {
    const most = effort === 'quick' ? 7 : 9;
    return withValues(
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
  },
} satisfies Checks;

import { moveStripFigure } from '@manaus/plot';
import { type Checks, finite, range } from '../../check/index.js';
import { onSolution } from '../evidence/solution.js';

/**
 * The strip with the discs from k on: each takes the middle of every interval that the larger ones
 * leave.
 */
function stripFrom(k: number): (number | null)[] {
  const strip = new Array<number | null>(31).fill(null);
  for (let disc = 5; disc >= k; disc--)
    for (let m = 2 ** (disc - 1); m <= 31; m += 2 ** disc) strip[m - 1] = disc;
  return strip;
}

export default {
  'figure-2-8': {
    figure: (language) =>
      moveStripFigure({
        title: 'Which disc moves when',
        subtitle: 'the 31 moves of 5 discs, from the largest disc up',
        rows: [5, 4, 3, 2, 1].map((k) => ({
          label: k === 5 ? 'disc 5' : `and disc ${k}`,
          discs: stripFrom(k),
        })),
        language,
      }),
    check: () =>
      finite({
        checked: {
          en: 'the strip by middles of intervals, at each stage, against the moves of the solution by search and by recursion',
          pt: 'a tira pelos pontos médios de intervalos, em cada etapa, comparada com os movimentos da solução por busca e por recursão',
        },
        instances: [5],
        stated: (discs) => ({ strips: range(1, discs).map(stripFrom) }),
        methods: onSolution((moves, discs) => ({
          strips: range(1, discs).map((k) => moves.map(({ disc }) => (disc >= k ? disc : null))),
        })),
      }),
  },
} satisfies Checks;

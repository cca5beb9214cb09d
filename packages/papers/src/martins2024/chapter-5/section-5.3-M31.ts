import { type Checks, finite, range } from '../../check/index.js';
import { arrangements } from '../../shared/arrangements.js';

/** True if some arrangement keeps the capacities n, n - 1, n - 2 and the order of sizes. */
const hasArrangement = (discs: number): boolean =>
  [...arrangements(discs)].some((state) =>
    state.every(
      (stack, peg) =>
        stack.length <= discs - peg && stack.every((disc, i) => i === 0 || stack[i - 1] < disc),
    ),
  );

/** The heights of the three piles that the capacities allow, whatever the order of the discs. */
const heights = (discs: number): number[][] =>
  range(0, discs).flatMap((first) =>
    range(0, discs - first).flatMap((second) => {
      const shape = [first, second, discs - first - second];
      return shape.every((height, peg) => height <= discs - peg) ? [shape] : [];
    }),
  );

export default {
  'section-5.3/M31': () =>
    finite<number, boolean>({
      checked: {
        en: 'all arrangements of 1 and 2 discs on three pegs against the capacities n, n-1, n-2, and all heights of the three piles',
        pt: 'todos os arranjos de 1 e 2 discos em três pinos comparados com as capacidades n, n-1, n-2, e todas as alturas das três pilhas',
      },
      instances: [1, 2],
      stated: (discs) => discs > 1,
      methods: {
        'every arrangement against the capacities': hasArrangement,
        'the heights that the capacities allow': (discs) => heights(discs).length > 0,
      },
    }),
} satisfies Checks;

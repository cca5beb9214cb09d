import { finite, type Item, range } from '../../check/index.js';
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
  id: 'martins2024/section-5.3/M31',
  statement: {
    en: 'Manaus has no state with one disc, so that M_3^1 does not exist; with two discs it has states.',
    pt: 'Manaus não tem estado com um disco, de modo que M_3^1 não existe; com dois discos, há estados.',
  },
  departs: {
    en: 'The capacity n - 2 = -1 of p2 is taken as written, and no number of discs is below it. Were it 0, M_3^1 would be the one vertex 1//.',
    pt: 'A capacidade n - 2 = -1 de p2 é tomada como está escrita, e nenhum número de discos cabe nela. Se fosse 0, M_3^1 seria o único vértice 1//.',
  },
  towers: ['manaus'],
  recorded: 'holds',
  check: () =>
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
} satisfies Item;

import { InputError, manaus, type TowerRules, violation } from '@manaus/core';
import { finite, type Item } from '../../check/index.js';
import { arrangements } from '../../shared/arrangements.js';

/** The rules of Manaus written out for any n, also where the named tower refuses. */
const written = (discs: number): Omit<TowerRules, 'goals'> => ({
  ...manaus(2),
  discs,
  capacities: [discs, discs - 1, discs - 2],
});

const hasArrangement = (discs: number): boolean =>
  [...arrangements(discs)].some((state) => violation(written(discs), state) === null);

function isTower(discs: number): boolean {
  try {
    return manaus(discs).discs === discs;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

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
  recorded: 'holds',
  check: () =>
    finite<number, boolean>({
      checked:
        'all arrangements of 1 and 2 discs on three pegs against the capacities n, n-1, n-2, and the named tower',
      instances: [1, 2],
      stated: (discs) => discs > 1,
      methods: {
        'every arrangement against the capacities': hasArrangement,
        'the tower of the library': isTower,
      },
    }),
} satisfies Item;

import { hanoi } from '@manaus/core';
import { type FigureItem, finite, general, range, requireHolds } from '../../check/index.js';
import { movesFromFirstPeg, perfectLabel } from '../evidence/minimum-moves.js';
import { goalLabel, plainDistances, plainTower } from '../evidence/towers.js';
import { drawLegend } from '../figures/legend.js';

/** Least moves by the recursion: the others aside, the largest across, the others on top. */
const byRecursion = (discs: number): bigint =>
  discs === 0 ? 0n : 2n * byRecursion(discs - 1) + 1n;

const closedForm = (discs: number): bigint => 2n ** BigInt(discs) - 1n;

function byPlaying(discs: number): number {
  const rules = hanoi(discs);
  return plainDistances(plainTower(rules), [goalLabel(rules)]).get(perfectLabel(rules)) ?? -1;
}

/** Recursion and closed form, where play can go. */
const small = (number: (discs: number) => bigint) =>
  general<number, number>({
    checked: 'n = 1 to 7',
    instances: range(1, 7),
    stated: (n) => Number(number(n)),
    methods: {
      'play by the plain rules': byPlaying,
      'shortest solution by search': (n) => movesFromFirstPeg(hanoi(n)),
    },
  });

export default {
  id: 'martins2024/figure-3.1',
  statement: {
    en: 'The 64 discs of the legend need 18,446,744,073,709,551,615 moves from one needle to another.',
    pt: 'Os 64 discos da lenda exigem 18.446.744.073.709.551.615 movimentos de uma agulha a outra.',
  },
  departs: {
    en: 'The picture is lost, and a schematic drawing stands for it. Of the legend only the number that section 3.1 takes from it can be checked.',
    pt: 'A imagem se perdeu, e um desenho esquemático a substitui. Da lenda só se pode conferir o número que a seção 3.1 toma dela.',
  },
  caption: 'The legend behind the Tower of Hanoi: 64 discs on three needles (schematic)',
  uses: ['martins2024/section-3.1/64-discs', 'martins2024/table-3.1'],
  recorded: 'holds',
  figure: () => drawLegend(byRecursion(64)),
  check: () => {
    requireHolds(small(byRecursion));
    requireHolds(small(closedForm));
    return finite<number, string>({
      checked:
        '64 discs by the recursion and by the closed form, in whole numbers; both against play of the rules for 1 to 7 discs',
      instances: [64],
      stated: () => '18446744073709551615',
      methods: {
        'the recursion': (n) => String(byRecursion(n)),
        'the closed form': (n) => String(closedForm(n)),
      },
    });
  },
} satisfies FigureItem;

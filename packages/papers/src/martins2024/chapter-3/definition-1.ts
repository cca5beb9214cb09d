import { hanoi, towerCodec } from '@manaus/core';
import { type Checks, range, upTo } from '../../check/index.js';
import { orderByArrangements } from '../../shared/tower-graph.js';

/** The ranks of the codec that are states. */
function statesOfCodec(discs: number): number {
  const codec = towerCodec(hanoi(discs));
  return range(0, codec.space - 1).filter(codec.has).length;
}

export default {
  'definition-1': upTo<number>({ from: 1, quick: 6, full: 8 }, (most) => ({
    checked: {
      en: `all arrangements of n = 1 to ${most} discs: 3^n of them are regular by the rules, and by the codec`,
      pt: `todos os arranjos de n = 1 a ${most} discos: 3^n deles são regulares pelas regras, e pelo codificador`,
    },
    stated: (n) => 3 ** n,
    methods: {
      'all arrangements, by the rules': (n) => orderByArrangements(hanoi(n)),
      'all ranks, by the codec': statesOfCodec,
    },
  })),
} satisfies Checks;

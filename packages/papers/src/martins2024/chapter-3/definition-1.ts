import { hanoi, towerCodec } from '@manaus/core';
import { general, type Item, range } from '../../check/index.js';
import { orderByArrangements } from '../../shared/tower-graph.js';

/** The ranks of the codec that are states. */
function ranked(discs: number): number {
  const codec = towerCodec(hanoi(discs));
  return range(0, codec.space - 1).filter(codec.has).length;
}

const item: Item = {
  id: 'martins2024/definition-1',
  kind: 'definition',
  statement: {
    en: 'An arrangement of the n discs on the three pegs of Hanoi is a regular state when it respects the rules; there are 3^n such states for every n >= 1.',
    pt: 'Uma disposição dos n discos nos três pinos de Hanói é um estado regular quando respeita as regras; para todo n >= 1 há 3^n desses estados.',
  },
  uses: [],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 6 : 8;
    return general<number, number>({
      checked: `all arrangements of n = 1 to ${most} discs: 3^n of them are regular by the rules, and by the codec`,
      instances: range(1, most),
      stated: (n) => 3 ** n,
      methods: {
        'all arrangements, by the rules': (n) => orderByArrangements(hanoi(n)),
        'all ranks, by the codec': ranked,
      },
    });
  },
};
export default item;

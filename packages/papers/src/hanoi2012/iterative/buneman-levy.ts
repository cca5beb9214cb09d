import { faultless } from '../../algorithm.js';
import { general, type Item, range } from '../../check/index.js';
import algorithm from '../algorithms/buneman-levy.js';
import { trials } from '../evidence/solution.js';

const item: Item = {
  id: algorithm.id,
  kind: 'statement',
  statement: {
    en: 'For every n >= 1, from all discs on A: (1) move disc 1 to the right for even n, to the left for odd n; (2) end if all discs are on C, else move another disc and go to 1. This ends with all discs on C, by the rules, in the least number of moves.',
    pt: 'Para todo n >= 1, com todos os discos em A: (1) mover o disco 1 para a direita se n é par, para a esquerda se n é ímpar; (2) terminar se todos os discos estão em C, senão mover outro disco e voltar a 1. Isto termina com todos os discos em C, pelas regras, no menor número de movimentos.',
  },
  uses: ['hanoi2012/disc1-cyclic'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 9 : 12;
    return general({
      checked: `played step by step by the rules, its moves against the distance by search and without search, n = 1 to ${most}`,
      instances: range(1, most),
      stated: () => faultless,
      methods: trials(algorithm),
    });
  },
};
export default item;

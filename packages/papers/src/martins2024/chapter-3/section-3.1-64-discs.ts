import type { Checks } from '../../check/index.js';
import { moves64Discs } from '../evidence/bounds-of-hanoi.js';

const PRINTED = '18.446.744.073.709.551.615';

/** With dots between groups of three digits. */
const dotted = (value: bigint): string => String(value).replace(/\B(?=(\d{3})+$)/g, '.');

export default {
  'section-3.1/64-discs': () =>
    moves64Discs(PRINTED, dotted, {
      en: 'so many moves are enough, those of the recursive play; no fewer are, by a potential of that height at the start and 0 at the goal, which no move of any of the 64 discs changes by more than 1 (all 576 cases: disc, peg wanted, peg not touched); the potential is the distance of every state for n = 1 to 6',
      pt: 'tantos movimentos bastam, os do jogo recursivo; menos não bastam, por um potencial dessa altura no início e 0 no objetivo, que nenhum movimento de nenhum dos 64 discos altera em mais de 1 (todos os 576 casos: disco, pino desejado, pino não tocado); o potencial é a distância de cada estado para n = 1 a 6',
    }),
} satisfies Checks;

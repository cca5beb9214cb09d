import { hanoi } from '@manaus/core';
import { boardFigure } from '@manaus/plot';
import type { FigureItem } from '../../check/index.js';
import { pegsOf, stateOf } from '../evidence/iterative.js';
import { lettersAndLabel } from '../figures/letters.js';

const drawn = () => boardFigure({ rules: hanoi(4), state: stateOf(pegsOf('BCAA')), title: 'BCAA' });

export default {
  id: 'hanoi2012/figure-23',
  statement: {
    en: 'In the state BCAA of four discs, disc 1 is on B, disc 2 on C, discs 3 and 4 on A.',
    pt: 'No estado BCAA de quatro discos, o disco 1 está em B, o disco 2 em C, os discos 3 e 4 em A.',
  },
  caption: 'Four discs in the state BCAA',
  recorded: 'holds',
  figure: drawn,
  check: () => lettersAndLabel('BCAA', '34/1/2', drawn),
} satisfies FigureItem;

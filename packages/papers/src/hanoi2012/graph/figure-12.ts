import { hanoi } from '@manaus/core';
import { boardFigure } from '@manaus/plot';
import type { FigureItem } from '../../check/index.js';
import { pegsOf, stateOf } from '../evidence/iterative.js';
import { lettersAndLabel } from '../figures/letters.js';

const drawn = () => boardFigure({ rules: hanoi(3), state: stateOf(pegsOf('BCC')), title: 'BCC' });

export default {
  id: 'hanoi2012/figure-12',
  statement: {
    en: 'In the state BCC of three discs, disc 1 is on B, discs 2 and 3 on C.',
    pt: 'No estado BCC de três discos, o disco 1 está em B, os discos 2 e 3 em C.',
  },
  caption: 'Three discs in the state BCC',
  recorded: 'holds',
  figure: drawn,
  check: () => lettersAndLabel('BCC', '/1/23', drawn),
} satisfies FigureItem;

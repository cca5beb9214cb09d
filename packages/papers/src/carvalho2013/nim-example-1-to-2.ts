import { nim } from '@manaus/games';
import { compared } from '../legacy/check.js';
import type { Item, TableItem } from '../legacy/item.js';
import { printed } from '../printed.js';
import { nimFacts, playCells, replay } from './evidence/printed-play.js';

/** Both examples start with heaps of 3, 5 and 7. */
function example(
  number: number,
  more: Pick<Item, 'statement' | 'recorded' | 'departs'>,
): TableItem {
  const id = `carvalho2013/nim-example-${number}`;
  const cells = () => {
    const rows = printed(id);
    return playCells(rows, nimFacts(nim(), replay(nim(), [3, 5, 7], rows)));
  };
  return {
    id,
    kind: 'statement',
    ...more,
    uses: ['carvalho2013/theorem-2.4.1-bouton'],
    columns: ['move', 'what'],
    cells,
    check: () => {
      const tried = {
        checked:
          'every printed move played by the rules; outcomes by looking at all that can follow, sums column by column',
        methods: 2,
      };
      const finding = compared(cells(), tried);
      return finding.verdict === 'fails' ? { ...finding, verdict: 'misprint' } : finding;
    },
  };
}

const items: readonly TableItem[] = [
  example(1, {
    statement:
      'Nim from (3, 5, 7), A first: the eight printed moves are legal and lead to the printed positions, B takes the last block and wins; (3, 5, 7) is an N-position, and the first mistake of A is to move from it to (3, 3, 7), an N-position.',
    recorded: 'holds',
  }),
  example(2, {
    statement:
      'Nim from (3, 5, 7), A first: the seven printed moves are legal and lead to the printed positions, the position named before each move is the one on the table, binary forms, nim-sums and outcomes are as printed, and A wins.',
    departs:
      'The position before move 2 is (3, 5, 6), as its figure and the printed sum have it; with that, everything printed of this play is right.',
    recorded: 'misprint',
  }),
];
export default items;

import { type Heaps, misere, nim } from '@manaus/games';
import { compared } from '../legacy/check.js';
import type { TableItem } from '../legacy/item.js';
import { printed } from '../printed.js';
import { misereNimConditions } from './evidence/misere-nim.js';
import { nimFacts, playCells, replay } from './evidence/printed-play.js';

const id = 'carvalho2013/misere-nim-example';

/** Of what there is more than one: the printed reason why condition 2 does not hold. */
function moreThanOne(heaps: Heaps): string {
  const [ones, large] = [heaps.filter((heap) => heap === 1), heaps.filter((heap) => heap > 1)];
  if (ones.length > 1) return 'heaps with one block';
  return large.length > 1 ? 'heaps with more than one block' : 'nothing';
}

function cells() {
  const rows = printed(id);
  const game = misere(nim());
  const steps = replay(game, [3, 5, 7], rows);
  const facts = nimFacts(game, steps).map((fact, i) => {
    const [one, two, three] = misereNimConditions(steps[i].heaps, 'all').map((holds) =>
      holds ? 'yes' : 'no',
    );
    return { ...fact, one, two, three, reason: moreThanOne(steps[i].heaps) };
  });
  return playCells(rows, facts);
}

const item: TableItem = {
  id,
  kind: 'statement',
  statement:
    'Misère Nim from (3, 5, 7), A first: the six printed moves are legal and lead to the printed positions, what is said before each move of the three conditions, of binary forms, nim-sums and outcomes is right, and A wins.',
  departs:
    'At (3, 5, 7) condition 2 fails because more than one heap has more than one block; with that, and with the nim-sum of all heaps in condition 3, as the example itself computes it, everything printed of this play is right.',
  uses: ['carvalho2013/misere-nim-rules', 'carvalho2013/misere-nim-strategy'],
  recorded: 'misprint',
  columns: ['move', 'what'],
  cells,
  check: () => {
    const finding = compared(cells(), {
      checked:
        'every printed move played by the rules; outcomes by looking at all that can follow and by the conditions',
      methods: 2,
    });
    return finding.verdict === 'fails' ? { ...finding, verdict: 'misprint' } : finding;
  },
};
export default item;

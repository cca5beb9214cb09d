import { InputError, manaus, type TowerRules, violation } from '@manaus/core';
import { differ, firstWrong, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { arrangements } from '../shared/arrangements.js';
import { manausTower } from './evidence/manaus-states.js';

/** The rules of Manaus written out for any n, also where the named tower refuses. */
const written = (discs: number): Omit<TowerRules, 'goals'> => ({
  ...manaus(2),
  discs,
  capacities: [discs, discs - 1, discs - 2],
});

const regular = (discs: number): number =>
  [...arrangements(discs)].filter((state) => violation(written(discs), state) === null).length;

function refuses(discs: number): boolean {
  try {
    return manaus(discs).discs !== discs;
  } catch (error) {
    if (error instanceof InputError) return true;
    throw error;
  }
}

const m31: Item = {
  id: 'martins2024/section-5.3/M31',
  kind: 'statement',
  statement:
    'Manaus has no state with one disc, so that M_3^1 does not exist; with two discs it has states.',
  departs:
    'The capacity n - 2 = -1 of p2 is taken as written, and no number of discs is below it. Were it 0, M_3^1 would be the one vertex 1//.',
  uses: [],
  recorded: 'holds',
  check: () => {
    const tried = {
      checked:
        'all arrangements of 1 and 2 discs on three pegs against the capacities n, n-1, n-2, and the named tower',
      methods: 2,
    };
    const wrong = firstWrong(
      differ('regular arrangements of one disc', 0, regular(1)),
      differ('the tower refuses one disc', true, refuses(1)),
      differ('there are states with two discs', true, regular(2) > 0 && !refuses(2)),
    );
    return wrong === null
      ? { verdict: 'holds', ...tried }
      : { verdict: 'fails', ...tried, counterexample: wrong };
  },
};

const orderSentence: Item = {
  id: 'martins2024/section-5.3/order-sentence',
  kind: 'statement',
  statement: 'M_3^n has 3^n (n + 1) vertices for every n >= 2, which theorem 8 proves.',
  departs: 'Theorem 8 itself says 3^n - 2(n + 1): the sentence lacks "- 2".',
  uses: ['martins2024/theorem-8'],
  recorded: 'misprint',
  check: (effort) => {
    const most = effort === 'quick' ? 7 : 9;
    const tried = {
      checked: `n = 2 to ${most}: order of the stored graph, and (to n = 6) every arrangement tried, against the sentence and against theorem 8`,
      methods: 2,
    };
    const orders = range(2, most).map((n) => ({
      n,
      order: manausTower(n).graph.order,
      printed: 3 ** n * (n + 1),
      theorem: 3 ** n - 2 * (n + 1),
    }));
    for (const { n, order } of orders)
      if (n <= 6 && regular(n) !== order)
        throw new Error(`two counts of the states with ${n} discs differ`);
    const wrong = orders.find(({ order, printed }) => order !== printed);
    if (wrong === undefined) return { verdict: 'holds-in-range', ...tried };
    const meant = orders.every(({ order, theorem }) => order === theorem);
    const counterexample = `n = ${wrong.n}: printed 3^n (n + 1) = ${wrong.printed}, computed ${wrong.order}${meant ? ` = 3^n - 2(n + 1), as in theorem 8: 12//, 2/1/ and 1/2/` : ''}`;
    return { verdict: meant ? 'misprint' : 'fails', ...tried, counterexample };
  },
};

export default [m31, orderSentence];

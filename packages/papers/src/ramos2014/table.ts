import type { Cell, TableItem } from '../legacy/item.js';
import { printed } from '../printed.js';
import { exponentOf, growths, type Work } from './evidence/block-growth.js';

/** The exponent of an upper bound: 2 for O(n^2 log n); `null` where the print names none. */
const boundOf = (text: string): number | null =>
  text.startsWith('O(n^2') ? 2 : text.startsWith('O(n') ? 1 : null;

let memory: Map<string, Work[]> | null = null;
function measured(): ReadonlyMap<string, Work[]> {
  memory ??= new Map(Object.entries(growths).map(([problem, grow]) => [problem, grow()]));
  return memory;
}

/** Blocks and arcs of BLOXORZ-- are at most 15n, states of the others at most 12 n^2: more would refute a bound. */
const most = 15;

function cells(): Cell[] {
  return printed('ramos2014/table').flatMap(({ problem, decision, min }) =>
    [
      ['decision', decision],
      ['min', min],
    ].map(([question, bound]): Cell => {
      const work = boundOf(bound) === null ? undefined : measured().get(problem);
      return {
        place: [problem, question],
        printed: bound,
        computed:
          work === undefined ? 'not computable' : `states grow as n^${exponentOf(work).toFixed(2)}`,
      };
    }),
  );
}

const item: TableItem = {
  id: 'ramos2014/table',
  kind: 'table',
  statement:
    'For each of the ten problems, its decision and its least number of moves have the upper bound or the hardness in the table: BLOXORZ--, BOBBIN-- in O(n) and O(n log n), BLOXORZ-, k-BLOXORZ, BOBBIN- in O(n^2) and O(n^2 log n), CLOSED-BLOXORZ decided in O(n^2), the others NP-complete and NP-hard.',
  departs:
    'Breadth-first search finds least moves in time linear in the states and moves, without the factor log n, so that both columns have the same growth.',
  uses: ['ramos2014/theorem-3.3-states', 'ramos2014/theorem-3.4', 'ramos2014/bobbin-minus'],
  recorded: 'unchecked',
  columns: ['problem', 'question'],
  cells,
  check: () => {
    const over = cells().find(({ place, printed: bound }) =>
      (measured().get(place[0]) ?? []).some(
        ([n, states]) => states > most * n ** (boundOf(bound) ?? Number.POSITIVE_INFINITY),
      ),
    );
    const fitted = [...measured()]
      .map(([problem, work]) => `${problem} n^${exponentOf(work).toFixed(2)}`)
      .join(', ');
    const checked = `states gone through on a family of levels of growing size, at most ${most} times the bound, fitted: ${fitted}`;
    if (over !== undefined)
      return {
        verdict: 'fails',
        checked,
        methods: 1,
        counterexample: `${over.place.join(', ')}: printed ${over.printed}, ${over.computed}`,
      };
    return {
      verdict: 'unchecked',
      checked,
      methods: 1,
      reason:
        'no count exceeds its bound, which shows no bound; hardness is about all algorithms and is not computed; that CLOSED-BLOXORZ with its bound of |f| moves is in O(n^2) is open, see Theorem 3.4',
    };
  },
};
export default item;

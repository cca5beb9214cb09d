import { compared, differ, range } from '../legacy/check.js';
import type { Cell, FigureItem, TableItem } from '../legacy/item.js';
import { printed } from '../printed.js';
import { statesFigure } from '../shared/figures/tower-figures.js';
import { manausStates, manausTower } from './evidence/manaus-states.js';
import { survivors } from './evidence/survivors.js';

/** Figures 5.2 and 5.3: all regular states of Manaus with M, or marked unsolvable. */
function manausTable(
  figure: string,
  discs: number,
  unsolvable: number,
  more: Pick<FigureItem, 'statement' | 'recorded'> & { readonly departs: string },
): FigureItem & TableItem {
  const good = () => manausStates(discs).filter((state) => state.good);
  const cellsPrinted = () => printed(`martins2024/${figure}`).map((row) => Number(row.moves));
  const cells = (): Cell[] =>
    survivors(
      'M',
      cellsPrinted(),
      good().map((state) => state.moves),
    );
  return {
    id: `martins2024/${figure}`,
    kind: 'figure',
    ...more,
    caption: `Manaus, ${discs} discs: all regular states with the least number of moves M, or marked unsolvable`,
    uses: ['martins2024/theorem-7', 'martins2024/theorem-9', 'martins2024/corollary-2'],
    columns: ['value'],
    cells,
    figure: () =>
      statesFigure(
        manausTower(discs),
        `Manaus, ${discs} discs: the ${manausTower(discs).graph.order} states`,
      ),
    check: () => {
      const tried = {
        checked: `distances of all states of M_3^${discs} by two searches, against the printed numbers by how often each occurs`,
        methods: 2,
      };
      const wrong = differ(
        'unsolvable states',
        unsolvable,
        manausStates(discs).length - good().length,
      );
      if (wrong !== null) return { verdict: 'fails', ...tried, counterexample: wrong };
      const finding = compared(cells(), tried);
      return finding.counterexample === undefined
        ? finding
        : {
            ...finding,
            counterexample: `${finding.counterexample}. ${tooFew(discs, cellsPrinted())}${worst(discs)}`,
          };
    },
  };
}

/** Shorter to check by hand than any distance: the states with the largest disc at home all need few moves, and too few printed numbers are as small. */
function tooFew(discs: number, printedMoves: readonly number[]): string {
  const home = manausStates(discs).filter(({ pegOf }) => pegOf[discs - 1] === 0);
  const most = home.reduce((least, { moves }) => Math.max(least, moves), 0);
  const small = printedMoves.filter((moves) => moves <= most).length;
  return small < home.length
    ? `${home.length} states have disc ${discs} on p0 and need at most ${most} moves, but only ${small} numbers of the figure are at most ${most}. `
    : '';
}

/** The farthest state, with a shortest solution to follow by hand. */
function worst(discs: number): string {
  const { graph, distances, labels } = manausTower(discs);
  const path = [distances.indexOf(Math.max(...distances))];
  for (const _ of range(1, Math.max(...distances)))
    path.push(
      graph.targets
        .subarray(graph.offsets[path[path.length - 1]], graph.offsets[path[path.length - 1] + 1])
        .find((v) => distances[v] === distances[path[path.length - 1]] - 1) as number,
    );
  return `The farthest state, ${labels[path[0]]}, needs ${path.length - 1} moves: ${path.map((v) => labels[v]).join(', ')}`;
}

const items: readonly FigureItem[] = [
  manausTable('figure-5.2', 3, 9, {
    statement:
      'M_3^3 has 19 states: ten with M = 0, 1, 1, 2, 2, 3, 3, 3, 4, 5 and nine unsolvable.',
    departs:
      'The boards are lost in the transcription: the numbers are compared by how often each occurs.',
    recorded: 'holds',
  }),
  manausTable('figure-5.3', 4, 35, {
    statement:
      'M_3^4 has 36 solvable states with the 36 printed values of M, at most 11, and 35 unsolvable ones.',
    departs:
      'By theorem 7 of the work the largest number is 2^4 - 3 = 13. The boards are lost, and the numbers, compared by how often each occurs, may have suffered in the transcription, which repeats a row.',
    recorded: 'fails',
  }),
];
export default items;

import { pegsOfDiscs, type TowerRules } from '@manaus/core';
import { edgesOf } from '@manaus/graph';
import { type StoredTower, storeTower } from '@manaus/lab';
import { compared, range } from '../legacy/check.js';
import type { Cell, TableItem } from '../legacy/item.js';
import { printed } from '../printed.js';
import { type SevenTowers, sevenTowers } from './evidence/seven-towers.js';

/** Numbers of discs from which a row is read. */
const sizes = range(3, 5);

/** The value that is the same for all towers given. */
function same(values: readonly string[]): string {
  if (new Set(values).size !== 1)
    throw new Error(`a row of the table has several values: ${values.join(' | ')}`);
  return values[0];
}

/** A capacity in terms of n: `n`, `n-1`, ... */
const inTermsOf = (discs: number, capacity: number): string =>
  capacity === discs ? 'n' : `n-${discs - capacity}`;

function capacities({ discs, capacities: all }: TowerRules): string {
  const words = all.map((capacity) => inTermsOf(discs, capacity));
  return new Set(words).size === 1 ? words[0] : words.join(' ');
}

/** `h` for any number of pegs from 3 on, `>3` for any from 4 on. */
function pegs(towers: readonly TowerRules[]): string {
  const numbers = [...new Set(towers.map((rules) => rules.capacities.length))];
  if (numbers.length === 1) return String(numbers[0]);
  return Math.min(...numbers) === 3 ? 'h' : '>3';
}

/** Whether no state has a disc somewhere above a smaller one. */
const inOrder = ({ states }: StoredTower): boolean =>
  states.every((state) =>
    state.every((pile) => pile.every((disc, i) => i === 0 || pile[i - 1] < disc)),
  );

/** The pegs between which a disc changes along each edge: one disc an edge, or the tower moves several at once. */
function changes({ graph, states }: StoredTower): (readonly [number, number])[][] {
  return edgesOf(graph).map(([a, b]) => {
    const [before, after] = [pegsOfDiscs(states[a]), pegsOfDiscs(states[b])];
    return before.flatMap((peg, disc): (readonly [number, number])[] =>
      peg === after[disc] ? [] : [[peg, after[disc]]],
    );
  });
}

const yes = (value: boolean): string => (value ? 'yes' : 'no');

/** How each row is read: from the fields of the rules, and where states or moves can tell, from all of them with 3 discs. */
const rows: Readonly<
  Record<string, (towers: readonly TowerRules[], small: readonly StoredTower[]) => string>
> = {
  pegs,
  capacities: (towers) => same(towers.map(capacities)),
  discs: (towers) =>
    new Set(towers.map((rules) => rules.discs)).size === sizes.length
      ? 'n'
      : String(towers[0].discs),
  'told apart by': (towers) =>
    same(towers.map((rules) => (rules.stacking === 'sorted' ? 'size' : 'colour'))),
  'one disc at a time': (_, small) =>
    yes(small.every((tower) => changes(tower).every((moved) => moved.length === 1))),
  'no larger on smaller': (towers, small) => {
    const found = small.every(inOrder);
    if (found !== towers.every((rules) => rules.stacking === 'sorted'))
      throw new Error('the rules and the states differ on what may rest on what');
    return found ? 'yes' : '-';
  },
  // All discs of a tower differ; colours could only be told apart by a stacking rule of its own.
  'equal colours may touch': (towers) =>
    yes(towers.every((rules) => typeof rules.stacking === 'string')),
  'adjacent pegs only': (towers, small) => {
    const found = small.every((tower) =>
      changes(tower).every(([[from, to]]) => Math.abs(from - to) === 1),
    );
    const ruled = towers.every((rules) =>
      rules.moves.every((row, from) =>
        row.every((joined, to) => !joined || Math.abs(from - to) === 1),
      ),
    );
    if (found !== ruled) throw new Error('the rules and the moves differ on adjacent pegs');
    return yes(found);
  },
};

const generated = new Map<SevenTowers, Readonly<Record<string, string>>>();

/** The column of a tower, generated from its rules. */
function column(name: SevenTowers): Readonly<Record<string, string>> {
  const known = generated.get(name);
  if (known !== undefined) return known;
  const towers = sizes.flatMap(sevenTowers[name]);
  const small = sevenTowers[name](3).map(storeTower);
  const made = Object.fromEntries(
    Object.entries(rows).map(([row, read]) => [row, read(towers, small)]),
  );
  generated.set(name, made);
  return made;
}

const isTower = (name: string): name is SevenTowers => name in sevenTowers;

const cells = (): Cell[] =>
  printed('martins2024/table-4.1').map(({ row, tower, value }) => {
    if (!isTower(tower)) throw new Error(`no such tower: ${tower}`);
    return { place: [row, tower], printed: value, computed: column(tower)[row] };
  });

/** The cells that differ when the printed columns of London and of the cyclic tower are exchanged in the rows from capacities on, London with its 3 balls. */
export function differingWhenExchanged(): Cell[] {
  const all = cells();
  const other: Readonly<Record<string, string>> = { london: 'cyclic', cyclic: 'london' };
  const exchanged = all.map((cell) => {
    const [row, tower] = cell.place;
    const from = all.find(
      ({ place }) =>
        row !== 'pegs' && place[0] === row && row !== 'told apart by' && place[1] === other[tower],
    );
    return from === undefined ? cell : { ...cell, printed: from.printed };
  });
  const threeBalls: Readonly<Record<string, string>> = {
    capacities: capacitiesOfThree(),
    discs: '3',
  };
  return exchanged.filter(
    ({ place: [row, tower], printed, computed }) =>
      printed !== ((tower === 'london' ? threeBalls[row] : undefined) ?? computed),
  );
}

const capacitiesOfThree = (): string => sevenTowers.london(3)[0].capacities.join(' ');

const item: TableItem = {
  id: 'martins2024/table-4.1',
  kind: 'table',
  statement:
    "Structure and rules of the towers of Hanoi, Bucharest, Oxford, London, of the cyclic tower, of Reve's puzzle and of Hanoi with more than three pegs: number of pegs, capacities, number of discs, told apart by size or colour, one disc at a time, no larger on a smaller, equal colours may touch, adjacent pegs only (56 cells).",
  departs:
    'With the columns of London (ToL) and of the cyclic tower exchanged in the rows capacities, discs, no larger on a smaller and equal colours, and London with its three balls, all cells agree but one: that equal colours may not touch in London, where all balls differ. Rows on theory: complexity has its own items; algorithm, model and reference tell what others published and are not checked. The pegs of the cyclic tower are taken in a row: in a circle a disc of it goes to the next peg only.',
  uses: [
    'martins2024/table-4.1/hanoi',
    'martins2024/table-4.1/bucharest',
    'martins2024/table-4.1/reve',
    'martins2024/table-4.1/multipeg',
    'martins2024/table-4.1/cyclic',
  ],
  recorded: 'fails',
  columns: ['row', 'tower'],
  cells,
  check: () =>
    compared(cells(), {
      checked:
        '56 cells on structure and rules, read from the rules with 3 to 5 discs and (order, moves) from all states and moves with 3; cyclic on 3 to 5 pegs, many pegs as 4 to 6',
      methods: 2,
    }),
};
export default item;

import type { TowerRules } from '@manaus/core';
import { edgesOf } from '@manaus/graph';
import {
  type Cell,
  cellsOf,
  type Methods,
  notTried,
  type PrintedCell,
  type PrintedTable,
  range,
} from '../../check/index.js';
import { printed } from '../../printed.js';
import { isOneOfSeven, type SevenTowers, sevenTowers } from './seven-towers.js';
import { plainTower, storedTower } from './towers.js';

/** Numbers of discs from which a row is read. */
const sizes = range(3, 5);

/** A cell of the rows on structure and rules. */
interface RulesCell extends PrintedCell {
  readonly row: string;
  readonly tower: SevenTowers;
}

const yes = (value: boolean): string => (value ? 'yes' : 'no');

/** The value that is the same for all towers given. */
function same(values: readonly string[]): string {
  if (new Set(values).size !== 1)
    throw new Error(`a row of the table has several values: ${values.join(' | ')}`);
  return values[0];
}

/** Capacities in terms of n, once where all are alike: `n`, `n n-1 n-2`. */
function inTermsOf(discs: number, capacities: readonly number[]): string {
  const words = capacities.map((most) => (most === discs ? 'n' : `n-${discs - most}`));
  return new Set(words).size === 1 ? words[0] : words.join(' ');
}

/** `h` for any number of pegs from 3 on, `>3` for any from 4 on. */
function pegs(counts: readonly number[]): string {
  const numbers = [...new Set(counts)];
  if (numbers.length === 1) return String(numbers[0]);
  return Math.min(...numbers) === 3 ? 'h' : '>3';
}

/** `n` where there is a tower for each number of discs. */
const discs = (counts: readonly number[]): string =>
  new Set(counts).size === sizes.length ? 'n' : String(counts[0]);

const isNextPeg = (from: number, to: number): boolean => Math.abs(from - to) === 1;

/** The rows as read from the fields of the rules. */
const fromRules: Readonly<Record<string, (towers: readonly TowerRules[]) => string>> = {
  pegs: (towers) => pegs(towers.map(({ capacities }) => capacities.length)),
  capacities: (towers) => same(towers.map((rules) => inTermsOf(rules.discs, rules.capacities))),
  discs: (towers) => discs(towers.map((rules) => rules.discs)),
  'told apart by': (towers) =>
    same(towers.map(({ stacking }) => (stacking === 'sorted' ? 'size' : 'color'))),
  'no larger on smaller': (towers) =>
    towers.every(({ stacking }) => stacking === 'sorted') ? 'yes' : '-',
  'adjacent pegs only': (towers) =>
    yes(
      towers.every(({ moves }) =>
        moves.every((row, from) => row.every((joined, to) => !joined || isNextPeg(from, to))),
      ),
    ),
};

/** A tower as it is seen in play: its states and moves by their labels. */
interface Seen {
  readonly labels: readonly string[];
  readonly moves: readonly (readonly [string, string])[];
}

const piles = (label: string): number[][] => label.split('/').map((pile) => [...pile].map(Number));

/** The discs that change their peg with a move, as the pegs that they leave and reach. */
function changes([before, after]: readonly [string, string]): [number, number][] {
  return piles(before)
    .flat()
    .map((disc): [number, number] => [pegOf(before, disc), pegOf(after, disc)])
    .filter(([from, to]) => from !== to);
}

const pegOf = (label: string, disc: number): number =>
  piles(label).findIndex((pile) => pile.includes(disc));

const isSorted = ({ labels }: Seen): boolean =>
  labels.every((label) =>
    piles(label).every((pile) => pile.every((disc, i) => i === 0 || pile[i - 1] < disc)),
  );

/** The rows as read from all states and moves with 3 discs. */
const fromPlay: Readonly<Record<string, (seen: readonly Seen[]) => string>> = {
  pegs: (seen) => pegs(seen.map(({ labels }) => piles(labels[0]).length)),
  capacities: (seen) =>
    same(
      seen.map((tower) =>
        inTermsOf(
          3,
          piles(tower.labels[0]).map((_, peg) =>
            Math.max(...tower.labels.map((label) => piles(label)[peg].length)),
          ),
        ),
      ),
    ),
  'told apart by': (seen) => same(seen.map((tower) => (isSorted(tower) ? 'size' : 'color'))),
  'one disc at a time': (seen) =>
    yes(seen.every(({ moves }) => moves.every((move) => changes(move).length === 1))),
  'no larger on smaller': (seen) => (seen.every(isSorted) ? 'yes' : '-'),
  // No rule looks at a color: discs of one color touch where any two do.
  'equal colors may touch': (seen) =>
    yes(
      seen.every(({ labels }) =>
        labels.some((label) => piles(label).some((pile) => pile.length > 1)),
      ),
    ),
  'adjacent pegs only': (seen) =>
    yes(
      seen.every(({ moves }) =>
        moves.every((move) => changes(move).every(([from, to]) => isNextPeg(from, to))),
      ),
    ),
};

function inStoredGraph(rules: TowerRules): Seen {
  const { graph, labels } = storedTower(rules);
  return { labels, moves: edgesOf(graph).map(([a, b]) => [labels[a], labels[b]] as const) };
}

function byRules(rules: TowerRules): Seen {
  const neighbors = plainTower(rules);
  return {
    labels: [...neighbors.keys()],
    moves: [...neighbors].flatMap(([label, next]) => next.map((to) => [label, to] as const)),
  };
}

const read =
  (see: (rules: TowerRules) => Seen) =>
  ({ row, tower }: RulesCell) =>
    fromPlay[row]?.(sevenTowers[tower](3).map(see)) ?? notTried;

const methods: Methods<RulesCell, string> = {
  'the fields of the rules': ({ row, tower }) =>
    fromRules[row]?.(sizes.flatMap(sevenTowers[tower])) ?? notTried,
  'states and moves of the stored graph': read(inStoredGraph),
  'states and moves by the plain rules': read(byRules),
};

/** The 56 cells on structure and rules. */
export const rulesTable: PrintedTable<RulesCell> = {
  checked: {
    en: '56 cells on structure and rules, read from the rules with 3 to 5 discs and (pegs, capacities, order, moves) from all states and moves with 3, stored and by the plain rules; cyclic on 3 to 5 pegs, many pegs as 4 to 6',
    pt: '56 células sobre estrutura e regras, lidas das regras com 3 a 5 discos e (pinos, capacidades, ordem, movimentos) de todos os estados e movimentos com 3, armazenados e pelas regras; o cíclico com 3 a 5 pinos, o de muitos pinos com 4 a 6',
  },
  printed: () =>
    printed('martins2024/table-4.1').map(({ row, tower, value }) => {
      if (!isOneOfSeven(tower)) throw new Error(`no such tower: ${tower}`);
      return { place: [row, tower], printed: value, row, tower };
    }),
  methods,
};

/**
 * The places that differ when the printed columns of London and of the cyclic tower are exchanged
 * in the rows from capacities on, London with its 3 balls.
 */
export function differingWhenExchanged(): string[][] {
  const threeBalls: Readonly<Record<string, string>> = {
    capacities: sevenTowers.london(3)[0].capacities.join(' '),
    discs: '3',
  };
  return exchanged(cellsOf(rulesTable))
    .filter(
      ({ place: [row, tower], printed, computed }) =>
        printed !== ((tower === 'london' ? threeBalls[row] : undefined) ?? computed),
    )
    .map(({ place }) => [...place]);
}

/** The cells with what is printed of London and of the cyclic tower exchanged. */
const exchanged = (all: readonly Cell[]): Cell[] =>
  all.map((cell) => ({ ...cell, printed: printedOfTheOther(all, cell)?.printed ?? cell.printed }));

function printedOfTheOther(all: readonly Cell[], { place: [row, tower] }: Cell): Cell | undefined {
  if (['pegs', 'told apart by'].includes(row)) return undefined;
  const other = { london: 'cyclic', cyclic: 'london' }[tower];
  return all.find(({ place }) => place[0] === row && place[1] === other);
}

import type { Overlap, TowerComparison } from '@manaus/lab/comparing';
import { type WrittenFigure, wroteFigure } from '../../figures/figure-file.js';
import { type Fact, headed, twoColumns } from '../../tables/columns.js';
import { titled } from '../../tables/style.js';
import { counted, cut, grouped, inLines, runs, yesOrNo } from '../../tables/text.js';
import type { ChangedTheorem } from './theorems.js';

/** The longest cell; longer values are cut. */
const LONGEST = 32;

/**
 * The goal that B has from A, the items whose numbers change, the figure that was written, and the
 * address on the play page.
 */
interface Seen {
  /** The goal of A that B has instead of B's; `null` where B keeps its goal. */
  readonly takenGoal: string | null;
  readonly theorems: readonly ChangedTheorem[];
  readonly figure: WrittenFigure | null;
  readonly address: string | null;
}

/** The longest address in the table; a document may be long. */
const LONGEST_ADDRESS = 300;

/** A comparison as a table: the numbers of both towers, then what they share. */
export function comparisonTable(
  names: readonly [string, string],
  compared: TowerComparison,
  { takenGoal, theorems, figure, address }: Seen,
  color: boolean,
): string {
  const rows = [['', '', ...names.map(cell)], ...numberRows(compared)];
  const shared: Fact[] = [
    ...goalRow(compared, takenGoal),
    ['states', overlapText(compared.states, (label) => label)],
    ['moves', overlapText(compared.moves, ([from, to]) => `${from} to ${to}`)],
    ['distances', distanceText(compared.distances)],
    ['isomorphic', isomorphismText(compared.isomorphism)],
    ...theoremRow(theorems),
    ...addressRow(address),
  ];
  return inLines([
    ...titled(names.join(' | '), color),
    '',
    ...headed(rows, color, [0, 1]),
    '',
    ...twoColumns(shared, color),
    ...(figure === null ? [] : ['', wroteFigure(figure)]),
  ]);
}

const FIELDS = [
  ['order', 'order'],
  ['size', 'size'],
  ['degrees', 'degrees'],
  ['components', 'components'],
  ['diameters', 'diameter'],
  ['planar', 'planar'],
  ['goal', 'goal'],
  ['eccentricity', 'eccentricity'],
  ['farthest', 'farthest'],
  ['reachable', 'reachable from'],
  ['distances', 'at distance 0, 1, ...'],
] as const;

/** The numbers of the analysis, with a mark at those that differ. */
function numberRows({ numbers, changed }: TowerComparison): string[][] {
  const differs = new Set<string>(changed.map(({ field }) => field));
  return FIELDS.map(([field, name]) => [
    name,
    differs.has(field) ? '≠' : '',
    ...numbers.map((analysis) => cell(valueText(analysis[field]))),
  ]);
}

function valueText(value: unknown): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return yesOrNo(value);
  if (typeof value === 'number') return grouped(value);
  if (Array.isArray(value)) return listText(value);
  return typeof value === 'object' ? degreesText(value) : String(value);
}

/** Labels with blanks between them, numbers by their runs. */
function listText(values: readonly (string | number | null)[]): string {
  const isLabel = (value: string | number | null) => typeof value === 'string';
  return values.every(isLabel) ? values.join(' ') : runs(values as (number | null)[], 4);
}

const degreesText = (degrees: object): string =>
  Object.entries(degrees)
    .map(([degree, states]) => `${degree}: ${grouped(Number(states))}`)
    .join(', ');

/** Whether the distances are to one goal, where that has to be said. */
function goalRow({ numbers: [a, b] }: TowerComparison, takenGoal: string | null): Fact[] {
  if (takenGoal !== null)
    return [['goal', `${takenGoal} in both: B names none, and has that of A`]];
  if (String(a.goal) === String(b.goal)) return [];
  return [['goal', 'A and B have different goals; distances are to the own goal of each']];
}

/** The items whose numbers change, each with the numbers. */
function theoremRow(theorems: readonly ChangedTheorem[]): Fact[] {
  const names = new Set(theorems.map(theoremName));
  if (names.size === 0) return [];
  const texts = [...names].map((name) => {
    const fields = theorems.filter((theorem) => theoremName(theorem) === name);
    return `${name} (${fields.map(({ field }) => field).join(', ')})`;
  });
  return [['theorems', texts.join('; ')]];
}

const theoremName = ({ item, tower }: ChangedTheorem): string => `${item} of ${tower}`;

function addressRow(address: string | null): Fact[] {
  if (address === null) return [];
  return [['play page', address.length > LONGEST_ADDRESS ? '--json has the address' : address]];
}

function overlapText<T>(
  { common, lost, gained, firstLost, firstGained }: Overlap<T>,
  text: (element: T) => string,
): string {
  const part = (count: number, first: T | null, where: string) =>
    first === null
      ? `none only in ${where}`
      : `${grouped(count)} only in ${where} (first ${text(first)})`;
  return `${grouped(common)} in both; ${part(lost, firstLost, 'A')}; ${part(gained, firstGained, 'B')}`;
}

function distanceText({ equal, different, first }: TowerComparison['distances']): string {
  const states = equal + different;
  if (first === null)
    return states === 0 ? 'no state in common' : `equal in all ${counted(states, 'common state')}`;
  const [a, b] = first.values.map((value) => (value === null ? 'none' : grouped(value)));
  return `different in ${grouped(different)} of ${counted(states, 'common state')}; first ${first.label}: ${a} in A, ${b} in B`;
}

function isomorphismText({ answer, difference }: TowerComparison['isomorphism']): string {
  if (answer === 'found') return 'yes, as graphs; --json has the image of every state';
  if (answer === 'unknown') return 'not decided, the search gave up';
  if (difference === null) return 'no: the canonical forms differ';
  const [a, b] = difference.values.map(grouped);
  return `no: A has ${a} ${countedBy(difference)}, B has ${b}`;
}

/** The things that an invariant counts. */
const countedBy = ({ invariant, of }: Difference): string | number =>
  ({
    order: of,
    size: of,
    degrees: `vertices of degree ${of}`,
    components: `components of ${of} vertices`,
    distances: `vertices with ${of} vertices at distance 0, 1, ...`,
  })[invariant];

type Difference = NonNullable<TowerComparison['isomorphism']['difference']>;

const cell = (text: string): string => cut(text, LONGEST);

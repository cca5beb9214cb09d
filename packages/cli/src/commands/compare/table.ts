import { append } from '@manaus/core/internals';
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
  const { numbers, changed, states, moves, distances, isomorphism } = compared;

  // The numbers of the analysis, with a mark at those that differ.
  const differs = new Set<string>(changed.map(({ field }) => field));
  const rows = FIELDS.map(([field, name]) => [
    name,
    differs.has(field) ? '≠' : '',
    ...numbers.map((analysis) => cell(valueText(analysis[field]))),
  ]);

  const shared: Fact[] = [
    ['states', overlapText(states, (label) => label)],
    ['moves', overlapText(moves, ([from, to]) => `${from} to ${to}`)],
    ['distances', distanceText(distances)],
    ['isomorphic', isomorphismText(isomorphism)],
  ];
  // Whether the distances are to one goal, where that has to be said.
  const [a, b] = numbers;
  if (takenGoal !== null)
    shared.unshift(['goal', `${takenGoal} in both: B names none, and has that of A`]);
  else if (String(a.goal) !== String(b.goal))
    shared.unshift(['goal', 'A and B have different goals; distances are to the own goal of each']);
  // The items whose numbers change, each with the numbers.
  const fields = new Map<string, string[]>();
  for (const { item, tower, field } of theorems) append(fields, `${item} of ${tower}`, field);
  const items = [...fields].map(([name, own]) => `${name} (${own.join(', ')})`);
  if (items.length > 0) shared.push(['theorems', items.join('; ')]);
  if (address !== null) {
    const isLong = address.length > LONGEST_ADDRESS;
    shared.push(['play page', isLong ? '--json has the address' : address]);
  }

  return inLines([
    ...titled(names.join(' | '), color),
    '',
    ...headed([['', '', ...names.map(cell)], ...rows], color, [0, 1]),
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

/** A number of the analysis: labels with blanks between them, numbers by their runs. */
function valueText(value: unknown): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return yesOrNo(value);
  if (typeof value === 'number') return grouped(value);
  if (Array.isArray(value)) {
    const isLabels = value.every((each) => typeof each === 'string');
    return isLabels ? value.join(' ') : runs(value as (number | null)[], 4);
  }
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([degree, states]) => `${degree}: ${grouped(Number(states))}`)
    .join(', ');
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
  const { invariant, of, values } = difference;
  const [a, b] = values.map(grouped);
  const what = {
    order: of,
    size: of,
    degrees: `vertices of degree ${of}`,
    components: `components of ${of} vertices`,
    distances: `vertices with ${of} vertices at distance 0, 1, ...`,
  };
  return `no: A has ${a} ${what[invariant]}, B has ${b}`;
}

const cell = (text: string): string => cut(text, LONGEST);

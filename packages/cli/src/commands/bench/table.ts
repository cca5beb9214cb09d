import { aligned } from '../../tables/columns.js';
import { styled } from '../../tables/style.js';
import { counted, grouped, inLines } from '../../tables/text.js';
import type { Measured } from './measure.js';
import type { Reach } from './reach.js';
import type { Comparison, Machine, Report, Results, Target } from './types.js';

/** A report as text: each part, then the measured targets. */
export function benchTable({ machine, parts, targets, out }: Report, color: boolean): string {
  const known = targets.filter(({ verdict }) => verdict !== null);
  return inLines([
    machineInWords(machine),
    ...comparedIn(parts).flatMap((part) => ['', ...comparison(part, color)]),
    ...section('within a time', REACH_HEAD, reachedIn(parts).map(reachRow), color),
    ...section('targets', TARGET_HEAD, known.map(targetRow), color),
    ...(out === null ? [] : ['', `growth drawn in ${out}`]),
  ]);
}

const COMPARED_HEAD = ['', 'seconds', 'to manaus', 'grows as', 'bytes per state', ''];
const REACH_HEAD = ['', 'discs', 'states', 'seconds', 'grows as', ''];
const TARGET_HEAD = ['', 'measured', 'target', 'go for', '', ''];

function machineInWords({ processor, cores, node, compiler }: Machine): string {
  const words = `${processor}, ${cores} cores, Node ${node}`;
  return compiler === null ? words : `${words}, g++ ${compiler}`;
}

const comparedIn = ({ explicit, implicit, classes, ...rest }: Results): Comparison[] =>
  [explicit, ...Object.values(implicit ?? {}), classes, rest['all-starts']].filter(
    (part) => part !== undefined,
  );

const reachedIn = ({ reach, diameter }: Results): Reach[] => [
  ...Object.values(reach ?? {}),
  ...Object.values(diameter ?? {}),
];

/** Rows under a heading and a title; nothing without rows. */
const section = (
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  color: boolean,
): string[] =>
  rows.length === 0 ? [] : ['', styled(title, 'bold', color), ...columns([head, ...rows])];

function comparison(part: Comparison, color: boolean): string[] {
  const [{ times, skipped }] = part.results;
  if (times.length === 0) return [`${styled(part.work, 'bold', color)}  skipped: ${skipped}`];
  const rows = part.results.map((each) => resultRow(each, part.sizes));
  return [styled(titleOf(part), 'bold', color), ...columns([COMPARED_HEAD, ...rows])];
}

function titleOf({ work, sizes, rounds, results }: Comparison): string {
  const [states] = results[0].times.at(-1) ?? [0];
  return `${work}, ${sizes.at(-1)} discs, ${grouped(states)} states; ${counted(rounds, 'round')}, medians`;
}

function resultRow(
  { name, version, skipped, times, discs, ratio, exponent, peak }: Measured,
  sizes: readonly number[],
): string[] {
  const full = version === null ? name : `${name} ${version}`;
  if (times.length === 0) return [full, '', '', '', '', `skipped: ${skipped}`];
  const fewer = discs !== null && discs < (sizes.at(-1) ?? 0) ? `with ${discs} discs` : '';
  const seconds = times[sizes.indexOf(discs ?? 0)]?.[1].toFixed(3) ?? '';
  return [
    full,
    seconds,
    ratio?.toFixed(2) ?? '',
    power(exponent),
    peak === null ? '' : peak.toPrecision(3),
    skipped ?? fewer,
  ];
}

function reachRow({ name, discs, last, exponent, stopped }: Reach): string[] {
  if (last === null) return [name, '', '', '', '', `skipped: ${stopped}`];
  return [
    name,
    String(discs),
    grouped(last.order),
    last.seconds.toFixed(1),
    power(exponent),
    `then ${stopped}`,
  ];
}

function targetRow({ work, unit, measured, target, goFor, verdict }: Target): string[] {
  const numbers = [measured, target, goFor].map(numberInWords);
  return [work, ...numbers, unit, verdict === 'missed' ? 'missed' : ''];
}

function numberInWords(number: number | null): string {
  if (number === null) return '';
  if (number >= 1e6) return number.toExponential(1);
  return Number.isInteger(number) ? String(number) : number.toFixed(2);
}

const power = (exponent: number | null) =>
  exponent === null ? '' : `states^${exponent.toFixed(2)}`;

/**
 * Columns: the first aligned to the left, with a wider gap, the others to the right, the last not
 * at all.
 */
function columns(rows: readonly (readonly string[])[]): string[] {
  const cells = rows.map(([first, ...others]) => [`${first}  `, ...others]);
  return aligned(cells, [0, rows[0].length - 1]);
}

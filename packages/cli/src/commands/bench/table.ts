import { styled } from '../../tables/style.js';
import { grouped } from '../../tables/text.js';
import type { Measured } from './measure.js';
import type { Reach } from './reach.js';
import type { Comparison, Machine, Report, Results, Target } from './types.js';

/** A report as text: each part, then the measured targets. */
export function benchTable({ machine, parts, targets, out }: Report, color: boolean): string {
  const reached = [...Object.values(parts.reach ?? {}), ...Object.values(parts.diameter ?? {})];
  const known = targets.filter(({ verdict }) => verdict !== null);
  return [
    machineInWords(machine),
    ...comparedIn(parts).flatMap((part) => ['', ...comparison(part, color)]),
    ...section('within a time', REACH_HEAD, reached.map(reachRow), color),
    ...section('targets', TARGET_HEAD, known.map(targetRow), color),
    ...(out === null ? [] : ['', `growth drawn in ${out}`]),
    '',
  ].join('\n');
}

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

/** Rows under a heading and a title; nothing without rows. */
const section = (
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  color: boolean,
): string[] =>
  rows.length === 0 ? [] : ['', styled(title, 'bold', color), ...columns([head, ...rows])];

function comparison({ work, sizes, rounds, results }: Comparison, color: boolean): string[] {
  if (results[0].times.length === 0)
    return [`${styled(work, 'bold', color)}  skipped: ${results[0].skipped}`];
  const states = grouped(results[0].times.at(-1)?.[0] ?? 0);
  const title = `${work}, ${sizes.at(-1)} discs, ${states} states; ${rounds} ${rounds === 1 ? 'round' : 'rounds'}, medians`;
  return [
    styled(title, 'bold', color),
    ...columns([
      ['', 'seconds', 'to manaus', 'grows as', 'bytes per state', ''],
      ...results.map((each) => resultRow(each, sizes)),
    ]),
  ];
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
  const value = (number: number | null) =>
    number === null
      ? ''
      : number >= 1e6
        ? number.toExponential(1)
        : Number.isInteger(number)
          ? String(number)
          : number.toFixed(2);
  return [
    work,
    value(measured),
    value(target),
    value(goFor),
    unit,
    verdict === 'missed' ? 'missed' : '',
  ];
}

const power = (exponent: number | null) =>
  exponent === null ? '' : `states^${exponent.toFixed(2)}`;

/** Columns: the first aligned to the left, the others to the right, the last not at all. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const right = rows[0].length - 1;
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)) + 2);
  const cell = (text: string, column: number) =>
    column === 0
      ? text.padEnd(widths[0])
      : column < right
        ? text.padStart(widths[column])
        : `  ${text}`;
  return rows.map((row) => row.map(cell).join('').trimEnd());
}

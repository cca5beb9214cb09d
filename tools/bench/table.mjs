/** A report as text: each part, then the measured targets. */
export function benchTable({ machine, parts, targets, out }) {
  const known = targets.filter(({ verdict }) => verdict !== null);
  return `${[
    machineInWords(machine),
    ...comparedIn(parts).flatMap((part) => ['', ...comparison(part)]),
    ...section('within a time', REACH_HEAD, reachedIn(parts).map(reachRow)),
    ...section('targets', TARGET_HEAD, known.map(targetRow)),
    ...(out === null ? [] : ['', `growth drawn in ${out}`]),
  ].join('\n')}\n`;
}

const COMPARED_HEAD = ['', 'seconds', 'to manaus', 'grows as', 'bytes per state', ''];
const REACH_HEAD = ['', 'discs', 'states', 'seconds', 'grows as', ''];
const TARGET_HEAD = ['', 'measured', 'target', 'go for', '', ''];

function machineInWords({ processor, cores, node, compiler }) {
  const words = `${processor}, ${cores} cores, Node ${node}`;
  return compiler === null ? words : `${words}, g++ ${compiler}`;
}

const comparedIn = ({ explicit, implicit, classes, ...rest }) =>
  [explicit, ...Object.values(implicit ?? {}), classes, rest['all-starts']].filter(
    (part) => part !== undefined,
  );

const reachedIn = ({ reach, diameter }) => [
  ...Object.values(reach ?? {}),
  ...Object.values(diameter ?? {}),
];

/** Rows under a heading and a title; nothing without rows. */
const section = (title, head, rows) =>
  rows.length === 0 ? [] : ['', title, ...columns([head, ...rows])];

function comparison(part) {
  const [{ times, skipped }] = part.results;
  if (times.length === 0) return [`${part.work}  skipped: ${skipped}`];
  const rows = part.results.map((each) => resultRow(each, part.sizes));
  return [titleOf(part), ...columns([COMPARED_HEAD, ...rows])];
}

function titleOf({ work, sizes, rounds, results }) {
  const [states] = results[0].times.at(-1) ?? [0];
  return `${work}, ${sizes.at(-1)} discs, ${grouped(states)} states; ${rounds} ${rounds === 1 ? 'round' : 'rounds'}, medians`;
}

function resultRow({ name, version, skipped, times, discs, ratio, exponent, peak }, sizes) {
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

function reachRow({ name, discs, last, exponent, stopped }) {
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

function targetRow({ work, unit, measured, target, goFor, verdict }) {
  const numbers = [measured, target, goFor].map(numberInWords);
  return [work, ...numbers, unit, verdict === 'missed' ? 'missed' : ''];
}

function numberInWords(number) {
  if (number === null) return '';
  if (number >= 1e6) return number.toExponential(1);
  return Number.isInteger(number) ? String(number) : number.toFixed(2);
}

const power = (exponent) => (exponent === null ? '' : `states^${exponent.toFixed(2)}`);

/** A whole number with its digits in groups of three. */
const grouped = (number) => number.toLocaleString('en');

/**
 * Columns: the first aligned to the left, with a wider gap, the others to the right, the last not
 * at all.
 */
function columns(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map(([first, ...others]) => {
    const numbers = others.slice(0, -1).map((cell, i) => cell.padStart(widths[i + 1]));
    return [`${first.padEnd(widths[0])}  `, ...numbers, others.at(-1)].join('  ').trimEnd();
  });
}

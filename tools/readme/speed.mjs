import { between } from './between.mjs';

/**
 * The text with the table of all targets between its markers, or null where it has none.
 * @param {string} text
 * @param {object} report what `npm run bench -- --json` printed
 */
export function withSpeed(text, report) {
  const head = ['work', 'discs', 'measured', 'target', 'go for', ''];
  const table = [head, ['---', '---:', '---:', '---:', '---:', '---'], ...report.targets.map(row)]
    .map((cells) => `|${cells.map((cell) => (cell === '' ? ' |' : ` ${cell} |`)).join('')}`)
    .join('\n');
  return between(text, 'speed', `${table}\n\n${circumstances(report)}`);
}

/** A part that was measured on another day, by itself. */
const later = (part, date) =>
  part?.date === undefined || part.date === date
    ? ''
    : `; one class at a time and bit planes: ${part.date}`;

function row({ work, unit, measured, discs, target, goFor, verdict }) {
  return [
    work,
    unit === 'discs' ? '' : (discs ?? ''),
    measured === null ? 'not measured' : `${shown(measured, true)} ${unit}`,
    target === null ? '' : shown(target),
    goFor === null ? '' : shown(goFor),
    verdict === 'missed' ? 'missed' : '',
  ];
}

/** Measured values have three digits or more, bounds as many as were set. */
function shown(number, measured = false) {
  if (number >= 1e6) return `${Math.round(number / 1e6)} million`;
  const digits = number < 10 ? 2 : number < 100 ? 1 : 0;
  return measured && !Number.isInteger(number) ? number.toFixed(digits) : String(number);
}

function circumstances({ machine, parts }) {
  const { processor, cores, node, compiler, date } = machine;
  const peers = (parts.explicit?.results ?? [])
    .filter(({ version }) => version !== null)
    .map(({ name, version }) => `${name} ${version}`);
  const programs = [
    `Node ${node}`,
    ...(compiler === null ? [] : [`g++ ${compiler} -O3 -march=native`]),
    ...peers,
  ];
  const rounds = [parts.explicit, ...Object.values(parts.implicit ?? {}), parts.classes].flatMap(
    (part) => part?.rounds ?? [],
  );
  const least = Math.min(...rounds);
  const most = Math.max(...rounds);
  const medians = `; medians of ${least === most ? '' : `${least} to `}${most} rounds in turn`;
  return `${processor}, ${cores} cores; ${programs.join(', ')}${rounds.length > 0 ? medians : ''}; ${date}${later(parts.classes, date)}.`;
}

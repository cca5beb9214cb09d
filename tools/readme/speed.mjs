import { readFileSync } from 'node:fs';
import { inRoot } from '../run/paths.mjs';
import { between } from './between.mjs';

const PORTUGUESE = JSON.parse(
  readFileSync(inRoot('packages', 'site', 'src', 'speed', 'portuguese.json'), 'utf8'),
);

/** The targets that a person asks for first; the site has all. */
const FIRST = [
  'explicit-cpp',
  'explicit-igraph',
  'explicit-networkx',
  'reach-four',
  'reach-three',
  'reach-oxford',
  'memory-four',
  'classes-time',
  'classes-peak',
  'diameter-oxford',
];

const WORDS = {
  en: {
    head: ['work', 'discs', 'measured', 'target', 'go for', ''],
    work: ({ work }) => work,
    units: {},
    missed: 'missed',
    open: 'not measured',
    million: ['million', 'million'],
    cores: 'cores',
    rounds: (least, most) =>
      `medians of ${least === most ? '' : `${least} to `}${most} rounds in turn`,
    later: (date) => `one class at a time and bit planes: ${date}`,
    counted: (all, met) =>
      `Of ${all} targets ${met} are met: all stand in \`dist/report/speed/index.html\`, after \`npm run reproduce\`.`,
    decimal: '.',
  },
  pt: {
    head: ['trabalho', 'discos', 'medido', 'meta', 'ambição', ''],
    work: ({ id }) => PORTUGUESE.works[id],
    units: PORTUGUESE.units,
    missed: 'não alcançada',
    open: 'não medido',
    million: ['milhões', 'milhões de'],
    cores: 'núcleos',
    rounds: (least, most) =>
      `medianas de ${least === most ? '' : `${least} a `}${most} rodadas alternadas`,
    later: (date) => `uma classe por vez e planos de bits: ${date}`,
    counted: (all, met) =>
      `De ${all} metas, ${met} foram alcançadas: todas estão em \`dist/report/pt/speed/index.html\`, depois de \`npm run reproduce\`.`,
    decimal: ',',
  },
};

/**
 * The text with the first targets, or all, between its markers, or null where it has none.
 * @param {string} text
 * @param {object} report what `npm run bench -- --json` printed
 * @param {'en' | 'pt'} language
 * @param {boolean} all
 */
export function withSpeed(text, report, language, all = false) {
  const words = WORDS[language];
  const chosen = report.targets.filter(({ id }) => all || FIRST.includes(id));
  const rows = chosen.map((target) => row(target, words));
  const table = [words.head, ['---', '---:', '---:', '---:', '---:', '---'], ...rows]
    .map((cells) => `|${cells.map((cell) => (cell === '' ? ' |' : ` ${cell} |`)).join('')}`)
    .join('\n');
  const counted = all ? '' : ` ${words.counted(...counts(report.targets))}`;
  return between(text, 'speed', `${table}\n\n${circumstances(report, words)}${counted}`);
}

/** A part that was measured on another day, by itself. */
const later = (part, date, words) =>
  part?.date === undefined || part.date === date ? '' : `; ${words.later(part.date)}`;

/** The number of targets, and of those that are met. */
const counts = (targets) => [
  targets.length,
  targets.filter(({ verdict }) => verdict === 'reached' || verdict === 'beyond').length,
];

function row(target, words) {
  const { unit, measured, discs, goFor, verdict } = target;
  const bound = (number) => (number === null ? '' : shown(number, words));
  const found =
    measured === null ? words.open : `${shown(measured, words, true)} ${words.units[unit] ?? unit}`;
  return [
    words.work(target),
    unit === 'discs' ? '' : (discs ?? ''),
    found,
    bound(target.target),
    bound(goFor),
    verdict === 'missed' ? words.missed : '',
  ];
}

/** Measured values have three digits or more, bounds as many as were set. */
function shown(number, { million, decimal }, measured = false) {
  if (number >= 1e6) return `${Math.round(number / 1e6)} ${million[Number(measured)]}`;
  const digits = number < 10 ? 2 : number < 100 ? 1 : 0;
  return (measured && !Number.isInteger(number) ? number.toFixed(digits) : String(number)).replace(
    '.',
    decimal,
  );
}

function circumstances({ machine, parts }, words) {
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
  return `${processor}, ${cores} ${words.cores}; ${programs.join(', ')}${rounds.length > 0 ? `; ${words.rounds(Math.min(...rounds), Math.max(...rounds))}` : ''}; ${date}${later(parts.classes, date, words)}.`;
}

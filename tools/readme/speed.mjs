import { between } from './between.mjs';

const PORTUGUESE = {
  'explicit-cpp':
    'grafo armazenado da Torre de Hanói: construção, graus, componentes, distâncias; em relação a C++',
  'explicit-igraph-c': 'o mesmo, em relação ao núcleo em C do igraph',
  'explicit-igraph': 'o mesmo, em relação ao python-igraph',
  'explicit-networkx': 'o mesmo, em relação ao networkx',
  'explicit-graphology': 'o mesmo, em relação ao graphology',
  'explicit-arrays': 'memória do grafo armazenado, com tudo o que o trabalho encontra, em arranjos',
  'explicit-bytes': 'o mesmo, o processo inteiro no seu pico',
  'implicit-ts': 'todos os estados de Hanói com 4 pinos, TypeScript em 1 thread, em relação a C++',
  'implicit-wasm': 'o mesmo em WebAssembly',
  'reach-four': 'todos os estados de Hanói com 4 pinos em um minuto',
  'reach-three': 'todos os estados de Hanói com 3 pinos em um minuto',
  'reach-oxford': 'todos os estados de Oxford em um minuto',
  'memory-four': 'todos os estados de Hanói com 4 pinos em 20 GiB',
  'diameter-oxford': 'diâmetro exato de Oxford em 5 minutos',
  'diameter-london': 'diâmetro exato de London em 5 minutos',
  'diameter-four': 'diâmetro exato de Hanói com 4 pinos em 5 minutos',
  'all-starts': 'um algoritmo verificado a partir de todos os estados iniciais',
};

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
    decimal: '.',
  },
  pt: {
    head: ['trabalho', 'discos', 'medido', 'meta', 'ambição', ''],
    work: ({ id }) => PORTUGUESE[id],
    units: {
      'times as long': 'vezes o tempo',
      'times as fast': 'vezes mais rápido',
      'bytes per state': 'bytes por estado',
      discs: 'discos',
      'states per second': 'estados por segundo',
    },
    missed: 'não alcançada',
    open: 'não medido',
    million: ['milhões', 'milhões de'],
    cores: 'núcleos',
    rounds: (least, most) =>
      `medianas de ${least === most ? '' : `${least} a `}${most} rodadas alternadas`,
    decimal: ',',
  },
};

/**
 * The text with the table of targets between its markers, or null where it has none.
 * @param {string} text
 * @param {object} report what `manaus bench --json` printed
 * @param {'en' | 'pt'} language
 */
export function withSpeed(text, report, language) {
  const words = WORDS[language];
  const rows = report.targets.map((target) => row(target, words));
  const table = [words.head, ['---', '---:', '---:', '---:', '---:', '---'], ...rows]
    .map((cells) => `|${cells.map((cell) => (cell === '' ? ' |' : ` ${cell} |`)).join('')}`)
    .join('\n');
  return between(text, 'speed', `${table}\n\n${circumstances(report, words)}`);
}

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
  const rounds = [parts.explicit, ...Object.values(parts.implicit ?? {})].flatMap(
    (part) => part?.rounds ?? [],
  );
  return `${processor}, ${cores} ${words.cores}; ${programs.join(', ')}${rounds.length > 0 ? `; ${words.rounds(Math.min(...rounds), Math.max(...rounds))}` : ''}; ${date}.`;
}

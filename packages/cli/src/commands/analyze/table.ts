import type { Analysis } from '@manaus/lab';
import { movesInWords } from '@manaus/lab/internals';
import { facts } from '../../tables/columns.js';
import { bar, styled } from '../../tables/style.js';
import { counted, grouped, runs } from '../../tables/text.js';

/** An analysis as a table. */
export function analysisTable(analysis: Analysis, color: boolean): string {
  const { puzzle, parameters } = analysis;
  const title = `${puzzle}: ${counted(parameters.discs, 'disc')}, ${parameters.pegs} pegs holding ${parameters.capacities.join(', ')}, ${movesInWords(parameters.moves)}`;
  const rows = [...graphRows(analysis), ...goalRows(analysis)];
  return `${[...facts(title, rows, color), '', ...histogram(analysis, color)].join('\n')}\n`;
}

const UNKNOWN = 'not computed, it would take too long';

function graphRows(analysis: Analysis): [string, string][] {
  const { order, size, directed, degrees, components, diameters, planar } = analysis;
  return [
    ['order', counted(order, 'state')],
    ['size', size === null ? UNKNOWN : counted(size, directed ? 'arc' : 'edge')],
    [directed ? 'out-degrees' : 'degrees', degrees === null ? UNKNOWN : degreesInWords(degrees)],
    [
      directed ? 'strong components' : 'components',
      components === null ? UNKNOWN : sizesInWords(components),
    ],
    ['diameter', diametersInWords(diameters)],
    ['planar', planar === null ? UNKNOWN : planar ? 'yes' : 'no'],
  ];
}

function goalRows(analysis: Analysis): [string, string][] {
  const { goal, eccentricity, farthest, reachable, order, distances } = analysis;
  const atMost = distances?.at(-1) ?? farthest.length;
  const more = atMost > farthest.length ? ` and ${grouped(atMost - farthest.length)} more` : '';
  return [
    ['goal', goal],
    ['eccentricity', `${counted(eccentricity, 'move')} from the farthest states`],
    ['farthest', farthest.join(' ') + more],
    [
      'reachable from',
      `${grouped(reachable)} of ${counted(order, 'state')} (${share(reachable, order)})`,
    ],
    ['method', methodInWords(analysis)],
  ];
}

function methodInWords({ method, engine, workers }: Analysis): string {
  if (method === 'explicit') return 'explicit: the graph is stored';
  const kernel = {
    planes: 'bit planes',
    classes: 'one class of placements at a time',
    lift: 'orders lifted over heights',
    lists: 'lists of ranks',
  }[method];
  return `implicit: ${kernel}, in ${engine === 'wasm' ? 'WebAssembly' : 'TypeScript'}, ${counted(workers, 'thread')}`;
}

const share = (part: number, whole: number) =>
  part === whole ? 'all' : `${((100 * part) / whole).toPrecision(3)} %`;

function degreesInWords(degrees: Readonly<Record<string, number>>): string {
  return Object.entries(degrees)
    .map(([degree, states]) => `${degree} (${counted(states, 'state')})`)
    .join(', ');
}

function sizesInWords(components: readonly number[]): string {
  return components.length === 1
    ? 'one'
    : `${grouped(components.length)}, with ${runs(components)} states`;
}

function diametersInWords(diameters: Analysis['diameters']): string {
  if (diameters === null || diameters.every((diameter) => diameter === null)) return UNKNOWN;
  return `${runs(diameters)}${diameters.length === 1 ? '' : ', in the same order'}${diameters.includes(null) ? '; ? was not computed' : ''}`;
}

/** The most rows of the histogram; with more distances, neighboring ones share a row. */
const MOST_ROWS = 20;
const BAR = 40;

function histogram({ distances }: Analysis, color: boolean): string[] {
  if (distances === null) return ['More than 100,000 distances: no histogram.'];
  const bars = barsOf(distances);
  const most = Math.max(...bars.map(({ states }) => states));
  const nameWidth = Math.max('distance'.length, ...bars.map(({ name }) => name.length));
  const stateWidth = Math.max('states'.length, ...bars.map(({ states }) => grouped(states).length));
  const line = ({ name, states }: Bar) =>
    `${name.padStart(nameWidth)}  ${grouped(states).padStart(stateWidth)}  ${styled(bar((BAR * states) / most), 'bar', color)}`;
  const head = `${'distance'.padStart(nameWidth)}  ${'states'.padStart(stateWidth)}`;
  return [styled(head, 'faint', color), ...bars.map(line)];
}

/** A bar: some neighboring distances, and the number of states at them. */
interface Bar {
  readonly name: string;
  readonly states: number;
}

function barsOf(distances: readonly number[]): Bar[] {
  const step = Math.ceil(distances.length / MOST_ROWS);
  const bars: Bar[] = [];
  for (let from = 0; from < distances.length; from += step) {
    const to = Math.min(from + step, distances.length) - 1;
    bars.push({
      name: from === to ? grouped(from) : `${grouped(from)} to ${grouped(to)}`,
      states: distances.slice(from, to + 1).reduce((sum, width) => sum + width, 0),
    });
  }
  return bars;
}

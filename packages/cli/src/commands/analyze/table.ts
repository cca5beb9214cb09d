import { range } from '@manaus/core';
import { pegDigraph, sum } from '@manaus/core/internals';
import { type Analysis, movesInWords } from '@manaus/lab/towers';
import { aligned, type Fact, facts } from '../../tables/columns.js';
import { bar, styled } from '../../tables/style.js';
import { counted, grouped, inLines, runs, yesOrNo } from '../../tables/text.js';

const UNKNOWN = 'not computed, it would take too long';

/** An analysis as a table: the graph, the goal, and the states by distance. */
export function analysisTable(analysis: Analysis, color: boolean): string {
  const { puzzle, parameters, order, size, directed, degrees, components, planar } = analysis;
  const { discs, pegs, capacities, moves } = parameters;
  const title = `${puzzle}: ${counted(discs, 'disc')}, ${pegs} pegs holding ${capacities.join(', ')}, ${movesInWords(pegDigraph(moves, pegs))}`;

  const degreeTexts = Object.entries(degrees ?? {}).map(
    ([degree, states]) => `${degree} (${counted(states, 'state')})`,
  );
  const sizes =
    components?.length === 1
      ? 'one'
      : components && `${grouped(components.length)}, with ${runs(components)} states`;
  const graph: Fact[] = [
    ['order', counted(order, 'state')],
    ['size', size === null ? UNKNOWN : counted(size, directed ? 'arc' : 'edge')],
    [directed ? 'out-degrees' : 'degrees', degrees === null ? UNKNOWN : degreeTexts.join(', ')],
    [directed ? 'strong components' : 'components', sizes ?? UNKNOWN],
    ['diameter', diametersInWords(analysis.diameters)],
    ['planar', planar === null ? UNKNOWN : yesOrNo(planar)],
  ];

  const { goal, eccentricity, farthest, reachable } = analysis;
  const more = analysis.worstStarts - farthest.length;
  const share = reachable === order ? 'all' : `${((100 * reachable) / order).toPrecision(3)} %`;
  const play: Fact[] = [
    ['goal', goal],
    ['eccentricity', `${counted(eccentricity, 'move')} from the farthest states`],
    ['farthest', farthest.join(' ') + (more > 0 ? ` and ${grouped(more)} more` : '')],
    ['reachable from', `${grouped(reachable)} of ${counted(order, 'state')} (${share})`],
    ['method', methodInWords(analysis)],
  ];
  return inLines([...facts(title, [...graph, ...play], color), '', ...histogram(analysis, color)]);
}

const KERNELS = {
  planes: 'bit planes',
  classes: 'one class of placements at a time',
  lift: 'orders lifted over heights',
  lists: 'lists of ranks',
} as const;
const LANGUAGES = { ts: 'TypeScript', wasm: 'WebAssembly' } as const;

function methodInWords({ method, engine, workers }: Analysis): string {
  if (method === 'explicit') return 'explicit: the graph is stored';
  return `implicit: ${KERNELS[method]}, in ${LANGUAGES[engine]}, ${counted(workers, 'thread')}`;
}

function diametersInWords(diameters: Analysis['diameters']): string {
  if (diameters === null || diameters.every((diameter) => diameter === null)) return UNKNOWN;
  const order = diameters.length === 1 ? '' : ', in the same order';
  return runs(diameters) + order + (diameters.includes(null) ? '; ? was not computed' : '');
}

/** The most rows of the histogram; with more distances, neighboring ones share a row. */
const MOST_ROWS = 20;
const BAR = 40;

function histogram({ distances }: Analysis, color: boolean): string[] {
  if (distances === null) return ['More than 100,000 distances: no histogram.'];
  // Bars of neighboring distances; the last one may have fewer of them.
  const step = Math.ceil(distances.length / MOST_ROWS);
  const bars = range(0, Math.ceil(distances.length / step) - 1).map((i) => {
    const widths = distances.slice(i * step, (i + 1) * step);
    const [from, to] = [i * step, i * step + widths.length - 1];
    const name = from === to ? grouped(from) : `${grouped(from)} to ${grouped(to)}`;
    return { name, states: sum(widths) };
  });
  const most = Math.max(...bars.map(({ states }) => states));
  const rows = bars.map(({ name, states }) => [name, grouped(states)]);
  const [head, ...lines] = aligned([['distance', 'states'], ...rows]);
  const strokes = bars.map(({ states }) => styled(bar((BAR * states) / most), 'bar', color));
  return [styled(head, 'faint', color), ...lines.map((line, i) => `${line}  ${strokes[i]}`)];
}

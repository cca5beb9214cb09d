import { getHeapStatistics } from 'node:v8';
import { formatLabel, isDirectedTower, range, type TowerRules, towerCodec } from '@manaus/core';
import { gibibytes } from '@manaus/core/internals';
import type { AttributeValue } from '@manaus/graph/internals';
import { type Csr, rankOf, size, toCsr } from '@manaus/graph/search';
import { towerGraph } from '@manaus/kernels/graphs';
import {
  estimateMemory,
  estimateStoredSeconds,
  type MoveRow,
  moveRows,
  requireMemory,
  rowsParquet,
  type StateRow,
  stateRows,
  storeTower,
} from '@manaus/lab/towers';
import { isRequired, mustBe, unusable } from '../../errors/refusal.js';
import { choice, flag } from '../../options/kinds.js';
import { labelNote } from '../../options/label.js';
import { underHeading } from '../../options/option.js';
import { OUTPUT, outputOptions, parquetOption } from '../../options/output.js';
import { fileNote, puzzleOptions, type Towers } from '../../options/puzzle.js';
import { towerOf } from '../../rules/subject.js';
import type { Help } from '../../shell/command.js';
import { requireOurs, save } from '../../shell/files.js';
import type { Io } from '../../shell/io.js';
import { grouped } from '../../tables/text.js';
import { puzzleCommand } from '../puzzle-command.js';
import { choiceOf, type Format, type FormatName, formatNames, formats } from './formats.js';

const help = {
  description: 'Writes the state graph to standard output: vertices are states, edges are moves.',
  notes: [
    'json is {directed, vertices: [labels], edges: [[i, j], ...]}, with --attributes also {vertexAttributes, edgeAttributes}, each {name: [values]}; csv has one line source,target per edge, and with --attributes disc,from,to,shortest: whether the edge lies on a shortest path to the goal. node-link is what networkx.node_link_graph reads; edge-list is what networkx.read_edgelist reads, and has no place for a state without moves. graph6 and sparse6 hold no labels and no directed graphs, such as those of --moves cyclic; digraph6 holds no labels and directed graphs only.',
    labelNote,
    fileNote,
  ],
  examples: [
    ['manaus graph london --discs 3 --format dot > london.dot', 'for Graphviz'],
    [
      'manaus graph manaus --discs 4 --format graphml --attributes > manaus.graphml',
      'for networkx or Gephi, with distances and good states',
    ],
    [
      'manaus graph manaus --discs 6 --out moves.parquet',
      'the moves as typed columns; manaus states writes the vertices so',
    ],
    ['manaus graph hanoi --discs 9 --format csv | wc -l', 'the number of edges, and a header line'],
  ],
  actions: {
    check: {
      summary: 'the graphs of a list of codes, in numbers',
      load: async () => (await import('./check.js')).checkAction,
    },
  },
} satisfies Help;

const graphOptions = (towers: Towers) => ({
  ...puzzleOptions(towers),
  ...underHeading(OUTPUT, {
    format: choice(
      'FORMAT',
      `${formatNames.join(', ')}; required without --json and --out`,
      formatNames,
    ),
    attributes: flag(
      'with the known facts per vertex (distance, good, component, degree; not in csv and edge-list) and per edge (disc, from, to, shortest); not for graph6, sparse6 and digraph6',
    ),
    ...parquetOption('the moves with their facts, instead,'),
    json: { ...outputOptions.json, help: 'the same as --format json' },
  }),
});

export const graphCommand = puzzleCommand(
  help,
  graphOptions,
  async (towers, { puzzle, format, attributes, out, force, json, ...rest }, io) => {
    if (out !== undefined && (format !== undefined || json))
      throw unusable('--out', 'with --format or --json');
    if (out !== undefined) requireOurs(out, force);
    const rules = await towerOf(towers, puzzle, rest, io);
    if (out !== undefined)
      return {
        seconds: estimateStoredSeconds(rules, 'rows'),
        begin: async () => {
          io.progress?.('parquet', null);
          const rows = moveRows(storeTower(rules));
          save(out, await rowsParquet(rows), force);
          io.out(`wrote ${out}: ${grouped(rows.length)} moves\n`);
        },
      };
    const name = chosenFormat(format, json, rules);
    return {
      seconds: estimateStoredSeconds(rules, attributes ? 'rows' : 'graph'),
      begin() {
        const document = (attributes ? attributedText : graphText)(rules, name, io);
        io.out(document.endsWith('\n') ? document : `${document}\n`);
      },
    };
  },
);

function chosenFormat(
  format: FormatName | undefined,
  json: boolean,
  rules: TowerRules,
): FormatName {
  if (json && format !== undefined && format !== 'json')
    throw mustBe('--format', 'json when --json is given', format);
  const name = json ? 'json' : format;
  if (name === undefined) throw isRequired('--format', `one of ${formatNames.join(', ')}`);

  // Some formats have no arcs, others nothing but arcs.
  const [kind, article] = isDirectedTower(rules)
    ? (['directed', 'a'] as const)
    : (['undirected', 'an'] as const);
  if (formats[name].lacks !== kind) return name;
  const fit = choiceOf(({ lacks }) => lacks !== kind);
  throw mustBe('--format', `${fit} for ${article} ${kind} graph`, name);
}

function graphText(rules: TowerRules, name: FormatName, io: Io): string {
  const format = formats[name];
  requireRoom('cli/graph', rules, bytesPerState(rules, format.takesLabels));
  const graph = toCsr(towerGraph(rules), (share) => io.progress?.('graph', share));
  const codec = towerCodec(rules);
  const label = (vertex: number) => formatLabel(codec.unrank(rankOf(graph, vertex)));
  requireText(rules, name, charactersOf(format, graph, label(0), rules));
  io.progress?.(name, null);
  const labels = format.takesLabels ? range(0, graph.order - 1).map(label) : [];
  return format.write(graph, labels);
}

/**
 * The most characters of the text of a graph. Labels of one tower differ in length by a few commas
 * only.
 */
const charactersOf = (format: Format, graph: Csr, label: string, { capacities }: TowerRules) =>
  format.characters(graph.order, size(graph), label.length + capacities.length);

/** The text with attributes; the tower is stored, with its distances. */
function attributedText(rules: TowerRules, name: FormatName, io: Io): string {
  const format = formats[name];
  if (!format.takesLabels)
    throw mustBe('--format', `${choiceOf((each) => each.takesLabels)} with --attributes`, name);
  const tower = storeTower(rules);
  const { graph, labels } = tower;
  // An attribute takes up to 40 characters of GraphML.
  requireText(rules, name, 3 * charactersOf(format, graph, labels[0], rules));
  io.progress?.(name, null);
  const [vertices, edges] = [columnsOf(stateRows(tower)), columnsOf(moveRows(tower))];
  return format.write(graph, labels, { vertices, edges });
}

/** Rows as columns, without those that say which vertices they are about. */
function columnsOf(rows: readonly (StateRow | MoveRow)[]): Record<string, AttributeValue[]> {
  const facts: readonly Record<string, AttributeValue>[] = rows.map((row) => ({ ...row }));
  const names = Object.keys(rows[0] ?? {}).filter((name) => !ABOUT.includes(name));
  return Object.fromEntries(names.map((name) => [name, facts.map((row) => row[name])]));
}

/** The columns that say which vertices a row is about. */
const ABOUT = ['label', 'source', 'target'];

/** The bytes of objects per state while the text is made: its label, its share of the edges. */
function bytesPerState(rules: TowerRules, labeled: boolean): number {
  const arcs = rules.moves.flat().filter(Boolean).length;
  return labeled ? 2 * rules.discs + 150 * (1 + arcs) : 100;
}

/** The longest string of the JavaScript engine, in characters. */
const LONGEST_TEXT = 2 ** 29 - 24;

/** Refuses a tower whose stored graph would not fit in memory, with objects per state beside it. */
function requireRoom(place: string, rules: TowerRules, bytesPerState: number): void {
  const { space, explicit } = estimateMemory(rules);
  const needed = bytesPerState * space;
  requireMemory(place, rules, explicit + needed);
  const heap = getHeapStatistics().heap_size_limit;
  if (needed > heap) throw tooMany(rules, 'memory', `${space.toPrecision(3)} states`, needed, heap);
}

/** Refuses a text that would be longer than the longest string. */
function requireText(rules: TowerRules, format: string, characters: number): void {
  if (characters > LONGEST_TEXT) throw tooMany(rules, 'one text', format, characters, LONGEST_TEXT);
}

/** The error for a tower with too many discs for some room. */
function tooMany({ discs }: TowerRules, room: string, what: string, needed: number, most: number) {
  const bound = `few enough for ${room} (${what} would take ${gibibytes(needed)}; the limit is ${gibibytes(most)})`;
  return mustBe('--discs', bound, String(discs));
}

import { formatLabel, isDirectedTower, type TowerRules, towerCodec } from '@manaus/core';
import {
  type Csr,
  rankOf,
  size,
  storeGraph,
  toCsv,
  toDot,
  toGraph6,
  toGraphml,
  toJson,
  toSparse6,
} from '@manaus/graph';
import { towerGraph } from '@manaus/kernels';
import { mustBe } from '../bad-input.js';
import type { Command } from '../command.js';
import type { Io } from '../io.js';
import { requireRoom, requireText } from '../memory.js';
import { choice, flag, type Values } from '../options.js';
import { labelNote, puzzleArgument, puzzleOptions, rulesOf } from '../puzzle.js';

/** A format: how a graph is written in it, and at most how long that is. */
interface Format {
  readonly takesDirected: boolean;
  write(graph: Csr, labels: readonly string[]): string;
  characters(order: number, size: number, label: number): number;
}

const withLabels = {
  takesDirected: true,
  characters: (order: number, edges: number, label: number) =>
    order * (label + 80) + edges * (2 * label + 60),
};

const formats = {
  graph6: { takesDirected: false, write: toGraph6, characters: (order) => order ** 2 / 12 },
  sparse6: {
    takesDirected: false,
    write: toSparse6,
    characters: (order, edges) => (order + 2 * edges) * 6,
  },
  graphml: { ...withLabels, write: toGraphml },
  dot: { ...withLabels, write: toDot },
  json: { ...withLabels, write: toJson },
  csv: { ...withLabels, write: toCsv },
} satisfies Readonly<Record<string, Format>>;

type FormatName = keyof typeof formats;

const names = Object.keys(formats) as FormatName[];

const options = {
  format: choice(
    'FORMAT',
    `needed: ${names.join(', ')}; graph6 and sparse6 have no labels and no directions`,
    names,
  ),
  ...puzzleOptions,
  json: flag('the same as --format json'),
};

export const graphCommand: Command<typeof options> = {
  positionals: [puzzleArgument],
  needed: '--discs N --format FORMAT',
  options,
  notes: [
    'Writes the state graph to standard output: vertices are states, edges are moves. json is {directed, vertices: [labels], edges: [[i, j], …]}; csv has a line source,target for each edge. A directed graph, as with --moves cyclic, cannot be written as graph6 or sparse6.',
    labelNote,
  ],
  examples: [
    ['manaus graph london --discs 3 --format dot > london.dot', 'for Graphviz'],
    [
      'manaus graph hanoi --discs 9 --format csv | wc -l',
      'how many moves there are, and the head line',
    ],
  ],
  run([puzzle], values, io) {
    const rules = rulesOf(puzzle, values);
    const name = chosenFormat(values, rules);
    io.out(ended(text(rules, name, io)));
  },
};

function chosenFormat({ format, json }: Values<typeof options>, rules: TowerRules): FormatName {
  if (json && format !== undefined && format !== 'json')
    throw mustBe('--format', 'json when --json is given', format);
  const name = json ? 'json' : format;
  if (name === undefined) throw mustBe('--format', `one of ${names.join(', ')}`, undefined);
  if (isDirectedTower(rules) && !formats[name].takesDirected)
    throw mustBe('--format', 'graphml, dot, json or csv for a directed graph', name);
  return name;
}

/** Bytes of objects for each state while the text is made: its label, and its share of edges and lines. */
function bytesAState(rules: TowerRules, labelled: boolean): number {
  const arcs = rules.moves.flat().filter(Boolean).length;
  return labelled ? 2 * rules.discs + 150 * (1 + arcs) : 100;
}

function text(rules: TowerRules, name: FormatName, io: Io): string {
  const format: Format = formats[name];
  requireRoom('cli/graph', rules, bytesAState(rules, format.takesDirected));
  const graph = storeGraph(towerGraph(rules), (share) => io.progress?.('graph', share));
  const codec = towerCodec(rules);
  const label = (vertex: number) => formatLabel(codec.unrank(rankOf(graph, vertex)));
  // All labels of a tower are about as long: the same discs and slashes, a few commas more or fewer.
  requireText(
    rules,
    name,
    format.characters(graph.order, size(graph), label(0).length + rules.capacities.length),
  );
  io.progress?.(name, null);
  const labels = format.takesDirected
    ? Array.from({ length: graph.order }, (_, vertex) => label(vertex))
    : [];
  return format.write(graph, labels);
}

const ended = (document: string) => (document.endsWith('\n') ? document : `${document}\n`);

import { faultText, InputError, isInputError } from '@manaus/core';
import {
  bipartition,
  type CodedGraph,
  degreeDistribution,
  fromCode,
  isPlanar,
  stronglyConnectedComponents,
} from '@manaus/graph';
import { type Csr, size } from '@manaus/graph/search';
import type { AnswerTo } from '../../answers/index.js';
import { flag } from '../../options/kinds.js';
import { type Option, required, underHeading } from '../../options/option.js';
import { OUTPUT, outputOptions, requireOneJson } from '../../options/output.js';
import { STDIN } from '../../options/rules-names.js';
import { answer } from '../../shell/answer.js';
import { command } from '../../shell/command.js';
import { linesIn } from '../../shell/input.js';
import { headed } from '../../tables/columns.js';
import { andMore, cut, grouped, inLines, yesOrNo } from '../../tables/text.js';

const file: Option<string> = {
  value: 'FILE',
  help: `a file with a code of graph6, sparse6 or digraph6 on each line, or ${STDIN} for standard input`,
  bound: 'the name of a file',
  parse: (given) => (given === '' ? undefined : given),
};

/** What is said about a line; of one that holds no graph the reason, and no numbers. */
type Row = ReturnType<typeof rowOf>;

export const checkAction = command({
  description:
    'Reads a list of graphs, one code per line, and says of each what it is; a line without a graph is told with the reason, and ends nothing.',
  arguments: { file: required(file) },
  options: {
    ...underHeading(OUTPUT, { jsonl: flag('print one JSON document per line') }),
    ...outputOptions,
  },
  notes: [
    'JSON: a list of {line, format, order, size, directed, minDegree, maxDegree, components, bipartite, planar, reason, code}; --jsonl prints them as they come. size counts arcs if directed, degrees are then out-degrees, components strong, and bipartite and planar null. An incremental code of sparse6, ;..., is a change of the graph before it.',
  ],
  examples: [
    ['manaus graph check - < graphs.g6', 'a table of the first graphs'],
    ['manaus graph check - --jsonl < graphs.g6', 'one document for each, as they come'],
  ],
  small: 'as long as there are lines, each in time O(order + size)',
  async run({ file, jsonl, json }, io) {
    requireOneJson({ jsonl, json });
    const kept: Row[] = [];
    let line = 0;
    let before: Csr | undefined;
    for await (const text of linesIn(file, io)) {
      const read = readLine(text, before);
      before = read instanceof InputError ? undefined : read.graph;
      const row = rowOf(++line, read);
      if (jsonl) io.out(`${JSON.stringify(row)}\n`);
      else if (json || line <= SHOWN) kept.push(row);
    }
    if (!jsonl) answer<AnswerTo<'graph check'>>(io, json, kept, () => table(kept, line, io.color));
  },
});

function readLine(text: string, before: Csr | undefined): CodedGraph | InputError {
  try {
    if (text.trim() === '') throw new InputError('cli/graph', 'line', 'empty', {});
    return fromCode(text, before);
  } catch (error) {
    if (isInputError(error)) return error;
    throw error;
  }
}

function rowOf(line: number, read: CodedGraph | InputError) {
  if (read instanceof InputError)
    return {
      line,
      ...{ format: null, order: null, size: null, directed: null },
      ...{ minDegree: null, maxDegree: null, components: null, bipartite: null, planar: null },
      reason: faultText(read),
      code: read.code,
    };
  const { format, graph } = read;
  const { order, directed } = graph;
  const degrees = degreeDistribution(graph);
  const { sizes } = stronglyConnectedComponents(graph);
  return {
    ...{ line, format, order, size: size(graph), directed },
    minDegree: order === 0 ? null : degrees.findIndex((vertices) => vertices > 0),
    maxDegree: order === 0 ? null : degrees.length - 1,
    components: [...sizes].sort((a, b) => b - a),
    bipartite: directed ? null : bipartition(graph).bipartite,
    planar: directed ? null : isPlanar(graph),
    ...{ reason: null, code: null },
  };
}

/** The most lines of the table for reading. */
const SHOWN = 50;

const HEAD = ['line', 'format', 'order', 'size', 'degrees', 'components', 'bipartite', 'planar'];

function table(rows: readonly Row[], lines: number, color: boolean): string {
  if (lines === 0) return 'no line\n';
  const known = (fact: boolean | null) => (fact === null ? '–' : yesOrNo(fact));
  const cells = rows.map((row) =>
    row.components === null
      ? [grouped(row.line), '–', '–', '–', '–', '–', '–', cut(row.reason, 60)]
      : [
          ...[grouped(row.line), row.format, grouped(row.order), grouped(row.size)],
          row.minDegree === row.maxDegree
            ? `${row.minDegree ?? '–'}`
            : `${row.minDegree}–${row.maxDegree}`,
          grouped(row.components.length),
          ...[known(row.bipartite), known(row.planar)],
        ],
  );
  return inLines([...headed([HEAD, ...cells], color, [1, 7]), ...andMore(lines, SHOWN)]);
}

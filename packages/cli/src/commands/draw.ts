import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { type TowerRules, towerCodec } from '@manaus/core';
import { breadthFirst, type Csr, goalRanks, reversed, storeGraph, towerGraph, vertexOf } from '@manaus/graph';
import { solve } from '@manaus/lab';
import { type Figure, type TowerGraphInput, toHtml, toPlotly, toPng, toSvg, towerGraphData, towerGraphFigure } from '@manaus/plot';
import { mustBe } from '../bad-input.js';
import type { Command } from '../command.js';
import type { Io } from '../io.js';
import { requireRoom } from '../memory.js';
import { flag, text } from '../options.js';
import { labelNote, puzzleArgument, puzzleOptions, rulesOf, stateOf } from '../puzzle.js';
import { grouped } from '../tables/text.js';

/** A kind of file: what it holds, and how many of its pixels make one of the figure. */
interface Kind {
  readonly scale: number;
  write(figure: Figure): string | Uint8Array;
}

const kinds: Readonly<Record<string, Kind>> = {
  '.svg': { scale: 1, write: toSvg },
  '.png': { scale: 2, write: (figure) => toPng(figure, { scale: 2 }) },
  '.html': { scale: 1, write: (figure) => toHtml(figure) },
  '.json': { scale: 1, write: (figure) => `${JSON.stringify(toPlotly(figure))}\n` },
};

const options = {
  out: text('FILE', `the file to write, needed; its kind is that of its name: ${Object.keys(kinds).join(', ')}`),
  path: text('FROM..TO', 'draw a shortest path between two labels in yellow'),
  ...puzzleOptions,
  json: flag('print what was written as one JSON document'),
};

export const drawCommand: Command<typeof options> = {
  positionals: [puzzleArgument],
  options,
  notes: [
    'Draws the state graph: each state at its place, moves as lines. Where some states cannot reach the goal, good states (which can) are green and round, bad ones red and square; else colours tell the distance to the goal. Above about 3,000 states the picture shows the whole, not each state.',
    'An .svg or .png is a still picture, .html a page on which states can be pointed at, .json the same for Plotly.',
    labelNote,
  ],
  examples: [
    ['manaus draw manaus --discs 3 --out manaus.svg', 'the tower of Manaus with three discs'],
    ['manaus draw hanoi --discs 4 --path 1234//..//1234 --out hanoi.html', 'with the shortest solution in yellow'],
  ],
  run([puzzle], values, io) {
    const rules = rulesOf(puzzle, values);
    const { out, path } = values;
    const kind = kinds[extname(out ?? '').toLowerCase()];
    if (out === undefined || kind === undefined) throw mustBe('--out', `a file name that ends in ${Object.keys(kinds).join(', ')}`, out);
    const input = drawing(rules, path, io);
    const figure = towerGraphFigure(input);
    save(out, kind.write(figure));
    const written = { out, width: figure.width * kind.scale, height: figure.height * kind.scale, vertices: input.states.length };
    io.out(values.json ? `${JSON.stringify(written)}\n` : `wrote ${out}: ${written.width} x ${written.height} pixels, ${grouped(written.vertices)} states\n`);
  },
};

/** Bytes of a state and its share of a figure, roughly. */
const BYTES_A_STATE = 1000;

function drawing(rules: TowerRules, path: string | undefined, io: Io): TowerGraphInput {
  requireRoom('cli/draw', rules, BYTES_A_STATE);
  const graph = storeGraph(towerGraph(rules), (share) => io.progress?.('graph', share));
  io.progress?.('figure', null);
  const { distance } = breadthFirst(
    reversed(graph),
    goalRanks(rules).map((rank) => vertexOf(graph, rank)),
  );
  const classes = distance.includes(-1) ? Array.from(distance, (moves) => (moves < 0 ? ('bad' as const) : ('good' as const))) : undefined;
  return { ...towerGraphData(rules, graph), distance, classes, path: path === undefined ? undefined : shortestPath(rules, graph, path) };
}

/** The vertices of a shortest path between two labels. */
function shortestPath(rules: TowerRules, graph: Csr, ends: string): number[] {
  const [from, to, ...others] = ends.split('..');
  if (to === undefined || others.length > 0) throw mustBe('--path', 'two labels joined by two points, FROM..TO', ends);
  const start = stateOf(rules, '--path', from);
  const { solvable, states } = solve({ ...rules, goals: [stateOf(rules, '--path', to)] }, start);
  if (!solvable) throw mustBe('--path', 'between states of which one leads to the other', ends);
  const codec = towerCodec(rules);
  return states.map((label) => vertexOf(graph, codec.rank(stateOf(rules, '--path', label))));
}

/** Writes the file; a place that cannot be written is the user's to change. */
function save(out: string, content: string | Uint8Array): void {
  try {
    writeFileSync(out, content);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw mustBe('--out', `a file that can be written (${code})`, out);
  }
}

import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { TowerRules } from '@manaus/core';
import { shortestPath } from '@manaus/graph';
import { drawTower, storeTower } from '@manaus/lab';
import { type Figure, toHtml, toPlotly, toPng, toSvg } from '@manaus/plot';
import { mustBe } from '../bad-input.js';
import type { Command } from '../command.js';
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
  out: text(
    'FILE',
    `the file to write, needed; its kind is that of its name: ${Object.keys(kinds).join(', ')}`,
  ),
  path: text('FROM..TO', 'draw a shortest path between two labels in yellow'),
  ...puzzleOptions,
  json: flag('print what was written as one JSON document'),
};

export const drawCommand: Command<typeof options> = {
  positionals: [puzzleArgument],
  needed: '--discs N --out FILE',
  options,
  notes: [
    'Draws the state graph: each state at its place, moves as lines. Where some states cannot reach the goal, good states (which can) are green and round, bad ones red and square; else colours tell the distance to the goal. Above about 3,000 states the picture shows the whole, not each state; above a million there is none.',
    'An .svg or .png is a still picture, .html a page on which states can be pointed at, .json the same for Plotly.',
    labelNote,
  ],
  examples: [
    ['manaus draw manaus --discs 3 --out manaus.svg', 'the tower of Manaus with three discs'],
    [
      'manaus draw hanoi --discs 4 --path 1234//..//1234 --out hanoi.html',
      'with the shortest solution in yellow',
    ],
  ],
  run([puzzle], values, io) {
    const rules = rulesOf(puzzle, values);
    const { out, path } = values;
    const kind = kinds[extname(out ?? '').toLowerCase()];
    if (out === undefined || kind === undefined)
      throw mustBe('--out', `a file name that ends in ${Object.keys(kinds).join(', ')}`, out);
    const ends = path === undefined ? undefined : endsOf(rules, path);
    io.progress?.('figure', null);
    const tower = storeTower(rules);
    if (
      ends !== undefined &&
      shortestPath(tower.graph, tower.vertex(ends.from), tower.vertex(ends.to)) === null
    )
      throw mustBe('--path', 'between states of which one leads to the other', path);
    const figure = drawTower(tower, ends);
    save(out, kind.write(figure));
    const written = {
      out,
      width: figure.width * kind.scale,
      height: figure.height * kind.scale,
      vertices: tower.states.length,
    };
    io.out(
      values.json
        ? `${JSON.stringify(written)}\n`
        : `wrote ${out}: ${written.width} x ${written.height} pixels, ${grouped(written.vertices)} states\n`,
    );
  },
};

/** The labels of a path, both of them regular states. */
function endsOf(rules: TowerRules, path: string): { from: string; to: string } {
  const [from, to, ...others] = path.split('..');
  if (to === undefined || others.length > 0)
    throw mustBe('--path', 'two labels joined by two points, FROM..TO', path);
  stateOf(rules, '--path', from);
  stateOf(rules, '--path', to);
  return { from, to };
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

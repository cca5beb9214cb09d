import { extname } from 'node:path';
import { type NamedTower, type TowerRules, towerRegistry } from '@manaus/core';
import { shortestPath } from '@manaus/graph';
import { drawTower, type StoredTower, storeTower } from '@manaus/lab';
import { type Figure, toHtml, toPlotly, toPng, toSvg } from '@manaus/plot';
import { mustBe } from '../../errors/bad-input.js';
import { text } from '../../options/kinds.js';
import { labelNote, stateOf } from '../../options/label.js';
import { required, underHeading } from '../../options/option.js';
import { forceOption, OUTPUT, outputOptions } from '../../options/output.js';
import { fileNote, puzzleArgument, puzzleOptions } from '../../options/puzzle.js';
import { towerOf } from '../../rules/subject.js';
import { answer } from '../../shell/answer.js';
import { command } from '../../shell/command.js';
import { requireOurs, save } from '../../shell/files.js';
import { type Marking, marked } from '../../shell/mark.js';
import { grouped } from '../../tables/text.js';

/** A file format: its writer, its mark, and its pixels per pixel of the figure. */
interface Kind {
  readonly scale: number;
  readonly mark: Marking;
  write(figure: Figure): string | Uint8Array;
}

const kinds: Readonly<Record<string, Kind>> = {
  '.svg': { scale: 1, mark: 'comment', write: toSvg },
  '.png': { scale: 2, mark: 'chunk', write: (figure) => toPng(figure, { scale: 2 }) },
  '.html': { scale: 1, mark: 'comment', write: (figure) => toHtml(figure) },
  '.json': { scale: 1, mark: 'checksum', write: (figure) => JSON.stringify(toPlotly(figure)) },
};
const endings = Object.keys(kinds).join(', ');

export const drawCommand = (towers: readonly NamedTower[] = towerRegistry) =>
  command({
    description: 'Draws the state graph: one mark per state, one line per move.',
    arguments: { puzzle: puzzleArgument(towers) },
    options: {
      ...puzzleOptions(towers),
      ...underHeading(OUTPUT, {
        path: text('FROM..TO', 'draw a shortest path between two labels in yellow', 'FROM..TO'),
        out: required(
          text('FILE', `the file to write: ${endings}`, `a file name that ends in ${endings}`),
        ),
        ...forceOption,
        json: { ...outputOptions.json, help: 'print the name and size of the figure as JSON' },
      }),
    },
    notes: [
      'If some states cannot reach the goal, good states (which can) are green circles and bad ones red squares; otherwise colors show the distance to the goal. Above about 3,000 states the picture shows regions instead of states; the limit is a million states.',
      '.svg and .png are still pictures, .html is a page that names the state under the pointer, .json is a figure for Plotly.',
      labelNote,
      fileNote,
    ],
    examples: [
      ['manaus draw manaus --discs 3 --out manaus.svg', 'the tower of Manaus with three discs'],
      [
        'manaus draw hanoi --discs 4 --path 1234//..//1234 --out hanoi.html',
        'with the shortest solution in yellow',
      ],
    ],
    async run({ puzzle, path, out, force, json, ...rest }, io) {
      const rules = await towerOf(towers, puzzle, rest, io);
      const kind = kinds[extname(out).toLowerCase()];
      if (kind === undefined) throw mustBe('--out', `a file name that ends in ${endings}`, out);
      requireOurs(out, force);
      const ends = path === undefined ? undefined : endsOf(rules, path);
      io.progress?.('figure', null);
      const tower = storeTower(rules);
      if (ends !== undefined && !areJoined(tower, ends))
        throw mustBe('--path', 'between states of which one leads to the other', ends.given);
      const figure = drawTower(tower, ends);
      save(out, marked(kind.write(figure), kind.mark), force);
      const [width, height] = [figure.width * kind.scale, figure.height * kind.scale];
      const vertices = tower.states.length;
      answer(
        io,
        json,
        { out, width, height, vertices },
        () => `wrote ${out}: ${width} x ${height} pixels, ${grouped(vertices)} states\n`,
      );
    },
  });

/** The labels at the ends of a path. */
interface Ends {
  readonly from: string;
  readonly to: string;
  readonly given: string;
}

function endsOf(rules: TowerRules, path: string): Ends {
  const [from, to, ...others] = path.split('..');
  if (to === undefined || others.length > 0)
    throw mustBe('--path', 'two labels joined by two points, FROM..TO', path);
  stateOf(rules, '--path', from);
  stateOf(rules, '--path', to);
  return { from, to, given: path };
}

const areJoined = (tower: StoredTower, { from, to }: Ends): boolean =>
  shortestPath(tower.graph, tower.vertex(from), tower.vertex(to)) !== null;

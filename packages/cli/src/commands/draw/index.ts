import { shortestPath } from '@manaus/graph/search';
import { drawTower } from '@manaus/lab/drawing';
import { estimateStoredSeconds, storeTower } from '@manaus/lab/towers';
import type { Language } from '@manaus/plot';
import type { AnswerTo } from '../../answers/index.js';
import { mustBe } from '../../errors/refusal.js';
import {
  figureEndings,
  figureNote,
  languageOption,
  requireFigureFile,
  writeFigure,
  wroteFigure,
} from '../../figures/figure-file.js';
import { text } from '../../options/kinds.js';
import { label, labelNote } from '../../options/label.js';
import { required, underHeading } from '../../options/option.js';
import { forceOption, OUTPUT, outputOptions } from '../../options/output.js';
import { fileNote, puzzleOptions, type Towers } from '../../options/puzzle.js';
import { towerOf } from '../../rules/subject.js';
import { answer } from '../../shell/answer.js';
import type { Help } from '../../shell/command.js';
import { grouped } from '../../tables/text.js';
import { puzzleCommand } from '../puzzle-command.js';
import { pathOf } from './path.js';

const help = {
  description: 'Draws the state graph: one mark per state, one line per move.',
  notes: [
    'If some states cannot reach the goal, good states (which can) are green circles and bad ones red squares; otherwise colors show the distance to the goal. Above about 3,000 states the picture shows regions instead of states; the limit is a million states.',
    figureNote,
    labelNote,
    fileNote,
  ],
  examples: [
    ['manaus draw manaus --discs 3 --out manaus.svg', 'the tower of Manaus with three discs'],
    [
      'manaus draw hanoi --discs 4 --path 1234//..//1234 --out hanoi.html',
      'with the shortest solution in yellow',
    ],
    [
      'manaus draw hanoi --discs 2 --play "0>1 0>2 1>2" --out play.svg',
      'with a given play in yellow',
    ],
    [
      'manaus draw manaus --discs 3 --out torre.svg --language pt-BR',
      'with its texts in Portuguese',
    ],
  ],
} satisfies Help;

const drawOptions = (towers: Towers) => ({
  ...puzzleOptions(towers),
  ...underHeading(OUTPUT, {
    path: text('FROM..TO', 'draw a shortest path between two labels in yellow', 'FROM..TO'),
    states: text('LABELS', 'draw a given play in yellow: its states, between blanks'),
    play: text('MOVES', 'draw a given play in yellow: its moves, such as "0>2 1>2"'),
    from: label('where the moves of --play begin (default: all discs on p0)'),
    out: required(
      text(
        'FILE',
        `the file to write: ${figureEndings}`,
        `a file name that ends in ${figureEndings}`,
      ),
    ),
    ...languageOption,
    ...forceOption,
    json: { ...outputOptions.json, help: 'print the name and size of the figure as JSON' },
  }),
});

export const drawCommand = puzzleCommand(
  help,
  drawOptions,
  async (
    towers,
    { puzzle, path, states, play, from, out, language, force, json, ...named },
    io,
  ) => {
    const rules = await towerOf(towers, puzzle, named, io);
    requireFigureFile(out, force);
    const { ends, ...played } = pathOf(rules, { path, states, play, from });
    return {
      seconds: estimateStoredSeconds(rules, 'figure'),
      begin() {
        io.progress?.('figure', null);
        const tower = storeTower(rules);
        if (
          ends !== undefined &&
          shortestPath(tower.graph, tower.vertex(ends.from), tower.vertex(ends.to)) === null
        )
          throw mustBe('--path', 'between states of which one leads to the other', ends.given);
        const options =
          ends === undefined ? { play: played.states } : { from: ends.from, to: ends.to };
        const draw = (spoken: Language) => drawTower(tower, { ...options, language: spoken });
        const figure = writeFigure(out, draw, { tag: language, force });
        const vertices = tower.states.length;
        const text = () => `${wroteFigure(figure)}, ${grouped(vertices)} states\n`;
        answer<AnswerTo<'draw'>>(io, json, { ...figure, vertices }, text);
      },
    };
  },
);

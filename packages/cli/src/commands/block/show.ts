import { blockGame, formatLevel, type Level } from '@manaus/blocks';
import { text } from '../../options/kinds.js';
import { underHeading } from '../../options/option.js';
import { OUTPUT, outputOptions } from '../../options/output.js';
import { answer } from '../../shell/answer.js';
import { mustBe } from '../../shell/bad-input.js';
import { command } from '../../shell/command.js';
import { save } from '../../shell/files.js';
import { styled } from '../../tables/style.js';
import { wrapped } from '../../tables/text.js';
import { boardRows, legends } from './board.js';
import { levelArgument, readLevel, titleOf } from './level.js';

/** The most cells of a board that is drawn. */
const MOST_DRAWN = 10_000;

export const showAction = command({
  description: 'Shows the board of a level with its legend, or draws it as a picture.',
  arguments: { file: levelArgument },
  options: {
    ...underHeading(OUTPUT, {
      out: text('FILE.svg', 'the picture to draw', 'a file name that ends in .svg'),
    }),
    ...outputOptions,
  },
  examples: [
    ['manaus block show levels/twins.txt', 'the board in the terminal'],
    ['manaus block show levels/twins.txt --out twins.svg', 'the board as a picture'],
  ],
  async run({ file, out, json }, io) {
    const level = readLevel(file);
    if (out === undefined)
      return answer(io, json, boardOf(level), () => boardText(level, io.color));
    const { width, height } = await draw(level, out);
    const text = () => `wrote ${out}: ${width} x ${height} pixels\n`;
    answer(io, json, { out, width, height }, text);
  },
});

const startRows = (level: Level): string[] => boardRows(level, blockGame(level).start);

const boardOf = (level: Level) => {
  const { game, name, width, height } = level;
  return { game, name, width, height, rows: startRows(level) };
};

function boardText(level: Level, color: boolean): string {
  const linesBefore = level.height + 3 + Number(level.name !== '');
  const directives = formatLevel(level).split('\n').slice(linesBefore);
  const title = styled(titleOf(level), 'bold', color);
  const legend = wrapped(legends[level.game]);
  return [title, '', ...startRows(level), '', ...legend, ...directives].join('\n');
}

async function draw(level: Level, out: string) {
  if (!/\.svg$/i.test(out)) throw mustBe('--out', 'a file name that ends in .svg', out);
  const cells = level.width * level.height;
  if (cells > MOST_DRAWN)
    throw mustBe('LEVEL', `of at most ${MOST_DRAWN} cells to be drawn`, String(cells));
  const { levelFigure, toSvg } = await import('@manaus/plot');
  const figure = levelFigure({ level, title: titleOf(level) });
  save(out, toSvg(figure));
  return figure;
}

import { blockGame, formatLevel } from '@manaus/blocks';
import { mustBe } from '../../errors/refusal.js';
import { wroteFigure } from '../../figures/figure-file.js';
import { text } from '../../options/kinds.js';
import { underHeading } from '../../options/option.js';
import { forceOption, OUTPUT, outputOptions } from '../../options/output.js';
import { answer } from '../../shell/answer.js';
import { command } from '../../shell/command.js';
import { requireOurs, save } from '../../shell/files.js';
import { marked } from '../../shell/mark.js';
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
    ...forceOption,
    ...outputOptions,
  },
  examples: [
    ['manaus block show levels/twins.txt', 'the board in the terminal'],
    ['manaus block show levels/twins.txt --out twins.svg', 'the board as a picture'],
  ],
  small: 'one mark per cell of the board',
  async run({ file, out, force, json }, io) {
    const level = await readLevel(file, io);
    const { game, name, width, height } = level;
    if (out === undefined) {
      const rows = boardRows(level, blockGame(level).start);
      // The lines of the file that follow its board.
      const directives = formatLevel(level)
        .split('\n')
        .slice(height + 3 + Number(name !== ''));
      const title = styled(titleOf(level), 'bold', io.color);
      const lines = [title, '', ...rows, '', ...wrapped(legends[game]), ...directives];
      return answer(io, json, { game, name, width, height, rows }, () => lines.join('\n'));
    }
    if (!/\.svg$/i.test(out)) throw mustBe('--out', 'a file name that ends in .svg', out);
    requireOurs(out, force);
    const cells = width * height;
    if (cells > MOST_DRAWN)
      throw mustBe('LEVEL', `of at most ${MOST_DRAWN} cells to be drawn`, String(cells));
    const { levelFigure, toSvg } = await import('@manaus/plot');
    const picture = levelFigure({ level, title: titleOf(level) });
    save(out, marked(toSvg(picture), 'comment'), force);
    const figure = { out, width: picture.width, height: picture.height };
    answer(io, json, figure, () => `${wroteFigure(figure)}\n`);
  },
});

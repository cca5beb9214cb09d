import { choice, flag, number, text, wholeNumber } from '../options.js';
import { reductions } from './from-cnf.js';

/** The options of all that can be done with a level. */
export const blockOptions = {
  limit: flag(
    'solve: only solutions of at most |f| moves, the number of cells of the board, void included',
  ),
  seed: wholeNumber(
    'N',
    'generate: of the random numbers; the same level every time (default 1)',
    0,
    2 ** 31 - 1,
  ),
  width: wholeNumber('N', 'generate: columns (default 8)', 2, 40),
  height: wholeNumber('N', 'generate: rows (default 6)', 2, 40),
  least: wholeNumber(
    'N',
    'generate: the shortest solution has at least so many moves (default 12)',
    1,
    1000,
  ),
  most: wholeNumber('N', 'generate: and at most so many (default: any number)', 1, 1_000_000),
  branching: number(
    'X',
    'generate: at least so many legal moves a state, on average along the shortest solution (default 1)',
    1,
  ),
  to: choice(
    'PROBLEM',
    'from-cnf: bloxorz (default), min-closed, closed-plus or bobbin',
    reductions,
  ),
  out: text('FILE', 'show: the picture to draw, an .svg; generate, from-cnf: the file to write'),
  json: flag('print one JSON document'),
};

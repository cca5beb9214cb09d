import { formatLevel } from '@manaus/blocks';
import { grouped } from '../tables/text.js';
import type { Action } from './actions.js';
import { readText } from './read-level.js';
import { save } from './save.js';

/** The problems that a formula can become. */
export const reductions = ['bloxorz', 'min-closed', 'closed-plus', 'bobbin'] as const;

/** A formula becomes a level that can be solved where the formula can be satisfied. */
export const fromCnf: Action = {
  words: ['FORMULA'],
  options: ['to', 'out'],
  async run([file], { to = 'bloxorz', out, json }, io) {
    const { parseDimacs, satToBloxorz, satToBobbin, satToClosedPlus, satToMinClosed } =
      await import('@manaus/papers');
    const cnf = parseDimacs(readText('FORMULA', file));
    const [v, m] = [cnf.variables, cnf.clauses.length];
    const reduce = {
      bloxorz: satToBloxorz,
      'min-closed': satToMinClosed,
      'closed-plus': satToClosedPlus,
      bobbin: satToBobbin,
    }[to];
    // The bound of Theorem 3.5; the other levels have a solution or have none.
    const bound = to === 'min-closed' ? (20 * v + 7) * v + 2 * m + 1 : null;
    const level = { ...reduce(cnf), name: `a formula of ${v} variables and ${m} clauses` };
    const what = bound === null ? 'can be solved' : `can be solved in at most ${bound} moves`;
    const text = `! ${what} if and only if the formula can be satisfied\n${formatLevel(level)}`;
    if (out !== undefined) save(out, text);
    if (json)
      io.out(
        `${JSON.stringify({ to, variables: v, clauses: m, game: level.game, bound, level: text, out: out ?? null })}\n`,
      );
    else
      io.out(
        out === undefined ? text : `wrote ${out}: ${grouped(level.width * level.height)} cells\n`,
      );
  },
};

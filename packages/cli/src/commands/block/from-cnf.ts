import { formatLevel } from '@manaus/blocks';
import { choice, text } from '../../options/kinds.js';
import { required, underHeading, withDefault } from '../../options/option.js';
import { forceOption, OUTPUT, outputOptions } from '../../options/output.js';
import { command } from '../../shell/command.js';
import { readInput } from '../../shell/read-text.js';
import { grouped } from '../../tables/text.js';
import { answerText } from './answer-text.js';

/** The problems to which satisfiability is reduced. */
const problems = ['bloxorz', 'min-closed', 'closed-plus', 'bobbin'] as const;

export const fromCnfAction = command({
  description:
    'Turns a formula in DIMACS form into a level that is solvable if and only if the formula is satisfiable.',
  arguments: { file: required(text('FORMULA', 'a file with a formula', 'a file')) },
  options: {
    to: withDefault(choice('PROBLEM', problems.join(', '), problems), 'bloxorz'),
    ...underHeading(OUTPUT, { out: text('FILE', 'the file to write', 'a file name') }),
    ...forceOption,
    ...outputOptions,
  },
  examples: [
    ['manaus block from-cnf formula.cnf --out level.txt', 'a level of Bloxorz'],
    ['manaus block from-cnf formula.cnf --to bobbin', 'a level of Bobbin 3D'],
  ],
  small: 'linear in the size of the level, which is bounded',
  async run({ file, to, ...output }, io) {
    const { level, variables, clauses } = await reduction(await readInput('FORMULA', file, io), to);
    // The bound of Theorem 3.5; the other reductions ask only whether the level is solvable.
    const bound = to === 'min-closed' ? (20 * variables + 7) * variables + 2 * clauses + 1 : null;
    const what = bound === null ? 'can be solved' : `can be solved in at most ${bound} moves`;
    const text = `! ${what} if and only if the formula can be satisfied\n${formatLevel(level)}`;
    const { game, width, height } = level;
    const document = { to, variables, clauses, game, bound, level: text };
    answerText(io, output, text, document, `: ${grouped(width * height)} cells`);
  },
});

/** The level of a formula, and the size of the formula. The works are loaded only now. */
async function reduction(text: string, to: (typeof problems)[number]) {
  const { parseDimacs, satToBloxorz, satToBobbin, satToClosedPlus, satToMinClosed } = await import(
    '@manaus/papers'
  );
  const reductions = {
    bloxorz: satToBloxorz,
    'min-closed': satToMinClosed,
    'closed-plus': satToClosedPlus,
    bobbin: satToBobbin,
  };
  const cnf = parseDimacs(text);
  const [variables, clauses] = [cnf.variables, cnf.clauses.length];
  const name = `a formula of ${variables} variables and ${clauses} clauses`;
  return { level: { ...reductions[to](cnf), name }, variables, clauses };
}

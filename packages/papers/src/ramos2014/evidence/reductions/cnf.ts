import { type FaultCode, type Faults, InputError, requireInteger } from '@manaus/core';
import { requireKind, requireShape } from '@manaus/core/internals';

/** Variable i as i, its negation as -i, as in DIMACS files. */
type Literal = number;

/**
 * A formula in conjunctive normal form: a conjunction of clauses, each a disjunction of literals.
 */
export interface Cnf {
  readonly variables: number;
  readonly clauses: readonly (readonly Literal[])[];
}

/** More than fit into a level of 100,000 cells. */
const MOST = 10_000;

/** The formula itself, if its clauses are lists of literals; an `InputError` otherwise. */
export function requireCnf(place: string, cnf: Cnf): Cnf {
  const { variables, clauses } = requireShape(place, 'cnf', cnf, ['variables', 'clauses']);
  requireInteger(place, 'variables', variables, 0, MOST);
  for (const clause of requireKind(place, 'clauses', 'list', clauses))
    for (const literal of requireKind(place, 'clause', 'list', clause)) {
      requireInteger(place, 'literal', literal, -variables, variables);
      if (literal === 0) throw new InputError(place, 'literal', 'unlike', { other: '0', got: 0 });
    }
  return cnf;
}

const wrong = <C extends FaultCode>(line: number, code: C, values: Faults[C]): InputError<C> =>
  new InputError('papers/dimacs', { line }, code, values);

/**
 * Reads a formula in DIMACS form: comments `c`, one header `p cnf VARIABLES CLAUSES`, and clauses
 * of literals that end with 0.
 *
 * A clause may go over several lines; a line that begins with `%` ends the file. Time linear in the
 * text. Throws an `InputError` that names the line: no header, a literal of no variable, another
 * number of clauses than announced, a clause without its 0.
 *
 * @example
 * ```ts
 * parseDimacs('c two\np cnf 2 2\n1 -2 0\n2 0\n'); // => { variables: 2, clauses: [[1, -2], [2]] }
 * parseDimacs('p cnf 1 1\n2 0'); // throws line 2 must be
 * ```
 */
export function parseDimacs(text: string): Cnf {
  const lines = requireKind('papers/dimacs', 'text', 'text', text).split(/\r?\n/);
  const end = lines.findIndex((line) => line.startsWith('%'));
  const used = lines.slice(0, end < 0 ? lines.length : end);
  const at = used.findIndex((line) => line.trim() !== '' && !line.startsWith('c'));
  const [variables, announced] = header(at < 0 ? '' : used[at], Math.max(at, 0) + 1);
  const clauses = clausesOf(
    used.flatMap((line, index) =>
      index <= at || line.startsWith('c') ? [] : literalsOf(line, variables, index + 1),
    ),
  );
  const open = clauses.pop() ?? [];
  if (open.length > 0)
    throw wrong(used.length, 'form', { form: 'LITERALS 0', got: open.join(' ') });
  if (clauses.length !== announced)
    throw wrong(at + 1, 'exactly', { n: announced, of: 'clauses', got: clauses.length });
  return { variables, clauses };
}

/** The clauses, each ended by a 0, and last the literals after all zeros. */
function clausesOf(literals: readonly Literal[]): Literal[][] {
  const clauses: Literal[][] = [[]];
  for (const literal of literals)
    if (literal === 0) clauses.push([]);
    else clauses[clauses.length - 1].push(literal);
  return clauses;
}

/** The literals on a line, and the zeros. */
const literalsOf = (line: string, variables: number, number: number): Literal[] =>
  line
    .split(/\s+/)
    .filter((part) => part !== '')
    .map((word) => parseLiteral(word, variables, number));

/** A literal of a variable up to the most, or the 0 that ends a clause. */
function parseLiteral(word: string, most: number, line: number): Literal {
  if (!/^-?\d{1,6}$/.test(word) || Math.abs(Number(word)) > most)
    throw wrong(line, 'between', { least: -most, most, got: word });
  return Number(word);
}

function header(line: string, number: number): [variables: number, clauses: number] {
  const found = /^p\s+cnf\s+(\d{1,6})\s+(\d{1,6})\s*$/.exec(line);
  if (found === null) throw wrong(number, 'form', { form: 'p cnf VARIABLES CLAUSES', got: line });
  const counts: [number, number] = [Number(found[1]), Number(found[2])];
  if (Math.max(...counts) > MOST)
    throw wrong(number, 'atMostOf', {
      n: MOST,
      of: counts[0] > MOST ? 'variables' : 'clauses',
      got: line,
    });
  return counts;
}

/**
 * A formula as a person writes it.
 *
 * @example
 * ```ts
 * formatCnf({ variables: 2, clauses: [[1, 2], [-1]] }); // => '(x1 or x2) and (not x1)'
 * ```
 */
export const formatCnf = (cnf: Cnf): string => textOf(requireCnf('papers/format-cnf', cnf));

/** The same of a formula that is known to be one. */
export function textOf({ clauses }: Cnf): string {
  if (clauses.length === 0) return 'the formula without clauses';
  return clauses.map((clause) => `(${clause.map(formatLiteral).join(' or ')})`).join(' and ');
}

const formatLiteral = (literal: Literal): string =>
  literal > 0 ? `x${literal}` : `not x${-literal}`;

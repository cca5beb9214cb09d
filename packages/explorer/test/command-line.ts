import { main } from '@manaus/cli';

/** The end of a command line, and what it printed. */
export async function run(...argv: readonly string[]) {
  let out = '';
  const err: string[] = [];
  const code = await main(argv, {
    out: (text) => {
      out += text;
    },
    err: (line) => err.push(line),
    page: 'file:///page/manaus.html',
    color: false,
    debug: false,
  });
  return { code, out, err };
}

/** The answer of the command line as JSON. */
async function commandLine(...argv: string[]): Promise<unknown> {
  const { code, out, err } = await run(...argv, '--json');
  if (code !== 0) throw new Error(`manaus ${argv.join(' ')}: ${err.join('\n')}`);
  return JSON.parse(out);
}

/** A shortest solution as the command line finds it. */
export const solve = (puzzle: string, from: string, ...options: string[]) =>
  commandLine('solve', puzzle, '--from', from, ...options) as Promise<{
    readonly moves: number | null;
    readonly states: readonly string[];
  }>;

/** The winner from a position of a heap game, and every winning move. */
export const outcome = (game: string, position: string, ...options: string[]) =>
  commandLine('outcome', game, position, ...options) as Promise<{
    readonly outcome: 'P' | 'N';
    readonly winningMoves: readonly string[];
  }>;

/** The Grundy values of the heaps of a game, and their period. */
export const grundy = (...options: string[]) =>
  commandLine('grundy', ...options) as Promise<Readonly<Record<string, unknown>>>;

/** The answer of the command line about a level, and about a path in it. */
export const solveBlock = (file: string) =>
  commandLine('block', 'solve', file) as Promise<{
    readonly moves: number | null;
    readonly path: string | null;
  }>;
export const checkBlock = (file: string, path: string) =>
  commandLine('block', 'check', file, path) as Promise<{
    readonly legal: boolean;
    readonly wins: boolean;
  }>;

/** Two towers side by side as the command line finds them. */
export const compare = (a: string, b: string, ...options: string[]) =>
  commandLine('compare', a, b, ...options) as Promise<{
    readonly numbers: readonly {
      readonly reachable: number;
      readonly eccentricity: number;
      readonly components: readonly number[];
    }[];
    readonly states: object;
    readonly moves: object;
    readonly distances: object;
    readonly isomorphism: object;
    readonly address: string;
  }>;

import { main } from '@manaus/cli';

/** What the command line answers as JSON. */
async function commandLine(...argv: string[]): Promise<unknown> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await main([...argv, '--json'], { out: (text) => out.push(text), err: (line) => err.push(line), color: false, debug: false });
  if (code !== 0) throw new Error(`manaus ${argv.join(' ')}: ${err.join('\n')}`);
  return JSON.parse(out.join(''));
}

/** A shortest solution as the command line finds it. */
export const solve = (puzzle: string, from: string) =>
  commandLine('solve', puzzle, '--from', from) as Promise<{ readonly moves: number | null; readonly states: readonly string[] }>;

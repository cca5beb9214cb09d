import type { Entry } from '../command.js';

/** The commands by name, in the order of help. */
export const commands: Readonly<Record<string, Entry>> = {
  analyze: { summary: 'the state graph of a tower in numbers', load: async () => (await import('./analyze.js')).analyzeCommand },
  solve: { summary: 'a shortest solution from a state', load: async () => (await import('./solve.js')).solveCommand },
};

import type { Entry } from '../command.js';

/** The commands by name, in the order of help. */
export const commands: Readonly<Record<string, Entry>> = {
  analyze: {
    summary: 'the state graph of a tower in numbers',
    load: async () => (await import('./analyze.js')).analyzeCommand,
  },
  solve: {
    summary: 'a shortest solution from a state',
    load: async () => (await import('./solve.js')).solveCommand,
  },
  graph: {
    summary: 'the state graph of a tower, for other programs',
    load: async () => (await import('./graph.js')).graphCommand,
  },
  draw: {
    summary: 'a picture of the state graph of a tower',
    load: async () => (await import('./draw.js')).drawCommand,
  },
  hanoi: {
    summary: 'a move of Hanoi by its number, or the next one to any goal',
    load: async () => (await import('./hanoi.js')).hanoiCommand,
  },
  grundy: {
    summary: 'Grundy values of heaps, and their proved period',
    load: async () => (await import('./grundy.js')).grundyCommand,
  },
  outcome: {
    summary: 'who wins a heap game, and all moves that win',
    load: async () => (await import('./outcome.js')).outcomeCommand,
  },
  classify: {
    summary: 'the outcomes of a subtraction game, by dialogue',
    load: async () => (await import('./classify.js')).classifyCommand,
  },
  block: {
    summary: 'levels of Bloxorz, On The Edge and Bobbin 3D: solve, play, make',
    load: async () => (await import('./block.js')).blockCommand,
  },
  ledger: {
    summary: 'what the works state, and what their checks find',
    load: async () => (await import('./ledger.js')).ledgerCommand,
  },
  study: {
    summary: 'a tower, or rules of your own, for one n after another',
    load: async () => (await import('./study.js')).studyCommand,
  },
  new: {
    summary: 'a folder for a variant of your own: rules, test, notebook',
    load: async () => (await import('./new.js')).newCommand,
  },
  sweep: {
    summary: 'one question of many towers, on one machine or a cluster',
    load: async () => (await import('./sweep.js')).sweepCommand,
  },
  bench: {
    summary: 'how fast it is on this machine, beside other programs',
    load: async () => (await import('./bench.js')).benchCommand,
  },
};

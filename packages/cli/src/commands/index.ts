import type { NamedTower } from '@manaus/core';
import type { HeapGameEntry } from '@manaus/games';
import type { Entries } from '../shell/command.js';

/** The games of the command line; ours by default. */
export interface Registries {
  readonly towers?: readonly NamedTower[];
  readonly heapGames?: readonly HeapGameEntry[];
}

/** The commands by name, in the order of help. */
export const commandsOf = (registries: Registries = {}): Entries => ({
  ...inGroup('Towers', onTowers(registries)),
  ...inGroup('Heap games', onHeaps(registries)),
  ...inGroup('Block games', onBlocks),
  ...inGroup('Laboratory', inLaboratory(registries)),
});

/** Commands with their heading in the list of commands. */
const inGroup = (group: string, entries: Entries): Entries =>
  Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, { ...entry, group }]));

/** The commands on towers. */
const onTowers = ({ towers }: Registries): Entries => ({
  analyze: {
    summary: 'the state graph of a tower in numbers',
    load: async () => (await import('./analyze/index.js')).analyzeCommand(towers),
  },
  solve: {
    summary: 'a shortest solution from a state',
    load: async () => (await import('./solve/index.js')).solveCommand(towers),
  },
  states: {
    summary: 'every state of a tower with its distance, as table or CSV',
    load: async () => (await import('./states/index.js')).statesCommand(towers),
  },
  graph: {
    summary: 'the state graph of a tower in a file format',
    load: async () => (await import('./graph/index.js')).graphCommand(towers),
  },
  draw: {
    summary: 'a picture of the state graph of a tower',
    load: async () => (await import('./draw/index.js')).drawCommand(towers),
  },
  compare: {
    summary: 'two towers side by side: states, moves, distances, isomorphism',
    load: async () => (await import('./compare/index.js')).compareCommand(towers),
  },
  hanoi: {
    summary: 'Hanoi without search: a move by its number, the next move',
    load: async () => (await import('./hanoi/index.js')).hanoiFamily,
  },
});

/** The commands on heap games. */
const onHeaps = ({ heapGames }: Registries): Entries => ({
  grundy: {
    summary: 'Grundy values of heaps, and their proved period',
    load: async () => (await import('./grundy/index.js')).grundyCommand(heapGames),
  },
  outcome: {
    summary: 'the outcome of a position, and all winning moves',
    load: async () => (await import('./outcome/index.js')).outcomeCommand(heapGames),
  },
  classify: {
    summary: 'the outcomes of a subtraction game, by dialogue',
    load: async () => (await import('./classify/index.js')).classifyCommand,
  },
});

/** The commands on block games. */
const onBlocks: Entries = {
  block: {
    summary: 'levels of Bloxorz, On The Edge and Bobbin 3D: solve, play, make',
    load: async () => (await import('./block/index.js')).blockFamily,
  },
};

/** The commands of the laboratory. */
const inLaboratory = ({ towers, heapGames }: Registries): Entries => ({
  play: {
    summary: 'a tower, a heap game or a level on the play page, in the browser',
    load: async () => (await import('./play/index.js')).playCommand({ towers, heapGames }),
  },
  ledger: {
    summary: 'the statements of the works, and the verdicts of their checks',
    load: async () => (await import('./ledger/index.js')).ledgerCommand,
  },
  study: {
    summary: 'a tower, also with custom rules, for a range of disc numbers',
    load: async () => (await import('./study/index.js')).studyCommand(towers),
  },
  theorems: {
    summary: 'what holds of a tower on three pegs for every number of discs',
    load: async () => (await import('./theorems/index.js')).theoremsCommand(towers),
  },
  new: {
    summary: 'a folder for a new variant: rules, test, notebook',
    load: async () => (await import('./new/index.js')).newCommand,
  },
  positions: {
    summary: 'positions of any game, by difficulty, with what is true of them',
    load: async () =>
      (await import('./positions/index.js')).positionsCommand({ towers, heapGames }),
  },
  verify: {
    summary: 'answers to such positions, judged',
    load: async () => (await import('./verify/index.js')).verifyCommand({ towers, heapGames }),
  },
  problems: {
    summary: 'lists of problems, such as published tests, checked',
    load: async () => (await import('./problems/index.js')).problemsFamily,
  },
  pddl: {
    summary: 'a tower as a task for planners, in PDDL',
    load: async () => (await import('./pddl.js')).pddlCommand(towers),
  },
  sweep: {
    summary: 'the same questions about many games, here or on a cluster',
    load: async () => (await import('./sweep/index.js')).sweepFamily(towers, heapGames),
  },
  serve: {
    summary: 'the answers to requests of another program, such as Python',
    load: async () => (await import('./serve/index.js')).serveCommand,
  },
});

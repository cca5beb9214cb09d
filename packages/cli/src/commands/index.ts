import type { NamedTower } from '@manaus/core';
import type { HeapGameFamily } from '@manaus/games';
import type { Entries } from '../shell/command.js';

const TOWERS = 'Towers';
const HEAPS = 'Heap games';
const BLOCKS = 'Block games';
const LABORATORY = 'Laboratory';

/** The games of the command line; ours by default. */
export interface Registries {
  readonly towers?: readonly NamedTower[];
  readonly heapGames?: readonly HeapGameFamily[];
}

/** The commands by name, in the order of help. */
export const commandsOf = (registries: Registries = {}): Entries => ({
  ...onTowers(registries),
  ...onHeaps(registries),
  ...onBlocks,
  ...inLaboratory(registries),
});

/** The commands on towers. */
const onTowers = ({ towers }: Registries): Entries => ({
  analyze: {
    group: TOWERS,
    summary: 'the state graph of a tower in numbers',
    load: async () => (await import('./analyze/index.js')).analyzeCommand(towers),
  },
  solve: {
    group: TOWERS,
    summary: 'a shortest solution from a state',
    load: async () => (await import('./solve/index.js')).solveCommand(towers),
  },
  states: {
    group: TOWERS,
    summary: 'every state of a tower with its distance, as table or CSV',
    load: async () => (await import('./states/index.js')).statesCommand(towers),
  },
  graph: {
    group: TOWERS,
    summary: 'the state graph of a tower in a file format',
    load: async () => (await import('./graph/index.js')).graphCommand(towers),
  },
  draw: {
    group: TOWERS,
    summary: 'a picture of the state graph of a tower',
    load: async () => (await import('./draw/index.js')).drawCommand(towers),
  },
  compare: {
    group: TOWERS,
    summary: 'two towers side by side: states, moves, distances, isomorphism',
    load: async () => (await import('./compare/index.js')).compareCommand(towers),
  },
  hanoi: {
    group: TOWERS,
    summary: 'Hanoi without search: a move by its number, the next move',
    load: async () => (await import('./hanoi/index.js')).hanoiFamily,
  },
});

/** The commands on heap games. */
const onHeaps = ({ heapGames }: Registries): Entries => ({
  grundy: {
    group: HEAPS,
    summary: 'Grundy values of heaps, and their proved period',
    load: async () => (await import('./grundy/index.js')).grundyCommand(heapGames),
  },
  outcome: {
    group: HEAPS,
    summary: 'the outcome of a position, and all winning moves',
    load: async () => (await import('./outcome/index.js')).outcomeCommand(heapGames),
  },
  classify: {
    group: HEAPS,
    summary: 'the outcomes of a subtraction game, by dialogue',
    load: async () => (await import('./classify/index.js')).classifyCommand,
  },
});

/** The commands on block games. */
const onBlocks: Entries = {
  block: {
    group: BLOCKS,
    summary: 'levels of Bloxorz, On The Edge and Bobbin 3D: solve, play, make',
    load: async () => (await import('./block/index.js')).blockFamily,
  },
};

/** The commands of the laboratory. */
const inLaboratory = ({ towers, heapGames }: Registries): Entries => ({
  ledger: {
    group: LABORATORY,
    summary: 'the statements of the works, and the verdicts of their checks',
    load: async () => (await import('./ledger/index.js')).ledgerCommand,
  },
  study: {
    group: LABORATORY,
    summary: 'a tower, also with custom rules, for a range of disc numbers',
    load: async () => (await import('./study/index.js')).studyCommand(towers),
  },
  new: {
    group: LABORATORY,
    summary: 'a folder for a new variant: rules, test, notebook',
    load: async () => (await import('./new/index.js')).newCommand,
  },
  positions: {
    group: LABORATORY,
    summary: 'positions of any game, by difficulty, with what is true of them',
    load: async () =>
      (await import('./positions/index.js')).positionsCommand({ towers, heapGames }),
  },
  verify: {
    group: LABORATORY,
    summary: 'answers to such positions, judged',
    load: async () => (await import('./verify/index.js')).verifyCommand({ towers, heapGames }),
  },
  sweep: {
    group: LABORATORY,
    summary: 'the same questions about many games, here or on a cluster',
    load: async () => (await import('./sweep/index.js')).sweepFamily(towers, heapGames),
  },
  serve: {
    group: LABORATORY,
    summary: 'the answers to requests of another program, such as Python',
    load: async () => (await import('./serve/index.js')).serveCommand,
  },
  bench: {
    group: LABORATORY,
    summary: 'speed on this machine, beside other programs',
    load: async () => (await import('./bench/index.js')).benchCommand,
  },
});

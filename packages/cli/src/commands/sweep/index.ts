import type { HeapGames } from '../../heaps/options.js';
import type { Towers } from '../../options/puzzle.js';
import type { Family, Help } from '../../shell/command.js';

const help = {
  description:
    'Asks the same questions about many towers, or values many heap games, on one machine or on a cluster. A sweep lives in a folder DIR: `plan` writes DIR/manifest.jsonl, one line per point with its estimated time and memory; `run` computes the missing results, one file each; `merge` writes results.parquet and results.csv to DIR/merged once all are there.',
  notes: [
    'A run may be stopped, killed and restarted at any time: finished results are kept, and nothing is computed twice. Results are named by their parameters and by the version of the code; after a change of the code all are computed anew. Corrupt and foreign files are reported, never merged.',
  ],
  examples: [
    ['manaus sweep plan --puzzle manaus --discs 3..8 --moves any,cyclic', 'plan a sweep'],
    ['manaus sweep plan --game kayles,0.07,0.77 --upto 50,100', 'plan one of heap games'],
    ['manaus sweep submit', 'compute it on all cores'],
    ['manaus sweep merge', 'write its tables'],
  ],
} satisfies Help;

export const sweepFamily = (towers?: Towers, heapGames?: HeapGames): Family => ({
  ...help,
  actions: {
    plan: {
      summary: 'write the points of a sweep',
      load: async () => (await import('./plan.js')).planAction(towers, heapGames),
    },
    run: {
      summary: 'compute the missing results',
      load: async () => (await import('./run.js')).runAction(towers, heapGames),
    },
    submit: {
      summary: 'compute them in parallel, on all cores or as a job array',
      load: async () => (await import('./submit.js')).submitAction,
    },
    status: {
      summary: 'the number of results done and missing',
      load: async () => (await import('./status.js')).statusAction,
    },
    merge: {
      summary: 'merge all results into two tables',
      load: async () => (await import('./merge.js')).mergeAction,
    },
  },
});

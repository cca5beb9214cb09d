import type { Family } from '../../shell/command.js';

export const problemsFamily: Family = {
  description:
    'Lists of problems, each with its own start and goal, such as tests with the Tower of London.',
  actions: {
    check: {
      summary: 'are the stated numbers of moves the least ones',
      load: async () => (await import('./check.js')).checkAction,
    },
  },
  examples: [
    ['manaus problems check problems.json', 'the wrong numbers, each with a shortest play'],
    ['manaus problems check problems.csv --tower hanoi --json', 'every row, as one document'],
  ],
};

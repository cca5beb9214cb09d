import type { Family } from '../../shell/command.js';

export const hanoiFamily: Family = {
  description: 'Hanoi on three pegs without search, as fast for a thousand discs as for three.',
  actions: {
    at: {
      summary: 'a move of the shortest solution, by its number',
      load: async () => (await import('./at.js')).atAction,
    },
    next: {
      summary: 'the next move of a shortest path between two states',
      load: async () => (await import('./next.js')).nextAction,
    },
  },
  examples: [
    ['manaus hanoi at --discs 8 --move 136', 'move 136 of 255'],
    ['manaus hanoi next --from 34/1/2 --to 12/4/3', 'from any state to any other'],
  ],
};

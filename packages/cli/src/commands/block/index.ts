import type { Family } from '../../shell/command.js';

export const blockFamily: Family = {
  description:
    'Levels of the block games Bloxorz, On The Edge and Bobbin 3D. A level is a text file; levels/README.md describes the format, and the folder levels has examples. Bloxorz has two rule sets. official, the default, is the game as it is played: after a roll the floor is tested, then switches fire. strict tests the floor again after that, and halves that a teleport sets down press switches and join at once.',
  actions: {
    solve: {
      summary: 'a shortest solution',
      load: async () => (await import('./solve.js')).solveAction,
    },
    check: {
      summary: 'whether a path is legal, and whether it wins',
      load: async () => (await import('./check.js')).checkAction,
    },
    show: {
      summary: 'the board, in the terminal or as a picture',
      load: async () => (await import('./show.js')).showAction,
    },
    play: {
      summary: 'the game in the terminal, with undo and hints',
      load: async () => (await import('./play.js')).playAction,
    },
    analyze: {
      summary: 'the graph of all reachable states in numbers',
      load: async () => (await import('./analyze.js')).analyzeAction,
    },
    generate: {
      summary: 'a random solvable level of a given difficulty',
      load: async () => (await import('./generate.js')).generateAction,
    },
    import: {
      summary: 'levels of other solvers, in the format of this project',
      load: async () => (await import('./import.js')).importAction,
    },
    export: {
      summary: 'levels in the formats of other solvers',
      load: async () => (await import('./export.js')).exportAction,
    },
    'from-cnf': {
      summary: 'a level that is solvable if and only if a formula is satisfiable',
      load: async () => (await import('./from-cnf.js')).fromCnfAction,
    },
  },
  examples: [
    ['manaus block solve levels/twins.txt', 'a shortest solution of a level'],
    ['manaus block play levels/twins.txt', 'the same level with the arrow keys'],
    ['manaus block generate bloxorz --least 8 --most 20', 'a level that takes 8 to 20 moves'],
  ],
};

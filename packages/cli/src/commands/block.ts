import { mustBe } from '../bad-input.js';
import { actions } from '../blocks/actions.js';
import { blockOptions } from '../blocks/options.js';
import type { Command } from '../command.js';

const names = Object.keys(actions);

export const blockCommand: Command<typeof blockOptions> = {
  positionals: [
    { name: 'ACTION', help: `one of ${names.join(', ')}` },
    {
      name: 'LEVEL',
      help: 'a file with a level; generate: one of bloxorz, on-the-edge, bobbin; from-cnf: a file with a formula, in DIMACS form',
    },
    { name: 'PATH', help: 'check: the letters of a path, R L U D and _ (the other half)' },
  ],
  needed: '',
  options: blockOptions,
  notes: [
    'solve: a shortest solution. check: whether a path is legal and wins. show: the board. play: with the arrow keys, with undo, hints and the distance to the goal. analyze: the graph of all states that can be reached, dead ends in it, the hardest start, how many shortest solutions. generate: a random level that can be solved, as hard as asked. from-cnf: a level that can be solved if and only if a formula can be satisfied.',
    'A level is a text: the line game bloxorz, on-the-edge or bobbin; grid, rows, end; lines that explain the letters in the grid. The folder levels has examples of everything.',
  ],
  examples: [
    [
      'manaus block generate bloxorz --least 8 --most 20',
      'a level of Bloxorz that takes 8 to 20 moves',
    ],
    [
      'manaus block generate on-the-edge --width 5 --height 4 --json',
      'one of On The Edge, for another program',
    ],
  ],
  run([name, ...words], values, io) {
    if (name === undefined || !Object.hasOwn(actions, name))
      throw mustBe('ACTION', `one of ${names.join(', ')}`, name);
    const action = actions[name];
    const extra = words[action.words.length];
    if (extra !== undefined)
      throw mustBe('arguments', `${name} ${action.words.join(' ')} and options`, extra);
    const foreign = Object.keys(values).find(
      (option) => option !== 'json' && !action.options.some((other) => other === option),
    );
    if (foreign !== undefined)
      throw mustBe(
        'options',
        `those of ${name}: ${[...action.options, 'json'].map((option) => `--${option}`).join(', ')}`,
        `--${foreign}`,
      );
    return action.run(words, values, io);
  },
};

import { towerRegistry } from '@manaus/core';
import { towerPddl } from '@manaus/lab/positions';
import { flag } from '../options/kinds.js';
import { discsIn, label, labelNote, stateOf } from '../options/label.js';
import { required, underHeading } from '../options/option.js';
import { OUTPUT } from '../options/output.js';
import { fileNote, labeledPuzzleOptions, puzzleArgument, type Towers } from '../options/puzzle.js';
import { towerOf } from '../rules/subject.js';
import { command } from '../shell/command.js';

export const pddlCommand = (towers: Towers = towerRegistry) =>
  command({
    description:
      'Writes the way from a state to the goal as a task for planners, in PDDL: typed STRIPS, one action a move. All towers have one domain.',
    arguments: { puzzle: puzzleArgument(towers) },
    options: {
      ...labeledPuzzleOptions(towers),
      ...underHeading('Task options', { from: required(label('the state to start from')) }),
      ...underHeading(OUTPUT, { domain: flag('print the domain instead of the problem') }),
    },
    notes: [
      'The discs differ, and any lies on any or only on larger ones; capacities and directed moves between pegs are facts of the problem. The action is move, with the disc, its peg and the other peg first: manaus verify reads plans, (move d1 p0 p2 ...), as plays.',
      fileNote,
      labelNote,
    ],
    examples: [
      ['manaus pddl manaus --from 1/2/3 --domain > domain.pddl', 'the domain'],
      ['manaus pddl manaus --from 1/2/3 > problem.pddl', 'the problem'],
    ],
    small: 'quadratic in the number of discs, which is bounded',
    async run({ puzzle, discs, from, domain, ...changes }, io) {
      const asked = { ...changes, discs: discs ?? discsIn(from) };
      const tower = await towerOf(towers, puzzle, asked, io);
      const task = towerPddl(tower, stateOf(tower, '--from', from));
      io.out(domain ? task.domain : task.problem);
    },
  });

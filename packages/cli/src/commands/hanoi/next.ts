import { hanoi, hanoiDistance, hanoiNextMove, pegsOfDiscs } from '@manaus/core';
import type { AnswerTo } from '../../answers/index.js';
import { discsIn, label, labelNote, stateOf } from '../../options/label.js';
import { required } from '../../options/option.js';
import { outputOptions } from '../../options/output.js';
import { command } from '../../shell/command.js';
import { moveFields, NO_MOVE, printMove } from './print-move.js';

export const nextAction = command({
  description:
    'Prints the first move of a shortest path between two states, and the number of moves that remain, this one included.',
  arguments: {},
  options: {
    from: required(label('the state to start from')),
    to: label('the state to reach (default: all discs on p2)'),
    ...outputOptions,
  },
  notes: [labelNote],
  examples: [
    ['manaus hanoi next --from 34/1/2 --to 12/4/3', 'from any state to any other'],
    ['manaus hanoi next --from 123// --json', 'to the perfect state on p2, as JSON'],
  ],
  small: 'linear in the number of discs, which is bounded',
  run({ from, to, json }, io) {
    const rules = hanoi(discsIn(from));
    const start = pegsOfDiscs(stateOf(rules, '--from', from));
    const goal = to === undefined ? start.map(() => 2) : pegsOfDiscs(stateOf(rules, '--to', to));
    const remaining = String(hanoiDistance(start, goal).moves);
    const move = hanoiNextMove(start, goal);
    const fields = move === null ? NO_MOVE : moveFields(move);
    printMove<AnswerTo<'hanoi next'>>(io, json, { ...fields, remaining });
  },
});

import { formatLabel, hanoiMove, hanoiPosition, stacked } from '@manaus/core';
import type { AnswerTo } from '../../answers/index.js';
import { mustBe } from '../../errors/refusal.js';
import { wholeNumber } from '../../options/kinds.js';
import { labelNote } from '../../options/label.js';
import { type Option, required } from '../../options/option.js';
import { outputOptions } from '../../options/output.js';
import { command } from '../../shell/command.js';
import { moveFields, printMove } from './print-move.js';

/** The most discs whose label prints in about a second. */
const MOST_DISCS = 100_000;

const move: Option<bigint> = {
  value: 'M',
  help: 'number of the move, 1 to 2^N - 1',
  bound: 'a whole number from 1 to 2^N - 1',
  parse: (given) => (/^\d+$/.test(given) && given.length <= MOST_DISCS ? BigInt(given) : undefined),
};

export const atAction = command({
  description:
    'Prints move M of the shortest solution from p0 to p2: its disc, its pegs, and the state after it, computed from the binary digits of M.',
  arguments: {},
  options: {
    discs: required(wholeNumber('N', `number of discs, 1 to ${MOST_DISCS}`, 1, MOST_DISCS)),
    move: required(move),
    ...outputOptions,
  },
  notes: [labelNote],
  examples: [
    ['manaus hanoi at --discs 8 --move 136', 'move 136 of 255'],
    ['manaus hanoi at --discs 64 --move 9223372036854775808 --json', 'the largest of 64 discs'],
  ],
  small: 'linear in the number of discs, which is bounded',
  run({ discs, move, json }, io) {
    if (move < 1n || move >> BigInt(discs) > 0n)
      throw mustBe('--move', `a whole number from 1 to 2^${discs} - 1`, String(move));
    const state = formatLabel(stacked(hanoiPosition(discs, move), 3));
    printMove<AnswerTo<'hanoi at'>>(io, json, { ...moveFields(hanoiMove(discs, move)), state });
  },
});

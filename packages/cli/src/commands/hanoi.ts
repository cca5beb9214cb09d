import {
  formatLabel,
  hanoi,
  hanoiDistance,
  hanoiMove,
  hanoiNextMove,
  hanoiPosition,
  pegsOfDiscs,
  stacked,
} from '@manaus/core';
import { mustBe } from '../bad-input.js';
import type { Command } from '../command.js';
import { flag, type Option, text, type Values, wholeNumber } from '../options.js';
import { discsIn, labelNote, stateOf } from '../puzzle.js';
import { twoColumns } from '../tables/text.js';

/** Labels of so many discs are still a second's work to print. */
const MOST_DISCS = 100_000;

const bigNumber: Option<bigint> = {
  value: 'M',
  help: 'at: the number of the move, from 1 to 2^N - 1, of any length',
  read(option, given) {
    if (!/^\d+$/.test(given) || given.length > MOST_DISCS)
      throw mustBe(option, 'a whole number from 1 to 2^N - 1', given);
    return BigInt(given);
  },
};

const options = {
  discs: wholeNumber('N', `at: number of discs, from 1 to ${MOST_DISCS}`, 1, MOST_DISCS),
  move: bigNumber,
  from: text('LABEL', 'next: the state to start from'),
  to: text('LABEL', 'next: the state to reach (default: all on p2)'),
  json: flag('print one JSON document'),
};

type HanoiValues = Values<typeof options>;
/** What is printed, by name. */
type Answer = Readonly<Record<string, string | number | null>>;

const actions: Readonly<Record<string, (values: HanoiValues) => Answer>> = {
  at: moveAt,
  next: nextMove,
};

export const hanoiCommand: Command<typeof options> = {
  positionals: [
    {
      name: 'WHAT',
      help: 'at: a move of the shortest solution by its number; next: the first move of a shortest path between two states',
    },
  ],
  needed: '',
  options,
  notes: [
    'Hanoi on three pegs without search, for a thousand discs as for three. at: the disc of move M of the shortest solution from p0 to p2, its pegs, and the state after it, straight from the binary form of M. next: a first move of a shortest path, and how many moves remain, this one counted.',
    labelNote,
  ],
  examples: [
    ['manaus hanoi at --discs 8 --move 136', 'the move in the middle of the second half'],
    ['manaus hanoi next --from 34/1/2 --to 12/4/3', 'from any state to any other'],
  ],
  run([what], values, io) {
    const action = actions[what ?? ''];
    if (action === undefined) throw mustBe('WHAT', 'at or next', what);
    const answer = action(values);
    io.out(
      values.json
        ? `${JSON.stringify(answer)}\n`
        : `${twoColumns(
            Object.entries(answer).map(([name, value]) => [name, String(value ?? 'none')]),
            io.color,
          ).join('\n')}\n`,
    );
  },
};

function moveAt({ discs, move, from, to }: HanoiValues): Answer {
  if (from !== undefined || to !== undefined)
    throw mustBe(from === undefined ? '--to' : '--from', 'left out for at', from ?? to);
  if (discs === undefined)
    throw mustBe('--discs', `a whole number from 1 to ${MOST_DISCS}`, undefined);
  if (move === undefined)
    throw mustBe('--move', `a whole number from 1 to 2^${discs} - 1`, undefined);
  if (move < 1n || move >> BigInt(discs) > 0n)
    throw mustBe('--move', `a whole number from 1 to 2^${discs} - 1`, String(move));
  const made = hanoiMove(discs, move);
  return {
    disc: made.disc,
    from: `p${made.from}`,
    to: `p${made.to}`,
    state: formatLabel(stacked(hanoiPosition(discs, move), 3)),
  };
}

function nextMove({ from, to, discs, move }: HanoiValues): Answer {
  if (discs !== undefined || move !== undefined)
    throw mustBe(
      discs === undefined ? '--move' : '--discs',
      'left out for next',
      String(discs ?? move),
    );
  if (from === undefined) throw mustBe('--from', 'a label', undefined);
  const rules = hanoi(discsIn(from));
  const start = pegsOfDiscs(stateOf(rules, '--from', from));
  const goal = to === undefined ? start.map(() => 2) : pegsOfDiscs(stateOf(rules, '--to', to));
  const next = hanoiNextMove(start, goal);
  const remaining = String(hanoiDistance(start, goal).moves);
  return next === null
    ? { disc: null, from: null, to: null, remaining }
    : { disc: next.disc, from: `p${next.from}`, to: `p${next.to}`, remaining };
}

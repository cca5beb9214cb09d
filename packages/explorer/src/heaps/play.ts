import type { HeapPosition } from '@manaus/games';
import { replyTo } from './opponent.js';
import { isOver, type Move, type Table } from './table.js';

/** A side: 0 has the first move of the play, 1 the second. */
export type Side = 0 | 1;

/** A position of a play, who is to move there, and the move before it. */
export interface Step {
  readonly position: HeapPosition;
  readonly turn: Side;
  readonly move: Move | null;
  /** True if the page made the next move, or named it. */
  readonly helped?: boolean;
}

/** A play, and which of its positions is shown; what lies after it can be redone. */
export interface Play {
  readonly steps: readonly Step[];
  readonly at: number;
  /** The play that a restart ended; an undo brings it back. */
  readonly before?: Play;
  /** The lines of play that another move or a restart has left. */
  readonly others?: readonly (readonly Step[])[];
}

/** A position, and who is to move there. */
export type Place = Pick<Step, 'position' | 'turn'>;

export const currentStep = ({ steps, at }: Play): Step => steps[at];

/** The play that shows the last of some steps. */
export const atEnd = (steps: readonly Step[]): Play => ({ steps, at: steps.length - 1 });

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

export const isSamePosition = (table: Table, a: HeapPosition, b: HeapPosition): boolean =>
  table.label(a) === table.label(b);

/** True if the same side is to move in the same position. */
export const isSamePlace = (table: Table, a: Place, b: Place): boolean =>
  a.turn === b.turn && isSamePosition(table, a.position, b.position);

/** True if a person, not the opponent, moves for a side. */
export const isPerson = ({ setup: { opponent, begins } }: Table, side: Side): boolean =>
  opponent === 'none' || (begins === 'you') === (side === 0);

/**
 * The first position, or one further on, with the opponent's answer where it is the opponent's
 * turn.
 */
export function begin(table: Table, step?: Place): Play {
  const first: Step = { position: table.start, turn: 0, move: null };
  const steps = step === undefined ? [first] : [first, { ...step, move: null }];
  return answered(table, atEnd(steps));
}

/** Makes a move, and lets the opponent answer; `null` where the rules forbid it. */
export function played(table: Table, play: Play, move: Move): Play | null {
  const next = moved(table, play, move);
  return next === null ? null : answered(table, next);
}

function moved(table: Table, play: Play, move: Move): Play | null {
  const { position, turn } = currentStep(play);
  const next = table.after(position, move);
  return next && withStep(play, { position: next, turn: otherSide(turn), move });
}

const withStep = (play: Play, step: Step): Play => ({
  ...play,
  ...atEnd([...play.steps.slice(0, play.at + 1), step]),
  others: linesOf(play),
});

/** The lines of a play that were left, and the present one if a move leaves it. */
const linesOf = ({ steps, at, others }: Play): Play['others'] =>
  at === steps.length - 1 ? others : [...(others ?? []), steps];

/** A play with the opponent's move where it is the opponent's turn. */
export function answered(table: Table, play: Play): Play {
  const { position, turn } = currentStep(play);
  if (isPerson(table, turn) || isOver(table, position)) return play;
  return moved(table, play, replyTo(table, position)) ?? play;
}

/** Back to where a person last was to move. */
export function undo(table: Table, play: Play): Play {
  const at = play.steps.findLastIndex(({ turn }, i) => i < play.at && isPerson(table, turn));
  return at === -1 ? (play.before ?? play) : { ...play, at };
}

/** The play with help at the position shown: the page makes the next move, or has named it. */
export const withHelp = (play: Play): Play => ({
  ...play,
  steps: play.steps.map((step, i) => (i === play.at ? { ...step, helped: true } : step)),
});

/** True if the page made a move on the way to the position shown for a person, or named one. */
export const hasHelp = ({ steps, at }: Play): boolean =>
  steps.some(({ helped }, i) => i < at && helped === true);

/** The play from its start again. */
export const restart = (table: Table, play: Play): Play =>
  play.steps.length === 1
    ? play
    : {
        ...begin(table),
        before: play,
        others: [...(play.others ?? []), play.steps],
      };

/** On to where a person is to move next, or to the end. */
export function redo(table: Table, play: Play): Play {
  const at = play.steps.findIndex(({ turn }, i) => i > play.at && isPerson(table, turn));
  return { ...play, at: at === -1 ? play.steps.length - 1 : at };
}

/** True if the list of moves can show a position: a person is to move, or the game is over. */
export const isStop = (table: Table, { turn, position }: Step): boolean =>
  isPerson(table, turn) || isOver(table, position);

/**
 * The last entry up to one at which the list of moves can stop; the first such entry if none
 * exists.
 */
export const stopAt = (table: Table, { steps }: Play, at: number): number => {
  const stops = steps.flatMap((step, i) => (isStop(table, step) ? [i] : []));
  return stops.findLast((stop) => stop <= at) ?? stops[0] ?? 0;
};

/** The winner; `null` while a move is left. */
export function winner(table: Table, { position, turn }: Step): Side | null {
  if (!isOver(table, position)) return null;
  return table.setup.convention === 'normal' ? otherSide(turn) : turn;
}

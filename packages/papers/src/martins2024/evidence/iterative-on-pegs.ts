import {
  type Disc,
  type Peg,
  type Play,
  pegsOfDiscs,
  type StopReason,
  stacked,
  type TowerState,
} from '@manaus/core';
import { NO_OTHER_TOP } from './first-move.js';
import { NO_OTHER_MOVE, type Reading } from './iterative.js';

/**
 * The effect of algorithms 2 and 3, on a list of the pegs of the discs instead of a board with
 * rules.
 */
class PegList {
  readonly moves: { disc: Disc; from: Peg; to: Peg }[] = [];
  readonly states: Disc[][][];
  stopped: Play['stopped'] = null;

  constructor(readonly pegs: Peg[]) {
    this.states = [stacked(pegs, 3)];
  }

  /** No smaller disc lies on it, or where it goes. */
  canMove(disc: Disc, to: Peg): boolean {
    const from = this.pegs[disc - 1];
    return to !== from && this.pegs.slice(0, disc - 1).every((peg) => peg !== from && peg !== to);
  }

  move(disc: Disc, to: Peg): void {
    if (!this.canMove(disc, to)) throw new Error(`disc ${disc} cannot move to p${to}`);
    this.moves.push({ disc, from: this.pegs[disc - 1], to });
    this.pegs[disc - 1] = to;
    this.states.push(stacked(this.pegs, 3));
  }

  /** A disc goes in its right direction. */
  advance(disc: Disc): void {
    this.move(disc, this.next(disc));
  }

  stop(why: StopReason): void {
    this.stopped ??= { ...why, at: this.moves.length + 1 };
  }

  halt(says: string): void {
    this.stop({ code: 'program', says });
  }

  /** Disc i goes to p2, p1, p0, p2, ... where n - i is even, else to p1, p2, p0, p1, ... */
  next(disc: Disc): Peg {
    return (this.pegs[disc - 1] + ((this.pegs.length - disc) % 2 === 0 ? 2 : 1)) % 3;
  }

  get isDone(): boolean {
    return this.pegs.every((peg) => peg === 2);
  }

  get play(): Play {
    const { moves, states, stopped, isDone } = this;
    return { moves, states, end: states[states.length - 1], solved: isDone, calls: 0, stopped };
  }
}

/** The smallest disc that is not on the peg of disc 1: of the others none but this one can move. */
const smallestApart = ({ pegs }: PegList): Disc | null => {
  const at = pegs.findIndex((peg) => peg !== pegs[0]);
  return at < 0 ? null : at + 1;
};

/** Algorithm 3: that disc where its right direction is free, else disc 1. */
function first(list: PegList, line2: Reading): void {
  const disc = smallestApart(list);
  if (disc === null && line2 === 'must') list.halt(NO_OTHER_TOP);
  else if (disc !== null && list.canMove(disc, list.next(disc))) list.advance(disc);
  else list.advance(1);
}

/**
 * Lines 3 and 4 of algorithm 2: disc 1, then the disc apart from it to the peg where neither is.
 */
function round(list: PegList, line4: Reading): void {
  list.advance(1);
  const disc = smallestApart(list);
  if (disc !== null) list.move(disc, 3 - list.pegs[0] - list.pegs[disc - 1]);
  else if (line4 === 'must') list.halt(NO_OTHER_MOVE);
}

/** Algorithm 2, until all discs are on p2 or a state comes back. */
function iterate(list: PegList, line4: Reading): void {
  const seen = new Map<string, number>();
  do {
    const after = seen.get(list.pegs.join());
    seen.set(list.pegs.join(), list.moves.length);
    if (after === undefined) round(list, line4);
    else list.stop({ code: 'repeats', after });
  } while (!list.isDone && list.stopped === null);
}

const played =
  (...steps: readonly ((list: PegList) => void)[]) =>
  (start: TowerState): Play => {
    const list = new PegList(pegsOfDiscs(start));
    for (const step of steps) if (list.stopped === null) step(list);
    return list.play;
  };

/** Algorithm 2 on a list of pegs. */
export const iterateOnPegs = (line4: Reading): ((start: TowerState) => Play) =>
  played((list) => iterate(list, line4));

/** Algorithm 3 on a list of pegs. */
export const firstMoveOnPegs = (line2: Reading): ((start: TowerState) => Play) =>
  played((list) => first(list, line2));

/** Algorithm 3, then algorithm 2, on a list of pegs. */
export const bothOnPegs = (reading: Reading): ((start: TowerState) => Play) =>
  played(
    (list) => first(list, reading),
    (list) => iterate(list, reading),
  );

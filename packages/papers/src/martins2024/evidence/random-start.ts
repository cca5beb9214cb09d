import {
  type Board,
  formatLabel,
  type Peg,
  parseLabel,
  play,
  type TowerProgram,
  type TowerRules,
  type TowerState,
  towerCodec,
  towerPuzzle,
} from '@manaus/core';
import { breadthFirst, storeGraph } from '@manaus/graph';
import { goalRanks, towerGraph } from '@manaus/kernels';
import { type Trial, trial } from '../../algorithm.js';

/** How the printed lines of Algorithms 7 and 9 are read, where they leave it open or forget it. */
export interface Reading {
  /** Which end of a peg p[0] is. */
  readonly first: 'base' | 'top';
  /** Whether a call with n = 0 ends at once; as printed it goes on. */
  readonly bottom: boolean;
  /** Whether a call with n sees p0 without the discs n+1, n+2, ... that are placed at its base; as printed it sees all. */
  readonly placed: boolean;
  /** Whether a call ends after the recursive call within it; as printed it goes on with the line below. */
  readonly returns: boolean;
}

/** Nothing added to the print, p[0] being the base. */
export const asPrinted: Reading = { first: 'base', bottom: false, placed: false, returns: false };

/** Every reading, those with the fewest additions first. */
export const readings: readonly Reading[] = [0, 1, 2, 4, 3, 5, 6, 7].flatMap((bits) =>
  (['base', 'top'] as const).map(
    (first): Reading => ({
      first,
      bottom: (bits & 1) > 0,
      placed: (bits & 2) > 0,
      returns: (bits & 4) > 0,
    }),
  ),
);

/** A reading in a few words. */
export function wordsOf({ first, bottom, placed, returns }: Reading): string {
  const added = [
    bottom && 'an end at n = 0',
    placed && 'placed discs left alone',
    returns && 'a return after the inner call',
  ].filter(Boolean);
  return `p0[0] the ${first}${added.length === 0 ? '' : `, with ${added.join(' and ')}`}`;
}

/** What the lines of a call with n look at, and the functions of the text. */
export class Call {
  /** How many discs at the base of p0 the call does not see. */
  private readonly under: number;

  constructor(
    private readonly board: Board,
    private readonly n: number,
    private readonly reading: Reading,
  ) {
    board.call();
    this.under = reading.placed ? board.discs - n : 0;
  }

  /** d_n in p; false when there is no disc d_n. */
  on(peg: Peg): boolean {
    return this.n >= 1 && this.board.pegOf(this.n) === peg;
  }

  /** d_n in p0[0]. */
  isFirst(): boolean {
    if (!this.on(0)) return false;
    if (this.reading.first === 'top') return this.isTop(0);
    return this.under === 0
      ? this.board.bottom(0) === this.n
      : this.board.state()[0].at(-1 - this.under) === this.n;
  }

  /** d_n in p[topo]. */
  isTop(peg: Peg): boolean {
    return this.n >= 1 && this.board.top(peg) === this.n;
  }

  /** p in the empty set. */
  isEmpty(peg: Peg): boolean {
    return this.board.height(peg) === (peg === 0 ? this.under : 0);
  }

  /** Desenterra(n, from, to): the discs over d_n go to another peg. */
  desenterra(from: Peg, to: Peg): void {
    while (!this.isTop(from)) this.board.moveTop(from, to);
  }

  /** Libera(from, to): all discs go to another peg. */
  libera(from: Peg, to: Peg): void {
    while (!this.isEmpty(from)) this.board.moveTop(from, to);
  }

  /** MoveDisco(d_n, from, to). */
  moveDisco(from: Peg, to: Peg): void {
    this.board.moveFrom(this.n, from, to);
  }
}

/** How far a play that may not end is followed. */
export const limits = { mostCalls: 1000, mostMoves: 10_000 };

/** A program from every state of a tower, those nearest the goal first, against the distances that a search of the stored graph finds. */
export function fromEveryState(rules: TowerRules, program: TowerProgram): Trial {
  const codec = towerCodec(rules);
  const { distance, visited } = breadthFirst(storeGraph(towerGraph(rules)), goalRanks(rules));
  return trial({
    discs: rules.discs,
    starts: nearestFirst(rules, distance, visited),
    run: (start) => play(rules, start, program, limits),
    least: (start) => distance[codec.rank(start)],
  });
}

/** The states in the order of the search from the goal, then those that it did not reach. */
function* nearestFirst(
  rules: TowerRules,
  distance: Int32Array,
  visited: Uint32Array,
): Generator<TowerState> {
  const codec = towerCodec(rules);
  for (const rank of visited) yield codec.unrank(rank);
  for (let rank = 0; rank < distance.length; rank++)
    if (distance[rank] < 0) yield codec.unrank(rank);
}

/** Every state of a tower, in the order of ranks. */
export function* statesOf(rules: TowerRules): Generator<TowerState> {
  const codec = towerCodec(rules);
  for (let rank = 0; rank < codec.space; rank++) yield codec.unrank(rank);
}

/**
 * The same by other means, for few discs: distances by playing the rules on labels from the goal, and every move of every play looked up
 * among the moves that the rules allow. Throws where they differ.
 */
export function crossCheck(rules: TowerRules, program: TowerProgram): void {
  const distances = distancesByLabel(rules);
  const found = { solved: 0, shortest: 0 };
  for (const start of statesOf(rules)) {
    const { moves, stopped } = play(rules, start, program, limits);
    const end = replayed(rules, start, moves);
    if (stopped !== null || distances.get(end) !== 0) continue;
    found.solved++;
    if (moves.length === distances.get(formatLabel(start))) found.shortest++;
  }
  const { solved, shortest } = fromEveryState(rules, program);
  if (solved !== found.solved || shortest !== found.shortest)
    throw new Error(`two trials with ${rules.discs} discs differ`);
}

function replayed(
  rules: TowerRules,
  start: TowerState,
  moves: readonly { readonly from: Peg; readonly to: Peg }[],
): string {
  const puzzle = towerPuzzle(rules);
  let state = start;
  for (const { from, to } of moves) {
    const legal = puzzle.moves(state).find((move) => move.from === from && move.to === to);
    if (legal === undefined) throw new Error(`an illegal move from ${formatLabel(start)}`);
    state = puzzle.apply(state, legal);
  }
  return formatLabel(state);
}

function distancesByLabel(rules: TowerRules): Map<string, number> {
  const { notation, moves, apply, codec } = towerPuzzle(rules);
  const found = new Map(goalRanks(rules).map((rank) => [notation.format(codec.unrank(rank)), 0]));
  for (const [label, distance] of found) {
    const state = notation.parse(label);
    for (const next of moves(state).map((move) => notation.format(apply(state, move))))
      if (!found.has(next)) found.set(next, distance + 1);
  }
  return found;
}

/** A play from a label, in a form that one can follow by hand. */
export function wordsOfPlay(rules: TowerRules, label: string, program: TowerProgram): string {
  const { states, stopped } = play(rules, parseLabel(rules, label), program, limits);
  return `${states.map(formatLabel).join(', ')}${stopped === null ? '' : `; then ${stopped.reason}`}`;
}

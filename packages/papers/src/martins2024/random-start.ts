import { type Board, formatLabel, type Peg, type Play, play, type TowerProgram, type TowerRules, type TowerState, towerCodec, towerPuzzle } from '@manaus/core';
import { breadthFirst, goalRanks, storeGraph, towerGraph } from '@manaus/graph';

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
  (['base', 'top'] as const).map((first): Reading => ({ first, bottom: (bits & 1) > 0, placed: (bits & 2) > 0, returns: (bits & 4) > 0 })),
);

/** A reading in a few words. */
export function wordsOf({ first, bottom, placed, returns }: Reading): string {
  const added = [bottom && 'an end at n = 0', placed && 'placed discs left alone', returns && 'a return after the inner call'].filter(Boolean);
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
    return this.under === 0 ? this.board.bottom(0) === this.n : this.board.state()[0].at(-1 - this.under) === this.n;
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

/** What became of the plays from all states. */
export interface Assessment {
  readonly states: number;
  readonly solved: number;
  /** Plays that ended at the goal after as few moves as any could. */
  readonly optimal: number;
  /** The moves beyond the shortest path, over the plays that ended at the goal: their sum, and the most. */
  readonly excess: number;
  readonly most: number;
  /** States from which the goal cannot be reached at all. */
  readonly hopeless: number;
  /** The nearest state to the goal whose play does not end there. */
  readonly firstUnsolved: { readonly state: TowerState; readonly play: Play } | null;
  /** The nearest state to the goal whose play ends there, but is too long. */
  readonly firstLonger: { readonly state: TowerState; readonly play: Play; readonly distance: number } | null;
}

/** How far a play that may not end is followed. */
export const limits = { mostCalls: 1000, mostMoves: 10_000 };

/** Plays from every state of a tower and compares with the distances that a search finds. */
export function assess(rules: TowerRules, program: TowerProgram): Assessment {
  const codec = towerCodec(rules);
  const { distance, visited } = breadthFirst(storeGraph(towerGraph(rules)), goalRanks(rules));
  const found = { solved: 0, optimal: 0, excess: 0, most: 0 };
  let firstUnsolved: Assessment['firstUnsolved'] = null;
  let firstLonger: Assessment['firstLonger'] = null;
  for (const rank of nearestFirst(distance, visited)) {
    const state = codec.unrank(rank);
    const played = play(rules, state, program, limits);
    if (!played.solved || played.stopped !== null) {
      firstUnsolved ??= { state, play: played };
      continue;
    }
    const beyond = played.moves.length - distance[rank];
    if (distance[rank] < 0 || beyond < 0) throw new Error(`${formatLabel(state)} is solved by fewer moves than its distance`);
    found.solved++;
    if (beyond === 0) found.optimal++;
    else firstLonger ??= { state, play: played, distance: distance[rank] };
    found.excess += beyond;
    found.most = Math.max(found.most, beyond);
  }
  return { states: codec.space, ...found, hopeless: distance.length - visited.length, firstUnsolved, firstLonger };
}

/** The ranks in the order of the search from the goal, then those that it did not reach. */
function* nearestFirst(distance: Int32Array, visited: Uint32Array): Generator<number> {
  yield* visited;
  for (let rank = 0; rank < distance.length; rank++) if (distance[rank] < 0) yield rank;
}

/**
 * The same numbers by other means, for few discs: distances by playing the rules on labels from the goal, and every move of every play
 * looked up among the moves that the rules allow. Throws where they differ.
 */
export function crossCheck(rules: TowerRules, program: TowerProgram): void {
  const { notation, moves, apply, codec } = towerPuzzle(rules);
  const distances = distancesByLabel(rules);
  const found = { solved: 0, optimal: 0 };
  for (let rank = 0; rank < codec.space; rank++) {
    let state = codec.unrank(rank);
    const start = notation.format(state);
    const played = play(rules, state, program, limits);
    for (const move of played.moves) {
      if (!moves(state).some((legal) => legal.disc === move.disc && legal.from === move.from && legal.to === move.to)) throw new Error(`an illegal move from ${start}`);
      state = apply(state, move);
    }
    if (played.stopped !== null || distances.get(notation.format(state)) !== 0) continue;
    found.solved++;
    if (played.moves.length === distances.get(start)) found.optimal++;
  }
  const { solved, optimal } = assess(rules, program);
  if (solved !== found.solved || optimal !== found.optimal) throw new Error(`two assessments with ${rules.discs} discs differ`);
}

function distancesByLabel(rules: TowerRules): Map<string, number> {
  const { notation, moves, apply } = towerPuzzle(rules);
  const found = new Map(goalRanks(rules).map((rank) => [notation.format(towerCodec(rules).unrank(rank)), 0]));
  for (const [label, distance] of found) {
    const state = notation.parse(label);
    for (const next of moves(state).map((move) => notation.format(apply(state, move)))) if (!found.has(next)) found.set(next, distance + 1);
  }
  return found;
}

/** Every state of a tower, in the order of ranks. */
export function* statesOf(rules: TowerRules): Generator<TowerState> {
  const codec = towerCodec(rules);
  for (let rank = 0; rank < codec.space; rank++) yield codec.unrank(rank);
}

/** A play that does not end at the goal, in a form that one can follow by hand. */
export function wordsOfFailure({ state, play: played }: NonNullable<Assessment['firstUnsolved']>): string {
  const path = played.states.map(formatLabel).join(', ');
  const end = played.stopped === null ? `it ends at ${formatLabel(played.end)}` : `${played.stopped.reason}`;
  return played.moves.length === 0 ? `from ${formatLabel(state)} no move is made: ${end}` : `from ${formatLabel(state)} it goes ${path}; then ${end}`;
}

/** A play that is too long, in a form that one can follow by hand. */
export function wordsOfLonger({ state, play: played, distance }: NonNullable<Assessment['firstLonger']>): string {
  return `from ${formatLabel(state)} it goes ${played.states.map(formatLabel).join(', ')}: ${played.moves.length} moves, where ${distance} suffice`;
}

/** What is measured of an algorithm that solves: shares and excess, in one line. */
export function wordsOfMeasure(discs: number, { states, solved, optimal, excess, most }: Assessment): string {
  const mean = solved === 0 ? '-' : (excess / solved).toFixed(3);
  return `n = ${discs}: ${solved} of ${states} solved, ${optimal} optimally (${((100 * optimal) / states).toFixed(1)} %), excess ${mean} on average, ${most} at most`;
}

import { requireInteger, requireKind, requireOptions, requireShape } from '../../errors.js';
import { once } from '../../once.js';
import { represented } from '../alike.js';
import { brokenRule, isAmongGoals, mayRest, regularState } from '../rules.js';
import {
  type Arrangement,
  type Disc,
  discPegs,
  type Peg,
  type TowerMove,
  type TowerState,
} from '../state.js';
import { compileTower, type Tower } from '../tower.js';
import { afterMove, applyMove } from '../tower-puzzle.js';
import type { TowerRules } from '../tower-rules.js';
import { type Stop, type StopReason, stopText } from './stop.js';

/** The run of a program on a tower. */
export interface Play {
  readonly moves: readonly TowerMove[];
  /** One more than moves, the start first; made when first asked for. */
  readonly states: readonly Arrangement[];
  readonly end: Arrangement;
  /** True if the end is a goal of the tower. */
  readonly solved: boolean;
  /** The number of recursive calls that the program announced. */
  readonly calls: number;
  /** `null` when the program ran to its end. */
  readonly stopped: Stop | null;
}

/** Bounds on a play that may not end. */
export interface PlayOptions {
  /** At most this many moves; 10^7 when left out. */
  readonly mostMoves?: number;
  /** At most this many calls; 10^8 when left out. */
  readonly mostCalls?: number;
}

/** An algorithm: it looks at a board and moves discs on it. */
export type TowerProgram = (board: Board) => void;

/** Ends a program from within; only {@link runProgram} catches it. */
class Halt extends Error {}

/**
 * A tower on which a program plays: it shows where the discs are, and carries out what the rules
 * allow.
 *
 * A move that breaks a rule is not made: it ends the play. Looking and moving take constant time.
 *
 * @example
 * ```ts
 * const start = parseLabel(hanoi(2), '12//');
 * runProgram(hanoi(2), start, (board) => board.move(1, 0)).stopped; // => { code: 'stays', disc: 1, peg: 0, at: 1 }
 * ```
 */
export class Board {
  readonly discs: number;
  readonly moves: TowerMove[] = [];
  stopped: Stop | null = null;
  calls = 0;
  /** Bottom disc first, so that the top is cheap to take. */
  private readonly stacks: Disc[][];
  private readonly pegs: Peg[];
  private readonly seen = new Map<string, number>();

  constructor(
    readonly rules: Tower,
    start: Arrangement,
    private readonly most: Required<PlayOptions>,
  ) {
    this.discs = rules.discs;
    this.stacks = start.map((peg) => [...peg].reverse());
    this.pegs = discPegs(start);
  }

  /** The peg on which a disc is. */
  pegOf(disc: Disc): Peg {
    return this.pegs[disc - 1] ?? this.halt({ code: 'noDisc', disc });
  }

  /** The top disc of a peg; `undefined` when it is empty. */
  top(peg: Peg): Disc | undefined {
    return this.stack(peg).at(-1);
  }

  /** The lowest disc of a peg; `undefined` when it is empty. */
  bottom(peg: Peg): Disc | undefined {
    return this.stack(peg)[0];
  }

  /** The number of discs on a peg. */
  height(peg: Peg): number {
    return this.stack(peg).length;
  }

  /** The state as it is now. */
  state(): Arrangement {
    return this.stacks.map((peg) => [...peg].reverse());
  }

  /** The reason why the top of one peg may not move to another; `null` if it may. */
  obstacle(from: Peg, to: Peg): StopReason | null {
    const disc = this.top(from);
    if (disc === undefined) return { code: 'empty', peg: from };
    if (from === to) return { code: 'stays', disc, peg: to };
    if (this.stacks[to] === undefined) return { code: 'noPeg', peg: to };
    if (!this.rules.moves[from][to]) return { code: 'barred', from, to };
    const capacity = this.rules.capacities[to];
    if (this.height(to) >= capacity) return { code: 'full', peg: to, capacity };
    const on = this.top(to);
    if (on !== undefined && !mayRest(this.rules, disc, on)) return { code: 'rests', disc, on };
    return this.rules.kernelOrder === null ? this.unpermitted({ disc, from, to }) : null;
  }

  /** The predicates of the rules are evaluated on representatives. */
  private unpermitted({ from, to }: TowerMove): StopReason | null {
    const { moveConditions, stateConditions } = this.rules;
    if (stateConditions.length === 0 && moveConditions.length === 0) return null;
    const state = represented(this.rules, this.state());
    const move = { disc: state[from][0], from, to };
    if (!moveConditions.every(({ holds }) => holds(move, state)))
      return { code: 'refused', ...move };
    const rule = brokenRule(this.rules, applyMove(this.rules, state, move));
    return rule === null ? null : { code: 'breaks', rule };
  }

  /** The moves that the rules allow now. */
  legalMoves(): TowerMove[] {
    const moves: TowerMove[] = [];
    for (let from = 0; from < this.stacks.length; from++)
      for (let to = 0; to < this.stacks.length; to++)
        if (from !== to && this.obstacle(from, to) === null)
          moves.push({ disc: this.top(from) as Disc, from, to });
    return moves;
  }

  /** Moves a disc from where it is to a peg. */
  move(disc: Disc, to: Peg): void {
    this.moveFrom(disc, this.pegOf(disc), to);
  }

  /** Moves a disc from one peg to another; that it is not there, or not on top, ends the play. */
  moveFrom(disc: Disc, from: Peg, to: Peg): void {
    const peg = this.pegOf(disc);
    if (peg !== from) this.halt({ code: 'elsewhere', disc, from, peg });
    const by = this.top(from) as Disc;
    if (by !== disc) this.halt({ code: 'covered', disc, peg, by });
    this.moveTop(from, to);
  }

  /** Moves whatever lies on top of one peg to another. */
  moveTop(from: Peg, to: Peg): void {
    const obstacle = this.obstacle(from, to);
    if (obstacle !== null) this.halt(obstacle);
    const most = this.most.mostMoves;
    if (this.moves.length >= most) this.halt({ code: 'mostMoves', most });
    const disc = this.stacks[from].pop() as Disc;
    this.stacks[to].push(disc);
    this.pegs[disc - 1] = to;
    this.moves.push({ disc, from, to });
  }

  /** Announces a call of a function of the program: they are counted and bounded. */
  call(): void {
    const most = this.most.mostCalls;
    if (this.calls++ >= most) this.halt({ code: 'mostCalls', most });
  }

  /**
   * Announces the head of a loop whose memory is the state of the tower and `memory`; to be there
   * twice means never to end.
   */
  loop(memory = ''): void {
    const key = `${memory} ${this.pegs.join()} ${this.rules.kernelOrder === 'sorted' ? '' : JSON.stringify(this.stacks)}`;
    const after = this.seen.get(key);
    if (after !== undefined) this.halt({ code: 'repeats', after });
    this.seen.set(key, this.moves.length);
  }

  private stack(peg: Peg): Disc[] {
    return this.stacks[peg] ?? this.halt({ code: 'noPeg', peg });
  }

  /** Ends the play; a text is a reason in the program's own words. */
  halt(why: StopReason | string): never {
    const reason: StopReason = typeof why === 'string' ? { code: 'program', says: why } : why;
    this.stopped ??= { ...reason, at: this.moves.length + 1 };
    throw new Halt(stopText(reason));
  }
}

/** Throws an `InputError` unless a program is given a board. */
export function requireBoard(board: Board): void {
  requireShape('core/solve', 'board', board, ['rules', 'discs', 'pegOf', 'moveTop']);
}

/**
 * Runs a program on a tower from a state and records what it does.
 *
 * What the program may not do, or never ends to do, stops it, with the number of the move and the
 * reason as a code with values ({@link stopText} words it). Time and space linear in the moves.
 * Throws an `InputError` where the start is not regular.
 *
 * @example
 * ```ts
 * const start = parseLabel(hanoi(2), '12//');
 * const { states, stopped } = runProgram(hanoi(2), start, (board) => { board.move(1, 1); board.move(2, 1); });
 * states.map(formatLabel); // => ['12//', '2/1/']
 * stopped; // => { code: 'rests', disc: 2, on: 1, at: 2 }
 * ```
 */
export function runProgram(
  rules: TowerRules,
  start: Arrangement,
  program: TowerProgram,
  options: PlayOptions = {},
): Play {
  const tower = compileTower(rules);
  regularState(tower, start);
  requireKind('core/play', 'program', 'function', program);
  requireOptions('core/play', ['mostMoves', 'mostCalls'], options);
  const { mostMoves = 1e7, mostCalls = 1e8 } = options;
  requireInteger('core/play', 'mostMoves', mostMoves, 0);
  requireInteger('core/play', 'mostCalls', mostCalls, 0);
  const board = new Board(tower, start, { mostMoves, mostCalls });
  try {
    program(board);
  } catch (error) {
    // A recursion without end has no memory left for its calls.
    if (error instanceof RangeError)
      board.stopped ??= { code: 'nested', deep: true, at: board.moves.length + 1 };
    else if (!(error instanceof Halt)) throw error;
  }
  const end = board.state();
  // The states are many, and few callers ask for them.
  const states = once(() => {
    const all = [start];
    for (const move of board.moves) all.push(afterMove(all[all.length - 1], move));
    return all;
  });
  return {
    moves: board.moves,
    get states() {
      return states();
    },
    end,
    solved: isAmongGoals(tower, end as TowerState),
    calls: board.calls,
    stopped: board.stopped,
  };
}

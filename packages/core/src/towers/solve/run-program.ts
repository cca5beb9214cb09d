import { requireInteger } from '../../errors.js';
import { representative } from '../alike.js';
import { isGoal, mayRest, regularState, violation } from '../rules.js';
import {
  type Arrangement,
  type Disc,
  type Peg,
  pegsOfDiscs,
  type TowerMove,
  type TowerState,
} from '../state.js';
import { compileTower, type Tower } from '../tower.js';
import { applyMove } from '../tower-puzzle.js';
import type { TowerRules } from '../tower-rules.js';

/** Why a play stopped before its program ended. */
export interface Stop {
  /** The move at which it stopped: 1 is the first. */
  readonly at: number;
  /** The violated rule, or why it does not end, in words. */
  readonly reason: string;
}

/** What a program did on a tower. */
export interface Play {
  readonly moves: readonly TowerMove[];
  /** One more than moves, the start first; made when first asked for. */
  readonly states: readonly Arrangement[];
  readonly end: Arrangement;
  /** Whether the end is a goal of the tower. */
  readonly solved: boolean;
  /** How often the program announced a call of a function of its own. */
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
 * A tower on which a program plays: it shows where the discs are, and carries out what the rules allow.
 *
 * A move that breaks a rule is not made: it ends the play. Looking and moving take constant time.
 *
 * @example
 * ```ts
 * const start = parseLabel(hanoi(2), '12//');
 * runProgram(hanoi(2), start, (board) => board.move(1, 0)).stopped; // => { at: 1, reason: 'disc 1 is on p0 already' }
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
    private readonly most: Required<{ [K in keyof PlayOptions]: number }>,
  ) {
    this.discs = rules.discs;
    this.stacks = start.map((peg) => [...peg].reverse());
    this.pegs = pegsOfDiscs(start);
  }

  /** The peg on which a disc is. */
  pegOf(disc: Disc): Peg {
    return this.pegs[disc - 1] ?? this.halt(`there is no disc ${disc}`);
  }

  /** The top disc of a peg; `undefined` when it is empty. */
  top(peg: Peg): Disc | undefined {
    return this.stack(peg).at(-1);
  }

  /** The lowest disc of a peg; `undefined` when it is empty. */
  bottom(peg: Peg): Disc | undefined {
    return this.stack(peg)[0];
  }

  /** How many discs a peg holds. */
  height(peg: Peg): number {
    return this.stack(peg).length;
  }

  /** The state as it is now. */
  state(): Arrangement {
    return this.stacks.map((peg) => [...peg].reverse());
  }

  /** The rule that taking the top of one peg to another would break, in words; `null` when it may be done. */
  violation(from: Peg, to: Peg): string | null {
    const disc = this.top(from);
    if (disc === undefined) return `p${from} is empty`;
    if (from === to) return `disc ${disc} is on p${to} already`;
    if (this.stacks[to] === undefined) return `there is no peg p${to}`;
    if (!this.rules.moves[from][to]) return `no disc may go from p${from} to p${to}`;
    if (this.height(to) >= this.rules.capacities[to])
      return `p${to} is full: its capacity is ${this.rules.capacities[to]}`;
    const on = this.top(to);
    if (on !== undefined && !mayRest(this.rules, disc, on))
      return `disc ${disc} may not lie on disc ${on}`;
    return this.rules.kernelOrder === null ? this.unpermitted({ disc, from, to }) : null;
  }

  /** What the rules permit is asked of representatives. */
  private unpermitted({ from, to }: TowerMove): string | null {
    const { moveConditions, stateConditions } = this.rules;
    if (stateConditions.length === 0 && moveConditions.length === 0) return null;
    const state = representative(this.rules, this.state());
    const move = { disc: state[from][0], from, to };
    if (!moveConditions.every(({ holds }) => holds(move, state)))
      return `disc ${move.disc} may not go from p${from} to p${to} here`;
    return violation(this.rules, applyMove(this.rules, state, move));
  }

  /** The moves that the rules allow now. */
  legalMoves(): TowerMove[] {
    const moves: TowerMove[] = [];
    for (let from = 0; from < this.stacks.length; from++)
      for (let to = 0; to < this.stacks.length; to++)
        if (from !== to && this.violation(from, to) === null)
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
    if (peg !== from) this.halt(`disc ${disc} is not on p${from} but on p${peg}`);
    if (this.top(from) !== disc)
      this.halt(`disc ${disc} is not on top of p${from}: disc ${this.top(from)} is`);
    this.moveTop(from, to);
  }

  /** Moves whatever lies on top of one peg to another. */
  moveTop(from: Peg, to: Peg): void {
    const broken = this.violation(from, to);
    if (broken !== null) this.halt(broken);
    if (this.moves.length >= this.most.mostMoves)
      this.halt(`no end within ${this.most.mostMoves} moves`);
    const disc = this.stacks[from].pop() as Disc;
    this.stacks[to].push(disc);
    this.pegs[disc - 1] = to;
    this.moves.push({ disc, from, to });
  }

  /** Announces a call of a function of the program: they are counted and bounded. */
  call(): void {
    if (this.calls++ >= this.most.mostCalls)
      this.halt(`no end within ${this.most.mostCalls} calls`);
  }

  /** Announces the head of a loop whose memory is the state of the tower and `memory`; to be there twice means never to end. */
  loop(memory = ''): void {
    const key = `${memory} ${this.pegs.join()} ${this.rules.kernelOrder === 'sorted' ? '' : JSON.stringify(this.stacks)}`;
    const before = this.seen.get(key);
    if (before !== undefined)
      this.halt(
        `it does not end: all is as it was after ${before} ${before === 1 ? 'move' : 'moves'}`,
      );
    this.seen.set(key, this.moves.length);
  }

  private stack(peg: Peg): Disc[] {
    return this.stacks[peg] ?? this.halt(`there is no peg p${peg}`);
  }

  /** Ends the play, with the reason in words. */
  halt(reason: string): never {
    this.stopped ??= { at: this.moves.length + 1, reason };
    throw new Halt(reason);
  }
}

/**
 * Runs a program on a tower from a state and records what it does.
 *
 * What the program may not do, or never ends to do, stops it: with the number of the move and the reason. Time and space linear in the
 * moves. Throws an `InputError` where the start is not regular.
 *
 * @example
 * ```ts
 * const start = parseLabel(hanoi(2), '12//');
 * const { states, stopped } = runProgram(hanoi(2), start, (board) => { board.move(1, 1); board.move(2, 1); });
 * states.map(formatLabel); // => ['12//', '2/1/']
 * stopped; // => { at: 2, reason: 'disc 2 may not lie on disc 1' }
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
  const mostMoves = requireInteger('core/play', 'mostMoves', options.mostMoves ?? 1e7, 0);
  const mostCalls = requireInteger('core/play', 'mostCalls', options.mostCalls ?? 1e8, 0);
  const board = new Board(tower, start, { mostMoves, mostCalls });
  try {
    program(board);
  } catch (error) {
    // A recursion without end has no memory left for its calls.
    if (error instanceof RangeError)
      board.stopped ??= {
        at: board.moves.length + 1,
        reason: 'it does not end: its calls are nested too deep',
      };
    else if (!(error instanceof Halt)) throw error;
  }
  return recorded(tower, start, board);
}

function recorded(tower: Tower, start: Arrangement, board: Board): Play {
  const end = board.state();
  let states: readonly Arrangement[] | undefined;
  return {
    moves: board.moves,
    get states() {
      states ??= replayed(start, board.moves);
      return states;
    },
    end,
    solved: isGoal(tower, end as TowerState),
    calls: board.calls,
    stopped: board.stopped,
  };
}

function replayed(start: Arrangement, moves: readonly TowerMove[]): Arrangement[] {
  const states = [start];
  for (const { disc, from, to } of moves)
    states.push(
      states[states.length - 1].map((discs, peg) =>
        peg === from ? discs.slice(1) : peg === to ? [disc, ...discs] : discs,
      ),
    );
  return states;
}

import { type BrokenRule, ruleSentence } from '../../errors/rules.js';
import { requireOneOf, requireShape } from '../../errors.js';
import type { Disc, Peg } from '../state.js';

/** The reasons why a play stops: each code with its values. */
interface Stops {
  /** The tower has no such disc. */
  noDisc: { readonly disc: Disc };
  noPeg: { readonly peg: Peg };
  /** A disc was wanted from a peg without one. */
  empty: { readonly peg: Peg };
  /** A disc was to go where it is. */
  stays: { readonly disc: Disc; readonly peg: Peg };
  /** No disc moves between these pegs. */
  barred: { readonly from: Peg; readonly to: Peg };
  full: { readonly peg: Peg; readonly capacity: number };
  /** A disc was to lie on one that does not bear it. */
  rests: { readonly disc: Disc; readonly on: Disc };
  /** A condition on single moves forbids this one. */
  refused: { readonly disc: Disc; readonly from: Peg; readonly to: Peg };
  /** The state after the move would break a rule. */
  breaks: { readonly rule: BrokenRule };
  /** A disc was wanted from a peg on which it is not. */
  elsewhere: { readonly disc: Disc; readonly from: Peg; readonly peg: Peg };
  /** A disc was wanted that another covers. */
  covered: { readonly disc: Disc; readonly peg: Peg; readonly by: Disc };
  /** No move leads from one state, by its label, to the other. */
  apart: { readonly from: string; readonly to: string };
  mostMoves: { readonly most: number };
  mostCalls: { readonly most: number };
  /** The state is the same as after `moves` moves. */
  repeats: { readonly after: number };
  /** Calls within calls without end. */
  nested: { readonly deep: true };
  /** The goal on this peg cannot be reached. */
  unreachable: { readonly peg: Peg };
  /** The program's own words. */
  program: { readonly says: string };
}

/** The code of a stop. */
export type StopCode = keyof Stops;

/** The reason why a play stops: a code and its values. */
export type StopReason<C extends StopCode = StopCode> = {
  [K in C]: { readonly code: K } & Stops[K];
}[C];

/**
 * The end of a play before the end of its program: the move at which it stopped, 1 for the first,
 * and the reason.
 */
export type Stop<C extends StopCode = StopCode> = StopReason<C> & { readonly at: number };

const moves = (n: number): string => `${n} ${n === 1 ? 'move' : 'moves'}`;

const english: { readonly [C in StopCode]: (values: Stops[C]) => string } = {
  noDisc: ({ disc }) => `there is no disc ${disc}`,
  noPeg: ({ peg }) => `there is no peg p${peg}`,
  empty: ({ peg }) => `p${peg} is empty`,
  stays: ({ disc, peg }) => `disc ${disc} is on p${peg} already`,
  barred: ({ from, to }) => `no disc may go from p${from} to p${to}`,
  full: ({ peg, capacity }) => `p${peg} is full: its capacity is ${capacity}`,
  rests: ({ disc, on }) => `disc ${disc} may not lie on disc ${on}`,
  refused: ({ disc, from, to }) => `disc ${disc} may not go from p${from} to p${to} here`,
  breaks: ({ rule }) => ruleSentence(rule),
  elsewhere: ({ disc, from, peg }) => `disc ${disc} is not on p${from} but on p${peg}`,
  covered: ({ disc, peg, by }) => `disc ${disc} is not on top of p${peg}: disc ${by} is`,
  apart: ({ from, to }) => `no move leads from ${from} to ${to}`,
  mostMoves: ({ most }) => `no end within ${most} moves`,
  mostCalls: ({ most }) => `no end within ${most} calls`,
  repeats: ({ after }) => `it does not end: all is as it was after ${moves(after)}`,
  nested: () => 'it does not end: its calls are nested too deep',
  unreachable: ({ peg }) => `the state is bad: p${peg} cannot be reached`,
  program: ({ says }) => says,
};

const codes = Object.keys(english) as StopCode[];

/**
 * The reason of a stop in English, without the number of the move.
 *
 * @example
 * ```ts
 * stopText({ code: 'full', peg: 2, capacity: 1 }); // => 'p2 is full: its capacity is 1'
 * ```
 */
export function stopText<C extends StopCode>(stop: StopReason<C>): string {
  requireShape('core/stop', 'stop', stop, ['code']);
  requireOneOf('core/stop', 'code', codes, stop.code);
  const sentence: (values: StopReason<C>) => string = english[stop.code];
  return sentence(stop);
}

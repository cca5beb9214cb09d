import { requireInteger } from '@manaus/core';
import { requireKind, requireShape } from '@manaus/core/internals';
import type { Outcome } from '../game.js';
import type { HeapPlay } from './family.js';
import { outcomePeriod, type Repeating } from './outcome-period.js';

const place = 'games/answers';

/** Throws an {@link InputError} for anything but a heap game that is ready to be played. */
function requirePlay(play: HeapPlay): void {
  const parts = ['notation', 'outcome', 'winningMoves', 'grundyValues'] as const;
  const { notation, outcome, winningMoves } = requireShape(place, 'play', play, parts);
  requireShape(place, 'notation', notation, ['format', 'parse']);
  requireKind(place, 'outcome', 'function', outcome);
  requireKind(place, 'winningMoves', 'function', winningMoves);
}

/** The answer to a position: its outcome and the labels of the positions that win. */
export interface PositionAnswer {
  readonly outcome: Outcome;
  /** In the order of the alphabet; at most as many as were asked for. */
  readonly winningMoves: readonly string[];
}

/**
 * The outcome of a position by its label, and the labels of the winning moves, at most `most`.
 *
 * Throws an `InputError` if the text is not a label.
 *
 * @example
 * ```ts
 * answerPosition(rulePlay(nim().rule, 'normal'), '3,5,7', 10);
 * // => { outcome: 'N', winningMoves: ['2,5,7', '3,4,7', '3,5,6'] }
 * ```
 */
export function answerPosition(play: HeapPlay, label: string, most: number): PositionAnswer {
  requirePlay(play);
  if (most !== Number.POSITIVE_INFINITY) requireInteger(place, 'most', most, 0);
  const position = play.notation.parse(requireKind(place, 'label', 'text', label));
  const winningMoves: string[] = [];
  for (const move of play.winningMoves(position)) {
    if (winningMoves.length === most) break;
    winningMoves.push(play.notation.format(move));
  }
  return { outcome: play.outcome(position), winningMoves: winningMoves.sort() };
}

/** Grundy values and outcomes of single heaps in normal play; periods are `null` unless proved. */
export interface GrundyRow {
  readonly values: ArrayLike<number>;
  /** P or N, one letter per heap. */
  readonly outcomes: string;
  readonly preperiod: number | null;
  readonly period: number | null;
  readonly outcomePreperiod: number | null;
  readonly outcomePeriod: number | null;
  readonly proved: boolean;
  /** True if it is proved that the values never repeat. */
  readonly neverRepeats: boolean;
  /**
   * The number of heaps, from 0 on, that were looked at for a period; 0 if none was looked for, as
   * of values that never repeat.
   */
  readonly looked: number;
}

/**
 * The row of the single heaps 0 to `upto` of a game; `null` if its heaps have no Grundy values.
 *
 * @example
 * ```ts
 * const { outcomes, proved } = grundyRow(rulePlay(halving().rule, 'normal'), 8) ?? {};
 * [outcomes, proved]; // => ['PPPNPNNNP', false]
 * ```
 */
export function grundyRow(play: HeapPlay, upto: number): GrundyRow | null {
  requirePlay(play);
  const values = play.grundyValues?.(upto);
  if (values === undefined) return null;
  return { values, outcomes: outcomesOf(values), ...periodsOf(play, upto) };
}

function periodsOf(play: HeapPlay, upto: number): Omit<GrundyRow, 'values' | 'outcomes'> {
  const { neverRepeats, looked, proof } = lookedFor(play, upto);
  const ofOutcomes = proof === null ? null : outcomePeriod(proof);
  return {
    preperiod: proof?.preperiod ?? null,
    period: proof?.period ?? null,
    outcomePreperiod: ofOutcomes?.preperiod ?? null,
    outcomePeriod: ofOutcomes?.period ?? null,
    proved: proof !== null,
    neverRepeats,
    looked,
  };
}

/** What is known of the period of the Grundy values of single heaps. */
export interface PeriodSearch {
  readonly proof: Repeating | null;
  /** True if it is proved that the values never repeat. */
  readonly neverRepeats: boolean;
  /** The number of heaps, from 0 on, that were looked at; 0 if none was looked for. */
  readonly looked: number;
}

/** The period of a game that shows among the heaps to `upto`, or some more. */
export function lookedFor(play: HeapPlay, upto: number): PeriodSearch {
  const found = play.period(upto);
  if (found === 'never') return { proof: null, neverRepeats: true, looked: 0 };
  return { proof: found, neverRepeats: false, looked: found?.values.length ?? play.looked(upto) };
}

/** Letters by way of bytes: a row may have ten million heaps. */
function outcomesOf(values: ArrayLike<number>): string {
  const letters = new Uint8Array(values.length);
  for (let heap = 0; heap < values.length; heap++) letters[heap] = values[heap] === 0 ? 80 : 78;
  return new TextDecoder().decode(letters);
}

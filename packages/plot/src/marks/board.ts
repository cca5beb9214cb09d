import { type Arrangement, range, type TowerRules } from '@manaus/core';
import { colors, textOn } from '../colors.js';
import type { Mark, Point } from '../figure.js';
import { type DiscLook, discLooks } from './disc-looks.js';
import { rectMark, textMark } from './kinds.js';

/** The style of discs: by size, as balls, or all of one width. */
export type PieceStyle = 'discs' | 'balls' | 'even';

/** The rules that the drawing of a board depends on. */
export type BoardRules = Pick<TowerRules, 'discs' | 'capacities' | 'sizes' | 'colors'>;

/**
 * The place of a board: the left end and the height of its base, its width, the height of a disc.
 */
export interface BoardPlace {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly disc: number;
}

/**
 * The style of a tower's pieces: London as balls, other towers of free order as discs of one width,
 * the rest by size.
 *
 * @example
 * ```ts
 * pieceStyle(london(3)); // => 'balls'
 * pieceStyle(oxford(3)); // => 'even'
 * ```
 */
export function pieceStyle({
  stacking,
  symbol,
}: Pick<TowerRules, 'stacking' | 'symbol'>): PieceStyle {
  if (stacking === 'sorted' || stacking === 'equals') return 'discs';
  return symbol === 'L' ? 'balls' : 'even';
}

/**
 * A state as pegs and discs. The height of a peg is its capacity in discs, so that capacities are
 * seen; every disc carries its number. Equal discs look equal: they carry a letter for their color,
 * or their size.
 *
 * @example
 * ```ts
 * boardMarks(hanoi(1), [[1], [], []], 'discs', { x: 0, base: 50, width: 90, disc: 15 }).length; // => 6
 * ```
 */
export function boardMarks(
  rules: BoardRules,
  state: Arrangement,
  style: PieceStyle,
  { x: left, base, width, disc: height }: BoardPlace,
): Mark[] {
  const room = width / rules.capacities.length;
  const center = (peg: number): number =>
    left + ((2 * peg + 1) * width) / (2 * rules.capacities.length);
  const pegs = rules.capacities.map((capacity, peg) => {
    const tall = Math.min(capacity, rules.discs) * height + 5;
    const box = { x: center(peg) - 2, y: base - tall, width: 4, height: tall };
    return rectMark(box, { corner: 1.5, fill: colors.peg, group: 'board' });
  });
  const ground = rectMark(
    { x: left, y: base, width, height: 5 },
    { corner: 2.5, fill: colors.base, group: 'board' },
  );
  const looks = discLooks(rules);
  const pieces = state.flatMap((discs, peg) =>
    discs.flatMap((disc, fromTop) => {
      const look = looks[disc - 1];
      const top = { x: center(peg), y: base - (discs.length - fromTop) * height };
      return pieceMarks(look, top, height, pieceWidth(style, look, room, height));
    }),
  );
  return [...pegs, ground, ...pieces];
}

function pieceWidth(style: PieceStyle, { size }: DiscLook, room: number, height: number): number {
  if (style === 'balls') return height - 1.2;
  if (style === 'even') return 0.8 * room;
  return 0.92 * room * (0.42 + 0.58 * size);
}

/**
 * One disc below the middle of its top, with its text. A ball is a rectangle rounded to a circle,
 * so that all pieces are drawn over the pegs in one way.
 */
function pieceMarks(
  { fill, text }: DiscLook,
  { x, y }: Point,
  height: number,
  width: number,
): Mark[] {
  const body = { x: x - width / 2, y: y + 0.6, width, height: height - 1.2 };
  const corner = (width < height ? 0.5 : 0.3) * Math.min(width, height);
  const outline = { stroke: colors.outline, strokeWidth: 0.8, group: 'board' };
  const size = Math.max(9, Math.round(0.7 * height * 10) / 10);
  const bold = { size, weight: 'bold', color: textOn(fill), group: 'board' } as const;
  return [
    rectMark(body, { corner, fill, ...outline }),
    textMark(text, { x, y: y + height / 2 }, bold),
  ];
}

/** The most discs that a peg holds. */
const highest = ({ capacities, discs }: BoardRules): number =>
  Math.max(...capacities.map((capacity) => Math.min(capacity, discs)));

/** The height that a board takes above its base. */
export const boardHeight = (rules: BoardRules, disc: number): number => highest(rules) * disc + 5;

/**
 * A state drawn in characters, for places that hold text only: one line per level, `|` where a peg
 * is free, the capacities as heights.
 *
 * @example
 * ```ts
 * boardText(hanoi(2), [[1, 2], [], []]); // => '1 | |\n2 | |'
 * ```
 */
export function boardText(rules: BoardRules, state: Arrangement): string {
  const { discs, capacities } = rules;
  const wide = String(discs).length;
  const lines = range(1, highest(rules)).map((level) =>
    state.map((peg, i) => {
      // Levels count from 1 at the base, discs from the top.
      const free = level <= capacities[i] ? '|' : '';
      const text = level <= peg.length ? String(peg[peg.length - level]) : free;
      return text.padStart(wide);
    }),
  );
  return lines
    .reverse()
    .map((line) => line.join(' '))
    .join('\n');
}

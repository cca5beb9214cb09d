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
export const boardMarks = (
  rules: BoardRules,
  state: Arrangement,
  style: PieceStyle,
  place: BoardPlace,
): Mark[] => [
  ...pegMarks(rules, place),
  groundMark(place),
  ...pieceMarks(rules, state, style, place),
];

const groundMark = ({ x, base, width }: BoardPlace): Mark =>
  rectMark({ x, y: base, width, height: 5 }, { corner: 2.5, fill: colors.base, group: 'board' });

const pegCenter = ({ capacities }: BoardRules, { x, width }: BoardPlace, peg: number): number =>
  x + ((2 * peg + 1) * width) / (2 * capacities.length);

const pegMarks = (rules: BoardRules, place: BoardPlace): Mark[] =>
  rules.capacities.map((capacity, peg) => {
    const height = Math.min(capacity, rules.discs) * place.disc + 5;
    const x = pegCenter(rules, place, peg) - 2;
    return rectMark({ x, y: place.base - height, width: 4, height }, pegLook);
  });

const pegLook = { corner: 1.5, fill: colors.peg, group: 'board' };

function pieceMarks(
  rules: BoardRules,
  state: Arrangement,
  style: PieceStyle,
  place: BoardPlace,
): Mark[] {
  const { base, width, disc: height } = place;
  const room = width / rules.capacities.length;
  const looks = discLooks(rules);
  return state.flatMap((discs, peg) =>
    discs.flatMap((disc, fromTop) => {
      const look = looks[disc - 1];
      const top = { x: pegCenter(rules, place, peg), y: base - (discs.length - fromTop) * height };
      return piece(look, top, height, pieceWidth(style, look, room, height));
    }),
  );
}

function pieceWidth(style: PieceStyle, { size }: DiscLook, room: number, height: number): number {
  if (style === 'balls') return height - 1.2;
  if (style === 'even') return 0.8 * room;
  return 0.92 * room * (0.42 + 0.58 * size);
}

/** One disc below the middle of its top, with its text. */
const piece = ({ fill, text }: DiscLook, top: Point, height: number, width: number): Mark[] => [
  pieceBody(fill, top, height, width),
  pieceText(text, { x: top.x, y: top.y + height / 2 }, height, textOn(fill)),
];

/**
 * A ball is a rectangle rounded to a circle, so that all pieces are drawn over the pegs in one way.
 */
function pieceBody(fill: string, { x, y }: Point, height: number, width: number): Mark {
  const body = { x: x - width / 2, y: y + 0.6, width, height: height - 1.2 };
  return rectMark(body, { corner: cornerOf(width, height), fill, ...outline });
}

const cornerOf = (width: number, height: number): number =>
  (width < height ? 0.5 : 0.3) * Math.min(width, height);

const outline = { stroke: colors.outline, strokeWidth: 0.8, group: 'board' };

function pieceText(text: string, at: Point, height: number, color: string): Mark {
  const size = Math.max(9, Math.round(0.7 * height * 10) / 10);
  return textMark(text, at, { size, weight: 'bold', color, group: 'board' });
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
  const levels = range(1, highest(rules)).reverse();
  return levels.map((level) => levelText(rules, state, level)).join('\n');
}

function levelText({ discs, capacities }: BoardRules, state: Arrangement, level: number): string {
  const wide = String(discs).length;
  return state.map((peg, i) => cellText(peg, level, capacities[i]).padStart(wide)).join(' ');
}

/** The disc on a level of a peg, counted from 1; the peg where it is free. */
function cellText(discs: readonly number[], level: number, capacity: number): string {
  if (level <= discs.length) return String(discs[discs.length - level]);
  return level <= capacity ? '|' : '';
}

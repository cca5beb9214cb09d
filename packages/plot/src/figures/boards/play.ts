import {
  type Arrangement,
  formatLabel,
  InputError,
  range,
  type TowerMove,
  type TowerRules,
} from '@manaus/core';
import { topMoveBetween } from '@manaus/core/internals';
import { formOf, optional, someOf, text } from '@manaus/core/schemas';
import { colors } from '../../colors.js';
import type { Figure, Frame, Mark } from '../../figure.js';
import { message, said, type Tongue } from '../../language.js';
import { type BoardPlace, boardHeight, boardMarks, pieceStyle } from '../../marks/board.js';
import { type DiscLook, discLooks } from '../../marks/disc-looks.js';
import { textMark } from '../../marks/kinds.js';
import { type ArrowMeasures, moveArrow } from '../../marks/move-arrow.js';
import { sessionLanguage } from '../../notebook/session.js';
import { clamped } from '../../numbers.js';
import { inRows } from '../../rows.js';
import { arrangement, requireBoard, requireInput, tongue, tower } from '../input.js';
import { counted, graphName } from '../names.js';
import { pageWidth } from '../page.js';
import { stateName } from './state-name.js';

/** The input of a play figure: its states in order, each one move after the one before. */
interface PlayInput {
  readonly rules: TowerRules;
  readonly states: readonly Arrangement[];
  readonly title?: string;
  readonly subtitle?: string;
  /** The language of the words; by default that of the notebook. */
  readonly language?: Tongue;
}

const place = 'plot/play';

const form = formOf<PlayInput>({
  rules: tower,
  states: someOf(arrangement),
  title: optional(text),
  language: optional(tongue),
  subtitle: optional(text),
});

const perRow = 5;
const longest = 40;
const narrowest = 424;
/** The number of states shown on either side of the gap in a longer play. */
const [opening, ending] = [5, 4];

/**
 * A play as a strip of boards with the moves between them, and as frames for a slider.
 *
 * At most five boards in a row. Of more than 40 states the strip shows the first five and the last
 * four; the frames are always complete. Throws for two states that are not one disc apart.
 *
 * @example
 * ```ts
 * playFigure({ rules: hanoi(1), states: [[[1], [], []], [[], [], [1]]] }).frames?.steps.length; // => 2
 * ```
 */
export function playFigure(input: PlayInput): Figure {
  requireInput(place, form, input);
  const language = input.language ?? sessionLanguage();
  const { rules, states, subtitle } = input;
  for (const [i, state] of states.entries()) requireBoard(place, rules, state, `states[${i}]`);
  const moves = states.slice(1).map((state, i) => moveDrawn(rules, states[i], state));
  const strip = stripOf(input);
  const title = input.title ?? titleOf(language, rules, moves.length);
  const alt = `${message(language, title)}: ${states.map(formatLabel).join(', ')}.`;
  const { width } = strip;
  const height = 64 + Math.ceil(strip.shown.length / strip.columns) * strip.row;
  const marks = stripMarks(language, input, moves, strip);
  return { title, subtitle, width, height, alt, marks, frames: framesOf(input) };
}

const titleOf = (language: Tongue, rules: TowerRules, moves: number): string =>
  `${said(language, { en: 'A play of', pt: 'Uma partida de' })} ${graphName(language, rules)}, ${counted(language, moves, 'move')}`;

/**
 * The measures of a strip: its states, how many are in a row, the size of a cell, and its width.
 */
interface Strip {
  readonly shown: readonly number[];
  readonly columns: number;
  readonly cell: number;
  readonly row: number;
  readonly disc: number;
  readonly width: number;
}

function stripOf({ rules, states }: PlayInput): Strip {
  const shown = shownOf(states.length);
  const columns = inRows(shown, perRow)[0].length;
  const cell = Math.min(pageWidth / columns, 212);
  return { shown, columns, cell, ...heightsOf(rules), width: Math.max(narrowest, columns * cell) };
}

/** The heights of a disc and of a row of boards. */
function heightsOf(rules: TowerRules): Pick<Strip, 'disc' | 'row'> {
  const disc = clamped(Math.floor(120 / rules.discs), 10, 21);
  return { disc, row: boardHeight(rules, disc) + 100 };
}

function stripMarks(
  language: Tongue,
  input: PlayInput,
  moves: readonly TowerMove[],
  strip: Strip,
): Mark[] {
  const { rules, states } = input;
  const { shown, cell, disc } = strip;
  const looks = discLooks(rules);
  return shown.flatMap((index, place) => {
    const { x, base } = cornerOf(strip, place, boardHeight(rules, disc));
    if (index < 0) return ellipsis(language, x + cell / 2, base, states.length - opening - ending);
    const board = { x: x + 0.25 * cell, base, width: 0.7 * cell, disc };
    const arrows = index === 0 ? [] : arrow(arrowAt(x, base, cell), moves[index - 1], looks);
    return [...stepMarks(input, index, board), ...arrows];
  });
}

/** The left end of a cell of the strip, and the base of the board in it. */
const cornerOf = ({ columns, cell, row, width }: Strip, place: number, tall: number) => ({
  x: (width - columns * cell) / 2 + (place % columns) * cell,
  base: 64 + Math.floor(place / columns) * row + tall + 14,
});

/** The numbers of the states that the strip shows; -1 for those that it leaves out. */
function shownOf(states: number): number[] {
  const all = range(0, states - 1);
  return states <= longest ? all : [...all.slice(0, opening), -1, ...all.slice(-ending)];
}

/** The move between two states; a play is drawn also where the rules forbid it. */
function moveDrawn(rules: TowerRules, before: Arrangement, after: Arrangement): TowerMove {
  const move = topMoveBetween(rules, before, after);
  if (move !== null) return move;
  const got = `${formatLabel(before)} then ${formatLabel(after)}`;
  throw new InputError(place, 'states', 'oneMoveApart', { got });
}

function stepMarks({ rules, states }: PlayInput, index: number, place: BoardPlace): Mark[] {
  const isEnd = index === 0 || index === states.length - 1;
  return [
    ...boardMarks(rules, states[index], pieceStyle(rules), place),
    stateName(states[index], place, isEnd),
    stepNumber(index, place),
  ];
}

function stepNumber(index: number, { x, width, base }: BoardPlace): Mark {
  const under = { x: x + width / 2, y: base + 54 };
  return textMark(index === 0 ? 'start' : String(index), under, { ...quiet, size: 12 });
}

/** The move that leads to a board, at its left. */
function arrow(
  at: ArrowMeasures,
  { disc, from, to }: TowerMove,
  looks: readonly DiscLook[],
): Mark[] {
  return moveArrow(at, [looks[disc - 1].text, `p${from}→p${to}`]);
}

const arrowAt = (left: number, base: number, cell: number): ArrowMeasures => ({
  x: left + 0.13 * cell,
  y: base - 41,
  reach: Math.min(12, 0.06 * cell),
  above: 14,
});

const quiet = { color: colors.quiet, group: 'names' };

const ellipsis = (language: Tongue, x: number, base: number, left: number): Mark[] => [
  textMark('···', { x, y: base - 40 }, { ...quiet, size: 26, weight: 'bold' }),
  textMark(moreStates(language, left), { x, y: base - 14 }, { ...quiet, size: 12 }),
];

const moreStates = (language: Tongue, left: number): string =>
  said(language, {
    en: `${counted(language, left, 'state')} more`,
    pt: `mais ${counted(language, left, 'state')}`,
  });

function framesOf(input: PlayInput): Figure['frames'] {
  const { rules, states } = input;
  const disc = clamped(Math.floor(260 / rules.discs), 12, 28);
  const base = 30 + boardHeight(rules, disc);
  const width = Math.max(420, 130 * rules.capacities.length);
  const place = { x: 30, base, width: width - 60, disc };
  const step = (i: number): Frame => ({ name: String(i), marks: stepMarks(input, i, place) });
  return { width, height: base + 76, steps: range(0, states.length - 1).map(step) };
}

import { type Arrangement, formatLabel, InputError, range, type TowerRules } from '@manaus/core';
import { topMoveBetween } from '@manaus/core/internals';
import { formOf, optional, someOf, text } from '@manaus/core/schemas';
import { colors } from '../../colors.js';
import type { Figure, Mark } from '../../figure.js';
import { message, said, type Tongue } from '../../language.js';
import { type BoardPlace, boardHeight, boardMarks, pieceStyle } from '../../marks/board.js';
import { discLooks } from '../../marks/disc-looks.js';
import { textMark } from '../../marks/kinds.js';
import { moveArrow } from '../../marks/move-arrow.js';
import { sessionLanguage } from '../../notebook/session.js';
import { clamp } from '../../numbers.js';
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
  // A play is drawn also where the rules forbid it, as long as each step moves one disc.
  const moves = states.slice(1).map((after, i) => {
    const move = topMoveBetween(rules, states[i], after);
    if (move !== null) return move;
    const got = `${formatLabel(states[i])} then ${formatLabel(after)}`;
    throw new InputError(place, 'states', 'oneMoveApart', { got });
  });
  const boardMarksOf = (index: number, at: BoardPlace): Mark[] => {
    const isEnd = index === 0 || index === states.length - 1;
    const under = { x: at.x + at.width / 2, y: at.base + 54 };
    return [
      ...boardMarks(rules, states[index], pieceStyle(rules), at),
      stateName(states[index], at, isEnd),
      textMark(index === 0 ? 'start' : String(index), under, { ...quiet, size: 12 }),
    ];
  };

  // The strip: the numbers of its states, -1 for those that it leaves out, in cells.
  const all = range(0, states.length - 1);
  const shown =
    states.length <= longest ? all : [...all.slice(0, opening), -1, ...all.slice(-ending)];
  const columns = inRows(shown, perRow)[0].length;
  const cell = Math.min(pageWidth / columns, 212);
  const disc = clamp(Math.floor(120 / rules.discs), 10, 21);
  const tall = boardHeight(rules, disc);
  const row = tall + 100;
  const width = Math.max(narrowest, columns * cell);
  const looks = discLooks(rules);
  const marks = shown.flatMap((index, i): Mark[] => {
    const x = (width - columns * cell) / 2 + (i % columns) * cell;
    const base = 64 + Math.floor(i / columns) * row + tall + 14;
    if (index < 0) {
      const left = counted(language, states.length - opening - ending, 'state');
      const more = said(language, { en: `${left} more`, pt: `mais ${left}` });
      const middle = x + cell / 2;
      return [
        textMark('···', { x: middle, y: base - 40 }, { ...quiet, size: 26, weight: 'bold' }),
        textMark(more, { x: middle, y: base - 14 }, { ...quiet, size: 12 }),
      ];
    }
    const marks = boardMarksOf(index, { x: x + 0.25 * cell, base, width: 0.7 * cell, disc });
    if (index === 0) return marks;
    // The move that leads to the board, at its left.
    const move = moves[index - 1];
    const reach = Math.min(12, 0.06 * cell);
    const arrow = { x: x + 0.13 * cell, y: base - 41, reach, above: 14 };
    const pegs = `p${move.from}→p${move.to}`;
    return [...marks, ...moveArrow(arrow, [looks[move.disc - 1].text, pegs])];
  });

  // The frames, all states one by one, with larger discs.
  const frameDisc = clamp(Math.floor(260 / rules.discs), 12, 28);
  const frameBase = 30 + boardHeight(rules, frameDisc);
  const frameWidth = Math.max(420, 130 * rules.capacities.length);
  const framePlace = { x: 30, base: frameBase, width: frameWidth - 60, disc: frameDisc };
  const steps = all.map((i) => ({ name: String(i), marks: boardMarksOf(i, framePlace) }));

  const played = said(language, { en: 'A play of', pt: 'Uma partida de' });
  const {
    title = `${played} ${graphName(language, rules)}, ${counted(language, moves.length, 'move')}`,
  } = input;
  const alt = `${message(language, title)}: ${states.map(formatLabel).join(', ')}.`;
  const height = 64 + Math.ceil(shown.length / columns) * row;
  const frames = { width: frameWidth, height: frameBase + 76, steps };
  return { title, subtitle, width, height, alt, marks, frames };
}

const quiet = { color: colors.quiet, group: 'names' };

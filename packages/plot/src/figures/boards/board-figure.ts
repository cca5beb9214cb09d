import { type Arrangement, formatLabel, type TowerRules } from '@manaus/core';
import { formOf, optional, text } from '@manaus/core/schemas';
import { colors } from '../../colors.js';
import type { Figure } from '../../figure.js';
import { said, type Tongue } from '../../language.js';
import { boardHeight, boardMarks, pieceStyle } from '../../marks/board.js';
import { capsule } from '../../marks/capsule.js';
import { sessionLanguage } from '../../notebook/session.js';
import { clamp } from '../../numbers.js';
import { arrangement, requireBoard, requireInput, tongue, tower } from '../input.js';
import { graphName } from '../names.js';

/** A state of a tower. */
interface BoardInput {
  readonly rules: TowerRules;
  readonly state: Arrangement;
  readonly title?: string;
  /** The language of the words; by default that of the notebook. */
  readonly language?: Tongue;
}

const place = 'plot/board';

const form = formOf<BoardInput>({
  rules: tower,
  state: arrangement,
  title: optional(text),
  language: optional(tongue),
});

const look = { fill: colors.vertex, shape: 'capsule' } as const;

/**
 * One state as pegs and discs, with its label below.
 *
 * @example
 * ```ts
 * boardFigure({ rules: hanoi(1), state: [[], [1], []] }).alt; // => 'The state /1/ of Hanoi H₃¹: peg p0 is empty; peg p1 holds 1 from the top; peg p2 is empty.'
 * ```
 */
export function boardFigure(input: BoardInput): Figure {
  requireInput(place, form, input);
  const language = input.language ?? sessionLanguage();
  const { rules, state, title } = input;
  requireBoard(place, rules, state);
  const disc = clamp(Math.floor(300 / rules.discs), 12, 30);
  const width = Math.max(360, 120 * rules.capacities.length);
  const base = 80 + boardHeight(rules, disc);
  const at = { x: 30, base, width: width - 60, disc };
  const board = boardMarks(rules, state, pieceStyle(rules), at);
  const name = capsule(formatLabel(state), { x: width / 2, y: base + 36 }, 15, look);
  const label = formatLabel(state);
  const theState = said(language, { en: `The state ${label} of`, pt: `O estado ${label} de` });
  const pegs = state.map((discs, peg) =>
    said(
      language,
      discs.length === 0
        ? { en: `peg p${peg} is empty`, pt: `o pino p${peg} está vazio` }
        : {
            en: `peg p${peg} holds ${discs.join(', ')} from the top`,
            pt: `o pino p${peg} tem ${discs.join(', ')} a partir do topo`,
          },
    ),
  );
  return {
    title: title ?? graphName(language, rules),
    width,
    height: base + 66,
    alt: `${theState} ${graphName(language, rules)}: ${pegs.join('; ')}.`,
    marks: [...board, name],
  };
}

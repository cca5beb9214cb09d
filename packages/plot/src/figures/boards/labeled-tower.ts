import { formOf, optional, someOf, text } from '@manaus/core/schemas';
import { colors, textOn } from '../../colors.js';
import type { Figure, LegendEntry, Mark, Point } from '../../figure.js';
import { message, said, type Tongue, type Words } from '../../language.js';
import { rectMark, textMark } from '../../marks/kinds.js';
import { sessionLanguage } from '../../notebook/session.js';
import { color, legend, requireInput, titles } from '../input.js';

/** A disc or a piece of base, with its words and its color. */
interface LabeledPiece {
  readonly text: string;
  readonly fill: string;
}

/** A tower on the first peg, with words on its discs and on the bases of the pegs. */
interface LabeledTowerInput {
  readonly title: string;
  readonly subtitle?: string;
  /** Disc 1 first. */
  readonly discs: readonly LabeledPiece[];
  /** The pegs, from the left. */
  readonly bases: readonly LabeledPiece[];
  readonly legend?: readonly LegendEntry[];
  /** The language of the words; by default that of the notebook. */
  readonly language?: Tongue;
}

const piece = formOf<LabeledPiece>({ text, fill: color });

const form = formOf<LabeledTowerInput>({
  ...titles,
  discs: someOf(piece),
  bases: someOf(piece),
  legend: optional(legend),
});

const [room, thick] = [240, 26];

/**
 * A tower on the first peg with custom words and colors on its discs and bases.
 *
 * Throws without discs or bases. Source: figures 1 and 10 of [hanoi2012].
 *
 * @example
 * ```ts
 * const piece = { text: '1', fill: '#0072b2' };
 * labeledTowerFigure({ title: 'A disc', discs: [piece], bases: [piece] }).alt; // => 'A disc: on the first peg 1; bases 1.'
 * ```
 */
export function labeledTowerFigure(input: LabeledTowerInput): Figure {
  requireInput('plot/labeled-tower', form, input);
  const language = input.language ?? sessionLanguage();
  const { title, subtitle, discs, bases, legend } = input;
  const width = Math.max(480, bases.length * room + 40);
  const floor = 90 + (discs.length + 1) * thick;
  const height = floor + thick + (legend === undefined ? 30 : 66);
  const marks = towerMarks(input, (width - bases.length * room) / 2, floor);
  return { title, subtitle, width, height, alt: inWords(language, input), legend, marks };
}

/** The pegs, then the discs on the first, then the bases on the floor, from the left. */
function towerMarks({ discs, bases }: LabeledTowerInput, left: number, floor: number): Mark[] {
  const foot = (peg: number) => ({ x: left + (peg + 0.5) * room, y: floor });
  return [
    ...bases.map((_, peg) => pegMark(foot(peg), discs.length)),
    ...discMarks(discs, foot(0)),
    ...bases.flatMap((base, peg) => pieceMarks(base, foot(peg), room - 6)),
  ];
}

/** The discs of a tower on the foot of a peg. */
const discMarks = (discs: readonly LabeledPiece[], { x, y }: Point): Mark[] =>
  discs.flatMap((disc, i) => {
    const top = { x, y: y - (discs.length - i) * thick };
    return pieceMarks(disc, top, 60 + ((room - 90) * (i + 1)) / discs.length);
  });

function inWords(language: Tongue, { title, discs, bases }: LabeledTowerInput): string {
  return `${message(language, title)}: ${said(language, pegsInWords(textsOf(discs), textsOf(bases)))}`;
}

const textsOf = (pieces: readonly LabeledPiece[]): string =>
  pieces.map(({ text }) => text).join(', ');

const pegsInWords = (discs: string, bases: string): Words => ({
  en: `on the first peg ${discs}; bases ${bases}.`,
  pt: `no primeiro pino ${discs}; bases ${bases}.`,
});

/** A peg on its place on the floor, higher than some discs. */
function pegMark({ x, y: floor }: Point, discs: number): Mark {
  const box = { x: x - 3, y: floor - discs * thick - 12, width: 6, height: discs * thick + 12 };
  return rectMark(box, { fill: colors.peg, group: 'board' });
}

/** A disc or a base below the middle of its top. */
function pieceMarks(piece: LabeledPiece, top: Point, width: number): Mark[] {
  const box = { x: top.x - width / 2, y: top.y + 1, width, height: thick - 2 };
  return [rectMark(box, bodyLook(piece)), wordsMark(piece, top)];
}

const bodyLook = ({ fill }: LabeledPiece) => ({ corner: 6, fill, ...outline });

const wordsMark = ({ text, fill }: LabeledPiece, { x, y }: Point): Mark =>
  textMark(text, { x, y: y + thick / 2 }, { ...bold, color: textOn(fill) });

const outline = { stroke: colors.outline, strokeWidth: 0.8, group: 'board' };
const bold = { size: 15, weight: 'bold', group: 'board' } as const;

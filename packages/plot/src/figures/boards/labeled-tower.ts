import { formOf, optional, someOf, text } from '@manaus/core/schemas';
import { colors, textOn } from '../../colors.js';
import type { Figure, LegendEntry } from '../../figure.js';
import { message, said, type Tongue } from '../../language.js';
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
  const left = (width - bases.length * room) / 2;
  const floor = 90 + (discs.length + 1) * thick;
  const center = (peg: number): number => left + (peg + 0.5) * room;

  // A peg is higher than the discs; a disc or a base lies below the middle of its top.
  const high = discs.length * thick + 12;
  const pegs = bases.map((_, peg) => {
    const box = { x: center(peg) - 3, y: floor - high, width: 6, height: high };
    return rectMark(box, { fill: colors.peg, group: 'board' });
  });
  const pieceMarks = ({ text, fill }: LabeledPiece, x: number, top: number, width: number) => [
    rectMark(
      { x: x - width / 2, y: top + 1, width, height: thick - 2 },
      { corner: 6, fill, stroke: colors.outline, strokeWidth: 0.8, group: 'board' },
    ),
    textMark(
      text,
      { x, y: top + thick / 2 },
      { size: 15, weight: 'bold', group: 'board', color: textOn(fill) },
    ),
  ];

  const textsOf = (pieces: readonly LabeledPiece[]) => pieces.map(({ text }) => text).join(', ');
  const inWords = said(language, {
    en: `on the first peg ${textsOf(discs)}; bases ${textsOf(bases)}.`,
    pt: `no primeiro pino ${textsOf(discs)}; bases ${textsOf(bases)}.`,
  });
  return {
    title,
    subtitle,
    width,
    height: floor + thick + (legend === undefined ? 30 : 66),
    alt: `${message(language, title)}: ${inWords}`,
    legend,
    marks: [
      ...pegs,
      ...discs.flatMap((disc, i) => {
        const wide = 60 + ((room - 90) * (i + 1)) / discs.length;
        return pieceMarks(disc, center(0), floor - (discs.length - i) * thick, wide);
      }),
      ...bases.flatMap((base, peg) => pieceMarks(base, center(peg), floor, room - 6)),
    ],
  };
}

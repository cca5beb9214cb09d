import { InputError } from '@manaus/core';
import { colors, textOn } from '../../colors.js';
import type { Figure, LegendEntry, Mark } from '../../figure.js';
import { message, said } from '../../language.js';

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
}

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
export function labeledTowerFigure({
  title,
  subtitle,
  discs,
  bases,
  legend,
}: LabeledTowerInput): Figure {
  if (discs.length === 0 || bases.length === 0)
    throw new InputError('plot/labeled-tower', discs.length === 0 ? 'discs' : 'bases', 'empty', {});
  const width = Math.max(480, bases.length * room + 40);
  const floor = 90 + (discs.length + 1) * thick;
  const center = (peg: number) => (width - bases.length * room) / 2 + (peg + 0.5) * room;
  const pegs = bases.map(
    (_, peg): Mark => ({
      kind: 'rect',
      x: center(peg) - 3,
      y: floor - discs.length * thick - 12,
      width: 6,
      height: discs.length * thick + 12,
      fill: colors.peg,
      group: 'board',
    }),
  );
  const pieces = [
    ...discs.flatMap((disc, i) =>
      piece(
        disc,
        center(0),
        floor - (discs.length - i) * thick,
        60 + ((room - 90) * (i + 1)) / discs.length,
      ),
    ),
    ...bases.flatMap((base, peg) => piece(base, center(peg), floor, room - 6)),
  ];
  const names = (list: readonly LabeledPiece[]) => list.map(({ text }) => text).join(', ');
  const alt = said({
    en: `${title}: on the first peg ${names(discs)}; bases ${names(bases)}.`,
    pt: `${message(title)}: no primeiro pino ${names(discs)}; bases ${names(bases)}.`,
  });
  return {
    title,
    subtitle,
    width,
    height: floor + thick + (legend === undefined ? 30 : 66),
    alt,
    legend,
    marks: [...pegs, ...pieces],
  };
}

function piece({ text, fill }: LabeledPiece, x: number, y: number, width: number): Mark[] {
  const body: Mark = {
    kind: 'rect',
    x: x - width / 2,
    y: y + 1,
    width,
    height: thick - 2,
    corner: 6,
    fill,
    stroke: colors.outline,
    strokeWidth: 0.8,
    group: 'board',
  };
  return [
    body,
    {
      kind: 'text',
      x,
      y: y + thick / 2,
      text,
      size: 15,
      weight: 'bold',
      color: textOn(fill),
      group: 'board',
    },
  ];
}

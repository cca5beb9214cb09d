import { supports } from '@manaus/papers';
import { colors, type Figure, type Mark, type Point, said } from '@manaus/plot';
import { isBroken, type Verdict } from '../page/verdict.js';
import { columnsOf, type Resting } from './layered.js';

const [ROW, BOX, GAP, MARGIN, TOP, LETTER] = [24, 18, 56, 16, 76, 6.7] as const;
/** The room of the legend. */
const FOOT = 52;
const FILL: Partial<Record<Verdict, string>> = {
  fails: '#fbe3e0',
  misprint: '#fdebd3',
  unchecked: '#eceff2',
};
const STROKE: Partial<Record<Verdict, string>> = {
  fails: colors.bad,
  misprint: '#8a4b00',
  unchecked: colors.other,
};

/** A box of the drawing. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly right: number;
  readonly width: number;
}

const workOf = (id: string): string => id.slice(0, id.indexOf('/'));

/** The items of a work that rest on others, and all that they rest on. */
function connected(items: readonly Resting[], work: string): Resting[] {
  const own = items.filter(({ id }) => workOf(id) === work);
  const used = new Set(own.flatMap(({ uses }) => uses));
  const foreign = [...used].filter((id) => workOf(id) !== work);
  return [
    ...foreign.map((id) => ({ id, uses: [] })),
    ...own.filter(({ id, uses }) => uses.length > 0 || used.has(id)),
  ];
}

/** A box for each id, columns from left to right and centered vertically. */
function placed(columns: readonly (readonly string[])[], nameOf: (id: string) => string) {
  const tallest = Math.max(...columns.map((ids) => ids.length));
  const boxes = new Map<string, Box>();
  let left: number = MARGIN;
  for (const ids of columns) {
    const width = Math.max(...ids.map((id) => nameOf(id).length)) * LETTER + 14;
    for (const [i, id] of ids.entries()) {
      const y = TOP + ROW * ((tallest / ids.length) * (i + 0.5));
      boxes.set(id, { x: left + width / 2, y, left, right: left + width, width });
    }
    left += width + GAP;
  }
  return { boxes, width: Math.ceil(left - GAP + MARGIN), height: TOP + ROW * tallest + FOOT };
}

/** An arrow as a curve from the right side of a box to the left side of another. */
function curve({ right, y }: Box, { left, y: end }: Box): Point[] {
  const at = (t: number): number => t * t * (3 - 2 * t);
  return Array.from({ length: 13 }, (_, i) => ({
    x: right + ((left - right) * i) / 12,
    y: y + (end - y) * at(i / 12),
  }));
}

function boxMark(name: string, { x, y, width }: Box, verdict: Verdict, isShaken: boolean): Mark {
  const stroke = STROKE[verdict] ?? (isShaken ? colors.bad : colors.good);
  const box = { width, height: BOX, corner: 4, fill: FILL[verdict] ?? '#ffffff', stroke };
  return {
    kind: 'text',
    x,
    y,
    text: name,
    size: 11,
    color: colors.text,
    weight: isBroken(verdict) ? 'bold' : 'normal',
    hover: `${name}: ${verdict}`,
    box: { ...box, strokeWidth: isBroken(verdict) ? 2 : 1 },
  };
}

const legend = () => [
  {
    label: said({ en: 'not as printed', pt: 'não como impresso' }),
    color: colors.bad,
    shape: 'box' as const,
  },
  {
    label: said({ en: 'rests on it', pt: 'apoia-se nele' }),
    color: colors.bad,
    shape: 'line' as const,
  },
  {
    label: said({ en: 'rests on what holds', pt: 'apoia-se no que vale' }),
    color: colors.edge,
    shape: 'line' as const,
  },
];

/**
 * The graph of what rests on what in a work, in the language that is set, a box per item and an arrow per use, in red all that
 * rests on what is not as printed; `null` where nothing rests on anything.
 */
export function dependencyFigure(
  items: readonly Resting[],
  work: string,
  verdictOf: (id: string) => Verdict,
): Figure | null {
  const shown = connected(items, work);
  if (shown.length === 0) return null;
  const nameOf = (id: string): string => (workOf(id) === work ? id.slice(work.length + 1) : id);
  const { boxes, width, height } = placed(columnsOf(shown), nameOf);
  const boxOf = (id: string): Box => boxes.get(id) as Box;
  const broken = shown.filter(({ id }) => isBroken(verdictOf(id)));
  const shaken = new Set(broken.flatMap(({ id }) => [id, ...supports(shown, id)]));
  const arrows = shown.flatMap(({ id, uses }) => uses.map((used) => ({ id, used })));
  const lines = (isRed: boolean): Mark => ({
    kind: 'line',
    opacity: 0.75,
    color: isRed ? colors.bad : colors.edge,
    width: isRed ? 1.3 : 1.1,
    lines: arrows
      .filter(({ used }) => shaken.has(used) === isRed)
      .map(({ id, used }) => curve(boxOf(used), boxOf(id))),
  });
  return {
    title: said({ en: 'What rests on what', pt: 'O que se apoia em quê' }),
    subtitle: said({
      en: `${shown.length} items, ${arrows.length} uses; what stands to the right rests on what stands to the left`,
      pt: `${shown.length} itens, ${arrows.length} usos; o que está à direita se apoia no que está à esquerda`,
    }),
    width: Math.max(width, 720),
    height,
    alt: said({
      en: `${shown.length} items in columns, joined to those that they rest on; ${broken.length} are not as printed, and ${shaken.size - broken.length} others rest on them`,
      pt: `${shown.length} itens em colunas, ligados àqueles em que se apoiam; ${broken.length} não são como impressos, e ${shaken.size - broken.length} outros se apoiam neles`,
    }),
    legend: legend(),
    marks: [
      lines(false),
      lines(true),
      ...shown.map(({ id }) => boxMark(nameOf(id), boxOf(id), verdictOf(id), shaken.has(id))),
    ],
  };
}

import { supports } from '@manaus/papers';
import { isBrokenVerdict } from '@manaus/papers/internals';
import { colors, type Figure, type Language, type Mark, said } from '@manaus/plot';
import type { Verdict } from '../page/verdict.js';
import { type Box, type BoxOf, boxText, curve, inBoxes } from './boxes.js';
import type { Resting } from './layered.js';

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

const boxMark = (name: string, box: Box, verdict: Verdict, isShaken: boolean): Mark =>
  boxText(name, box, {
    stroke: STROKE[verdict] ?? (isShaken ? colors.bad : colors.good),
    fill: FILL[verdict] ?? '#ffffff',
    hover: `${name}: ${verdict}`,
    isBold: isBrokenVerdict(verdict),
  });

const legend = (language: Language) => [
  {
    label: said(language, { en: 'not as printed', pt: 'não como impresso' }),
    color: colors.bad,
    shape: 'box' as const,
  },
  {
    label: said(language, { en: 'rests on it', pt: 'apoia-se nele' }),
    color: colors.bad,
    shape: 'line' as const,
  },
  {
    label: said(language, { en: 'rests on what holds', pt: 'apoia-se no que vale' }),
    color: colors.edge,
    shape: 'line' as const,
  },
];

/**
 * The graph of what rests on what in a work, in a language, a box per item and an
 * arrow per use, in red all that rests on what is not as printed; `null` where nothing rests on
 * anything.
 */
export function dependencyFigure(
  language: Language,
  items: readonly Resting[],
  work: string,
  verdictOf: (id: string) => Verdict,
): Figure | null {
  const shown = connected(items, work);
  if (shown.length === 0) return null;
  const nameOf = (id: string): string => (workOf(id) === work ? id.slice(work.length + 1) : id);
  const { boxOf, size } = inBoxes(shown, nameOf);
  const broken = shown.filter(({ id }) => isBrokenVerdict(verdictOf(id)));
  const shaken = new Set(broken.flatMap(({ id }) => [id, ...supports(shown, id)]));
  const marks = [
    ...arrowMarks(shown, shaken, boxOf),
    ...shown.map(({ id }) => boxMark(nameOf(id), boxOf(id), verdictOf(id), shaken.has(id))),
  ];
  const alt = inWords(language, shown.length, broken.length, shaken.size - broken.length);
  const heading = headingOf(language, shown.length, shown.flatMap(({ uses }) => uses).length);
  return { ...heading, ...size, alt, legend: legend(language), marks };
}

const headingOf = (
  language: Language,
  items: number,
  uses: number,
): Pick<Figure, 'title' | 'subtitle'> => ({
  title: said(language, { en: 'What rests on what', pt: 'O que se apoia em quê' }),
  subtitle: said(language, {
    en: `${items} items, ${uses} uses; what stands to the right rests on what stands to the left`,
    pt: `${items} itens, ${uses} usos; o que está à direita se apoia no que está à esquerda`,
  }),
});

/** The arrows as two marks: gray ones, then over them the red ones from what is shaken. */
function arrowMarks(shown: readonly Resting[], shaken: ReadonlySet<string>, boxOf: BoxOf): Mark[] {
  const arrows = shown.flatMap(({ id, uses }) => uses.map((used) => ({ id, used })));
  return [false, true].map((isRed) => ({
    kind: 'line',
    opacity: 0.75,
    color: isRed ? colors.bad : colors.edge,
    width: isRed ? 1.3 : 1.1,
    lines: arrows
      .filter(({ used }) => shaken.has(used) === isRed)
      .map(({ id, used }) => curve(boxOf(used), boxOf(id))),
  }));
}

const inWords = (language: Language, shown: number, broken: number, others: number): string =>
  said(language, {
    en: `${shown} items in columns, joined to those that they rest on; ${broken} are not as printed, and ${others} others rest on them`,
    pt: `${shown} itens em colunas, ligados àqueles em que se apoiam; ${broken} não são como impressos, e ${others} outros se apoiam neles`,
  });

import { supports } from '@manaus/papers';
import { isBrokenVerdict } from '@manaus/papers/internals';
import { colors, type Figure, type Language, type Mark, said, type Words } from '@manaus/plot';
import type { Verdict } from '../page/verdict.js';
import { boxText, curve, inBoxes } from './boxes.js';
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

const LEGEND = [
  { label: { en: 'not as printed', pt: 'não como impresso' }, color: colors.bad, shape: 'box' },
  { label: { en: 'rests on it', pt: 'apoia-se nele' }, color: colors.bad, shape: 'line' },
  {
    label: { en: 'rests on what holds', pt: 'apoia-se no que vale' },
    color: colors.edge,
    shape: 'line',
  },
] as const;

/**
 * The graph of what rests on what in a work, in a language, a box per item and an arrow per use, in
 * red all that rests on what is not as printed; `null` where nothing rests on anything.
 */
export function dependencyFigure(
  language: Language,
  items: readonly Resting[],
  work: string,
  verdictOf: (id: string) => Verdict,
): Figure | null {
  const say = (words: Words): string => said(language, words);

  // The items of the work that rest on others or bear them, after those of other works.
  const own = items.filter(({ id }) => workOf(id) === work);
  const used = new Set(own.flatMap(({ uses }) => uses));
  const foreign = [...used].filter((id) => workOf(id) !== work);
  const shown = [
    ...foreign.map((id) => ({ id, uses: [] })),
    ...own.filter(({ id, uses }) => uses.length > 0 || used.has(id)),
  ];
  if (shown.length === 0) return null;
  const nameOf = (id: string): string => (workOf(id) === work ? id.slice(work.length + 1) : id);
  const { boxOf, size } = inBoxes(shown, nameOf);
  const broken = shown.filter(({ id }) => isBrokenVerdict(verdictOf(id)));
  const shaken = new Set(broken.flatMap(({ id }) => [id, ...supports(shown, id)]));

  // The arrows as two marks: gray ones, then over them the red ones from what is shaken.
  const uses = shown.flatMap(({ id, uses }) => uses.map((used) => ({ id, used })));
  const arrows = [false, true].map(
    (isRed): Mark => ({
      kind: 'line',
      opacity: 0.75,
      color: isRed ? colors.bad : colors.edge,
      width: isRed ? 1.3 : 1.1,
      lines: uses
        .filter(({ used }) => shaken.has(used) === isRed)
        .map(({ id, used }) => curve(boxOf(used), boxOf(id))),
    }),
  );
  const boxes = shown.map(({ id }) => {
    const verdict = verdictOf(id);
    return boxText(nameOf(id), boxOf(id), {
      stroke: STROKE[verdict] ?? (shaken.has(id) ? colors.bad : colors.good),
      fill: FILL[verdict] ?? '#ffffff',
      hover: `${nameOf(id)}: ${verdict}`,
      isBold: isBrokenVerdict(verdict),
    });
  });

  const others = shaken.size - broken.length;
  return {
    title: say({ en: 'What rests on what', pt: 'O que se apoia em quê' }),
    subtitle: say({
      en: `${shown.length} items, ${uses.length} uses; what stands to the right rests on what stands to the left`,
      pt: `${shown.length} itens, ${uses.length} usos; o que está à direita se apoia no que está à esquerda`,
    }),
    alt: say({
      en: `${shown.length} items in columns, joined to those that they rest on; ${broken.length} are not as printed, and ${others} others rest on them`,
      pt: `${shown.length} itens em colunas, ligados àqueles em que se apoiam; ${broken.length} não são como impressos, e ${others} outros se apoiam neles`,
    }),
    ...size,
    legend: LEGEND.map(({ label, color, shape }) => ({ label: say(label), color, shape })),
    marks: [...arrows, ...boxes],
  };
}

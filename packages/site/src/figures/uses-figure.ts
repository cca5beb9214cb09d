import {
  colors,
  type Figure,
  type Language,
  type LegendEntry,
  type Mark,
  said,
} from '@manaus/plot';
import { type BoxOf, boxText, curve, inBoxes } from './boxes.js';
import type { Resting } from './layered.js';

/** The names that each lemma and theorem of a file uses, those of other files as `file#name`. */
export type Uses = Readonly<Record<string, readonly string[]>>;

/** The name of a lemma or theorem of any file. */
const nameOf = (id: string): string => id.replace(/^.*#/, '');

/**
 * The graph of the lemmas and theorems that those of a file use, in it and in others, a box for
 * each and an arrow per use; `null` where the file has none.
 */
export function usesFigure(
  language: Language,
  file: string,
  uses: Uses,
  tagged: ReadonlySet<string>,
): Figure | null {
  const own = Object.keys(uses).length;
  if (own === 0) return null;
  const items = restingOf(uses);
  const { boxOf, size } = inBoxes(items, nameOf);
  const names = items.map(({ id }) => boxText(nameOf(id), boxOf(id), look(id, uses, tagged)));
  const words = inWords(language, file, own, items.length - own, tagged.size);
  return { ...words, ...size, legend: legend(language), marks: [arrows(items, boxOf), ...names] };
}

/** The names of other files that a file uses, then those of the file, each with what it uses. */
function restingOf(uses: Uses): Resting[] {
  const used = new Set(Object.values(uses).flat());
  const others = [...used].filter((id) => !(id in uses));
  return [
    ...others.map((id) => ({ id, uses: [] })),
    ...Object.entries(uses).map(([id, own]) => ({ id, uses: own })),
  ];
}

const arrows = (items: readonly Resting[], boxOf: BoxOf): Mark => ({
  kind: 'line',
  opacity: 0.75,
  lines: items.flatMap(({ id, uses }) => uses.map((used) => curve(boxOf(used), boxOf(id)))),
  color: colors.edge,
  width: 1.1,
});

const inWords = (
  language: Language,
  file: string,
  own: number,
  others: number,
  tagged: number,
) => ({
  title: said(language, {
    en: `What rests on what: ${file}`,
    pt: `O que se apoia em quê: ${file}`,
  }),
  subtitle: said(language, {
    en: `${own} lemmas and theorems, ${others} of other files; what stands to the right uses what stands to the left`,
    pt: `${own} lemas e teoremas, ${others} de outros arquivos; o que está à direita usa o que está à esquerda`,
  }),
  alt: said(language, {
    en: `${own} lemmas and theorems of ${file} and ${others} of other files in columns, joined to those that they use; ${tagged} are about items`,
    pt: `${own} lemas e teoremas de ${file} e ${others} de outros arquivos em colunas, ligados aos que usam; ${tagged} são sobre itens`,
  }),
});

const legend = (language: Language): LegendEntry[] => [
  {
    label: said(language, { en: 'about an item', pt: 'sobre um item' }),
    color: colors.good,
    shape: 'box',
  },
  { label: said(language, { en: 'lemma', pt: 'lema' }), color: colors.edge, shape: 'box' },
  {
    label: said(language, { en: 'of another file', pt: 'de outro arquivo' }),
    color: colors.other,
    shape: 'box',
  },
];

function look(id: string, uses: Uses, tagged: ReadonlySet<string>) {
  if (!(id in uses))
    return { stroke: colors.other, fill: '#eceff2', hover: id.replace('#', ': '), isBold: false };
  const isBold = tagged.has(id);
  return { stroke: isBold ? colors.good : colors.edge, fill: '#ffffff', hover: id, isBold };
}

import { colors, type Figure, type Language, type Mark, said, type Words } from '@manaus/plot';
import { boxText, curve, inBoxes } from './boxes.js';

/** The names that each lemma and theorem of a file uses, those of other files as `file#name`. */
export type Uses = Readonly<Record<string, readonly string[]>>;

/** The name of a lemma or theorem of any file. */
const nameOf = (id: string): string => id.replace(/^.*#/, '');

const LEGEND = [
  { label: { en: 'about an item', pt: 'sobre um item' }, color: colors.good, shape: 'box' },
  { label: { en: 'lemma', pt: 'lema' }, color: colors.edge, shape: 'box' },
  { label: { en: 'of another file', pt: 'de outro arquivo' }, color: colors.other, shape: 'box' },
] as const;

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
  const own = Object.entries(uses);
  if (own.length === 0) return null;
  const say = (words: Words): string => said(language, words);

  // The names of other files that the file uses, then those of the file.
  const others = [...new Set(Object.values(uses).flat())].filter((id) => !(id in uses));
  const items = [
    ...others.map((id) => ({ id, uses: [] })),
    ...own.map(([id, used]) => ({ id, uses: used })),
  ];
  const { boxOf, size } = inBoxes(items, nameOf);
  const arrows: Mark = {
    kind: 'line',
    opacity: 0.75,
    lines: items.flatMap(({ id, uses: used }) =>
      used.map((other) => curve(boxOf(other), boxOf(id))),
    ),
    color: colors.edge,
    width: 1.1,
  };
  const boxes = items.map(({ id }) => {
    const isOwn = id in uses;
    const isTagged = isOwn && tagged.has(id);
    return boxText(nameOf(id), boxOf(id), {
      stroke: isTagged ? colors.good : isOwn ? colors.edge : colors.other,
      fill: isOwn ? '#ffffff' : '#eceff2',
      hover: isOwn ? id : id.replace('#', ': '),
      isBold: isTagged,
    });
  });

  return {
    title: say({ en: `What rests on what: ${file}`, pt: `O que se apoia em quê: ${file}` }),
    subtitle: say({
      en: `${own.length} lemmas and theorems, ${others.length} of other files; what stands to the right uses what stands to the left`,
      pt: `${own.length} lemas e teoremas, ${others.length} de outros arquivos; o que está à direita usa o que está à esquerda`,
    }),
    alt: say({
      en: `${own.length} lemmas and theorems of ${file} and ${others.length} of other files in columns, joined to those that they use; ${tagged.size} are about items`,
      pt: `${own.length} lemas e teoremas de ${file} e ${others.length} de outros arquivos em colunas, ligados aos que usam; ${tagged.size} são sobre itens`,
    }),
    ...size,
    legend: LEGEND.map(({ label, color, shape }) => ({ label: say(label), color, shape })),
    marks: [arrows, ...boxes],
  };
}

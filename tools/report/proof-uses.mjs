// What the theorems of a file rest on, drawn: a box per lemma or theorem, an arrow per use, as the compiler recorded them.
import { colors } from '@manaus/plot';
import { boxText, curve, placed } from './boxes.mjs';
import { columnsOf } from './layered.mjs';

/** The name of a lemma or theorem of any file. */
const nameOf = (id) => id.replace(/^.*#/, '');

/**
 * The graph of what the lemmas and theorems of a file use, in it and in others; `null` where it has none.
 * @param {string} file
 * @param {Record<string, readonly string[]>} uses by name, those of other files as `file#name`
 * @param {ReadonlySet<string>} tagged the theorems of the file that are about items
 * @returns {import('@manaus/plot').Figure | null}
 */
export function usesFigure(file, uses, tagged) {
  const own = Object.keys(uses);
  if (own.length === 0) return null;
  const others = [...new Set(Object.values(uses).flat())].filter((id) => !(id in uses));
  const items = [
    ...others.map((id) => ({ id, uses: [] })),
    ...own.map((id) => ({ id, uses: uses[id] })),
  ];
  const { boxes, width, height } = placed(columnsOf(items), nameOf);
  const lines = own.flatMap((id) => uses[id].map((used) => curve(boxes.get(used), boxes.get(id))));
  return {
    title: `What rests on what: ${file}`,
    subtitle: `${own.length} lemmas and theorems, ${others.length} of other files; what stands to the right uses what stands to the left`,
    width: Math.max(width, 720),
    height,
    alt: `${own.length} lemmas and theorems of ${file} and ${others.length} of other files in columns, joined to those that they use; ${tagged.size} are about items`,
    legend: [
      { label: 'about an item', color: colors.good, shape: 'box' },
      { label: 'lemma', color: colors.edge, shape: 'box' },
      { label: 'of another file', color: colors.other, shape: 'box' },
    ],
    marks: [
      { kind: 'line', opacity: 0.75, lines, color: colors.edge, width: 1.1 },
      ...items.map(({ id }) => boxText(nameOf(id), boxes.get(id), look(id, uses, tagged))),
    ],
  };
}

function look(id, uses, tagged) {
  if (!(id in uses))
    return { stroke: colors.other, fill: '#eceff2', hover: id.replace('#', ': '), isBold: false };
  const isBold = tagged.has(id);
  return { stroke: isBold ? colors.good : colors.edge, fill: '#ffffff', hover: id, isBold };
}

// What rests on what, drawn: a box per item, an arrow per use, and in red all that rests on what is not as printed.
import { supports } from '@manaus/papers';
import { colors } from '@manaus/plot';
import { workOf } from '../scoreboard.mjs';
import { columnsOf } from './layered.mjs';

const [ROW, BOX, GAP, MARGIN, TOP, LETTER] = [24, 18, 56, 16, 76, 6.7];
/** The room of the legend. */
const FOOT = 52;
const FILL = { fails: '#fbe3e0', misprint: '#fdebd3', unchecked: '#eceff2' };
const STROKE = { fails: colors.bad, misprint: '#8a4b00', unchecked: colors.other };

/** True if a verdict says that the print is not right. */
export const isBroken = (verdict) => verdict === 'fails' || verdict === 'misprint';

/** The items of a work that rest on others, and all that they rest on. */
function connected(items, work) {
  const own = items.filter(({ id }) => workOf(id) === work);
  const used = new Set(own.flatMap(({ uses }) => uses));
  const known = new Map(items.map((item) => [item.id, item]));
  const foreign = [...used].filter((id) => workOf(id) !== work);
  return [
    ...foreign.map((id) => ({ ...known.get(id), uses: [] })),
    ...own.filter(({ id, uses }) => uses.length > 0 || used.has(id)),
  ];
}

/** A box for each id, columns from left to right and centered vertically. */
function placed(columns, nameOf) {
  const tallest = Math.max(...columns.map((ids) => ids.length));
  const boxes = new Map();
  let left = MARGIN;
  for (const ids of columns) {
    const width = Math.max(...ids.map((id) => nameOf(id).length)) * LETTER + 14;
    ids.forEach((id, i) => {
      const y = TOP + ROW * ((tallest / ids.length) * (i + 0.5));
      boxes.set(id, { x: left + width / 2, y, left, right: left + width, width });
    });
    left += width + GAP;
  }
  return { boxes, width: Math.ceil(left - GAP + MARGIN), height: TOP + ROW * tallest + FOOT };
}

/** An arrow as a curve from the right side of a box to the left side of another. */
function curve({ right, y }, { left, y: end }) {
  const at = (t) => t * t * (3 - 2 * t);
  return Array.from({ length: 13 }, (_, i) => ({
    x: right + ((left - right) * i) / 12,
    y: y + (end - y) * at(i / 12),
  }));
}

function boxMark(name, { x, y, width }, verdict, isShaken) {
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

/**
 * The graph of what rests on what in a work; `null` where nothing does.
 * @param {readonly { id: string, uses: readonly string[] }[]} items of all works
 * @param {string} work
 * @param {ReadonlyMap<string, string>} verdicts
 * @returns {import('@manaus/plot').Figure | null}
 */
export function dependencyFigure(items, work, verdicts) {
  const shown = connected(items, work);
  if (shown.length === 0) return null;
  const nameOf = (id) => (workOf(id) === work ? id.slice(work.length + 1) : id);
  const { boxes, width, height } = placed(columnsOf(shown), nameOf);
  const broken = shown.filter(({ id }) => isBroken(verdicts.get(id)));
  const shaken = new Set(broken.flatMap(({ id }) => [id, ...supports(shown, id)]));
  const arrows = shown.flatMap(({ id, uses }) => uses.map((used) => ({ id, used })));
  const lines = (isRed) =>
    arrows
      .filter(({ used }) => shaken.has(used) === isRed)
      .map(({ id, used }) => curve(boxes.get(used), boxes.get(id)));
  const line = { kind: 'line', opacity: 0.75 };
  return {
    title: `What rests on what: ${work}`,
    subtitle: `${shown.length} items, ${arrows.length} uses; what stands to the right rests on what stands to the left`,
    width: Math.max(width, 720),
    height,
    alt: `${shown.length} items of ${work} in columns, joined to those that they rest on; ${broken.length} are not as printed, and ${shaken.size - broken.length} others rest on them`,
    legend: [
      { label: 'not as printed', color: colors.bad, shape: 'box' },
      { label: 'rests on it', color: colors.bad, shape: 'line' },
      { label: 'rests on what holds', color: colors.edge, shape: 'line' },
    ],
    marks: [
      { ...line, lines: lines(false), color: colors.edge, width: 1.1 },
      { ...line, lines: lines(true), color: colors.bad, width: 1.3 },
      ...shown.map(({ id }) =>
        boxMark(nameOf(id), boxes.get(id), verdicts.get(id) ?? 'unchecked', shaken.has(id)),
      ),
    ],
  };
}

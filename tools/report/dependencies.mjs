// What rests on what, drawn: a box per item, an arrow per use, and in red all that rests on what is not as printed.
import { supports } from '@manaus/papers';
import { colors } from '@manaus/plot';
import { workOf } from '../scoreboard.mjs';
import { boxText, curve, placed } from './boxes.mjs';
import { columnsOf } from './layered.mjs';

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

function boxMark(name, box, verdict, isShaken) {
  const stroke = STROKE[verdict] ?? (isShaken ? colors.bad : colors.good);
  return boxText(name, box, {
    stroke,
    fill: FILL[verdict] ?? '#ffffff',
    hover: `${name}: ${verdict}`,
    isBold: isBroken(verdict),
  });
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

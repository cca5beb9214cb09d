import { type Arrangement, formatLabel, type TowerRules } from '@manaus/core';
import { colors } from '../../colors.js';
import type { Figure, Mark, Point } from '../../figure.js';
import { message, said } from '../../language.js';
import { boardHeight, boardMarks, pieceStyle } from '../../marks/board.js';
import { counted, graphName } from '../names.js';
import { pageWidth } from '../page.js';

/** A state and the least number of moves to the goal; `null` if it cannot be reached. */
interface TableRow {
  readonly state: Arrangement;
  readonly moves: number | null;
}

/** The input of a state table. */
interface StateTableInput {
  readonly rules: TowerRules;
  readonly rows: readonly TableRow[];
  readonly title?: string;
  readonly subtitle?: string;
  readonly symbol?: string;
}

interface Grid {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  readonly disc: number;
  readonly text: number;
}

function gridFor({ rules, rows }: StateTableInput): Grid {
  const large = rows.length <= 40;
  const disc = large ? 20 : 11;
  const tall = boardHeight(rules, disc);
  const perPeg = (large ? 168 : 92) / 3;
  const gap = large ? 8 : 4;
  const width = Math.max(large ? 168 : 92, Math.round(perPeg * rules.capacities.length));
  return {
    columns: Math.max(1, Math.min(rows.length, Math.floor((pageWidth - 20) / (width + gap)))),
    width,
    height: tall + (large ? 85 : 58),
    gap,
    disc,
    text: large ? 15 : 11,
  };
}

/**
 * Every state as a card: the board, the label, the least number of moves or the mark of an unsolvable state.
 *
 * Ordered by moves, then label; unsolvable ones last. The mark is a cross in a box on a tinted card, so that it is not color alone.
 *
 * @example
 * ```ts
 * stateTableFigure({ rules: hanoi(1), rows: [{ state: [[1], [], []], moves: 1 }] }).subtitle; // => 'M: the least number of moves to //1'
 * ```
 */
export function stateTableFigure(input: StateTableInput): Figure {
  const { rules, rows, symbol = 'M' } = input;
  const grid = gridFor(input);
  const cards = [...rows]
    .map((row) => ({ ...row, label: formatLabel(row.state) }))
    .sort(
      (a, b) =>
        (a.moves ?? Number.POSITIVE_INFINITY) - (b.moves ?? Number.POSITIVE_INFINITY) ||
        (a.label < b.label ? -1 : 1),
    );
  const bad = cards.filter((card) => card.moves === null).length;
  const lines = Math.ceil(cards.length / grid.columns);
  const span = grid.columns * (grid.width + grid.gap) - grid.gap;
  const width = Math.max(span + 28, 480);
  const marks = cards.flatMap((card, i) => {
    const corner = {
      x: (width - span) / 2 + (i % grid.columns) * (grid.width + grid.gap),
      y: 78 + Math.floor(i / grid.columns) * (grid.height + 2 * grid.gap),
    };
    return cardMarks(input, grid, card, corner, symbol);
  });
  const title = input.title ?? `${graphName(rules)}: ${counted(rows.length, 'state')}`;
  const goal = goalName(rules);
  const subtitle =
    input.subtitle ??
    said({
      en: `${symbol}: the least number of moves to ${goal}${bad === 0 ? '' : '; cross: cannot be solved'}`,
      pt: `${symbol}: o número mínimo de movimentos até ${goal}${bad === 0 ? '' : '; cruz: sem solução'}`,
    });
  const answers = cards.map(({ label, moves }) => `${label}: ${moves ?? message('unsolvable')}`);
  const alt = `${said({ en: 'Table of states', pt: 'Tabela de estados' })}. ${message(title)}. ${answers.join(', ')}.`;
  return {
    title,
    subtitle,
    width,
    height: 78 + lines * (grid.height + 2 * grid.gap) + (bad === 0 ? 12 : 46),
    alt,
    legend: legend(rows.length - bad, bad),
    marks,
  };
}

function goalName({ goals }: TowerRules): string {
  return typeof goals === 'function' || goals.length !== 1
    ? said({ en: 'a goal', pt: 'um objetivo' })
    : formatLabel(goals[0]);
}

function legend(solvable: number, bad: number): Figure['legend'] {
  if (bad === 0) return undefined;
  return [
    {
      label: `${message('solvable')}: ${counted(solvable, 'state')}`,
      color: colors.good,
      shape: 'box',
    },
    {
      label: `${message('unsolvable')}: ${counted(bad, 'state')}`,
      color: colors.bad,
      shape: 'box',
    },
  ];
}

function cardMarks(
  { rules }: StateTableInput,
  grid: Grid,
  { state, moves, label }: TableRow & { label: string },
  { x, y }: Point,
  symbol: string,
): Mark[] {
  const { width, height, disc, text } = grid;
  const look =
    moves === null
      ? { fill: '#fdf3f2', stroke: '#e6a19c' }
      : { fill: colors.paper, stroke: '#c9cfd6' };
  const hover = `${label}: ${moves === null ? message('cannot be solved') : `${symbol} = ${moves}`}`;
  const pad = Math.round(0.07 * width);
  const base = y + height - (text === 15 ? 56 : 41);
  return [
    {
      kind: 'rect',
      x,
      y,
      width,
      height,
      corner: 8,
      ...look,
      strokeWidth: 1.2,
      hover,
      group: 'cards',
    },
    ...boardMarks(rules, state, pieceStyle(rules), {
      x: x + pad,
      base,
      width: width - 2 * pad,
      disc,
    }),
    {
      kind: 'text',
      x: x + pad,
      y: y + height - 1.55 * text,
      text: label,
      size: text,
      color: colors.text,
      anchor: 'start',
      group: 'cards',
    },
    ...answer(moves, x + width - pad, y + height - 1.55 * text, text, symbol),
  ];
}

/** The number on green, or a white cross on red; the right edge is given. */
function answer(
  moves: number | null,
  right: number,
  y: number,
  size: number,
  symbol: string,
): Mark[] {
  const high = 1.75 * size;
  const group = 'cards';
  if (moves === null)
    return [
      {
        kind: 'rect',
        x: right - high,
        y: y - high / 2,
        width: high,
        height: high,
        corner: 4,
        fill: colors.bad,
        group,
      },
      cross({ x: right - high / 2, y }, 0.45 * size),
    ];
  const number = String(moves);
  const width = Math.max(high, 0.7 * size * number.length + 0.9 * size);
  const marks: Mark[] = [
    {
      kind: 'rect',
      x: right - width,
      y: y - high / 2,
      width,
      height: high,
      corner: 5,
      fill: colors.good,
      group,
    },
    {
      kind: 'text',
      x: right - width / 2,
      y,
      text: number,
      size,
      weight: 'bold',
      color: colors.paper,
      group,
    },
  ];
  if (size === 15)
    marks.push({
      kind: 'text',
      x: right - width - 6,
      y,
      text: `${symbol} =`,
      size: 13,
      color: colors.quiet,
      anchor: 'end',
      group,
    });
  return marks;
}

/** A cross as one polygon of twelve corners. */
function cross({ x, y }: Point, reach: number): Mark {
  const thin = 0.3 * reach;
  const corners = [
    [0, -thin],
    [reach - thin, -reach],
    [reach, thin - reach],
    [thin, 0],
  ];
  const ring = [0, 1, 2, 3].flatMap((turn) =>
    corners.slice(0, 3).map(([dx, dy]) => quarter(dx, dy, turn)),
  );
  return {
    kind: 'polygon',
    rings: [ring.map(([dx, dy]) => ({ x: x + dx, y: y + dy }))],
    fill: colors.paper,
    group: 'cards',
  };
}

const quarter = (dx: number, dy: number, turns: number): readonly [number, number] =>
  turns === 0 ? [dx, dy] : quarter(-dy, dx, turns - 1);

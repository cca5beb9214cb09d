import { type Arrangement, formatLabel, InputError } from '@manaus/core';
import { faultMaker } from '@manaus/core/internals';
import { formOf, someOf } from '@manaus/core/schemas';
import { colors } from '../../colors.js';
import type { Figure, Point } from '../../figure.js';
import { message, said, type Tongue } from '../../language.js';
import { requireEdges } from '../../layouts/layout.js';
import { stressLayout } from '../../layouts/stress.js';
import { boardHeight, boardMarks, pieceStyle } from '../../marks/board.js';
import { edgeMarks, pathMarks } from '../../marks/graph-edges.js';
import { around, rectMark } from '../../marks/kinds.js';
import { sessionLanguage } from '../../notebook/session.js';
import { arrangement, requireBoard, requireInput, requirePlaces } from '../input.js';
import { counted, graphName } from '../names.js';
import { type TowerGraphInput, towerGraphForm } from '../tower-graph/input.js';

/** The most states that are drawn with their boards. */
const MOST = 120;
const DISC = 15;
const MARGIN = 12;
const HEAD = 66;

/** A graph of a tower, and how to draw it. */
interface BoardGraphInput
  extends Pick<
    TowerGraphInput,
    'rules' | 'edges' | 'directed' | 'path' | 'layout' | 'title' | 'subtitle' | 'language'
  > {
  readonly states: readonly Arrangement[];
  /** The language of the words; by default that of the notebook. */
  readonly language?: Tongue;
}

const place = 'plot/board-graph';

declare module '@manaus/core/faults' {
  interface Faults {
    samePlace: object;
  }
}

const fault = faultMaker({
  samePlace: (_, what) => `${what} must not give two states one place`,
});

const { rules, edges, directed, path, layout, title, subtitle, language } = towerGraphForm;

const form = formOf<BoardGraphInput>({
  rules,
  states: someOf(arrangement),
  edges,
  directed,
  path,
  layout,
  title,
  subtitle,
  language,
});

/**
 * The graph of a tower with the board of every state at its vertex, as large as it must be for the
 * boards to stand apart; a path is yellow.
 *
 * The places are those of the layout, or of a stress layout where none is given. For small graphs,
 * which one wants to read and not only to see. Time O(n^2), and that of the stress layout. Throws
 * an `InputError` for more than 120 states, and where two states have one place.
 *
 * @example
 * ```ts
 * const rules = hanoi(2);
 * const graph = towerGraphData(rules, toCsr(stateGraph(towerPuzzle(rules))));
 * boardGraphFigure(graph).subtitle; // => '9 states, 12 moves'
 * ```
 */
export function boardGraphFigure(input: BoardGraphInput): Figure {
  requireInput(place, form, input);
  const language = input.language ?? sessionLanguage();
  const { rules, states, edges, path = [] } = input;
  if (states.length > MOST)
    throw new InputError(place, 'states', 'atMostOf', {
      n: MOST,
      of: 'entries',
      got: states.length,
    });
  for (const [i, state] of states.entries()) requireBoard(place, rules, state, `states[${i}]`);
  requireEdges(place, 'edges', edges, states.length);
  requirePlaces(place, 'path', path, states.length);
  const tall = boardHeight(rules, DISC);
  const box = { width: rules.capacities.length * (DISC + 8) + 12, height: tall + 18 };
  const { layout } = input;
  const points =
    layout === undefined
      ? stressLayout(states.length, edges)
      : states.map((state) => layout.place(state));
  const { at, width, height } = spread(points, box);
  const lines = edges.map(([a, b]) => ({ line: [at[a], at[b]], color: colors.edge, width: 2 }));

  // Each state as a board in a box around its place, with a strong outline on the path.
  const onPath = new Set(path);
  const boards = states.flatMap((state, v) => {
    const ground = around(at[v], box.width, box.height);
    const base = ground.y + box.height - 10;
    const edge = onPath.has(v) ? yellow : plain;
    const look = { corner: 6, fill: colors.paper, ...edge, group: 'states' };
    return [
      rectMark(ground, { ...look, hover: formatLabel(state) }),
      ...boardMarks(rules, state, pieceStyle(rules), {
        x: ground.x + 5,
        base,
        width: box.width - 10,
        disc: DISC,
      }),
    ];
  });

  const {
    title = graphName(language, rules),
    subtitle = `${counted(language, states.length, 'state')}, ${counted(language, edges.length, 'move')}`,
  } = input;
  const asBoards = said(language, {
    en: ', each state drawn as its board',
    pt: ', cada estado desenhado como seu tabuleiro',
  });
  const alt = `${message(language, title)}: ${message(language, subtitle)}${asBoards}.`;
  const marks = [...edgeMarks(lines), ...pathMarks(path.map((v) => at[v])), ...boards];
  return { title, subtitle, width, height, alt, marks };
}

const plain = { stroke: colors.faint, strokeWidth: 1 };
const yellow = { stroke: colors.pathOutline, strokeWidth: 3 };

/** The places, scaled so that no two boxes touch, and the size of the drawing that holds them. */
function spread(
  points: readonly Point[],
  box: { readonly width: number; readonly height: number },
): { readonly at: readonly Point[]; readonly width: number; readonly height: number } {
  // Two boxes stand apart when they do so in one direction.
  let scale = 0.1;
  for (const [i, a] of points.entries())
    for (const b of points.slice(i + 1)) {
      const across = (box.width + MARGIN) / Math.abs(a.x - b.x);
      const down = (box.height + MARGIN) / Math.abs(a.y - b.y);
      scale = Math.max(scale, Math.min(across, down));
    }
  if (!Number.isFinite(scale)) throw fault(place, 'layout', 'samePlace', {});
  const left = Math.min(...points.map(({ x }) => x));
  const top = Math.min(...points.map(({ y }) => y));
  const at = points.map(({ x, y }) => ({
    x: Math.round((x - left) * scale + box.width / 2 + MARGIN),
    y: Math.round((y - top) * scale + box.height / 2 + HEAD),
  }));
  return {
    at,
    width: Math.max(360, Math.max(...at.map(({ x }) => x)) + box.width / 2 + MARGIN),
    height: Math.max(...at.map(({ y }) => y)) + box.height / 2 + MARGIN,
  };
}

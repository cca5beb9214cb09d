import type { Level } from '@manaus/blocks';
import { compileTower, range, type TowerRules } from '@manaus/core';
import type { GrundyRow } from '@manaus/games/internals';
import type { DisplayBundle } from '@manaus/plot';
import {
  boardFigure,
  type Figure,
  levelFigure,
  message,
  type TableRecord,
  type Tongue,
} from '@manaus/plot';
import { bundlesOf, gridHtml, sessionLanguage, tableHtml } from '@manaus/plot/internals';
import type { Theorems } from '@manaus/theorems';
import type { LevelAnalysis } from '../blocks/analyze-level.js';
import type { LevelSolution } from '../blocks/solve-level.js';
import type { Analysis } from '../towers/analysis.js';
import { drawTower } from '../towers/draw-tower.js';
import type { Solution } from '../towers/solution.js';
import type { StoredTower } from '../towers/store-tower.js';

/** A kind of value: how it is known by its fields, and how it is shown. */
interface Kind<T> {
  readonly fields: readonly string[];
  show(language: Tongue, value: T): Figure | string;
}

const kind = <T>(fields: readonly (keyof T & string)[], show: Kind<T>['show']): Kind<never> => ({
  fields,
  show,
});

/** More states than this are counted, not drawn. */
const MOST_DRAWN = 3000;
/** The number of entries after which a list is cut. */
const MOST_LISTED = 20;

/** The kinds of values, those with more fields first. */
const kinds: readonly Kind<never>[] = [
  kind<StoredTower>(['rules', 'graph', 'labels', 'distances'], (language, tower) =>
    tower.graph.order <= MOST_DRAWN
      ? drawTower(tower, { language })
      : fieldsTable(language, { tower: tower.rules.name, states: tower.graph.order }),
  ),
  kind<TowerRules>(['capacities', 'discs', 'stacking', 'goals'], board),
  kind<Analysis>(['puzzle', 'parameters', 'order', 'eccentricity'], analysisTable),
  kind<Solution>(['solvable', 'moves', 'optimal', 'states'], (language, found) =>
    solutionTable(language, found, found.states.join(' → ')),
  ),
  kind<LevelSolution>(['solvable', 'moves', 'path', 'visited'], (language, found) =>
    solutionTable(language, found, found.path ?? ''),
  ),
  kind<LevelAnalysis>(['order', 'size', 'strongComponents', 'dead'], (language, analysis) =>
    fieldsTable(language, { ...analysis, hardest: analysis.hardest?.moves ?? null }),
  ),
  kind<GrundyRow>(['values', 'outcomes', 'preperiod', 'proved'], grundyTable),
  kind<Theorems>(['family', 'from', 'statements', 'certificate', 'open'], theoremsTable),
  kind<Level>(['game', 'width', 'height', 'start'], (language, level) =>
    levelFigure({ level, title: level.game, language }),
  ),
];

/**
 * The outputs by which a notebook shows the last value of a cell: a tower as a board, a stored
 * tower as its graph, an analysis, a solution, theorems, a level, a row of Grundy values and a list
 * of records as tables or figures; none for values that are shown as text.
 *
 * @example
 * ```ts
 * displaysOf(hanoi(3)).length; // => 1
 * displaysOf(27); // => []
 * ```
 */
export function displaysOf(value: unknown): DisplayBundle[] {
  const own = bundlesOf(value);
  if (own.length > 0 || typeof value !== 'object' || value === null) return own;
  const language = sessionLanguage();
  if (isTable(value)) return [html(tableHtml(value.slice(0, 200), { language }))];
  const found = kinds.find(({ fields }) => fields.every((field) => field in value));
  if (found === undefined) return [];
  const shown = found.show(language, value as never);
  return typeof shown === 'string' ? [html(shown)] : bundlesOf(shown);
}

const html = (text: string): DisplayBundle => ({ data: { 'text/html': text }, metadata: {} });

type Scalar = string | number | bigint | boolean | null | undefined;

const isScalar = (value: unknown): value is Scalar =>
  value === null || ['string', 'number', 'bigint', 'boolean', 'undefined'].includes(typeof value);

/** Records with the same columns, of plain values. */
function isTable(value: object): value is TableRecord[] {
  if (!Array.isArray(value) || value.length === 0) return false;
  const columns = JSON.stringify(Object.keys(value[0] ?? {}));
  return value.every((row) => isRecord(row, columns));
}

/** True for an object with these columns, of plain values. */
const isRecord = (row: unknown, columns: string): boolean =>
  typeof row === 'object' &&
  row !== null &&
  !Array.isArray(row) &&
  JSON.stringify(Object.keys(row)) === columns &&
  Object.values(row).every(isScalar);

/** The board of a goal. */
function board(language: Tongue, rules: TowerRules): Figure {
  const { codec, goalRanks } = compileTower(rules);
  return boardFigure({ rules, state: codec.unrank(goalRanks[0] ?? 0), language });
}

/** One line per field; lists are cut. */
function fieldsTable(language: Tongue, fields: Readonly<Record<string, unknown>>): string {
  const rows = Object.entries(fields).map(([name, value]) => [
    message(language, name),
    textOf(value),
  ]);
  return gridHtml({
    head: [message(language, 'field'), message(language, 'value')],
    rows,
    language,
  });
}

function textOf(value: unknown): Scalar {
  if (Array.isArray(value)) return listed(value);
  if (isScalar(value)) return value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const listed = (values: readonly unknown[]): string =>
  values.length <= MOST_LISTED
    ? values.join(', ')
    : `${values.slice(0, MOST_LISTED).join(', ')}, …`;

/** An analysis without what depends on the machine. */
function analysisTable(language: Tongue, analysis: Analysis): string {
  const { parameters, degrees, engine, workers, method, ...rest } = analysis;
  const { pegs, discs, capacities } = parameters;
  return fieldsTable(language, { pegs, discs, capacities, ...rest });
}

const solutionTable = (
  language: Tongue,
  { solvable, moves }: Pick<Solution, 'solvable' | 'moves'>,
  way: string,
): string =>
  fieldsTable(language, {
    solvable,
    moves,
    way: way.length > 2000 ? `${way.slice(0, 2000)} …` : way,
  });

function grundyTable(language: Tongue, { values, outcomes, preperiod, period }: GrundyRow): string {
  const heaps = range(0, Math.min(values.length, 30) - 1);
  const caption = `${message(language, 'preperiod')} ${preperiod}, ${message(language, 'period')} ${period}`;
  return gridHtml({
    ...(period === null ? {} : { caption }),
    head: [message(language, 'heap'), ...heaps.map(String)],
    rows: [
      [message(language, 'Grundy value'), ...heaps.map((heap) => values[heap])],
      [message(language, 'outcome'), ...heaps.map((heap) => outcomes[heap])],
    ],
    language,
  });
}

/** The statements, and the certificate to take: a file that `verifyTheorems` accepts. */
function theoremsTable(
  language: Tongue,
  { family, statements, certificate, open }: Theorems,
): string {
  const { capacities, moves, goal } = family;
  const pegs = moves.map((pair) => pair.join('>')).join(' ');
  const caption = `capacities ${capacities.join(', ')}; moves ${pegs}; goal ${goal === null ? 'none' : `p${goal}`}`;
  if (open !== null) return fieldsTable(language, { family: caption, open });
  const head = [
    message(language, 'quantity'),
    message(language, 'for every number of discs n'),
    message(language, 'status'),
  ];
  const rows = statements.map(({ subject, claim, status }) => [subject, claim, status]);
  const file = btoa(JSON.stringify(certificate));
  return `${gridHtml({ caption, head, rows, language })}<a download="certificate.json" href="data:application/json;base64,${file}">${message(language, 'certificate')}</a>`;
}

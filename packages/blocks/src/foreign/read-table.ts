import { wrongAt } from '../level-fault.js';
import { widthOf } from '../rules/grid.js';
import {
  cellsByName,
  type Plan,
  type PlanEffect,
  type PlanTeleport,
  putSign,
  type Spot,
  textsOf,
} from './plan.js';

/** The first letters of the tiles of a table, and our signs. */
const signs: Readonly<Record<string, string>> = {
  x: '.',
  p: '#',
  s: 'S',
  e: 'G',
  t: '#',
  S: '#',
  W: '#',
  w: '~',
};
const effects = { toggles: 'alternating', opens: 'close', closes: 'open' } as const;
const FORM = 'TILE toggles|opens|closes|teleports TILE, TILE';

/** A line on a switch or a teleport. */
interface Rule {
  readonly line: number;
  readonly subject: string;
  readonly verb: string;
  readonly objects: readonly string[];
}

/** The cells of each name. */
type Cells = ReadonlyMap<string, readonly Spot[]>;

/**
 * Reads a table of grahambarrgraham/bloxorz: tiles with blanks between them, then the rules. There
 * a tile that opens appears, so that one can pass.
 */
export function readTable(text: string): Plan {
  const lines = text.split(/\r?\n/);
  const { rows, cells } = readTiles(lines);
  const rules = rulesIn(lines);
  requireNamed(rules, cells);
  return planOfTable(rows, cells, rules);
}

const rulesIn = (lines: readonly string[]): Rule[] =>
  lines.flatMap((line, at) => (isRule(line) ? [ruleOf(line, at + 1)] : []));

/** Refuses names that no cell has. */
function requireNamed(rules: readonly Rule[], cells: Cells): void {
  for (const { line, subject, objects } of rules)
    for (const got of [subject, ...objects])
      if (!cells.has(got)) throw wrongAt(line, 1, 'nameOf', { part: 'cell', got });
}

const isRule = (line: string): boolean => /^\s*[A-Za-z]\d+\s+[a-z]{4,}\s/i.test(line);

/** A row of tiles, and the number of its line. */
interface Row {
  readonly line: number;
  readonly tiles: readonly string[];
}

/** The rows in our signs, and the cells of the names in them. */
function readTiles(lines: readonly string[]) {
  const table = tableIn(lines);
  const width = widthOf(table.map(({ tiles }) => tiles));
  const rows = table.map((row) => signsOf(row).padEnd(width, '.'));
  return { rows, cells: cellsIn(table) };
}

const tableIn = (lines: readonly string[]): Row[] =>
  lines.flatMap((line, at) =>
    line.trim() === '' || /^-/.test(line) || isRule(line)
      ? []
      : [{ line: at + 1, tiles: line.trim().split(/\s+/) }],
  );

const signsOf = ({ line, tiles }: Row): string =>
  tiles.map((tile, x) => signOf(tile, line, x + 1)).join('');

/** The cells of the names, which are longer than one letter. */
const cellsIn = (table: readonly Row[]): Cells =>
  cellsByName(
    table.map(({ tiles }) => tiles),
    (tile) => tile.length > 1,
  );

function signOf(tile: string, line: number, column: number): string {
  if (!/^[xpsetSWw]\d*$/.test(tile))
    throw wrongAt(line, column, 'sign', { signs: Object.keys(signs).join(' '), got: tile });
  return signs[tile[0]];
}

function ruleOf(text: string, line: number): Rule {
  const [, subject, verb, rest] = /^\s*(\S+)\s+(\S+)\s+(.+?)\s*$/.exec(text) ?? [];
  if (rest === undefined || !(verb === 'teleports' || Object.hasOwn(effects, verb)))
    throw wrongAt(line, 1, 'form', { form: FORM, got: text });
  return { line, subject, verb, objects: rest.split(/\s*,\s*/) };
}

function planOfTable(rows: readonly string[], cells: Cells, rules: readonly Rule[]): Plan {
  const acting = rules.filter(({ verb }) => verb !== 'teleports');
  const bridges = [...new Set(acting.flatMap(({ objects }) => objects))];
  const subjects = [...new Set(acting.map(({ subject }) => subject))];
  const at = (name: string) => cells.get(name) ?? [];
  return {
    name: '',
    rows: withFloor(rows, bridges.flatMap(at)),
    bridges: bridges.map((name) => ({ cells: at(name), closed: name[0] !== 'x' })),
    switches: subjects.map((subject) => ({
      cells: at(subject),
      heavy: subject[0] === 'S',
      effects: acting
        .filter((rule) => rule.subject === subject)
        .map((rule) => effectOf(rule, bridges)),
    })),
    teleports: rules
      .filter(({ verb }) => verb === 'teleports')
      .map((rule) => ({ cells: at(rule.subject), to: landingsOf(rule, cells) })),
  };
}

/** Rows with floor in some cells. */
function withFloor(rows: readonly string[], cells: readonly Spot[]): string[] {
  const grid = rows.map((row) => [...row]);
  putSign(grid, '#', cells);
  return textsOf(grid);
}

const effectOf = ({ verb, objects }: Rule, bridges: readonly string[]): PlanEffect => ({
  effect: effects[verb as keyof typeof effects],
  bridges: objects.map((name) => bridges.indexOf(name)),
});

/** The two cells to which a teleport leads. */
function landingsOf({ line, objects }: Rule, cells: Cells): PlanTeleport['to'] {
  const [a, b, more] = objects.flatMap((name) => cells.get(name) ?? []);
  if (b === undefined || more !== undefined)
    throw wrongAt(line, 1, 'form', { form: 'TILE teleports TILE, TILE', got: objects.join() });
  return [a, b];
}

import { append } from '@manaus/core/internals';
import { widthOf } from '../rules/grid.js';
import { wrongAt } from '../text/read-lines.js';
import {
  gridOf,
  landingName,
  type Plan,
  type PlanEffect,
  type PlanSwitch,
  type PlanTeleport,
  putSign,
  type Spot,
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
const verbs = { alternating: 'toggles', close: 'opens', open: 'closes' } as const;
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
  const rules = lines.flatMap((line, at) => (isRule(line) ? [ruleOf(line, at + 1)] : []));
  for (const rule of rules) requireNamed(rule, cells);
  return planOfTable(rows, cells, rules);
}

/** Refuses names that no cell has. */
function requireNamed({ line, subject, objects }: Rule, cells: Cells): void {
  for (const got of [subject, ...objects])
    if (!cells.has(got)) throw wrongAt(line, 1, 'nameOf', { part: 'cell', got });
}

const isRule = (line: string): boolean => /^\s*[A-Za-z]\d+\s+[a-z]{4,}\s/i.test(line);

/** The rows in our signs, and the cells of the names in them. */
function readTiles(lines: readonly string[]): { readonly rows: string[]; readonly cells: Cells } {
  const table = lines.flatMap((line, at) =>
    line.trim() === '' || /^-/.test(line) || isRule(line)
      ? []
      : [{ line: at + 1, tiles: line.trim().split(/\s+/) }],
  );
  const width = widthOf(table.map(({ tiles }) => tiles));
  const cells = new Map<string, Spot[]>();
  const rows = table.map(({ line, tiles }, y) => {
    const row = tiles.map((tile, x) => signOf(tile, line, x + 1));
    for (const [x, tile] of tiles.entries()) if (tile.length > 1) append(cells, tile, [y, x]);
    return row.join('').padEnd(width, '.');
  });
  return { rows, cells };
}

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
  const bridged = new Set(bridges.flatMap((name) => at(name).map(String)));
  return {
    name: '',
    rows: rows.map((row, y) =>
      [...row].map((sign, x) => (bridged.has(`${y},${x}`) ? '#' : sign)).join(''),
    ),
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

/** Writes a table and its rules. Where a teleport leads to has a number. */
export function writeTable({ rows, bridges, switches, teleports }: Plan): string {
  const tiles = gridOf(rows, { '.': 'x', '#': 'p', '~': 'w', S: 's', G: 'e' });
  let numbers = 0;
  const put = (letter: string, cells: readonly Spot[]): string => {
    const name = `${letter}${++numbers}`;
    putSign(tiles, name, cells);
    return name;
  };
  const bridgeNames = bridges.map(({ cells, closed }) => put(closed ? 'p' : 'x', cells));
  const switchNames = switches.map(({ cells, heavy }) => put(heavy ? 'S' : 'W', cells));
  const teleportNames = teleports.map(({ cells }) => put('t', cells));
  const landing = (spot: Spot): string => {
    const tile = tiles[spot[0]][spot[1]];
    return /^[ps]$/.test(tile) ? put(tile, [spot]) : landingName(tiles, spot, /^[ptWSs]\d+$/);
  };
  const rules = [
    ...switches.flatMap((entry, i) => switchRules(switchNames[i], entry, bridgeNames)),
    ...teleports.map(
      ({ to: [a, b] }, i) => `${teleportNames[i]} teleports ${landing(a)}, ${landing(b)}`,
    ),
  ];
  return [...drawn(tiles), '-------', ...rules, ''].join('\n');
}

const switchRules = (name: string, { effects: acts }: PlanSwitch, bridgeNames: readonly string[]) =>
  acts
    .filter(({ bridges }) => bridges.length > 0)
    .map(
      ({ effect, bridges }) =>
        `${name} ${verbs[effect]} ${bridges.map((place) => bridgeNames[place]).join(', ')}`,
    );

/** The lines of a table, tiles in columns of one width. */
function drawn(tiles: readonly string[][]): string[] {
  const width = widthOf(tiles.flat());
  return tiles.map((row) =>
    row
      .map((tile) => tile.padEnd(width))
      .join(' ')
      .trimEnd(),
  );
}

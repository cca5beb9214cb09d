import { wrongAt } from '../level-fault.js';
import { widthOf } from '../rules/grid.js';
import { cellsByName, type Plan, putSign, textsOf } from './plan.js';

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
const TELEPORT = 'TILE teleports TILE, TILE';

/** A line on a switch or a teleport. */
interface Rule {
  readonly line: number;
  readonly subject: string;
  readonly verb: string;
  readonly objects: readonly string[];
}

const isRule = (line: string): boolean => /^\s*[A-Za-z]\d+\s+[a-z]{4,}\s/i.test(line);

/**
 * Reads a table of grahambarrgraham/bloxorz: tiles with blanks between them, then the rules. There
 * a tile that opens appears, so that one can pass.
 */
export function readTable(text: string): Plan {
  const lines = text.split(/\r?\n/);

  // The tiles; names are longer than one letter.
  const table = lines.flatMap((line, at) =>
    line.trim() === '' || /^-/.test(line) || isRule(line)
      ? []
      : [{ line: at + 1, tiles: line.trim().split(/\s+/) }],
  );
  const width = widthOf(table.map(({ tiles }) => tiles));
  const rows = table.map(({ line, tiles }) =>
    tiles
      .map((tile, x) => signOf(tile, line, x + 1))
      .join('')
      .padEnd(width, '.'),
  );
  const cells = cellsByName(
    table.map(({ tiles }) => tiles),
    (tile) => tile.length > 1,
  );
  const at = (name: string) => cells.get(name) ?? [];

  // The rules, whose names all have a cell.
  const rules = lines.flatMap((line, i) => (isRule(line) ? [readRule(line, i + 1)] : []));
  for (const { line, subject, objects } of rules)
    for (const got of [subject, ...objects])
      if (!cells.has(got)) throw wrongAt(line, 1, 'nameOf', { part: 'cell', got });

  // What a rule acts on is a bridge, and floor in our rows.
  const acting = rules.filter(({ verb }) => verb !== 'teleports');
  const bridges = [...new Set(acting.flatMap(({ objects }) => objects))];
  const subjects = [...new Set(acting.map(({ subject }) => subject))];
  const grid = rows.map((row) => [...row]);
  putSign(grid, '#', bridges.flatMap(at));
  return {
    name: '',
    rows: textsOf(grid),
    bridges: bridges.map((name) => ({ cells: at(name), closed: name[0] !== 'x' })),
    switches: subjects.map((subject) => ({
      cells: at(subject),
      heavy: subject[0] === 'S',
      effects: acting
        .filter((rule) => rule.subject === subject)
        .map(({ verb, objects }) => ({
          effect: effects[verb as keyof typeof effects],
          bridges: objects.map((name) => bridges.indexOf(name)),
        })),
    })),
    teleports: rules
      .filter(({ verb }) => verb === 'teleports')
      .map(({ line, subject, objects }) => {
        const [a, b, more] = objects.flatMap(at);
        if (b === undefined || more !== undefined)
          throw wrongAt(line, 1, 'form', { form: TELEPORT, got: objects.join() });
        return { cells: at(subject), to: [a, b] };
      }),
  };
}

function signOf(tile: string, line: number, column: number): string {
  if (!/^[xpsetSWw]\d*$/.test(tile))
    throw wrongAt(line, column, 'sign', { signs: Object.keys(signs).join(' '), got: tile });
  return signs[tile[0]];
}

function readRule(text: string, line: number): Rule {
  const [, subject, verb, rest] = /^\s*(\S+)\s+(\S+)\s+(.+?)\s*$/.exec(text) ?? [];
  if (rest === undefined || !(verb === 'teleports' || Object.hasOwn(effects, verb)))
    throw wrongAt(line, 1, 'form', { form: FORM, got: text });
  return { line, subject, verb, objects: rest.split(/\s*,\s*/) };
}

import { wrongAt } from '../text/read-lines.js';
import { addTo, type Plan, type PlanEffect, type Spot, unknown, widthOf } from './plan.js';

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

/**
 * Reads a table of grahambarrgraham/bloxorz: tiles with blanks between them, then the rules. There
 * a tile that opens appears, so that one can pass.
 */
export function readTable(text: string): Plan {
  const lines = text.split(/\r?\n/);
  const isRule = (line: string) => /^\s*[A-Za-z]\d+\s+[a-z]{4,}\s/i.test(line);
  const tiles = lines.flatMap((line, at) =>
    line.trim() === '' || /^-/.test(line) || isRule(line)
      ? []
      : [
          line
            .trim()
            .split(/\s+/)
            .map((tile) => ({ tile, line: at + 1 })),
        ],
  );
  const width = widthOf(tiles);
  const cells = new Map<string, Spot[]>();
  const rows = tiles.map((row, y) =>
    row
      .map(({ tile, line }, x) => {
        if (!/^[xpsetSWw]\d*$/.test(tile))
          throw wrongAt(line, x + 1, 'sign', { signs: Object.keys(signs).join(' '), got: tile });
        if (tile.length > 1) addTo(cells, tile, [y, x]);
        return signs[tile[0]];
      })
      .join('')
      .padEnd(width, '.'),
  );
  const rules = lines.flatMap((line, at) => (isRule(line) ? [ruleOf(line, at + 1)] : []));
  for (const { line, subject, objects } of rules)
    for (const name of [subject, ...objects])
      if (!cells.has(name)) throw wrongAt(line, 1, 'nameOf', { part: 'cell', got: name });
  return planOfTable(rows, cells, rules);
}

function ruleOf(text: string, line: number): Rule {
  const [, subject, verb, rest] = /^\s*(\S+)\s+(\S+)\s+(.+?)\s*$/.exec(text) ?? [];
  if (rest === undefined || !(verb === 'teleports' || Object.hasOwn(effects, verb)))
    throw wrongAt(line, 1, 'form', { form: FORM, got: text });
  return { line, subject, verb, objects: rest.split(/\s*,\s*/) };
}

function planOfTable(
  rows: readonly string[],
  cells: ReadonlyMap<string, readonly Spot[]>,
  rules: readonly Rule[],
): Plan {
  const acting = rules.filter(({ verb }) => verb !== 'teleports');
  const bridges = [...new Set(acting.flatMap(({ objects }) => objects))];
  const at = (name: string) => cells.get(name) ?? [];
  const bridged = new Set(bridges.flatMap((name) => at(name).map(String)));
  return {
    name: '',
    rows: rows.map((row, y) =>
      [...row].map((sign, x) => (bridged.has(`${y},${x}`) ? '#' : sign)).join(''),
    ),
    bridges: bridges.map((name) => ({ cells: at(name), closed: name[0] !== 'x' })),
    switches: [...new Set(acting.map(({ subject }) => subject))].map((subject) => ({
      cells: at(subject),
      heavy: subject[0] === 'S',
      effects: acting
        .filter((rule) => rule.subject === subject)
        .map(
          ({ verb, objects }): PlanEffect => ({
            effect: effects[verb as keyof typeof effects],
            bridges: objects.map((name) => bridges.indexOf(name)),
          }),
        ),
    })),
    teleports: rules
      .filter(({ verb }) => verb === 'teleports')
      .map(({ line, subject, objects }) => {
        const [a, b, more] = objects.flatMap(at);
        if (b === undefined || more !== undefined)
          throw wrongAt(line, 1, 'form', {
            form: 'TILE teleports TILE, TILE',
            got: objects.join(),
          });
        return { cells: at(subject), to: [a, b] as const };
      }),
  };
}

/** Writes a table and its rules. Where a teleport leads to has a number. */
export function writeTable({ rows, bridges, switches, teleports }: Plan): string {
  const letters: Readonly<Record<string, string>> = {
    '.': 'x',
    '#': 'p',
    '~': 'w',
    S: 's',
    G: 'e',
  };
  const tiles = rows.map((row) => [...row].map((sign) => letters[sign]));
  let numbers = 0;
  const put = (letter: string, cells: readonly Spot[]): string => {
    const name = `${letter}${++numbers}`;
    for (const [row, column] of cells) tiles[row][column] = name;
    return name;
  };
  const bridgeNames = bridges.map(({ cells, closed }) => put(closed ? 'p' : 'x', cells));
  const switchNames = switches.map(({ cells, heavy }) => put(heavy ? 'S' : 'W', cells));
  const teleportNames = teleports.map(({ cells }) => put('t', cells));
  const landing = ([row, column]: Spot): string => {
    const tile = tiles[row][column];
    if (/^[ps]$/.test(tile)) return put(tile, [[row, column]]);
    if (!/^[ptWSs]\d+$/.test(tile) || tiles.flat().filter((other) => other === tile).length > 1)
      throw unknown(`a teleport to ${column + 1} ${rows.length - row}`);
    return tile;
  };
  const rules = [
    ...switches.flatMap(({ effects: acts }, i) =>
      acts
        .filter(({ bridges: targets }) => targets.length > 0)
        .map(
          ({ effect, bridges: targets }) =>
            `${switchNames[i]} ${verbs[effect]} ${targets.map((place) => bridgeNames[place]).join(', ')}`,
        ),
    ),
    ...teleports.map(
      ({ to: [a, b] }, i) => `${teleportNames[i]} teleports ${landing(a)}, ${landing(b)}`,
    ),
  ];
  const width = widthOf(tiles.flat());
  const drawn = tiles.map((row) =>
    row
      .map((tile) => tile.padEnd(width))
      .join(' ')
      .trimEnd(),
  );
  return [...drawn, '-------', ...rules, ''].join('\n');
}

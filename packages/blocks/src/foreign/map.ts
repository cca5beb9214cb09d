import { wrongAt } from '../text/read-lines.js';
import { addTo, type Plan, type PlanEffect, type Spot, unknown, widthOf } from './plan.js';

/** The signs of a map and ours. */
const signs: Readonly<Record<string, string>> = { ' ': '.', '@': '#', '!': '~', $: 'S', '^': 'G' };
const effects = { toggle: 'alternating', on: 'close', off: 'open' } as const;
const verbs = { alternating: 'toggle', close: 'on', open: 'off' } as const;

const FORM = 'LETTER: soft|hard, on|off|toggle LETTER, teleport LETTER LETTER';

/** The attributes that a line gives a letter. */
interface Attributes {
  readonly line: number;
  readonly state: 'on' | 'off' | null;
  readonly heavy: boolean;
  readonly effects: readonly { readonly verb: keyof typeof effects; readonly target: string }[];
  readonly teleport: readonly [string, string] | null;
}

/**
 * Reads a map of bneils/BloxorzSolver: rows of signs and letters, then or in a file of their own
 * the lines that say what the letters do. A switch that also teleports is refused.
 */
export function readMap(text: string): Plan {
  const lines = text.split(/\r?\n/);
  const isSign = (line: string) => line.trim() !== '' && !line.includes(':');
  // An empty line between rows is a row of void.
  const [first, last] = [lines.findIndex(isSign), lines.map(isSign).lastIndexOf(true)];
  const drawn = lines.slice(first, last + 1).map((line, at) => ({ line, at: first + at }));
  const width = widthOf(drawn.map(({ line }) => line));
  const cells = new Map<string, Spot[]>();
  const rows = drawn.map(({ line, at }, row) =>
    [...line.padEnd(width)]
      .map((sign, column) => {
        if (Object.hasOwn(signs, sign)) return signs[sign];
        if (!/[A-Za-z]/.test(sign))
          throw wrongAt(at + 1, column + 1, 'signOrLetter', { signs: '@ ! $ ^', got: sign });
        addTo(cells, sign, [row, column]);
        return '#';
      })
      .join(''),
  );
  const said = new Map(
    lines.flatMap((line, at) => (line.includes(':') ? [attributesOf(line, at + 1)] : [])),
  );
  return planOfMap(rows, cells, said);
}

const isVerb = (verb: string): verb is keyof typeof effects => Object.hasOwn(effects, verb);

function attributesOf(text: string, line: number): [string, Attributes] {
  const wrong = () => wrongAt(line, 1, 'form', { form: FORM, got: text });
  const [, letter, rest] = /^\s*([A-Za-z])\s*:(.*)$/.exec(text) ?? [];
  if (letter === undefined) throw wrong();
  const words = rest.split(',').map((part) => part.trim().split(/\s+/));
  const acts = words.flatMap(([verb, target, more]) => {
    if (!isVerb(verb) || target === undefined) return [];
    if (more !== undefined) throw wrong();
    return [{ verb, target }];
  });
  const [state] = words.flatMap(([verb, ...more]) =>
    more.length === 0 && (verb === 'on' || verb === 'off') ? [verb as 'on' | 'off'] : [],
  );
  const [teleport] = words.flatMap(([verb, a, b]) =>
    verb === 'teleport' && b !== undefined ? [[a, b] as const] : [],
  );
  const known = ['soft', 'hard', 'on', 'off', 'toggle', 'teleport'];
  if (words.some(([verb]) => !known.includes(verb))) throw wrong();
  const heavy = words.some(([verb]) => verb === 'hard');
  return [letter, { line, state: state ?? null, heavy, effects: acts, teleport: teleport ?? null }];
}

function planOfMap(
  rows: readonly string[],
  cells: ReadonlyMap<string, readonly Spot[]>,
  said: ReadonlyMap<string, Attributes>,
): Plan {
  const targets = new Set(
    [...said.values()].flatMap(({ effects: acts }) => acts.map(({ target }) => target)),
  );
  const bridges = [...cells].filter(
    ([letter]) => targets.has(letter) || said.get(letter)?.state === 'off',
  );
  const cellsOf = (letter: string, line: number): readonly Spot[] => {
    const known = cells.get(letter);
    if (known === undefined) throw wrongAt(line, 1, 'nameOf', { part: 'cell', got: letter });
    return known;
  };
  const placeOf = (letter: string, line: number): Spot => {
    const [place, second] = cellsOf(letter, line);
    if (second !== undefined)
      throw wrongAt(line, 1, 'oneCell', { n: cellsOf(letter, line).length, got: letter });
    return place;
  };
  const entries = [...said].filter(([letter]) => cells.has(letter));
  return {
    name: '',
    rows,
    bridges: bridges.map(([letter, spots]) => ({
      cells: spots,
      closed: said.get(letter)?.state !== 'off',
    })),
    switches: entries.flatMap(([letter, { line, heavy, effects: acts, teleport }]) => {
      if (acts.length === 0) return [];
      if (teleport !== null) throw wrongAt(line, 1, 'oneDirective', { got: letter });
      const done = acts.map(({ verb, target }): PlanEffect => {
        cellsOf(target, line);
        return {
          effect: effects[verb],
          bridges: [bridges.findIndex(([letter]) => letter === target)],
        };
      });
      return [{ cells: cellsOf(letter, line), heavy, effects: done }];
    }),
    teleports: entries.flatMap(([letter, { line, teleport }]) =>
      teleport === null
        ? []
        : [
            {
              cells: cellsOf(letter, line),
              to: [placeOf(teleport[0], line), placeOf(teleport[1], line)] as const,
            },
          ],
    ),
  };
}

/** Writes a map and, after it, the lines on its letters. Where a teleport leads to has a letter. */
export function writeMap({ rows, bridges, switches, teleports }: Plan): string {
  const back = Object.fromEntries(Object.entries(signs).map(([theirs, ours]) => [ours, theirs]));
  const grid = rows.map((row) => [...row].map((sign) => back[sign]));
  const upper = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const lower = [...'abcdefghijklmnopqrstuvwxyz'];
  const next = (letters: string[]) => {
    const letter = letters.shift();
    if (letter === undefined) throw unknown('more than 26 names');
    return letter;
  };
  const put = (letter: string, cells: readonly Spot[]) => {
    for (const [row, column] of cells) grid[row][column] = letter;
    return letter;
  };
  const bridgeLetters = bridges.map(({ cells }) => put(next(lower), cells));
  const switchLetters = switches.map(({ cells }) => put(next(upper), cells));
  const teleportLetters = teleports.map(({ cells }) => put(next(upper), cells));
  const landing = ([row, column]: Spot): string => {
    const sign = grid[row][column];
    if (sign === '@') return put(next(lower), [[row, column]]);
    if (!/[A-Za-z]/.test(sign) || grid.flat().filter((other) => other === sign).length > 1)
      throw unknown(`a teleport to ${column + 1} ${rows.length - row}`);
    return sign;
  };
  const lines = [
    ...switches.map(({ heavy, effects: acts }, i) =>
      [
        `${switchLetters[i]}: ${heavy ? 'hard' : 'soft'}`,
        ...acts.flatMap(({ effect, bridges: targets }) =>
          targets.map((target) => `${verbs[effect]} ${bridgeLetters[target]}`),
        ),
      ].join(', '),
    ),
    ...teleports.map(
      ({ to: [a, b] }, i) => `${teleportLetters[i]}: hard, teleport ${landing(a)} ${landing(b)}`,
    ),
    ...bridges.map(({ closed }, i) => `${bridgeLetters[i]}: ${closed ? 'on' : 'off'}`),
  ];
  return [...grid.map((row) => row.join('').trimEnd()), ...lines, ''].join('\n');
}

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
  singleEffects,
  unknown,
} from './plan.js';

/** The signs of a map and ours. */
const signs: Readonly<Record<string, string>> = { ' ': '.', '@': '#', '!': '~', $: 'S', '^': 'G' };
const effects = { toggle: 'alternating', on: 'close', off: 'open' } as const;
const verbs = { alternating: 'toggle', close: 'on', open: 'off' } as const;

const FORM = 'LETTER: soft|hard, on|off|toggle LETTER, teleport LETTER LETTER';

/** The cells of each letter. */
type Cells = ReadonlyMap<string, readonly Spot[]>;

/** The attributes that a line gives a letter. */
interface Attributes {
  readonly letter: string;
  readonly line: number;
  readonly state: 'on' | 'off' | null;
  readonly heavy: boolean;
  readonly effects: readonly { readonly verb: keyof typeof effects; readonly target: string }[];
  readonly teleport: readonly [string, string] | null;
}

/** The attributes of each letter. */
type Said = ReadonlyMap<string, Attributes>;

/**
 * Reads a map of bneils/BloxorzSolver: rows of signs and letters, then, or in a separate file,
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
        if (isLetter(sign)) append(cells, sign, [row, column]);
        return signOf(sign, at + 1, column + 1);
      })
      .join(''),
  );
  const said = lines.flatMap((line, at) =>
    line.includes(':') ? [attributesOf(line, at + 1)] : [],
  );
  return planOfMap(rows, cells, new Map(said.map((attributes) => [attributes.letter, attributes])));
}

const isLetter = (sign: string): boolean => /[A-Za-z]/.test(sign);

/** Our sign for one of a map; all letters are floor. */
function signOf(sign: string, line: number, column: number): string {
  if (isLetter(sign)) return '#';
  if (Object.hasOwn(signs, sign)) return signs[sign];
  throw wrongAt(line, column, 'signOrLetter', { signs: '@ ! $ ^', got: sign });
}

const isVerb = (verb: string): verb is keyof typeof effects => Object.hasOwn(effects, verb);
const isState = (words: readonly string[]): boolean =>
  words.length === 1 && (words[0] === 'on' || words[0] === 'off');
/** True for words that may stand between two commas of a line. */
const isPart = ([verb, , more]: readonly string[]): boolean =>
  isVerb(verb) ? more === undefined : ['soft', 'hard', 'teleport'].includes(verb);

function attributesOf(text: string, line: number): Attributes {
  const [, letter, rest = ''] = /^\s*([A-Za-z])\s*:(.*)$/.exec(text) ?? [];
  const parts = rest.split(',').map((part) => part.trim().split(/\s+/));
  if (letter === undefined || !parts.every(isPart))
    throw wrongAt(line, 1, 'form', { form: FORM, got: text });
  const [state] = parts.filter(isState).map(([verb]) => verb as 'on' | 'off');
  const heavy = parts.some(([verb]) => verb === 'hard');
  const acts = parts.flatMap(([verb, target]) =>
    isVerb(verb) && target !== undefined ? [{ verb, target }] : [],
  );
  const [teleport] = parts.flatMap(([verb, a, b]) =>
    verb === 'teleport' && b !== undefined ? [[a, b] as const] : [],
  );
  return { letter, line, state: state ?? null, heavy, effects: acts, teleport: teleport ?? null };
}

function planOfMap(rows: readonly string[], cells: Cells, said: Said): Plan {
  const bridges = bridgesOf(cells, said);
  const names = bridges.map(([letter]) => letter);
  const entries = [...said.values()].filter(({ letter }) => cells.has(letter));
  return {
    name: '',
    rows,
    bridges: bridges.map(([letter, spots]) => ({
      cells: spots,
      closed: said.get(letter)?.state !== 'off',
    })),
    switches: entries
      .filter(({ effects: acts }) => acts.length > 0)
      .map((attributes) => switchOf(cells, names, attributes)),
    teleports: entries.flatMap((attributes) => teleportsOf(cells, attributes)),
  };
}

/** The letters that a line acts on, or says to be off, with their cells. */
function bridgesOf(cells: Cells, said: Said) {
  const acts = [...said.values()].flatMap((attributes) => attributes.effects);
  const targets = new Set(acts.map(({ target }) => target));
  return [...cells].filter(([letter]) => targets.has(letter) || said.get(letter)?.state === 'off');
}

function switchOf(cells: Cells, bridges: readonly string[], attributes: Attributes): PlanSwitch {
  const { letter, line, heavy, effects: acts, teleport } = attributes;
  if (teleport !== null) throw wrongAt(line, 1, 'oneDirective', { got: letter });
  const done = acts.map(({ verb, target }): PlanEffect => {
    cellsOf(cells, target, line);
    return { effect: effects[verb], bridges: [bridges.indexOf(target)] };
  });
  return { cells: cellsOf(cells, letter, line), heavy, effects: done };
}

function teleportsOf(cells: Cells, { letter, line, teleport }: Attributes): PlanTeleport[] {
  if (teleport === null) return [];
  const [one, other] = teleport.map((name) => spotOf(cells, name, line));
  return [{ cells: cellsOf(cells, letter, line), to: [one, other] }];
}

function cellsOf(cells: Cells, letter: string, line: number): readonly Spot[] {
  const known = cells.get(letter);
  if (known === undefined) throw wrongAt(line, 1, 'nameOf', { part: 'cell', got: letter });
  return known;
}

/** The one cell of a letter. */
function spotOf(cells: Cells, letter: string, line: number): Spot {
  const spots = cellsOf(cells, letter, line);
  if (spots.length > 1) throw wrongAt(line, 1, 'oneCell', { n: spots.length, got: letter });
  return spots[0];
}

/** Writes a map and, after it, the lines on its letters. Where a teleport leads to has a letter. */
export function writeMap({ rows, bridges, switches, teleports }: Plan): string {
  const back = Object.entries(signs).map(([theirs, ours]) => [ours, theirs]);
  const grid = gridOf(rows, Object.fromEntries(back));
  const upper = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const lower = [...'abcdefghijklmnopqrstuvwxyz'];
  const bridgeLetters = bridges.map(({ cells }) => putNext(grid, lower, cells));
  const switchLetters = switches.map(({ cells }) => putNext(grid, upper, cells));
  const teleportLetters = teleports.map(({ cells }) => putNext(grid, upper, cells));
  const landing = (spot: Spot): string =>
    grid[spot[0]][spot[1]] === '@'
      ? putNext(grid, lower, [spot])
      : landingName(grid, spot, /[A-Za-z]/);
  const lines = [
    ...switches.map((entry, i) => `${switchLetters[i]}: ${switchText(entry, bridgeLetters)}`),
    ...teleports.map(
      ({ to: [a, b] }, i) => `${teleportLetters[i]}: hard, teleport ${landing(a)} ${landing(b)}`,
    ),
    ...bridges.map(({ closed }, i) => `${bridgeLetters[i]}: ${closed ? 'on' : 'off'}`),
  ];
  return [...grid.map((row) => row.join('').trimEnd()), ...lines, ''].join('\n');
}

/** Draws the next letter to some cells. */
function putNext(grid: string[][], letters: string[], cells: readonly Spot[]): string {
  const letter = letters.shift();
  if (letter === undefined) throw unknown('more than 26 names');
  putSign(grid, letter, cells);
  return letter;
}

function switchText(entry: PlanSwitch, names: readonly string[]): string {
  const acts = singleEffects(entry).map(
    ({ effect, bridge }) => `${verbs[effect]} ${names[bridge]}`,
  );
  return [entry.heavy ? 'hard' : 'soft', ...acts].join(', ');
}

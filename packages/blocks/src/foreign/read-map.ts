import { wrongAt } from '../level-fault.js';
import { widthOf } from '../rules/grid.js';
import {
  cellsByName,
  type Plan,
  type PlanEffect,
  type PlanSwitch,
  type PlanTeleport,
  type Spot,
} from './plan.js';

/** The signs of a map and ours. */
export const mapSigns: Readonly<Record<string, string>> = {
  ' ': '.',
  '@': '#',
  '!': '~',
  $: 'S',
  '^': 'G',
};
const effects = { toggle: 'alternating', on: 'close', off: 'open' } as const;

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
  const { drawn, firstLine } = drawnIn(lines);
  return planOfMap(rowsOf(drawn, firstLine), cellsIn(drawn), saidIn(lines));
}

/** The lines of the drawing; an empty one between others is a row of void. */
function drawnIn(lines: readonly string[]) {
  const first = lines.findIndex(isDrawn);
  const last = lines.map(isDrawn).lastIndexOf(true);
  return { drawn: lines.slice(first, last + 1), firstLine: first + 1 };
}

const isDrawn = (line: string): boolean => line.trim() !== '' && !line.includes(':');
const isLetter = (sign: string): boolean => /[A-Za-z]/.test(sign);

/** The rows in our signs. */
function rowsOf(drawn: readonly string[], firstLine: number): string[] {
  const width = widthOf(drawn);
  return drawn.map((row, y) => signsOf(row.padEnd(width), firstLine + y));
}

const signsOf = (row: string, line: number): string =>
  [...row].map((sign, x) => signOf(sign, line, x + 1)).join('');

const cellsIn = (drawn: readonly string[]): Cells =>
  cellsByName(
    drawn.map((row) => [...row]),
    isLetter,
  );

function saidIn(lines: readonly string[]): Said {
  const said = lines.flatMap((line, at) =>
    line.includes(':') ? [attributesOf(line, at + 1)] : [],
  );
  return new Map(said.map((attributes) => [attributes.letter, attributes]));
}

/** Our sign for one of a map; all letters are floor. */
function signOf(sign: string, line: number, column: number): string {
  if (isLetter(sign)) return '#';
  if (Object.hasOwn(mapSigns, sign)) return mapSigns[sign];
  throw wrongAt(line, column, 'signOrLetter', { signs: '@ ! $ ^', got: sign });
}

const isVerb = (verb: string): verb is keyof typeof effects => Object.hasOwn(effects, verb);
const isState = (words: readonly string[]): boolean =>
  words.length === 1 && (words[0] === 'on' || words[0] === 'off');
/** True for words that may stand between two commas of a line. */
const isPart = ([verb, , more]: readonly string[]): boolean =>
  isVerb(verb) ? more === undefined : ['soft', 'hard', 'teleport'].includes(verb);

function attributesOf(text: string, line: number): Attributes {
  const { letter, parts } = partsOf(text, line);
  return {
    letter,
    line,
    state: stateIn(parts),
    heavy: parts.some(([verb]) => verb === 'hard'),
    effects: effectsIn(parts),
    teleport: teleportIn(parts),
  };
}

function stateIn(parts: readonly string[][]): Attributes['state'] {
  const [state = null] = parts.filter(isState).map(([verb]) => verb as 'on' | 'off');
  return state;
}

/** The letter of a line, and the words between its commas. */
function partsOf(text: string, line: number) {
  const [, letter, rest = ''] = /^\s*([A-Za-z])\s*:(.*)$/.exec(text) ?? [];
  const parts = rest.split(',').map((part) => part.trim().split(/\s+/));
  if (letter === undefined || !parts.every(isPart))
    throw wrongAt(line, 1, 'form', { form: FORM, got: text });
  return { letter, parts };
}

const effectsIn = (parts: readonly string[][]): Attributes['effects'] =>
  parts.flatMap(([verb, target]) =>
    isVerb(verb) && target !== undefined ? [{ verb, target }] : [],
  );

function teleportIn(parts: readonly string[][]): Attributes['teleport'] {
  const [teleport = null] = parts.flatMap(([verb, a, b]) =>
    verb === 'teleport' && b !== undefined ? [[a, b] as const] : [],
  );
  return teleport;
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

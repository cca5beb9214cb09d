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

const isDrawing = (line: string): boolean => line.trim() !== '' && !line.includes(':');
const isLetter = (sign: string): boolean => /[A-Za-z]/.test(sign);

/**
 * Reads a map of bneils/BloxorzSolver: rows of signs and letters, then, or in a separate file,
 * the lines that say what the letters do. A switch that also teleports is refused.
 */
export function readMap(text: string): Plan {
  const lines = text.split(/\r?\n/);

  // The drawing: letters are floor, an empty line between others is a row of void.
  const first = lines.findIndex(isDrawing);
  const drawing = lines.slice(first, lines.map(isDrawing).lastIndexOf(true) + 1);
  const width = widthOf(drawing);
  const rows = drawing.map((row, y) => {
    const signs = [...row.padEnd(width)].map((sign, x) => {
      if (isLetter(sign)) return '#';
      if (Object.hasOwn(mapSigns, sign)) return mapSigns[sign];
      throw wrongAt(first + 1 + y, x + 1, 'signOrLetter', { signs: '@ ! $ ^', got: sign });
    });
    return signs.join('');
  });
  const cells = cellsByName(
    drawing.map((row) => [...row]),
    isLetter,
  );

  // The lines on the letters, of which the last counts.
  const attributes = new Map<string, Attributes>();
  for (const [at, line] of lines.entries()) {
    if (!line.includes(':')) continue;
    const entry = readAttributes(line, at + 1);
    attributes.set(entry.letter, entry);
  }

  // A bridge is a letter that a line acts on, or says to be off.
  const acts = [...attributes.values()].flatMap((entry) => entry.effects);
  const targets = new Set(acts.map(({ target }) => target));
  const bridges = [...cells].filter(
    ([letter]) => targets.has(letter) || attributes.get(letter)?.state === 'off',
  );
  const names = bridges.map(([letter]) => letter);
  const entries = [...attributes.values()].filter(({ letter }) => cells.has(letter));
  return {
    name: '',
    rows,
    bridges: bridges.map(([letter, spots]) => ({
      cells: spots,
      closed: attributes.get(letter)?.state !== 'off',
    })),
    switches: entries
      .filter((entry) => entry.effects.length > 0)
      .map((entry) => switchOf(cells, names, entry)),
    teleports: entries.flatMap(({ letter, line, teleport }): PlanTeleport[] => {
      if (teleport === null) return [];
      const [one, other] = teleport.map((name) => {
        const spots = cellsOf(cells, name, line);
        if (spots.length > 1) throw wrongAt(line, 1, 'oneCell', { n: spots.length, got: name });
        return spots[0];
      });
      return [{ cells: cellsOf(cells, letter, line), to: [one, other] }];
    }),
  };
}

const isVerb = (verb: string): verb is keyof typeof effects => Object.hasOwn(effects, verb);

/** True for words that may stand between two commas of a line. */
const isPart = ([verb, , more]: readonly string[]): boolean =>
  isVerb(verb) ? more === undefined : ['soft', 'hard', 'teleport'].includes(verb);

function readAttributes(text: string, line: number): Attributes {
  const [, letter, rest = ''] = /^\s*([A-Za-z])\s*:(.*)$/.exec(text) ?? [];
  const parts = rest.split(',').map((part) => part.trim().split(/\s+/));
  if (letter === undefined || !parts.every(isPart))
    throw wrongAt(line, 1, 'form', { form: FORM, got: text });
  // The first state and the first teleport count.
  const state = parts.find(([verb, ...more]) => /^(on|off)$/.test(verb) && more.length === 0);
  const teleport = parts.find(([verb, , b]) => verb === 'teleport' && b !== undefined);
  return {
    letter,
    line,
    state: (state?.[0] as 'on' | 'off' | undefined) ?? null,
    heavy: parts.some(([verb]) => verb === 'hard'),
    effects: parts.flatMap(([verb, target]) =>
      isVerb(verb) && target !== undefined ? [{ verb, target }] : [],
    ),
    teleport: teleport === undefined ? null : [teleport[1], teleport[2]],
  };
}

function switchOf(cells: Cells, bridges: readonly string[], attributes: Attributes): PlanSwitch {
  const { letter, line, heavy, effects: acts, teleport } = attributes;
  if (teleport !== null) throw wrongAt(line, 1, 'oneDirective', { got: letter });
  const planEffects = acts.map(({ verb, target }): PlanEffect => {
    cellsOf(cells, target, line);
    return { effect: effects[verb], bridges: [bridges.indexOf(target)] };
  });
  return { cells: cellsOf(cells, letter, line), heavy, effects: planEffects };
}

function cellsOf(cells: Cells, letter: string, line: number): readonly Spot[] {
  const known = cells.get(letter);
  if (known === undefined) throw wrongAt(line, 1, 'nameOf', { part: 'cell', got: letter });
  return known;
}

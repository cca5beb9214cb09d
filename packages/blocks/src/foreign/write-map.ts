import {
  gridOf,
  landingName,
  type Plan,
  type PlanSwitch,
  putSign,
  type Spot,
  singleEffects,
  unknown,
} from './plan.js';
import { mapSigns } from './read-map.js';

const verbs = { alternating: 'toggle', close: 'on', open: 'off' } as const;

/** Our signs and those of a map. */
const signs = Object.fromEntries(Object.entries(mapSigns).map(([theirs, ours]) => [ours, theirs]));

const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LOWER = 'abcdefghijklmnopqrstuvwxyz';

/** Writes a map and, after it, the lines on its letters. Where a teleport leads to has a letter. */
export function writeMap(plan: Plan): string {
  const grid = gridOf(plan.rows, signs);
  const lines = linesOn({ grid, upper: [...UPPER], lower: [...LOWER] }, plan);
  return [...grid.map((row) => row.join('').trimEnd()), ...lines, ''].join('\n');
}

/** A map that is drawn to, and the letters that it has left. */
interface Drawing {
  readonly grid: string[][];
  readonly upper: string[];
  readonly lower: string[];
}

/** Draws the letters of a plan; returns the lines on them. */
function linesOn(map: Drawing, { bridges, switches, teleports }: Plan): string[] {
  const ofBridges = bridges.map(({ cells }) => putNext(map, 'lower', cells));
  const ofSwitches = switches.map(({ cells }) => putNext(map, 'upper', cells));
  const ofTeleports = teleports.map(({ cells }) => putNext(map, 'upper', cells));
  const ways = teleports.map(({ to }) => to.map((spot) => landing(map, spot)).join(' '));
  return [
    ...switches.map((entry, i) => `${ofSwitches[i]}: ${switchText(entry, ofBridges)}`),
    ...ways.map((way, i) => `${ofTeleports[i]}: hard, teleport ${way}`),
    ...bridges.map(({ closed }, i) => `${ofBridges[i]}: ${closed ? 'on' : 'off'}`),
  ];
}

/** The letter of a cell to which a teleport leads; plain floor gets one. */
function landing(map: Drawing, spot: Spot): string {
  if (map.grid[spot[0]][spot[1]] === '@') return putNext(map, 'lower', [spot]);
  return landingName(map.grid, spot, /[A-Za-z]/);
}

/** Draws the next letter to some cells. */
function putNext(map: Drawing, size: 'upper' | 'lower', cells: readonly Spot[]): string {
  const letter = map[size].shift();
  if (letter === undefined) throw unknown('more than 26 names');
  putSign(map.grid, letter, cells);
  return letter;
}

function switchText(entry: PlanSwitch, names: readonly string[]): string {
  const acts = singleEffects(entry).map(
    ({ effect, bridge }) => `${verbs[effect]} ${names[bridge]}`,
  );
  return [entry.heavy ? 'hard' : 'soft', ...acts].join(', ');
}

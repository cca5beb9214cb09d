import {
  gridOf,
  landingName,
  type Plan,
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
export function writeMap({ rows, bridges, switches, teleports }: Plan): string {
  const grid = gridOf(rows, signs);
  const upper = [...UPPER];
  const lower = [...LOWER];
  const putNext = (letters: string[], cells: readonly Spot[]): string => {
    const letter = letters.shift();
    if (letter === undefined) throw unknown('more than 26 names');
    putSign(grid, letter, cells);
    return letter;
  };

  const bridgeNames = bridges.map(({ cells }) => putNext(lower, cells));
  const switchNames = switches.map(({ cells }) => putNext(upper, cells));
  const teleportNames = teleports.map(({ cells }) => putNext(upper, cells));
  // Plain floor to which a teleport leads gets its own letter.
  const landings = teleports.map(({ to }) =>
    to.map((spot) =>
      grid[spot[0]][spot[1]] === '@' ? putNext(lower, [spot]) : landingName(grid, spot, /[A-Za-z]/),
    ),
  );

  const lines = [
    ...switches.map((entry, i) => {
      const acts = singleEffects(entry).map(
        ({ effect, bridge }) => `${verbs[effect]} ${bridgeNames[bridge]}`,
      );
      return `${switchNames[i]}: ${[entry.heavy ? 'hard' : 'soft', ...acts].join(', ')}`;
    }),
    ...landings.map((names, i) => `${teleportNames[i]}: hard, teleport ${names.join(' ')}`),
    ...bridges.map(({ closed }, i) => `${bridgeNames[i]}: ${closed ? 'on' : 'off'}`),
  ];
  return [...grid.map((row) => row.join('').trimEnd()), ...lines, ''].join('\n');
}

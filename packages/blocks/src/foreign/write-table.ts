import { widthOf } from '../rules/grid.js';
import { gridOf, landingName, type Plan, putSign, type Spot } from './plan.js';

const verbs = { alternating: 'toggles', close: 'opens', open: 'closes' } as const;

/** Writes a table and its rules. Where a teleport leads to has a number. */
export function writeTable({ rows, bridges, switches, teleports }: Plan): string {
  const tiles = gridOf(rows, { '.': 'x', '#': 'p', '~': 'w', S: 's', G: 'e' });
  let numbers = 0;
  const putNext = (letter: string, cells: readonly Spot[]): string => {
    const name = `${letter}${++numbers}`;
    putSign(tiles, name, cells);
    return name;
  };

  const bridgeNames = bridges.map(({ cells, closed }) => putNext(closed ? 'p' : 'x', cells));
  const switchNames = switches.map(({ cells, heavy }) => putNext(heavy ? 'S' : 'W', cells));
  const teleportNames = teleports.map(({ cells }) => putNext('t', cells));
  // Plain floor and the start get a name where a teleport leads to them.
  const landings = teleports.map(({ to }) =>
    to.map((spot) => {
      const tile = tiles[spot[0]][spot[1]];
      return /^[ps]$/.test(tile) ? putNext(tile, [spot]) : landingName(tiles, spot, /^[ptWSs]\d+$/);
    }),
  );

  const rules = [
    ...switches.flatMap(({ effects }, i) =>
      effects
        .filter((act) => act.bridges.length > 0)
        .map((act) => {
          const names = act.bridges.map((place) => bridgeNames[place]);
          return `${switchNames[i]} ${verbs[act.effect]} ${names.join(', ')}`;
        }),
    ),
    ...landings.map((names, i) => `${teleportNames[i]} teleports ${names.join(', ')}`),
  ];
  const width = widthOf(tiles.flat());
  const lines = tiles.map((row) => {
    const padded = row.map((tile) => tile.padEnd(width));
    return padded.join(' ').trimEnd();
  });
  return [...lines, '-------', ...rules, ''].join('\n');
}

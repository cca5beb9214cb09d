import { widthOf } from '../rules/grid.js';
import { gridOf, landingName, type Plan, type PlanSwitch, putSign, type Spot } from './plan.js';

const verbs = { alternating: 'toggles', close: 'opens', open: 'closes' } as const;

/** Writes a table and its rules. Where a teleport leads to has a number. */
export function writeTable(plan: Plan): string {
  const tiles = gridOf(plan.rows, { '.': 'x', '#': 'p', '~': 'w', S: 's', G: 'e' });
  const rules = rulesOn(tiles, plan);
  return [...drawn(tiles), '-------', ...rules, ''].join('\n');
}

/** Draws the names of a plan; returns the rules on them. */
function rulesOn(tiles: string[][], { bridges, switches, teleports }: Plan): string[] {
  const put = numbering(tiles);
  const bridgeNames = bridges.map(({ cells, closed }) => put(closed ? 'p' : 'x', cells));
  const switchNames = switches.map(({ cells, heavy }) => put(heavy ? 'S' : 'W', cells));
  const teleportNames = teleports.map(({ cells }) => put('t', cells));
  const ways = teleports.map(({ to }) => to.map((spot) => landing(tiles, put, spot)).join(', '));
  return [
    ...switches.flatMap((entry, i) => switchRules(switchNames[i], entry, bridgeNames)),
    ...ways.map((way, i) => `${teleportNames[i]} teleports ${way}`),
  ];
}

/** Draws the next name with a letter to some cells. */
type Put = (letter: string, cells: readonly Spot[]) => string;

/** The names of a letter and a number, counted through. */
function numbering(tiles: string[][]): Put {
  let numbers = 0;
  return (letter, cells) => {
    const name = `${letter}${++numbers}`;
    putSign(tiles, name, cells);
    return name;
  };
}

/** The name of a cell to which a teleport leads; plain floor and the start get one. */
function landing(tiles: readonly string[][], put: Put, spot: Spot): string {
  const tile = tiles[spot[0]][spot[1]];
  return /^[ps]$/.test(tile) ? put(tile, [spot]) : landingName(tiles, spot, /^[ptWSs]\d+$/);
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

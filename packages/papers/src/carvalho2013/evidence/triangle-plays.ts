import { type EdgeColoring, residueColoring } from '@manaus/graph';
import { range } from '../../check/index.js';
import { completeParts, restricted, triangleFree } from './ramsey.js';

/** The edges that the players draw, in turn. */
export type Turns = readonly (readonly [number, number])[];

/**
 * The play of n players to the last edge that ends in a coloring; `null` where the numbers of their
 * edges do not fit turns.
 */
function asTurns(coloring: EdgeColoring, players: number): Turns | null {
  const { edges } = completeParts(coloring.length);
  const hands = range(0, players - 1)
    .map((color) => edges.filter(([a, b]) => coloring[a][b] === color))
    .sort((a, b) => b.length - a.length);
  const turns = edges.map((_, turn) => hands[turn % players].at(Math.floor(turn / players)));
  return turns.every((edge) => edge !== undefined) ? turns : null;
}

/**
 * True if a play takes every edge of K_v once, and no player completes a triangle: by its turns
 * alone.
 */
export function endsWithoutTriangle(points: number, players: number, turns: Turns): boolean {
  const drawer = new Map<string, number>();
  for (const [turn, [a, b]] of turns.entries()) {
    const player = turn % players;
    const isOf = (p: number, q: number) => drawer.get(edgeName(p, q)) === player;
    const closes = range(0, points - 1).some((c) => isOf(a, c) && isOf(b, c));
    if (a === b || drawer.has(edgeName(a, b)) || closes) return false;
    drawer.set(edgeName(a, b), player);
  }
  return drawer.size === (points * (points - 1)) / 2;
}

const edgeName = (p: number, q: number): string => `${Math.min(p, q)},${Math.max(p, q)}`;

function* withinSixteen(points: number): Generator<EdgeColoring> {
  for (let set = 0; set < 2 ** 16; set++) {
    const chosen = range(0, 15).filter((point) => (set >> point) & 1);
    if (chosen.length === points) yield restricted(residueColoring(16), chosen);
  }
}

function* allFree(points: number, colors: number): Generator<EdgeColoring> {
  const { edges } = completeParts(points);
  for (const flat of triangleFree(points, colors)) yield asTable(points, edges, flat);
}

/** A coloring of the edges in a list as a table of the points, with -1 on its diagonal. */
function asTable(points: number, edges: Turns, colors: readonly number[]): EdgeColoring {
  const table = range(1, points).map(() => new Array<number>(points).fill(-1));
  for (const [e, [a, b]] of edges.entries()) table[a][b] = table[b][a] = colors[e];
  return table;
}

/** A play to the last edge without a triangle of one color, or `null` where none is known. */
export function playToTheEnd(points: number, players: number): Turns | null {
  // With one or two colors all colorings without a triangle, with three those within K_16.
  for (const coloring of players === 3 ? withinSixteen(points) : allFree(points, players)) {
    const turns = asTurns(coloring, players);
    if (turns !== null) return turns;
  }
  return null;
}

import { type BloxorzLevel, bloxorz, bobbin } from '@manaus/blocks';
import { sum } from '@manaus/core/internals';
import { range } from '../../check/index.js';
import { bloxorzLevel, bobbinLevel, explore } from './block-search.js';
import { closingAlgorithm } from './closing.js';
import { blocksOf, flatBoard, nextBlocks } from './flat-graph.js';

/** The size of a level, and the states that are gone through to decide it. */
export type Work = readonly [cells: number, states: number];

const floor = (cells: number): string => '#'.repeat(cells);

/**
 * A square of floor with a start, a goal out of reach in its corner, and one more cell of a kind.
 */
const square = (side: number, sign: string): string =>
  [
    `G.${floor(side - 2)}`,
    `.${floor(side - 1)}`,
    ...range(4, side).map(() => floor(side)),
    `S${sign}${floor(side - 2)}`,
  ].join('/');

/** The same with raised floor around the goal. */
const raisedSquare = (side: number, sign: string): string =>
  square(side, sign).replaceAll('.', '^');

/** The same with a switch above the start, for a bridge beside the goal. */
const bridgedSquare = (side: number, sign: string): string =>
  square(side, sign)
    .replace(/#(?=[^/]*\/S)/, 'a')
    .replace('G.', 'GP');

/** A corridor of floor with a light switch before each bridge that it closes. */
const chain = (links: number): BloxorzLevel =>
  bloxorzLevel(
    `S${floor(6 * links + 2)}G`,
    ...range(0, links - 1).flatMap((i) => [
      `at a${i} ${6 * i + 3} 1`,
      `at P${i} ${6 * i + 7} 1`,
      `bridge P${i} open`,
      `switch a${i} light close P${i}`,
    ]),
  );

const bloxorzStates = (rows: string, ...directives: string[]): number =>
  explore(bloxorz(bloxorzLevel(rows, ...directives))).states.length;

const bobbinStates = (rows: string, ...directives: string[]): number =>
  explore(bobbin(bobbinLevel(rows, ...directives))).states.length;

/** The work on squares of some sides. */
const onSquares = (sides: readonly number[], states: (side: number) => number) => (): Work[] =>
  sides.map((side) => [side * side, states(side)]);

/** The amount of work, by problem, on levels of growing size: blocks and arcs, or states. */
export const growths: Readonly<Record<string, () => Work[]>> = {
  'BLOXORZ--': onSquares([8, 12, 16, 24, 32], (side) => {
    const board = flatBoard(bloxorzLevel(square(side, '#')));
    return sum(blocksOf(board).map((block) => 1 + nextBlocks(board, block).length));
  }),
  'BLOXORZ-': onSquares([6, 8, 10, 12], (side) =>
    bloxorzStates(square(side, 'T'), `teleport T ${side} 1 2 3`),
  ),
  'k-BLOXORZ': onSquares([5, 7, 9], (side) =>
    bloxorzStates(
      bridgedSquare(side, 'T'),
      'bridge P open',
      'switch a light alternating P',
      `teleport T ${side} 1 2 3`,
    ),
  ),
  'CLOSED-BLOXORZ': () =>
    [4, 8, 16, 24].map((links) => {
      const level = chain(links);
      return [level.width, closingAlgorithm(level).calls * blocksOf(flatBoard(level)).length];
    }),
  'BOBBIN--': onSquares([8, 12, 16, 24], (side) => bobbinStates(raisedSquare(side, '#'))),
  'BOBBIN-': onSquares([5, 7, 9, 12], (side) =>
    bobbinStates(raisedSquare(side, '*'), `star * ${side * side}`),
  ),
};

/** The exponent e of the least-squares line of log states = e log cells + c. */
export function exponentOf(work: readonly Work[]): number {
  const xs = logsFromMean(work.map(([cells]) => cells));
  const ys = logsFromMean(work.map(([, states]) => states));
  return sum(xs.map((x, i) => x * ys[i])) / sum(xs.map((x) => x * x));
}

/** The logarithms of some numbers, each less their mean. */
function logsFromMean(numbers: readonly number[]): number[] {
  const logs = numbers.map(Math.log);
  const mean = sum(logs) / logs.length;
  return logs.map((log) => log - mean);
}

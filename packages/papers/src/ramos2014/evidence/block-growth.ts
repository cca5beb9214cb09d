import { bloxorz, bobbin } from '@manaus/blocks';
import { bloxorzLevel, bobbinLevel, explore } from './block-search.js';
import { closingAlgorithm } from './closing.js';
import { blocksOf, flatBoard, nextBlocks } from './flat-graph.js';

/** The size of a level, and the states that are gone through to decide it. */
export type Work = readonly [cells: number, states: number];

/** A square of floor with a start, a goal out of reach in its corner, and one more cell of a kind. */
function square(side: number, sign: string): string {
  const rows = Array.from({ length: side }, () => '#'.repeat(side));
  rows[0] = `G.${'#'.repeat(side - 2)}`;
  rows[1] = `.${'#'.repeat(side - 1)}`;
  rows[side - 1] = `S${sign}${'#'.repeat(side - 2)}`;
  return rows.join('/');
}

/** A corridor of floor with a light switch before each bridge that it closes. */
function chain(links: number): readonly [string, string[]] {
  const names = Array.from({ length: links }, (_, i) => [`a${i}`, `P${i}`]);
  const width = 6 * links + 4;
  const at = names.flatMap(([a, p], i) => [
    `at ${a} ${6 * i + 3} 1`,
    `at ${p} ${6 * i + 7} 1`,
    `bridge ${p} open`,
    `switch ${a} light close ${p}`,
  ]);
  return [`S${'#'.repeat(width - 2)}G`, at];
}

const flat = (rows: string): number => {
  const board = flatBoard(bloxorzLevel(rows));
  return blocksOf(board).reduce((sum, block) => sum + 1 + nextBlocks(board, block).length, 0);
};

/** The amount of work, by problem, on levels of growing size: blocks and arcs, or states. */
export const growths: Readonly<Record<string, () => Work[]>> = {
  'BLOXORZ--': () => [8, 12, 16, 24, 32].map((side) => [side * side, flat(square(side, '#'))]),
  'BLOXORZ-': () =>
    [6, 8, 10, 12].map((side) => [
      side * side,
      explore(bloxorz(bloxorzLevel(square(side, 'T'), `teleport T ${side} 1 2 3`))).states.length,
    ]),
  'k-BLOXORZ': () =>
    [5, 7, 9].map((side) => {
      const rows = square(side, 'T')
        .replace(/#(?=[^/]*\/S)/, 'a')
        .replace('G.', 'GP');
      return [
        side * side,
        explore(
          bloxorz(
            bloxorzLevel(
              rows,
              'bridge P open',
              'switch a light alternating P',
              `teleport T ${side} 1 2 3`,
            ),
          ),
        ).states.length,
      ];
    }),
  'CLOSED-BLOXORZ': () =>
    [4, 8, 16, 24].map((links) => {
      const [rows, directives] = chain(links);
      const level = bloxorzLevel(rows, ...directives);
      return [level.width, closingAlgorithm(level).calls * blocksOf(flatBoard(level)).length];
    }),
  'BOBBIN--': () =>
    [8, 12, 16, 24].map((side) => [
      side * side,
      explore(bobbin(bobbinLevel(square(side, '#').replaceAll('.', '^')))).states.length,
    ]),
  'BOBBIN-': () =>
    [5, 7, 9, 12].map((side) => [
      side * side,
      explore(bobbin(bobbinLevel(square(side, '*').replaceAll('.', '^'), `star * ${side * side}`)))
        .states.length,
    ]),
};

/** The exponent e of the least-squares line of log states = e log cells + c. */
export function exponentOf(work: readonly Work[]): number {
  const points = work.map(([cells, states]) => [Math.log(cells), Math.log(states)]);
  const [mx, my] = [0, 1].map(
    (axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length,
  );
  const across = points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
  return points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) / across;
}

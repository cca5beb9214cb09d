import { type BloxorzLevel, blockGame, bloxorz, parseLevel } from '@manaus/blocks';
import { describe, expect, test } from 'vitest';
import {
  blockGraphFigure,
  type Figure,
  isometricFigure,
  levelFigure,
  toSvg,
} from '../../src/node.js';

const read = (...lines: string[]) => parseLevel(lines.join('\n'));
const bloxorzLevel = read(
  'game bloxorz',
  'grid',
  'S##~PQ',
  'ahT##G',
  'end',
  'bridge P open',
  'bridge Q closed',
  'switch a light alternating P',
  'switch h heavy close Q',
  'teleport T 1 1 3 1',
);
const bobbinLevel = read('game bobbin', 'grid', 'S#^aB', '##*#G', 'end', 'pair a B', 'star * 2');
const edgeLevel = read('game on-the-edge', 'grid', 'SKBB#G', 'end');
const numbers = ({ marks }: Figure) =>
  marks.flatMap((mark) => (mark.kind === 'text' && mark.group === 'moves' ? [mark] : []));

test('levels are the stored drawings, from above and from the side', async () => {
  for (const [name, level] of Object.entries({
    bloxorz: bloxorzLevel,
    bobbin: bobbinLevel,
    edge: edgeLevel,
  })) {
    await expect(toSvg(levelFigure({ level, title: name }))).toMatchFileSnapshot(
      `../svg/block-level-${name}.svg`,
    );
    await expect(
      toSvg(isometricFigure({ level, title: name, state: blockGame(level).start })),
    ).toMatchFileSnapshot(`../svg/block-side-${name}.svg`);
  }
});

describe('a numbered path', () => {
  const corridor = read('game bloxorz', 'grid', 'S##G', 'end');

  test('a number stands between two cells where the block lies, in the middle of one where it stands', () => {
    const figure = levelFigure({ level: corridor, title: 'two moves', path: 'RR' });
    const floor = figure.marks.flatMap((mark) =>
      mark.kind === 'rect' && mark.group === 'floor' ? [mark] : [],
    );
    const center = (cell: number) =>
      Math.min(...floor.map(({ x }) => x)) + floor[0].width / 2 + cell * (floor[0].width + 2);
    expect(numbers(figure).map(({ text }) => text)).toEqual(['1', '2']);
    expect(numbers(figure).map(({ x }) => Math.round(x))).toEqual([
      Math.round(center(1.5)),
      Math.round(center(3)),
    ]);
  });

  test('moves that end in one place share it', () => {
    const level = read('game bloxorz', 'grid', 'S###G', 'end');
    expect(
      numbers(levelFigure({ level, title: 'back and forth', path: 'RLR' })).map(({ text }) => text),
    ).toEqual(['1,3', '2']);
  });

  test('an illegal path is bad input', () => {
    expect(() => levelFigure({ level: corridor, title: '', path: 'RU' })).toThrow(
      'plot/block-level: path must be legal up to its end, not at letter 2 (got "RU")',
    );
  });
});

test('a lying block is one box, halves are two', () => {
  const level = bloxorzLevel as BloxorzLevel;
  const start = bloxorz(level).start;
  const yellow = (cubes: [number, number], selected: 0 | null) =>
    isometricFigure({ level, title: '', state: { ...start, cubes, selected } }).marks.filter(
      (mark) => mark.kind === 'polygon' && mark.fill === '#ffc91f',
    ).length;
  expect([yellow([6, 7], null), yellow([6, 8], 0)]).toEqual([2, 4]);
});

describe('the graph of a level', () => {
  const rolling = read('game bobbin', 'grid', 'S#^^', '###G', '####', 'end');

  test('every state that is reached, and arrowheads only where there is no way back', () => {
    const arrows = (some: Figure) => some.marks.filter((mark) => mark.kind === 'polygon').length;
    expect(blockGraphFigure({ level: rolling, title: 'rolling' }).alt).toMatch(
      /^rolling: \d+ states and \d+ moves between them\.$/,
    );
    expect(
      arrows(
        blockGraphFigure({ level: read('game bloxorz', 'grid', '####', 'S##G', 'end'), title: '' }),
      ),
    ).toBe(0);
    expect(arrows(blockGraphFigure({ level: rolling, title: '' }))).toBe(1);
  });
});

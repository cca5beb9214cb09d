import { type BloxorzLevel, blockGame, bloxorz, parseLevel } from '@manaus/blocks';
import { decode } from 'fast-png';
import { describe, expect, test } from 'vitest';
import {
  blockGraphFigure,
  type Figure,
  isometricFigure,
  levelFigure,
  type Point,
  toPng,
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

describe('a roll', () => {
  /** The left, right, upper and lower bounds of the piece. */
  const bounds = (figure: Figure) => {
    const points = figure.marks.flatMap((mark) =>
      mark.kind === 'polygon' && mark.fill === '#ffc91f' ? mark.rings.flat() : [],
    );
    const [x, y] = [points.map((point) => point.x), points.map((point) => point.y)];
    return [Math.min(...x), Math.max(...x), Math.min(...y), Math.max(...y)];
  };
  const off = (a: readonly number[], b: readonly number[]) =>
    Math.max(...a.map((value, i) => Math.abs(value - b[i])));
  const rows = ['......', '.####.', '.#S##.', '.####.', '.####G', '......'];

  test.each(['bloxorz', 'bobbin'] as const)('%s: it leads from a state to the next', (name) => {
    const level = read(`game ${name}`, 'grid', ...rows, 'end');
    const game = blockGame(level);
    const at = (state: typeof game.start, roll?: { letter: 'R'; share: number; cells?: number }) =>
      bounds(isometricFigure({ level, title: '', state, roll }));
    let rolls = 0;
    for (const first of [
      game.start,
      ...game.letters.flatMap((l) => game.move(game.start, l) ?? []),
    ])
      for (const letter of ['R', 'L', 'U', 'D'] as const) {
        const next = game.move(first, letter);
        if (next === null) continue;
        const apart = 'cell' in first && 'cell' in next ? Math.abs(first.cell - next.cell) : 1;
        const cells = apart % level.width === 0 ? apart / level.width : apart;
        const roll = (share: number) => at(first, { letter: letter as 'R', share, cells });
        expect(off(roll(0), at(first))).toBeLessThan(1e-9);
        expect([letter, off(roll(1), at(next)) < 12]).toEqual([letter, true]);
        expect(off(roll(0.5), at(next))).toBeGreaterThan(9);
        rolls++;
      }
    expect(rolls).toBeGreaterThan(7);
  });

  test('a half rolls, and the other stays', () => {
    const level = bloxorzLevel as BloxorzLevel;
    const { start } = bloxorz(level);
    const state = { ...start, cubes: [6, 8] as const, selected: 0 as const };
    const yellow = (share: number) =>
      isometricFigure({ level, title: '', state, roll: { letter: 'R', share } }).marks.filter(
        (mark) => mark.kind === 'polygon' && mark.fill === '#ffc91f',
      );
    expect(yellow(0).slice(2)).toEqual(yellow(1).slice(2));
    expect(yellow(0).slice(0, 2)).not.toEqual(yellow(1).slice(0, 2));
  });
});

/** The middle of a polygon's corners. */
function middleOf(ring: readonly Point[]): Point {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(ring.map(({ x }) => x)), y: mean(ring.map(({ y }) => y)) };
}

/** The color of a figure's pixel. */
function pixelAt(figure: Figure, { x, y }: Point): number[] {
  const { data, width } = decode(toPng(figure));
  const from = 4 * (Math.round(y) * width + Math.round(x));
  return Array.from(data.slice(from, from + 3));
}

describe('solids', () => {
  const corridor = read('game bloxorz', 'grid', 'S##G', 'end') as BloxorzLevel;
  const side = isometricFigure({ level: corridor, title: '', state: bloxorz(corridor).start });

  test('the top of a block covers what is behind it', () => {
    const top = side.marks.flatMap((mark) =>
      mark.kind === 'polygon' && mark.fill === '#ffc91f' ? mark.rings : [],
    )[1];
    const [red, green, blue] = pixelAt(side, middleOf(top));
    // Yellow under a thin white; with a hole it would be the paper or the floor.
    expect([red, green > 200, blue > 50 && blue < 140]).toEqual([255, true, true]);
  });

  test('a raised cell hides no name or sign of the cells behind it', () => {
    const level = read(
      'game bobbin',
      'grid',
      'S#*#',
      '#^^^',
      '####',
      '##G#',
      '#^^^',
      'end',
      'star * 2',
    );
    const { marks } = isometricFigure({ level, title: '' });
    marks.forEach((mark, i) => {
      if (mark.kind !== 'text') return;
      const over = marks.slice(i).flatMap((later) => (later.kind === 'polygon' ? later.rings : []));
      for (const [dx, dy] of [
        [0, 0],
        [-0.3, 0],
        [0.3, 0],
        [0, -0.36],
        [0, 0.36],
      ])
        expect(
          over.filter((ring) =>
            isInside({ x: mark.x + dx * mark.size, y: mark.y + dy * mark.size }, ring),
          ),
          mark.text,
        ).toEqual([]);
    });
  });
});

/** Whether a point is inside a polygon, by the edges to its right. */
const isInside = ({ x, y }: Point, ring: readonly Point[]): boolean =>
  ring.filter((a, i) => {
    const b = ring[(i + 1) % ring.length];
    return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
  }).length %
    2 ===
  1;

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

  test('no move runs over a state, and a path is numbered', () => {
    for (const level of [rolling, read('game bloxorz', 'grid', '###', '###', 'S#G', 'end')]) {
      const { marks } = blockGraphFigure({ level, title: '' });
      const places = marks.flatMap((mark) => {
        if (mark.group !== 'vertices') return [];
        if (mark.kind === 'circle') return [{ x: mark.x, y: mark.y }];
        return mark.kind === 'rect'
          ? [{ x: mark.x + mark.width / 2, y: mark.y + mark.height / 2 }]
          : [];
      });
      const lines = marks.flatMap((mark) => (mark.kind === 'line' ? mark.lines : []));
      for (const [from, to] of lines)
        expect(places.filter((place) => isNear(place, from, to))).toEqual([]);
    }
    const path = 'RR';
    const two = blockGraphFigure({
      level: read('game bloxorz', 'grid', 'S##G', 'end'),
      title: '',
      path,
    });
    expect(
      numbers(two)
        .map(({ text }) => text)
        .sort(),
    ).toEqual(['1', '2']);
  });
});

/** Whether a line between two other places passes within 5 px of a place. */
function isNear(place: Point, from: Point, to: Point): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = ((place.x - from.x) * dx + (place.y - from.y) * dy) / (dx * dx + dy * dy);
  const isEnd = [from, to].some((end) => Math.hypot(end.x - place.x, end.y - place.y) < 0.01);
  if (isEnd || share <= 0 || share >= 1) return false;
  return Math.hypot(from.x + share * dx - place.x, from.y + share * dy - place.y) < 5;
}

// The addresses that `manaus play` prints, as the page reads them.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fieldsOf as blockFields, openPlay } from '../src/blocks/play.js';
import { openHeaps } from '../src/heaps/heaps-game.js';
import { readAddress } from '../src/shell/address.js';
import { fieldsOf, openTower } from '../src/towers/tower-game.js';
import { run } from './command-line.js';

const folder = mkdtempSync(join(tmpdir(), 'manaus-played-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The view and the fields that the page reads from the address of a command line. */
async function opened(...argv: readonly string[]) {
  const { code, out, err } = await run('play', ...argv, '--no-open');
  expect([code, err], argv.join(' ')).toEqual([0, []]);
  const [, hash] = out.trimEnd().split(/(?=#)/);
  return readAddress(hash);
}

describe('towers', () => {
  const tower = async (line: string) => {
    const { view, fields } = await opened(...line.split(' '));
    expect(view).toBe('towers');
    return openTower(fields);
  };
  test.each(['hanoi', 'bucharest', 'london', 'oxford', 'oxford1', 'manaus'])(
    '%s from a state',
    async (name) => {
      const game = await tower(`${name} --discs 4 --from 2/1/34`);
      expect(fieldsOf(game)).toEqual({ puzzle: name, discs: '4', start: '2/1/34' });
    },
  );
  test('without the number of discs: that of the state, or that of the page', async () => {
    expect((await tower('hanoi --from 12//')).setup.discs).toBe(2);
    expect((await tower('hanoi')).setup.discs).toBe(openTower({ puzzle: 'hanoi' }).setup.discs);
  });
  test('more than nine discs, whose labels have commas', async () => {
    const game = await tower('hanoi --from 1,2,3,4,5,6,7,8,9,10//');
    expect(fieldsOf(game).start).toBe('1,2,3,4,5,6,7,8,9,10//');
  });
  test('pegs, capacities, moves and goal', async () => {
    const words = '--discs 3 --pegs 4 --capacities 3,2,2,3 --goal ///123';
    const { setup, world } = await tower(`hanoi ${words} --moves 0>1,1>2,2>3,3>0`);
    expect(world.rules.capacities).toEqual([3, 2, 2, 3]);
    expect(world.rules.moves.map((row) => row.findIndex(Boolean))).toEqual([1, 2, 3, 0]);
    expect(world.goals.map(world.label)).toEqual(['///123']);
    expect(setup.moves).toBe('0-1,1-2,2-3,3-0');
    for (const moves of ['any', 'adjacent', 'cyclic', 'ring', 'star'])
      expect((await tower(`hanoi --moves ${moves}`)).setup.moves).toBe(moves);
  });
  test('rules as a document, with another goal and from a state', async () => {
    const file = join(folder, 'mine.json');
    const document = {
      name: 'Ünequal "pegs" & more',
      pegs: 3,
      capacities: ['n', 2, 'n'],
      goals: [{ allOn: 2 }],
    };
    writeFileSync(file, JSON.stringify(document, null, 2));
    const game = await tower(`${file} --discs 4 --from 34/12/ --goal 1234//`);
    expect(game.world.rules.capacities).toEqual([4, 2, 4]);
    expect(fieldsOf(game)).toEqual({
      rules: JSON.stringify(document),
      discs: '4',
      goal: '1234//',
      start: '34/12/',
    });
  });
  test('as large as the page takes them', async () => {
    expect((await tower('hanoi --discs 12')).world.graph.order).toBe(3 ** 12);
    const { code } = await run('play', 'hanoi', '--discs', '13', '--no-open');
    expect(code).toBe(2);
    expect(() => openTower({ puzzle: 'hanoi', discs: '13' })).toThrow();
  });
});

describe('heap games', () => {
  const heaps = async (line: string) => {
    const { view, fields } = await opened(...line.split(' '));
    expect(view).toBe('heaps');
    return openHeaps(fields).table;
  };
  test('with heaps, a convention and what the page begins with', async () => {
    const { setup, start } = await heaps('kayles --heaps 5,7,0 --misere');
    expect([setup.family.name, start.heaps, setup.convention]).toEqual([
      'kayles',
      [5, 7, 0],
      'misere',
    ]);
    const plain = await heaps('wythoff');
    expect(plain.setup).toEqual(openHeaps({ game: 'wythoff' }).table.setup);
  });
  test('with the parameters of each game', async () => {
    expect((await heaps('moore --k 3')).setup.parameters.k).toBe(3);
    expect((await heaps('subtraction --subtract 2,5')).setup.parameters.set).toEqual([2, 5]);
    expect((await heaps('all-but --except 2,5')).setup.parameters.except).toEqual([2, 5]);
    expect((await heaps('taking-and-breaking --code 0.137')).setup.parameters.code).toBe('0.137');
    const { setup, rules } = await heaps('0.137 --heaps 9');
    expect([setup.family.name, setup.parameters.code]).toEqual(['taking-and-breaking', '0.137']);
    expect(rules.outcome('9')).toBe(openHeaps({ game: 'dawsons-chess' }).table.rules.outcome('9'));
  });
  test('within the bounds of the page, and refused where the page would', async () => {
    const numbers = (most: number) => Array.from({ length: most }, (_, i) => i + 80).join();
    const bounds: [within: string, beyond: string, fields: Record<string, string>][] = [
      ['nim --heaps 255', 'nim --heaps 256', { game: 'nim', heaps: '256' }],
      [
        'nim --heaps 1,1,1,1,1,1,1,1,1',
        'nim --heaps 1,1,1,1,1,1,1,1,1,1',
        { game: 'nim', heaps: '1,1,1,1,1,1,1,1,1,1' },
      ],
      ['wythoff --heaps 1,2', 'wythoff --heaps 1,2,3', { game: 'wythoff', heaps: '1,2,3' }],
      ['moore --k 9', 'moore --k 10', { game: 'moore', k: '10' }],
      [
        `subtraction --subtract ${numbers(20)}`,
        'subtraction --subtract 100',
        { game: 'subtraction', set: '100' },
      ],
      [
        'all-but --except 99',
        `all-but --except ${Array.from({ length: 21 }, (_, i) => i + 1).join()}`,
        { game: 'all-but', except: Array.from({ length: 21 }, (_, i) => i + 1).join() },
      ],
    ];
    for (const [within, beyond, fields] of bounds) {
      await heaps(within);
      expect((await run('play', ...beyond.split(' '), '--no-open')).code, beyond).toBe(2);
      expect(() => openHeaps(fields), beyond).toThrow();
    }
  });
});

describe('levels', () => {
  const twins = join(import.meta.dirname, '../../../levels/twins.txt');
  test('by their text', async () => {
    const { view, fields } = await opened(twins);
    expect(view).toBe('blocks');
    const play = openPlay(fields);
    expect([play.source, play.rules]).toEqual([readFileSync(twins, 'utf8'), null]);
    expect(blockFields(play)).toEqual(fields);
  });
  test('under other rules', async () => {
    const { level } = openPlay((await opened(twins, '--rules', 'strict')).fields);
    expect(level.game === 'bloxorz' && level.rules).toBe('strict');
  });
});

test('the page as it begins', async () => {
  const { out } = await run('play', '--no-open');
  expect(out).toBe('file:///page/manaus.html\n');
});

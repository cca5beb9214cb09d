// Adding a tower or a heap game touches one file and one line of a registry: all that lists games
// takes the registry as a value.
import { main } from '@manaus/cli';
import { findTower, hanoi, towerRegistry } from '@manaus/core';
import { heapGame, heapGames } from '@manaus/games';
import { gridPoints, pointRules } from '@manaus/jobs';
import { manifestOf } from '@manaus/jobs/internals';
import { analyze, study } from '@manaus/lab';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test, vi } from 'vitest';
import { GameMenu } from '../../packages/explorer/src/heaps/game-menu.tsx';
import { openHeaps } from '../../packages/explorer/src/heaps/heaps-game.ts';
import { SetupForm as HeapsForm } from '../../packages/explorer/src/heaps/setup-form.tsx';
import { readCard } from '../../packages/explorer/src/teaching/card.ts';
import { readCards } from '../../packages/explorer/src/teaching/cards-file.ts';
import { readPlay, writePlay } from '../../packages/explorer/src/towers/play-file.ts';
import { seeAlso } from '../../packages/explorer/src/towers/see-also.ts';
import { openTower } from '../../packages/explorer/src/towers/tower-game.ts';
import { wordsOf } from '../../packages/explorer/src/words/words.ts';
import { listOfGames } from '../api/registries.mjs';

/** Hanoi with a middle peg that holds two discs: all there is to write for it. */
const narrow = {
  name: 'narrow',
  rules: 'hanoi with a middle peg that holds two discs',
  tower: (discs, options) =>
    hanoi(discs, { capacities: [discs, 2, discs], ...withoutPegs(options) }),
  fewestDiscs: 2,
  capacities: 'n,2,n',
  goal: 'on the last peg',
};
/** @param {import('@manaus/core').HanoiOptions} options */
function withoutPegs({ pegs: _, ...options } = {}) {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/**
 * Take one, or another number: all there is to write for it.
 *
 * @type {import('@manaus/games').HeapGameEntry}
 */
const oneOrMore = {
  name: 'one-or-more',
  rule: 'a move takes 1 or OTHER',
  start: '7,5',
  mostHeaps: null,
  parameters: [
    { name: 'other', meaning: 'other number of a move', kind: 'integer', least: 2, initial: 4 },
  ],
  game: ({ other }) =>
    heapGame((heap) =>
      [1, Number(other)].filter((take) => take <= heap).map((take) => heap - take),
    ),
};

const registries = { towers: [...towerRegistry, narrow], heapGames: [...heapGames, oneOrMore] };

/**
 * The output of the command line, with these registries or ours.
 *
 * @param {Parameters<typeof main>[2]} games
 */
async function manaus(line, games = registries) {
  /** @type {string[][]} */
  const [out, err] = [[], []];
  const code = await main(
    line.split(' '),
    { out: (text) => out.push(text), err: (text) => err.push(text), color: false, debug: false },
    games,
  );
  return { code, out: out.join('').replace(/\s+/g, ' '), err: err.join('\n') };
}
const json = async (line) => JSON.parse((await manaus(`${line} --json`)).out);

/** What menus and forms call when something is chosen in them: nothing is. */
const onOpen = () => {};
/** No input of a form was refused. */
const state = { fault: null };

const reference = (games) =>
  listOfGames((_, name) => ({ kind: 'text', text: name }), games)
    .map(({ text }) => text)
    .join('');

describe('a tower more', () => {
  test('in the help of the command line', async () => {
    expect((await manaus('--help')).out).toContain(` narrow ${narrow.rules} `);
    expect((await manaus('--help', {})).out).not.toContain('narrow');
    for (const command of ['analyze', 'solve', 'graph', 'draw', 'study', 'sweep plan']) {
      const { out } = await manaus(`${command} --help`);
      expect([command, out]).toEqual([command, expect.stringContaining('oxford1, manaus, narrow')]);
    }
    const { out } = await manaus('analyze --help');
    for (const part of [
      '; hanoi and manaus only',
      'london and manaus: n,n-1,n-2,...; narrow: n,2,n',
      'last peg for hanoi, bucharest, oxford1 and narrow, on p0 for london',
      'london, manaus and narrow: from 2',
    ])
      expect(out).toContain(part);
  });

  test('in the answers of the command line', async () => {
    expect((await manaus('analyze narrow --discs 4', {})).err).toContain('PUZZLE must be one of');
    expect(await json('analyze narrow --discs 4')).toMatchObject({ order: 72 });
    expect(await json('solve narrow --from 123//')).toMatchObject({ moves: 7 });
    expect(await json('solve narrow --from 1234//')).toMatchObject({ moves: null });
    expect((await json('graph narrow --discs 2')).vertices).toHaveLength(9);
    expect((await json('study narrow --discs 2..3')).rows).toHaveLength(2);
    expect((await manaus('analyze narrow --discs 4 --pegs 4')).err).toContain(
      'left out for narrow',
    );
    const [point] = await json('sweep plan --puzzle narrow --discs 4 --print').then((found) =>
      [found].flat(),
    );
    expect(point).toMatchObject({ id: 'narrow_n4_c4-2-4_any_analyze' });
  });

  test('for a notebook', () => {
    const { tower } = findTower('narrow', registries.towers);
    expect(() => findTower('narrow')).toThrow('name must be one of hanoi, bucharest');
    expect(analyze(tower(4)).order).toBe(72);
    expect(study(tower, { discs: [2, 3] }).rows).toHaveLength(2);
    const grid = { puzzles: ['narrow'], discs: [4], questions: ['analyze'] };
    const { points } = gridPoints(grid, registries.towers);
    expect(pointRules(points[0], registries.towers).capacities).toEqual([4, 2, 4]);
    expect(manifestOf(points, registries.towers).entries).toHaveLength(1);
    expect(() => gridPoints(grid)).toThrow('name must be one of');
  });

  test('on the page', async () => {
    const fields = { puzzle: 'narrow', discs: '4', start: '1234//' };
    expect(() => openTower(fields)).toThrow('puzzle must be one of');
    const game = openTower(fields, undefined, registries.towers);
    expect(game.world.graph.order).toBe(72);
    expect(game.world.distances[game.history.entries[0]]).toBe(-1);
    expect(seeAlso(game).items).toEqual([]);
    expect(writePlay(readPlay(writePlay(game), undefined, registries.towers))).toBe(
      writePlay(game),
    );
    expect(readCard({ card: 'One', ...fields }, registries.towers).setup.tower).toBe(narrow);
    const cards = JSON.stringify({ cards: [fields] });
    expect(readCards(cards, registries.towers)).toHaveLength(1);
    expect(() => readCards(cards)).toThrow();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { PuzzleMenu } = await import('../../packages/explorer/src/towers/puzzle-menu.tsx');
    for (const language of /** @type {const} */ (['en', 'es', 'pt-BR'])) {
      // The menu beside another tower: its own name stands there only.
      const words = wordsOf(language);
      const props = { game: openTower({}), towers: registries.towers, words, onOpen };
      const menu = renderToString(h(PuzzleMenu, props));
      for (const name of ['Oxford', 'narrow']) expect(menu).toContain(`<span>${name}</span>`);
    }
  });

  test('in the reference', () => {
    expect(reference(registries)).toContain(`\`narrow\`: ${narrow.rules}`);
    expect(reference()).not.toContain('narrow');
    expect(reference()).toContain('- `hanoi`: discs of n sizes');
  });
});

describe('a heap game more', () => {
  test('in the help of the command line', async () => {
    expect((await manaus('outcome --help')).out).toContain('squares, primes, one-or-more');
    expect((await manaus('outcome --help')).out).toContain('one-or-more: other number of a move');
    const { out } = await manaus('grundy --help');
    expect(out).toContain('primes (a move takes a prime) or one-or-more (a move takes 1 or OTHER)');
    expect(out).toContain('--other OTHER one-or-more: other number');
    expect((await manaus('grundy --help', {})).out).not.toContain('--other');
  });

  test('in the answers of the command line', async () => {
    expect(await json('outcome one-or-more 9,5 --other 4')).toMatchObject({
      outcome: 'N',
      winningMoves: ['5,5', '9,4'],
    });
    expect(await json('outcome one-or-more 1 --other 4 --misere')).toMatchObject({ outcome: 'P' });
    expect(await json('grundy --game one-or-more --other 4 --upto 9')).toMatchObject({
      outcomes: 'PNPNNPNPNN',
      proved: false,
    });
    expect((await manaus('outcome one-or-more 9,5')).err).toContain(
      '--other is required: a whole number, the other number of a move',
    );
    expect((await manaus('outcome nim 9 --other 4')).err).toContain('only with one-or-more');
    expect((await manaus('outcome one-or-more 9', {})).err).toContain('GAME must be one of');
  });

  test('for a notebook', () => {
    const game = heapGame(oneOrMore, { other: 4 });
    expect(game.winningMoves('9,5')).toEqual([
      [5, 5],
      [9, 4],
    ]);
    expect(game.row(4)?.outcomes).toBe('PNPNN');
  });

  test('on the page', () => {
    const fields = { game: 'one-or-more', other: '4' };
    expect(() => openHeaps(fields)).toThrow('game must be one of');
    const { table } = openHeaps(fields, registries.heapGames);
    expect(table.amounts(table.start, 0)).toEqual([1, 4]);
    for (const language of /** @type {const} */ (['en', 'es', 'pt-BR'])) {
      const words = wordsOf(language);
      const form = renderToString(h(HeapsForm, { table, fields, words, state, onOpen }));
      expect(form).toContain('other');
      const { setup } = openHeaps({}).table;
      const games = [oneOrMore, setup.family];
      const menu = renderToString(h(GameMenu, { setup, games, fields: {}, words, onOpen }));
      for (const name of ['Nim', 'one-or-more']) expect(menu).toContain(`<span>${name}</span>`);
    }
  });

  test('in the reference', () => {
    expect(reference(registries)).toContain('- `one-or-more`: a move takes 1 or OTHER');
    expect(reference()).toContain('- `nim21`: a move takes 1 to 3 heapGame');
    expect(reference()).not.toContain('one-or-more');
  });
});

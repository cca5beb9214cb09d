import { type HeapGameEntry, heapGame, heapGames } from '@manaus/games';
import { isValidElement, type VNode } from 'preact';
import { expect, test } from 'vitest';
import { ColumnsView } from '../src/heaps/columns-view.js';
import { GameMenu } from '../src/heaps/game-menu.js';
import { fieldsOf, openHeaps } from '../src/heaps/heaps-game.js';
import { playMove } from '../src/heaps/play.js';
import { readPlay, writePlay } from '../src/heaps/play-file.js';
import { explain, gameText, ruleText } from '../src/heaps/texts.js';
import { current } from '../src/play/history.js';
import { Explained } from '../src/shell/explained.js';
import type { PictureChoice } from '../src/shell/picture-menu.js';
import { SeeAlso } from '../src/shell/see-also.js';
import { languages, wordsOf } from '../src/words/words.js';

const leaveOneOrFourLess = (heap: number) =>
  [1, 4].filter((take) => take <= heap).map((take) => heap - take);

/** A heap game that no package has: all there is to write for it. */
const oneOrFour: HeapGameEntry = {
  name: 'one-or-four',
  start: '7,5',
  mostHeaps: null,
  parameters: [],
  game: () => heapGame({ name: 'one or four', options: leaveOneOrFourLess }),
};
const registry = [...heapGames, oneOrFour];
const words = wordsOf('en');

/** The texts of a view, its components opened. */
function textsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (typeof node === 'string' || typeof node === 'number') return [String(node)];
  if (!isValidElement(node)) return [];
  const { type, props } = node as VNode<{ readonly children?: unknown; readonly text?: string }>;
  // A sentence whose terms would need the context of a page.
  if (type === Explained) return textsOf(props.text);
  return textsOf(
    typeof type === 'function' ? (type as (of: unknown) => unknown)(props) : props.children,
  );
}

test('the page has no such game without the row, and opens it with the row', () => {
  expect(() => openHeaps({ game: 'one-or-four' })).toThrow('game must be one of nim, moore');
  const { table, row, history } = openHeaps({ game: 'one-or-four' }, registry);
  expect(table.label(table.start)).toBe('7,5');
  expect(table.amounts(table.start, 0)).toEqual([1, 4]);
  // A heap is worth 0, 1, 0, 1, 2 by its remainder modulo 5.
  expect(row?.values?.slice(0, 11)).toEqual([0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0]);
  expect(row?.neverRepeats).toBe(false);
  expect(table.outcome(table.start)).toBe('P');
  expect(playMove(table, history, { taken: [2, 0], split: null })).toBeNull();
  expect(
    playMove(table, history, { taken: [4, 0], split: null })?.entries.map(({ position }) =>
      table.label(position),
    ),
  ).toEqual(['7,5', '3,5', '3,1']);
});

test('its reasons, columns, menu and links are shown, in every language', () => {
  const { table } = openHeaps({ game: 'one-or-four', heaps: '9,5' }, registry);
  expect(explain(table, table.start)).toEqual({
    key: 'heaps.why.sum.N',
    values: { sum: 'g(9) ⊕ g(5) = 2 ⊕ 0 = 2' },
    item: null,
  });
  const misere = openHeaps({ game: 'one-or-four', convention: 'misere' }, registry).table;
  expect(explain(misere, misere.start).key).toBe(`heaps.why.table.${misere.outcome(misere.start)}`);
  const columns = textsOf(ColumnsView({ table, position: table.start, words }));
  expect(columns.slice(0, 4)).toEqual([words('heaps.columns.values'), '9', ': g = 2', '1']);
  for (const language of Object.keys(languages) as (keyof typeof languages)[]) {
    const own = wordsOf(language);
    const { setup } = table;
    const menu = GameMenu({ setup, games: registry, fields: {}, words: own, onOpen: () => {} });
    const { choices } = menu.props.children.props as { choices: readonly PictureChoice[] };
    expect(choices.map(({ text }) => text)).toEqual(registry.map((game) => gameText(own, game)));
    expect(ruleText(own, table.setup)).toBe('');
    for (const game of heapGames)
      expect([gameText(own, game), ruleText(own, { ...table.setup, family: game })]).not.toContain(
        '',
      );
  }
  const none = { items: [], notebook: null, functions: [] };
  expect(SeeAlso({ class: '', pack: 'games', ...none, words })).toBeNull();
});

test('it goes into an address and a file, and comes back', () => {
  const game = openHeaps({ game: 'one-or-four', opponent: 'none' }, registry);
  const moved = {
    ...game,
    history: playMove(game.table, game.history, { taken: [0, 4], split: null }) ?? game.history,
  };
  expect(fieldsOf(moved)).toMatchObject({ game: 'one-or-four', at: '7,1', turn: 'second' });
  expect(current(openHeaps(fieldsOf(moved), registry).history).position.heaps).toEqual([7, 1]);
  expect(writePlay(readPlay(writePlay(moved), registry))).toBe(writePlay(moved));
});

test('a command line answers for it as for any other row', () => {
  const game = heapGame(oneOrFour);
  expect([game.outcome('9,5'), game.winningMoves('9,5')]).toEqual([
    'N',
    [
      [5, 5],
      [9, 4],
    ],
  ]);
  expect([game.misere.outcome('1'), game.misere.winningMoves('1')]).toEqual(['P', []]);
  expect(game.row(9)).toMatchObject({ outcomes: 'PNPNNPNPNN', proved: false });
});

import { expect, test } from 'vitest';
import { openCard, readCard, writeCard } from '../../src/teaching/card.js';
import { reduceCard, saidText } from '../../src/teaching/card-play.js';
import { cardsField } from '../../src/teaching/cards-file.js';
import { firstMode, homeOf, type ModeAction, reduceMode } from '../../src/teaching/mode.js';
import { beginPlay, type TowersAction } from '../../src/towers/reducer.js';
import { wordsOf } from '../../src/words/words.js';

const words = wordsOf('en');
const card = readCard({ card: 'Build it', puzzle: 'manaus', discs: '3', start: '1/2/3' });

test('a solved card is tried again in a run of its own', () => {
  const next: TowersAction = { type: 'next' };
  const first = beginPlay(openCard(card), 0);
  const made = reduceCard(first, next, 10);
  expect(saidText(made, words)).not.toContain(words('distance', { n: 4 }));
  expect(reduceCard(made, { type: 'restart' }, 20).run.events).toHaveLength(2);
  const solved = [20, 30, 40, 50].reduce((play, clock) => reduceCard(play, next, clock), made);
  expect(saidText(solved, words)).toContain(words('card.solved', { n: 5 }));
  const again = reduceCard(solved, { type: 'restart' }, 60);
  expect(again).toMatchObject({ run: { begun: 60, events: [] }, lifted: null });
  expect(again.game).toEqual(first.game);
  expect(saidText(again, words)).toBe(words('card.again'));
});

const after = (fields: Readonly<Record<string, string>>, ...actions: readonly ModeAction[]) =>
  actions.reduce((mode, action) => reduceMode(mode, action), firstMode(fields));

test('a link opens a card or a tower; a broken card leaves all as it was', () => {
  const tower = { puzzle: 'hanoi', counted: '1' };
  expect(after(tower)).toMatchObject({ deck: null, plain: tower, mapping: { counted: '1' } });
  expect(after(writeCard(card)).deck).toEqual([card]);
  const shown = after(tower, { type: 'arrived', fields: writeCard(card) });
  expect([shown.deck, shown.plain, shown.mapping.counted]).toEqual([[card], tower, '1']);
  const broken: ModeAction = { type: 'arrived', fields: { card: 'x', start: '?' } };
  const bad = after(tower, broken);
  expect(bad).toMatchObject({ deck: null, plain: tower, fault: { name: 'InputError' } });
  expect(reduceMode(bad, { type: 'played' }).fault).toBeNull();
  expect(reduceMode(bad, { ...broken, fields: bad.seen })).toBe(bad);
  expect(reduceMode(shown, { type: 'arrived', fields: {} })).toMatchObject({ deck: null });
});

test('a link to the card that was shown opens the set again, with what was played', () => {
  const cards = [card, { ...card, title: 'Two' }];
  const deck = { cards: cards.map(writeCard), at: 1, tries: [] };
  const arrive = (fields: Readonly<Record<string, string>>) =>
    after({}, { type: 'arrived', fields, deck });
  expect(arrive(writeCard(cards[1]))).toMatchObject({ deck: cards, resumed: { at: 1 } });
  expect(arrive(writeCard(card))).toMatchObject({ deck: [card], resumed: null });
  expect(arrive({ cards: cardsField(cards) })).toMatchObject({ deck: cards, resumed: null });
  expect(arrive({}).deck).toBeNull();
});

test('cards, the participant and the mapping of columns are kept', () => {
  const mode = after(
    {},
    { type: 'set', cards: [card] },
    { type: 'participant', name: 'Ana' },
    { type: 'wrote', fields: { puzzle: 'manaus' } },
    { type: 'mapping', mapping: { columns: { from: 'Source' }, counted: 'a' } },
    { type: 'cards', cards: [card] },
  );
  expect(mode).toMatchObject({ set: [card], participant: 'Ana', deck: [card], fault: null });
  expect(homeOf(mode)).toEqual({ puzzle: 'manaus', 'col-from': 'Source', counted: 'a' });
});

import { expect, test } from 'vitest';
import { openPlay, pathOf } from '../src/blocks/play.js';
import { openHeaps } from '../src/heaps/heaps-game.js';
import { readPlay as readHeaps } from '../src/heaps/play-file.js';
import { current, startOf } from '../src/play/history.js';
import { readAddress } from '../src/shell/address.js';
import { readCard } from '../src/teaching/card.js';
import { readCards } from '../src/teaching/cards-file.js';
import { plainMapping } from '../src/teaching/columns.js';
import { readCsv } from '../src/teaching/csv.js';
import { scoreFile } from '../src/teaching/score-file.js';
import { readPlay } from '../src/towers/play-file.js';
import { openTower } from '../src/towers/tower-game.js';
import before from './before-redesign.json' with { type: 'json' };

const fieldsOf = (address: string) => readAddress(`#${address}`).fields;

test.each(before.towers)('a tower of the page as it was: $address', ({ raw, play }) => {
  const fields = fieldsOf(raw);
  const { world, history } = openTower(fields);
  expect([world.label(startOf(history)), world.label(current(history))]).toEqual([
    fields.start,
    fields.at,
  ]);
  const kept = readPlay(play);
  expect(kept.history.entries.map(kept.world.label)).toEqual(JSON.parse(play).states);
});

test.each(before.heaps)('heaps of the page as it was: $address', ({ raw, play }) => {
  const { table, history: opened } = openHeaps(fieldsOf(raw));
  expect(table.label(current(opened).position)).toBe(fieldsOf(raw).at);
  expect(readHeaps(play).history.entries).toHaveLength(JSON.parse(play).positions.length);
});

test.each(before.blocks)('a level of the page as it was: $address', ({ raw }) => {
  const fields = fieldsOf(raw);
  expect(pathOf(openPlay(fields))).toBe(fields.path);
});

test('a card, a set and a run of the page as it was', () => {
  expect(readCard(fieldsOf(before.card))).toMatchObject({ title: 'Second', start: '1/2/3' });
  expect(readCards(before.cards).map(({ title }) => title)).toEqual(['First', 'Second']);
  const { setup } = openTower({});
  const { trials, bad } = scoreFile(readCsv(before.run), plainMapping, { setup, start: '1/2/3' });
  expect([trials.length, bad.length]).toEqual([1, 0]);
  expect(trials[0]).toMatchObject({ participant: 'Ana', moves: 2, counts: { undo: 1 } });
});

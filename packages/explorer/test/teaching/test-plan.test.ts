import { InputError } from '@manaus/core';
import { describe, expect, test } from 'vitest';
import { readCard } from '../../src/teaching/card.js';
import { cardsField, readCards, readTest, writeCards } from '../../src/teaching/cards-file.js';
import { firstMode, reduceMode } from '../../src/teaching/mode.js';
import { executionTime } from '../../src/teaching/score.js';
import { writeStoredDeck } from '../../src/teaching/stored-deck.js';
import { trialName } from '../../src/teaching/test-plan.js';

const card = readCard({ card: 'One', puzzle: 'london', discs: '3', start: '1/2/3' });
const cards = [card, { ...card, title: 'Two' }, { ...card, title: 'Three' }];
const plan = { practice: 1, seconds: 60 };

describe('a set as a test', () => {
  test('its plan stands in the file and in the link', () => {
    expect(readTest(writeCards(cards, plan))).toEqual(plan);
    expect(readTest(cardsField(cards, plan))).toEqual(plan);
    expect(readTest(writeCards(cards))).toBeNull();
    expect(readCards(writeCards(cards, plan)).map(({ title }) => title)).toEqual([
      'One',
      'Two',
      'Three',
    ]);
  });

  test('a link and a file open it, and a reload goes on with it', () => {
    const linked = firstMode({ cards: cardsField(cards, plan) });
    expect([linked.deck?.length, linked.test]).toEqual([3, plan]);
    expect(reduceMode(linked, { type: 'cards', cards }).test).toBeNull();
    const stored = writeStoredDeck({ cards, test: plan, at: 1, tries: [] });
    const kept: unknown = JSON.parse(JSON.stringify(stored));
    const fields = { card: 'Two', puzzle: 'london', discs: '3', start: '1/2/3' };
    const goal = String(card.setup.goal ?? '');
    const resumed = firstMode(goal === '' ? fields : { ...fields, goal }, undefined, {
      deck: kept,
    });
    expect([resumed.test, resumed.resumed?.at]).toEqual([plan, 1]);
  });

  test.each([
    { practice: 3 },
    { practice: -1 },
    { practice: 1.5 },
    { practice: '1' },
    { seconds: 0 },
    { seconds: 3601 },
    'yes',
  ])('%j is no plan', (bad) => {
    expect(() => readTest(JSON.stringify({ test: bad, cards }))).toThrow(InputError);
  });

  test('practice trials have names of their own', () => {
    expect([0, 1, 2].map((index) => trialName(index, plan))).toEqual(['p1', '1', '2']);
  });
});

test('the execution is what is left of the time after the first move', () => {
  const score = { firstMoveTime: 1200, time: 5000 } as Parameters<typeof executionTime>[0];
  expect(executionTime(score)).toBe(3800);
  expect(executionTime({ ...score, firstMoveTime: null })).toBeNull();
});

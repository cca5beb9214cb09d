import { expect, test } from 'vitest';
import { Agenda } from '../../src/classes/agenda.js';

const always = () => true;

test('the lowest level comes first, also one below what was taken before', () => {
  const agenda = new Agenda();
  for (const level of [7, 5, 9]) agenda.push(10 * level, level);
  expect(agenda.take(always, always)).toBe(50);
  expect(agenda.take(always, always)).toBe(70);
  agenda.push(30, 3);
  expect(agenda.take(always, always)).toBe(30);
  expect(agenda.take(always, always)).toBe(90);
  expect(agenda.take(always, always)).toBe(null);
});

test('what is preferred comes before what is lower, and what is stale never', () => {
  const agenda = new Agenda();
  for (const level of [1, 2, 3, 4]) agenda.push(10 * level, level);
  const isDue = (cls: number, level: number) => cls === 10 * level && level !== 2;
  expect(agenda.take(isDue, (cls) => cls > 10)).toBe(30);
  expect(agenda.take(isDue, (cls) => cls > 40)).toBe(10);
  expect(agenda.take(always, always)).toBe(40);
  expect(agenda.take(always, always)).toBe(null);
});

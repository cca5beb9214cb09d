import fc from 'fast-check';
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

test('it is a list that is searched for the lowest level, and there for what came last', () => {
  const push = fc.record({ cls: fc.nat(30), level: fc.nat(6) });
  const steps = fc.array(fc.option(push, { freq: 2 }), { maxLength: 40 });
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 4 }), (all, every) => {
      const agenda = new Agenda();
      const list: { cls: number; level: number }[] = [];
      const isDue = (cls: number, level: number) => (cls + level) % 5 > 0;
      const isPreferred = (cls: number) => cls % every === 0;
      for (const step of all) {
        if (step !== null) {
          agenda.push(step.cls, step.level);
          if (isDue(step.cls, step.level)) list.push(step);
          continue;
        }
        const best = list
          .map((entry, came) => ({ ...entry, came }))
          .sort(
            (a, b) =>
              Number(isPreferred(b.cls)) - Number(isPreferred(a.cls)) ||
              a.level - b.level ||
              b.came - a.came,
          )
          .at(0);
        expect(agenda.take(isDue, isPreferred)).toBe(best?.cls ?? null);
        if (best !== undefined) list.splice(best.came, 1);
      }
    }),
    { numRuns: 300 },
  );
});

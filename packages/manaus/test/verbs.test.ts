import * as core from '@manaus/core';
import * as lab from '@manaus/lab';
import * as provedTheorems from '@manaus/theorems';
import { describe, expect, test } from 'vitest';
import * as front from '../src/index.js';

const names = ['hanoi', 'bucharest', 'london', 'oxford', 'oxford1', 'manaus'] as const;

test('the names of a first day are some sixty', () => {
  expect(Object.keys(front).length).toBeLessThanOrEqual(60);
});

describe.each(names)('%s, by its name and by its rules', (name) => {
  const rules = core.namedTowers[name](4);
  const ask = [
    ['analyze', front.analyze(name, 4), front.analyze(rules), lab.analyze(rules)],
    ['states', front.states(name, 4), front.states(rules), lab.stateRows(lab.storeTower(rules))],
    ['graph', front.graph(name, 4), front.graph(rules), lab.storeTower(rules).graph],
    ['draw', front.draw(name, 4), front.draw(rules), lab.drawTower(lab.storeTower(rules))],
  ] as const;
  test.each(ask)('%s answers as the package below', (_, byName, byRules, below) => {
    expect(byName).toEqual(byRules);
    expect(byRules).toEqual(below);
  });

  test('a list of towers is mapped', () => {
    expect([rules, rules].map(front.graph)).toEqual([1, 2].map(() => front.graph(rules)));
  });

  test('solve takes a label, and without one starts far away', () => {
    const { farthest } = lab.analyze(rules);
    const [label] = farthest;
    expect(front.solve(name, 4, label)).toEqual(lab.solve(rules, core.parseLabel(rules, label)));
    const far = front.solve(rules);
    expect(far.solvable).toBe(true);
    expect(front.play(name, 4).frames?.steps).toHaveLength((far.moves ?? 0) + 1);
  });
});

test('a document of rules is a tower', () => {
  const document = {
    name: 'Manaus by hand',
    pegs: 3,
    capacities: ['n', 'n-1', 'n-2'],
    goals: [{ allOn: 0 }],
  };
  expect(front.analyze(front.tower(document, 4)).components).toEqual(
    front.analyze('manaus', 4).components,
  );
});

test('study and theorems take a name', () => {
  expect(front.theorems('manaus')).toEqual(provedTheorems.theorems(core.manaus));
  const studied = (what: Parameters<typeof front.study>[0]) =>
    front.study(what, { discs: [2, 4] }).rows.map(({ seconds, ...row }) => row);
  expect(studied('london')).toEqual(studied(core.london));
});

test('a level is solved and drawn by the same verbs', () => {
  const level = front.parseLevel('game bloxorz\ngrid\nS##G\nend');
  const { path } = front.solve(level);
  expect(path).toBe('RR');
  expect(front.draw(level, { path: 'RR' }).title).toBe('bloxorz');
  expect(() => front.draw({ game: 'bloxorz', floor: 3 } as never)).toThrow(core.InputError);
});

// The programs of a stranger, as one would first write them.
test('shortest moves, values of a rule, a formula, all in one import', () => {
  expect(front.solve(front.manaus(4), '2/1/34').steps).toHaveLength(13);
  expect(front.solve('manaus', '2/1/34')).toEqual(front.solve('manaus', 4, '2/1/34'));
  expect(front.play('hanoi', '12//').frames?.steps).toHaveLength(4);
  const isPrime = (n: number) => n > 1 && ![2, 3, 5, 7].some((d) => d < n && n % d === 0);
  const primes = front.heapGame((heap) =>
    Array.from({ length: heap }, (_, left) => left).filter((left) => isPrime(heap - left)),
  );
  expect(primes.grundyValues(10)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 0, 0]);
  expect(primes.outcome([3])).toBe('N');
  const worst = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    (discs) => front.analyze('bucharest', discs).eccentricity,
  );
  expect(front.conjecture(worst)?.text).toBe('3^n - 1');
});

test.each([
  [() => front.solve('hanoi' as never), 'discs'],
  [() => front.solve('babel' as never, 3), 'one of hanoi'],
  [() => front.play('manaus', 3, '/23/1'), 'from which the goal can be reached'],
  [() => front.compare('hanoi', 'manaus'), 'discs'],
])('%s is refused in one line', (call, message) => {
  expect(call).toThrow(core.InputError);
  expect(call).toThrow(message);
});

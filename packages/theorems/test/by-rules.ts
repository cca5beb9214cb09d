import { compileTower, hanoi, pegsOfDiscs, regularState, towerPuzzle } from '@manaus/core';
import type { Family } from '../src/index.js';

/** The most discs on each peg, of n. */
const placesOf = ({ capacities }: Family, n: number): number[] =>
  capacities.map((text) =>
    text.startsWith('n') ? Math.max(0, n + Number(text.slice(1) || '0')) : Number(text),
  );

/** The tower of a family with n discs as core plays it, and all of its states. */
function statesOf(family: Family, n: number) {
  const moves = [0, 1, 2].map((a) =>
    [0, 1, 2].map((b) => family.moves.some(([c, d]) => a === c && b === d)),
  );
  const rules = { ...hanoi(n), capacities: placesOf(family, n), moves, goals: () => true };
  const puzzle = towerPuzzle(compileTower(rules));
  const { codec } = puzzle;
  const ranks = Array.from({ length: codec.space }, (_, rank) => rank).filter(codec.has);
  const next = new Map(
    ranks.map((rank) => {
      const state = codec.unrank(rank);
      return [rank, puzzle.moves(state).map((move) => codec.rank(puzzle.apply(state, move)))];
    }),
  );
  const back = new Map(ranks.map((rank) => [rank, [] as number[]]));
  for (const [rank, nexts] of next) for (const other of nexts) back.get(other)?.push(rank);
  return { rules, codec, ranks, next, back };
}

/** The distance of every state to the goal and the number of shortest plays, by a search. */
export function waysByRules(family: Family, n: number) {
  const { codec, ranks, back, next } = statesOf(family, n);
  const goal = ranks.find((rank) => codec.unrank(rank)[family.goal ?? 0].length === n) as number;
  const found = new Map([[goal, { distance: 0n, plays: 1n }]]);
  for (const [rank, { distance, plays }] of found)
    for (const before of back.get(rank) ?? []) {
      const known = found.get(before);
      if (known === undefined) found.set(before, { distance: distance + 1n, plays });
      else if (known.distance === distance + 1n) known.plays += plays;
    }
  return ranks.map((rank) => {
    const { distance, plays } = found.get(rank) ?? { distance: null, plays: 0n };
    const nearer = (next.get(rank) ?? []).filter(
      (other) => distance !== null && found.get(other)?.distance === distance - 1n,
    );
    const pegs = pegsOfDiscs(codec.unrank(rank));
    return { pegs, distance, plays, next: distance === 0n ? null : least(nearer) };
  });
}

const least = (ranks: readonly number[]) => (ranks.length === 0 ? null : Math.min(...ranks));

/**
 * The quantities of a tower of a family by a search of all its states, from the rules of core; none
 * where its discs do not fit on the pegs.
 */
export function byRules(family: Family, n: number): Record<string, string> {
  const { capacities, moves, goal } = family;
  const degrees = [0, 1, 2, 3, 4, 5, 6].map((degree) => `degree ${degree}`);
  if (placesOf(family, n).reduce((a, b) => a + b) < n)
    return Object.fromEntries(['order', 'size', 'components', ...degrees].map((key) => [key, '0']));
  const { rules, codec, ranks, next, back } = statesOf(family, n);
  const stack = (k: number) =>
    regularState(
      rules,
      [0, 1, 2].map((q) => (q === k ? Array.from({ length: n }, (_, i) => i + 1) : [])),
    );
  const search = (start: number, of: (rank: number) => readonly number[]) => {
    const found = new Map([[start, 0]]);
    for (const [rank, distance] of found)
      for (const other of of(rank)) if (!found.has(other)) found.set(other, distance + 1);
    return found;
  };
  const before = (rank: number) => back.get(rank) ?? [];
  const after = (rank: number) => next.get(rank) ?? [];
  const values: Record<string, string> = {};
  const set = (name: string, value: number) => {
    values[name] = String(value);
  };
  const arcs = ranks.reduce((sum, rank) => sum + after(rank).length, 0);
  const both = moves.every(([a, b]) => moves.some(([c, d]) => a === d && b === c));
  set('order', ranks.length);
  set('size', both ? arcs / 2 : arcs);
  for (const [degree, name] of degrees.entries())
    set(name, ranks.filter((rank) => after(rank).length === degree).length);
  const seen = new Set<number>();
  let components = 0;
  for (const rank of ranks)
    if (!seen.has(rank)) {
      components++;
      for (const [other] of search(rank, (r) => [...before(r), ...after(r)])) seen.add(other);
    }
  set('components', components);
  const ports = [0, 1, 2].filter((k) => capacities[k] === 'n');
  for (const b of ports) {
    const distances = search(codec.rank(stack(b)), before);
    for (const a of ports) {
      const distance = distances.get(codec.rank(stack(a)));
      if (a !== b && distance !== undefined) set(`distance p${a} p${b}`, distance);
    }
    if (b !== goal) continue;
    const all = [...distances.values()];
    set('reachable', all.length);
    set('eccentricity', Math.max(...all));
    set('farthest', all.filter((distance) => distance === Math.max(...all)).length);
    set(
      'sumOfDistances',
      all.reduce((x, y) => x + y),
    );
  }
  return values;
}

/**
 * The longest distance from a state to one that it reaches, of all states and of the component of
 * the goal, and how many ordered pairs are so far apart: a search from every state.
 */
export function longestByRules(family: Family, n: number): Record<string, string> {
  // Where the discs do not fit there is no state, hence no pair and no longest distance.
  if (placesOf(family, n).reduce((a, b) => a + b) < n)
    return { diametralPairs: '0', goalDiametralPairs: '0' };
  const { codec, ranks, next } = statesOf(family, n);
  const goal = ranks.find((rank) => codec.unrank(rank)[family.goal ?? 0].length === n);
  const [all, ofGoal] = [[0], [0]];
  for (const start of ranks) {
    const found = new Map([[start, 0]]);
    for (const [rank, distance] of found)
      for (const other of next.get(rank) ?? [])
        if (!found.has(other)) found.set(other, distance + 1);
    const counted = goal !== undefined && found.has(goal) ? [all, ofGoal] : [all];
    for (const counts of counted)
      for (const distance of found.values()) counts[distance] = (counts[distance] ?? 0) + 1;
  }
  const values = (name: string, pairs: string, counts: readonly number[]) => ({
    [name]: String(counts.length - 1),
    [pairs]: String(counts.at(-1)),
  });
  return {
    ...values('diameter', 'diametralPairs', all),
    ...values('goalDiameter', 'goalDiametralPairs', ofGoal),
  };
}

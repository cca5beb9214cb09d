/**
 * Towers described by plain data, and what follows from the description by the most naive search:
 * states are strings of what is seen, made from all orders of the discs cut at all places. It
 * shares no code with the packages.
 */
export interface TowerSpec {
  readonly discs: number;
  readonly capacities: readonly number[];
  readonly digraph: readonly (readonly boolean[])[];
  readonly stacking: 'sorted' | 'equals' | 'free' | 'near' | 'odd';
  readonly sizes: readonly number[] | null;
  readonly colors: readonly string[] | null;
  readonly apart: readonly { readonly discs: readonly number[]; readonly peg: number | null }[];
  /** A peg holds at most `base` discs, one more while another peg holds an odd number. */
  readonly room: { readonly peg: number; readonly other: number; readonly base: number } | null;
  /** The forbidden states among those that are otherwise regular. */
  readonly forbidden: readonly number[];
  /** One disc, with those like it, moves along a digraph of its own. */
  readonly own: { readonly disc: number; readonly digraph: readonly (readonly boolean[])[] } | null;
  /** The forbidden moves among those that are otherwise allowed. */
  readonly forbiddenMoves: readonly number[];
  readonly goals: readonly number[] | { readonly empty: number };
}

type Discs = number[][];

/** The tower that a description means. */
export interface Twin {
  /** One arrangement for each state, by what is seen of it. */
  readonly states: ReadonlyMap<string, Discs>;
  readonly arcs: ReadonlySet<string>;
  readonly forbidden: readonly Discs[];
  readonly forbiddenMoves: readonly (readonly [Discs, Discs])[];
  readonly goals: readonly Discs[];
  /** By what is seen of a state, where a goal can be reached. */
  readonly distances: ReadonlyMap<string, number>;
}

export function twinOf(spec: TowerSpec): Twin {
  const see = (state: Discs) => seen(spec, state);
  const lawful = new Map<string, Discs>();
  for (const state of arrangements(spec.discs, spec.capacities.length))
    if (isLawful(spec, state) && !lawful.has(see(state))) lawful.set(see(state), state);
  const forbidden = pick([...lawful.values()], spec.forbidden);
  const states = new Map(lawful);
  for (const state of forbidden) states.delete(see(state));
  const moves = [...states.values()].flatMap((state) =>
    movesFrom(spec, state).filter(([, to]) => states.has(see(to))),
  );
  const forbiddenMoves = pick(moves, spec.forbiddenMoves);
  const arcs = new Set(moves.map(([from, to]) => `${see(from)} > ${see(to)}`));
  for (const [from, to] of forbiddenMoves) arcs.delete(`${see(from)} > ${see(to)}`);
  const { goals } = spec;
  const ends =
    'empty' in goals
      ? [...states.values()].filter((state) => state[goals.empty].length === 0)
      : pick([...states.values()], goals);
  return {
    states,
    arcs,
    forbidden,
    forbiddenMoves,
    goals: ends,
    distances: distancesTo(ends.map(see), arcs),
  };
}

/** The visible part of a state: sizes and colors, from the top. */
export function seen(spec: TowerSpec, state: readonly (readonly number[])[]): string {
  return state.map((discs) => discs.map((disc) => look(spec, disc)).join(' ')).join('|');
}

const sizeOf = ({ sizes, colors, stacking }: TowerSpec, disc: number) =>
  sizes !== null ? sizes[disc - 1] : stacking === 'free' && colors !== null ? 1 : disc;
const look = (spec: TowerSpec, disc: number) =>
  `${sizeOf(spec, disc)}${spec.colors?.[disc - 1] ?? ''}`;

function isLawful(spec: TowerSpec, state: Discs): boolean {
  const { capacities, room } = spec;
  if (state.some((discs, peg) => discs.length > capacities[peg])) return false;
  if (state.some((discs) => discs.some((disc, i) => i > 0 && !rests(spec, discs[i - 1], disc))))
    return false;
  if (room !== null && state[room.peg].length > room.base + (state[room.other].length % 2))
    return false;
  return !spec.apart.some(({ discs, peg }) =>
    state.some((held, at) => (peg === null || peg === at) && contains(held, discs, spec)),
  );
}

function rests(spec: TowerSpec, disc: number, on: number): boolean {
  const difference = sizeOf(spec, on) - sizeOf(spec, disc);
  return {
    sorted: difference > 0,
    equals: difference >= 0,
    free: true,
    near: Math.abs(difference) < 2,
    odd: difference > 0 && difference % 2 === 1,
  }[spec.stacking];
}

/** Whether among the discs there is, for each of the named ones, one that looks like it. */
function contains(held: readonly number[], named: readonly number[], spec: TowerSpec): boolean {
  const left = held.map((disc) => look(spec, disc));
  return named.every((disc) => {
    const at = left.indexOf(look(spec, disc));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function movesFrom(spec: TowerSpec, state: Discs): [Discs, Discs][] {
  const found: [Discs, Discs][] = [];
  for (let from = 0; from < state.length; from++)
    for (let to = 0; to < state.length; to++) {
      if (from === to || !spec.digraph[from][to] || state[from].length === 0) continue;
      const [disc] = state[from];
      if (
        spec.own !== null &&
        look(spec, disc) === look(spec, spec.own.disc) &&
        !spec.own.digraph[from][to]
      )
        continue;
      const next = state.map((discs) => [...discs]);
      next[to].unshift(next[from].shift() as number);
      found.push([state, next]);
    }
  return found;
}

function distancesTo(goals: readonly string[], arcs: ReadonlySet<string>): Map<string, number> {
  const before = new Map<string, string[]>();
  for (const arc of arcs) {
    const [from, to] = arc.split(' > ');
    before.set(to, [...(before.get(to) ?? []), from]);
  }
  const distances = new Map(goals.map((goal) => [goal, 0]));
  for (const [state, distance] of distances)
    for (const next of before.get(state) ?? [])
      if (!distances.has(next)) distances.set(next, distance + 1);
  return distances;
}

function pick<T>(all: readonly T[], picks: readonly number[]): T[] {
  return all.length === 0 ? [] : [...new Set(picks.map((pick) => all[pick % all.length]))];
}

function arrangements(discs: number, pegs: number): Discs[] {
  if (discs === 0) return [Array.from({ length: pegs }, () => [])];
  // The largest disc goes in at every place of every smaller arrangement.
  return arrangements(discs - 1, pegs).flatMap((state) =>
    state.flatMap((held, peg) =>
      Array.from({ length: held.length + 1 }, (_, at) =>
        state.map((other, index) =>
          index === peg ? [...held.slice(0, at), discs, ...held.slice(at)] : other,
        ),
      ),
    ),
  );
}

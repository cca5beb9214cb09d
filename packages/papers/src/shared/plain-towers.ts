/*
 * The five towers written down again, in arrays and nothing else: no import. What a check finds
 * here rests on this page alone, and not on the rules, ranks and searches of the packages.
 */

/** A state: on each peg its discs, the top one first. */
export type Stacks = readonly (readonly number[])[];

/** The rules of a tower. */
export interface PlainRules {
  readonly discs: number;
  /** The most discs that each peg holds. */
  readonly holds: readonly number[];
  /** True where a larger disc never lies on a smaller one. */
  readonly sorted: boolean;
  /** True if a disc may go straight from one peg to another. */
  readonly leads: (from: number, to: number) => boolean;
}

const all = (discs: number, pegs: number): number[] => new Array<number>(pegs).fill(discs);
const fewer = (discs: number, pegs: number): number[] => all(discs, pegs).map((n, peg) => n - peg);

/** Hanoi: any peg to any peg, smaller on larger. */
export const plainHanoi = (discs: number, pegs = 3): PlainRules => ({
  discs,
  holds: all(discs, pegs),
  sorted: true,
  leads: () => true,
});

/** Bucharest: Hanoi with moves between neighboring pegs. */
export const plainBucharest = (discs: number): PlainRules => ({
  ...plainHanoi(discs),
  leads: (from, to) => from - to === 1 || to - from === 1,
});

/** The cyclic tower: Hanoi with moves to the next peg of a circle. */
export const plainCyclic = (discs: number, pegs = 3): PlainRules => ({
  ...plainHanoi(discs, pegs),
  leads: (from, to) => to === (from + 1) % pegs,
});

/** Oxford: any disc on any disc. */
export const plainOxford = (discs: number): PlainRules => ({ ...plainHanoi(discs), sorted: false });

/** London: Oxford on pegs that hold n, n - 1 and n - 2. */
export const plainLondon = (discs: number): PlainRules => ({
  ...plainOxford(discs),
  holds: fewer(discs, 3),
});

/** Manaus: Hanoi on pegs that hold n, n - 1 and n - 2. */
export const plainManaus = (discs: number, pegs = 3): PlainRules => ({
  ...plainHanoi(discs, pegs),
  holds: fewer(discs, pegs),
});

/** The label of a state: 12/3/ is 1 on 2 on p0, and 3 on p1. From ten discs on with commas. */
export const plainLabel = (state: Stacks): string => {
  const between = state.flat().length < 10 ? '' : ',';
  return state.map((discs) => discs.join(between)).join('/');
};

/** The state with all discs in order of size on one peg. */
export const stackOn = ({ discs, holds }: PlainRules, peg = 0): Stacks =>
  holds.map((_, p) => (p === peg ? Array.from({ length: discs }, (_, i) => i + 1) : []));

/**
 * All states of a tower that break no rule, reached or not: the discs are put in from the largest
 * to the smallest, on top of a peg, or anywhere in it where order is free.
 */
export function plainStates({ discs, holds, sorted }: PlainRules): Stacks[] {
  let states: Stacks[] = [holds.map(() => [])];
  for (let disc = discs; disc >= 1; disc--)
    states = states.flatMap((state) =>
      state.flatMap((below, peg) =>
        below.length === holds[peg]
          ? []
          : Array.from({ length: sorted ? 1 : below.length + 1 }, (_, place) =>
              withPeg(state, peg, [...below.slice(0, place), disc, ...below.slice(place)]),
            ),
      ),
    );
  return states;
}

const withPeg = (state: Stacks, peg: number, discs: readonly number[]): Stacks =>
  state.map((old, p) => (p === peg ? discs : old));

/** A move: the disc, its two pegs, and the state after it. */
export interface PlainMove {
  readonly disc: number;
  readonly from: number;
  readonly to: number;
  readonly after: Stacks;
}

/** The moves from a state: the top disc of a peg, where the rules let it go and rest. */
export function plainMoves({ holds, sorted, leads }: PlainRules, state: Stacks): PlainMove[] {
  const moves: PlainMove[] = [];
  for (const [from, [disc, ...rest]] of state.entries())
    for (const [to, below] of state.entries()) {
      if (disc === undefined || from === to || !leads(from, to)) continue;
      if (below.length === holds[to] || (sorted && below[0] < disc)) continue;
      moves.push({
        disc,
        from,
        to,
        after: withPeg(withPeg(state, from, rest), to, [disc, ...below]),
      });
    }
  return moves;
}

/** The moves from some states and from all that they lead to, by labels; nearer states first. */
export function plainPlay(
  rules: PlainRules,
  from: readonly Stacks[] = [stackOn(rules)],
): ReadonlyMap<string, readonly PlainMove[]> {
  const play = new Map<string, PlainMove[]>();
  const states = new Map(from.map((state) => [plainLabel(state), state]));
  for (const [label, state] of states) {
    const moves = plainMoves(rules, state);
    play.set(label, moves);
    for (const { after } of moves) {
      const next = plainLabel(after);
      if (!states.has(next)) states.set(next, after);
    }
  }
  return play;
}

/** The states of a tower by their labels, each with those one move away. */
export type Neighbors = ReadonlyMap<string, readonly string[]>;

/** The labels that each state of a play leads to. */
export const neighborsIn = (play: ReadonlyMap<string, readonly PlainMove[]>): Neighbors =>
  new Map([...play].map(([label, moves]) => [label, moves.map(({ after }) => plainLabel(after))]));

/**
 * The number of moves from some states to all that they reach, level by level; those reached come
 * in this order.
 */
export function plainDistances(
  neighbors: Neighbors,
  from: readonly string[],
): ReadonlyMap<string, number> {
  const found = new Map(from.map((label) => [label, 0]));
  for (const [label, distance] of found)
    for (const next of neighbors.get(label) ?? [])
      if (!found.has(next)) found.set(next, distance + 1);
  return found;
}

/** The number of pegs that labels have. */
export const pegsInLabels = (labels: Iterable<string>): number =>
  Math.max(...Array.from(labels, (label) => label.split('/').length));

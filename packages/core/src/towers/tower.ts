import { once } from '../once.js';
import type { Notation, StateCodec } from '../puzzle.js';
import { findKinds } from './alike.js';
import { stateCodec } from './codec.js';
import { discOrder, furtherRule } from './kernel-rules.js';
import { towerNotation } from './notation.js';
import { prepared } from './predicate.js';
import { rankSpace } from './rank-space.js';
import { isOneWay, regularState, requireRuleFields, requireRules } from './rules.js';
import type { Arrangement, TowerState } from './state.js';
import type { StateRules, TowerFacts, TowerRules } from './tower-rules.js';

/**
 * A compiled tower: validated, frozen rules together with what follows from them, made by
 * {@link compileTower}.
 *
 * The rules are its own fields, the derived facts are accessors that compute once, when first
 * asked. So `{ ...tower, capacities }` is plain rules again, and carries nothing that was derived.
 */
export class Tower implements TowerRules, TowerFacts {
  readonly name: string;
  readonly symbol: string;
  readonly discs: number;
  readonly capacities: TowerRules['capacities'];
  readonly moves: TowerRules['moves'];
  readonly stacking: TowerRules['stacking'];
  readonly goals: TowerRules['goals'];
  readonly sizes: TowerRules['sizes'];
  readonly colors: TowerRules['colors'];
  readonly permits: TowerRules['permits'];
  readonly permitsMove: TowerRules['permitsMove'];
  readonly reversible: TowerRules['reversible'];

  readonly #kinds = once(() => findKinds(this));
  readonly #discOrder = once(() => discOrder(this));
  readonly #space = once(() => rankSpace(this));
  readonly #codec = once(() => stateCodec(this));
  readonly #notation = once(() => towerNotation(this));
  readonly #goalRanks = once(() => ranksOf(this));
  readonly #furtherRule = once(() => furtherRule(this));
  readonly #stateConditions = once(() => prepared(this, this.permits));
  readonly #moveConditions = once(() => prepared(this, this.permitsMove));

  /** @internal The goals are read when the rest stands. */
  constructor(rules: StateRules, goals: (open: Tower) => TowerRules['goals']) {
    this.name = rules.name;
    this.symbol = rules.symbol;
    this.discs = rules.discs;
    this.stacking = rules.stacking;
    this.permits = rules.permits;
    this.permitsMove = rules.permitsMove;
    this.reversible = rules.reversible;
    this.capacities = rules.capacities;
    this.moves = rules.moves;
    this.sizes = rules.sizes;
    this.colors = rules.colors;
    requireRules(this);
    this.capacities = frozen(this.capacities);
    this.moves = frozen(this.moves.map(frozen));
    this.sizes = this.sizes && frozen(this.sizes);
    this.colors = this.colors && frozen(this.colors);
    const given = goals(this);
    this.goals =
      typeof given === 'function' ? given : frozen(given.map((goal) => goalIn(this, goal)));
    Object.freeze(this);
  }

  get kinds(): TowerFacts['kinds'] {
    return this.#kinds();
  }
  get discOrder(): TowerFacts['discOrder'] {
    return this.#discOrder();
  }
  get kernelOrder(): TowerFacts['kernelOrder'] {
    return this.permitsMove === undefined && this.furtherRule === null ? this.discOrder : null;
  }
  get space(): number {
    return this.#space();
  }
  get codec(): StateCodec<TowerState> {
    return this.#codec();
  }
  get notation(): Notation<TowerState> {
    return this.#notation();
  }
  get directed(): boolean {
    return isOneWay(this);
  }
  get maxMoves(): number {
    return this.moves.flat().filter(Boolean).length;
  }
  get goalRanks(): readonly number[] {
    return this.#goalRanks();
  }
  get furtherRule(): TowerFacts['furtherRule'] {
    return this.#furtherRule();
  }
  get stateConditions(): TowerFacts['stateConditions'] {
    return this.#stateConditions();
  }
  get moveConditions(): TowerFacts['moveConditions'] {
    return this.#moveConditions();
  }
}

/**
 * Rules as a compiled tower: validated, frozen, with what follows from them derived at most once.
 *
 * Returns its argument where that is compiled already. Throws an `InputError` for rules that are
 * not consistent, for a field that rules do not have, and for goals that are not regular states.
 * Every public function that takes rules compiles them; compile custom rules once if you pass them
 * to several.
 *
 * @example
 * ```ts
 * const tower = compileTower({ ...hanoi(4), capacities: [4, 4, 2], goals: [] });
 * tower.space; // => 81
 * compileTower(tower) === tower; // => true
 * compileTower({ ...tower, capacities: [1, 1, 1] }); // throws capacities must be enough for 4 discs
 * compileTower({ ...tower, capacity: [4, 4, 1] }); // throws unknown field capacity, did you mean capacities?
 * ```
 */
export function compileTower(rules: TowerRules): Tower {
  if (rules instanceof Tower) return rules;
  requireRuleFields(rules);
  return new Tower(rules, () => rules.goals);
}

/**
 * Numbers the regular states of a tower.
 *
 * Size-ordered towers: base-P digits, disc 1 the least significant; space P^n, with holes where a
 * capacity is broken. Free order: the allowed heights times the n! orders, read peg by peg and top
 * first; no holes. A stacking function: as size-ordered where it lays no disc on a smaller one,
 * else as free order, with holes. Alike discs: heights and orders of kinds, one digit per size
 * where discs lie by size, the smallest size the least significant. What the rules do not permit is
 * a hole. Time O(P n) for size-ordered, O(n^2) for the others. Throws where a rank would pass 2^53.
 *
 * @example
 * ```ts
 * const codec = towerCodec(hanoi(3));
 * codec.unrank(9); // => [[1, 2], [3], []]
 * towerCodec({ ...hanoi(4), stacking: 'equals', sizes: [1, 1, 2, 2] }).space; // => 36
 * ```
 */
export function towerCodec(rules: TowerRules): StateCodec<TowerState> {
  return compileTower(rules).codec;
}

/** A goal as a regular state; where discs are alike, its representative. */
const goalIn = (tower: Tower, goal: Arrangement): TowerState =>
  frozen(regularState(tower, goal).map(frozen)) as Arrangement as TowerState;

function ranksOf({ codec, goals }: Tower): readonly number[] {
  if (typeof goals !== 'function') return [...new Set(goals.map(codec.rank))].sort((a, b) => a - b);
  const found: number[] = [];
  for (let rank = 0; rank < codec.space; rank++)
    if (codec.has(rank) && goals(codec.unrank(rank))) found.push(rank);
  return found;
}

const frozen = <T>(list: readonly T[]): readonly T[] => Object.freeze([...list]);

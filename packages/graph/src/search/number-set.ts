import { InputError } from '@manaus/core';
import { requireBound } from '@manaus/core/internals';

/** The states found before a bound that is a function is asked for. */
const UNASKED = 2 ** 12;

/**
 * A set of numbers below 2^53 in the order of their arrival: open addressing in typed arrays, at
 * most half full. Throws an `InputError` beyond `bound`, which is asked for when it matters.
 */
class NumberSet {
  readonly #bound: number | (() => number);
  #most: number;
  // Small, as many searches are: what they allocate is most of what they cost.
  #states = new Float64Array(64);
  #table = new Int32Array(256);
  #size = 0;

  constructor(bound: number | (() => number)) {
    this.#bound = bound;
    this.#most = typeof bound === 'number' ? bound : UNASKED;
  }

  size(): number {
    return this.#size;
  }

  at(number: number): number {
    return this.#states[number];
  }

  states(): Float64Array {
    return this.#states.slice(0, this.#size);
  }

  /** The number of a state, the next free one where it is new. */
  add(state: number): number {
    let slot = this.#slotOf(state);
    if (this.#table[slot] !== 0) return this.#table[slot] - 1;
    if (this.#size >= this.#most) this.#requireRoom();
    if (this.#size === this.#states.length) {
      this.#grow();
      slot = this.#slotOf(state);
    }
    this.#states[this.#size] = state;
    this.#table[slot] = ++this.#size;
    return this.#size - 1;
  }

  /** The place of a number in the table: its own, or the free one where it belongs. */
  #slotOf(state: number): number {
    const table = this.#table;
    const states = this.#states;
    const mask = table.length - 1;
    let slot = hash(state) & mask;
    while (table[slot] !== 0 && states[table[slot] - 1] !== state) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const known = this.#states;
    this.#states = longer(known, new Float64Array(known.length * 2));
    this.#table = new Int32Array(this.#table.length * 2);
    known.forEach((state, number) => {
      this.#table[this.#slotOf(state)] = number + 1;
    });
  }

  #requireRoom(): void {
    if (typeof this.#bound !== 'number')
      this.#most = requireBound('graph/number-states', 'mostStates', this.#bound());
    if (this.#size >= this.#most)
      throw new InputError('graph/number-states', 'states', 'moreStates', { most: this.#most });
  }
}

/** An empty {@link NumberSet}. */
export const numberSet = (bound: number | (() => number)): NumberSet => new NumberSet(bound);

function hash(state: number): number {
  const high = Math.floor(state / 2 ** 32);
  let mixed = Math.imul(state | 0, 0x9e3779b1) ^ Math.imul(high + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return mixed ^ (mixed >>> 13);
}

/** A list continued in a longer one. */
export function longer<T extends Int32Array | Uint32Array | Uint8Array | Float64Array>(
  list: T,
  into: T,
): T {
  into.set(list);
  return into;
}

import { InputError } from '@manaus/core';

/** The states found before a bound that is a function is asked for. */
const UNASKED = 2 ** 12;

/**
 * A set of numbers below 2^53 in the order of their arrival: open addressing in typed arrays, at
 * most half full. Throws an `InputError` beyond `bound`, which is asked for when it matters.
 */
export function numberSet(bound: number | (() => number)) {
  let most = typeof bound === 'number' ? bound : UNASKED;
  // Small, as many searches are: what they allocate is most of what they cost.
  let states = new Float64Array(64);
  let table = new Int32Array(256);
  let size = 0;
  /** The place of a number in the table: its own, or the free one where it belongs. */
  const slotOf = (state: number): number => {
    const mask = table.length - 1;
    let slot = hash(state) & mask;
    while (table[slot] !== 0 && states[table[slot] - 1] !== state) slot = (slot + 1) & mask;
    return slot;
  };
  const grow = () => {
    const known = states;
    states = longer(known, new Float64Array(known.length * 2));
    table = new Int32Array(table.length * 2);
    known.forEach((state, number) => {
      table[slotOf(state)] = number + 1;
    });
  };
  const requireRoom = () => {
    if (typeof bound !== 'number') most = bound();
    if (size >= most) throw new InputError('graph/number-states', 'states', 'moreStates', { most });
  };
  return {
    size: () => size,
    at: (number: number) => states[number],
    states: () => states.slice(0, size),
    /** The number of a state, the next free one where it is new. */
    add(state: number): number {
      let slot = slotOf(state);
      if (table[slot] !== 0) return table[slot] - 1;
      if (size >= most) requireRoom();
      if (size === states.length) {
        grow();
        slot = slotOf(state);
      }
      states[size] = state;
      table[slot] = ++size;
      return size - 1;
    },
  };
}

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

// One class of placements in bit planes with words of 64 bits, in AssemblyScript. The twin of
// classes/plain.ts: the small discs play alone, from the known distances of the boundary, and the
// exact ones take their place. Level n is in plane A where n is even, in plane B where it is odd.
// TypeScript fills in the tables; the header at address 1024 says where they lie, in the order of
// `init`.

let pegs: u32, lowDiscs: u32, lowWords: u32, near: u32, nearDiscs: u32, pairCount: u32;
let fourPegs: u32, places: u32;
let pairs: usize, moves: usize, open: usize, within: usize, step: usize, spots: usize, edges: usize;
let edgeRanks: usize, edgeMasks: usize, edgeFirsts: usize;
let row: usize, order: usize, counts: usize, widths: usize, planes: usize, marks: usize;
let over: usize, second: u64, third: u64;

const UNKNOWN: u32 = 65535;

// 1 if a word has states of the level to come; the first level and the number of levels found.
let marked: u32, first: u32, levels: u32;

/**
 * The addresses of the report: the level, by which the search shows that it goes on, and the levels
 * found.
 */
const BEAT: usize = 2032;
const FIRST: usize = 2036;
const LEVELS: usize = 2040;

function field(index: u32): u32 {
  return load<u32>(1024 + (index << 2));
}

/** Reads the header. */
export function init(): void {
  pegs = field(0);
  lowDiscs = field(1);
  lowWords = field(2);
  near = field(3);
  nearDiscs = field(4);
  pairCount = field(5);
  fourPegs = field(6);
  places = field(7);
  pairs = field(8);
  moves = field(9);
  open = field(10);
  within = field(11);
  step = field(12);
  spots = field(13);
  edges = field(14);
  edgeRanks = field(15);
  edgeMasks = field(16);
  edgeFirsts = field(17);
  row = field(18);
  order = field(19);
  counts = field(20);
  widths = field(21);
  planes = field(22);
  marks = field(23);
  over = field(24);
  for (let i: u32 = 0; i < 64; i++) {
    const one = i & 3;
    const two = (i >> 2) & 3;
    const three = i >> 4;
    if (two != one) second |= (<u64>1) << i;
    if (three != one && three != two) third |= (<u64>1) << i;
  }
}

function groups(): u32 {
  return (lowWords + 63) >> 6;
}

function overGroups(): u32 {
  return (groups() + 63) >> 6;
}

function marksOf(level: u32): usize {
  return marks + (level & 1) * (groups() << 3);
}

function oversOf(level: u32): usize {
  return over + (level & 1) * (overGroups() << 3);
}

// @ts-ignore: AssemblyScript's own decorator
@inline
function mark(word: u32, marked_: usize, overs: usize): void {
  const group = word >> 6;
  const at = marked_ + (group << 3);
  store<u64>(at, load<u64>(at) | ((<u64>1) << (word & 63)));
  const above = overs + ((group >> 6) << 3);
  store<u64>(above, load<u64>(above) | ((<u64>1) << (group & 63)));
  marked = 1;
}

/** Ors states into a word of the next level: plane A where `a` is all ones, B where it is 0. */
// @ts-ignore: AssemblyScript's own decorator
@inline
function put(word: u32, bits: u64, a: u64, marked_: usize, overs: usize): void {
  const to = planes + ((<usize>word) << 4);
  const inA = load<u64>(to);
  const inB = load<u64>(to, 8);
  const fresh = bits & ~(inA | inB);
  if (fresh == 0) return;
  store<u64>(to, inA | (fresh & a));
  store<u64>(to, inB | (fresh & ~a), 8);
  mark(word, marked_, overs);
}

/** Makes ready for another class: no state is reached. Holes may then be closed from outside. */
export function clear(): void {
  memory.fill(planes, 0, lowWords << 4);
  memory.fill(marks, 0, (groups() << 4) + (overGroups() << 4));
}

/** A state of level 0 by its place: the number of the word times 64 plus the bit. */
export function seed(spot: u32): void {
  put(spot >> 6, (<u64>1) << (spot & 63), -1, marksOf(0), oversOf(0));
}

/** Orders the known places of the boundary by their distance; how many there are. */
function sortRow(seeded: u32): u32 {
  let low: u32 = UNKNOWN;
  let high: u32 = 0;
  for (let i: u32 = 0; i < places; i++) {
    const level = <u32>load<u16>(row + (i << 1));
    if (level == UNKNOWN) continue;
    if (level < low) low = level;
    if (level > high) high = level;
  }
  first = seeded ? 0 : low;
  if (low > high) return 0;
  memory.fill(counts + (first << 2), 0, (high - first + 2) << 2);
  for (let i: u32 = 0; i < places; i++) {
    const level = <u32>load<u16>(row + (i << 1));
    if (level == UNKNOWN) continue;
    const at = counts + ((level + 1) << 2);
    store<u32>(at, load<u32>(at) + 1);
  }
  for (let level = first; level <= high; level++)
    store<u32>(
      counts + ((level + 1) << 2),
      load<u32>(counts + ((level + 1) << 2)) + load<u32>(counts + (level << 2)),
    );
  const all = load<u32>(counts + ((high + 1) << 2));
  // From here on the entry of a level is where its places end.
  for (let i: u32 = 0; i < places; i++) {
    const level = <u32>load<u16>(row + (i << 1));
    if (level == UNKNOWN) continue;
    const at = counts + (level << 2);
    const next = load<u32>(at);
    store<u32>(order + (next << 2), i);
    store<u32>(at, next + 1);
  }
  return all;
}

/**
 * Searches the class level by level, from level 0 on if it has sources; 0 at its end, 1 where
 * a level passed what a row can hold. Stops before the states of level `until` are left,
 * which then are on that level's plane alone.
 */
export function run(until: u32, seeded: u32): u32 {
  const all = sortRow(seeded);
  levels = 0;
  const code = all == 0 && !seeded ? 0 : search(all, until);
  store<u32>(FIRST, first);
  store<u32>(LEVELS, levels);
  return code;
}

function search(all: u32, until: u32): u32 {
  let next: u32 = 0;
  for (let level = first; level < UNKNOWN; level++) {
    const a: u64 = level & 1 ? 0 : -1;
    if (next < all) {
      const end = load<u32>(counts + (level << 2));
      const marked_ = marksOf(level);
      const overs = oversOf(level);
      for (; next < end; next++) {
        const spot = load<u32>(spots + (load<u32>(order + (next << 2)) << 2));
        put(spot >> 6, (<u64>1) << (spot & 63), a, marked_, overs);
      }
    }
    if (level == until) return 0;
    marked = 0;
    const width = sweep(level, ~a);
    store<u32>(BEAT, level);
    store<u32>(widths + ((level - first) << 2), width);
    if (width != 0) levels = level - first + 1;
    if (!marked && next >= all) return 0;
  }
  return 1;
}

/** Takes a level; the number of its states. `a` is all ones where the next level is in plane A. */
function sweep(level: u32, a: u64): u32 {
  const marked_ = marksOf(level);
  const thisOvers = oversOf(level);
  const nextMarks = marksOf(level + 1);
  const nextOvers = oversOf(level + 1);
  const end = overGroups();
  const four = fourPegs;
  let width: u32 = 0;
  for (let at: u32 = 0; at < end; at++) {
    let active = load<u64>(thisOvers + (at << 3));
    if (active == 0) continue;
    store<u64>(thisOvers + (at << 3), 0);
    for (; active != 0; active &= active - 1) {
      const group = (at << 6) + <u32>ctz(active);
      let rest = load<u64>(marked_ + (group << 3));
      store<u64>(marked_ + (group << 3), 0);
      const edge = load<u64>(edges + (group << 3));
      for (; rest != 0; rest &= rest - 1) {
        const bit = ctz(rest);
        const word = (group << 6) + <u32>bit;
        const states = four
          ? visitFour(word, a, nextMarks, nextOvers)
          : visitAny(word, a, nextMarks, nextOvers);
        width += <u32>popcnt(states);
        if ((edge >> bit) & 1) note(group, bit, edge, states, level);
      }
    }
  }
  return width;
}

/** Writes the level of the states of a word that are on the boundary. */
function note(group: u32, bit: u64, edge: u64, states: u64, level: u32): void {
  const rank = load<u32>(edgeRanks + (group << 2)) + <u32>popcnt(edge & (((<u64>1) << bit) - 1));
  const mask = load<u64>(edgeMasks + (rank << 3));
  const from = load<u32>(edgeFirsts + (rank << 2));
  for (let rest = states & mask; rest != 0; rest &= rest - 1) {
    const place = from + <u32>popcnt(mask & ((rest & -rest) - 1));
    store<u16>(row + (place << 1), <u16>level);
  }
}

/**
 * The states of a word are done, and reach others: within the word, and by one larger disc each.
 * Returns them.
 */
// @ts-ignore: AssemblyScript's own decorator
@inline
function visitAny(word: u32, a: u64, marked_: usize, overs: usize): u64 {
  const from = planes + ((<usize>word) << 4);
  const inA = load<u64>(from);
  const inB = load<u64>(from, 8);
  const states = (inA ^ a) & (inB ^ ~a);
  let reached: u64 = 0;
  for (let rest = states, table = within; rest != 0; rest >>= 8, table += 2048)
    reached |= load<u64>(table + (<usize>(rest & 255) << 3));
  const fresh = reached & ~(inA | inB);
  store<u64>(from, inA | states | (fresh & a));
  store<u64>(from, inB | states | (fresh & ~a), 8);
  if (fresh != 0) mark(word, marked_, overs);
  const steps = step + (word % near) * pairCount * 4;
  for (let pair: u32 = 0; pair < pairCount; pair++) {
    const out = states & load<u64>(open + (pair << 3));
    if (out == 0) continue;
    let by = load<i32>(steps + (pair << 2));
    if (by == 0)
      by = farMove(word / near, load<u8>(pairs + 2 * pair), load<u8>(pairs + 2 * pair + 1));
    if (by != 0 && by != i32.MAX_VALUE) put(word + by, out, a, marked_, overs);
  }
  return states;
}

/**
 * The difference that the move of the smallest disc on either peg makes, beyond the table of steps;
 * 0 where no small disc is there.
 */
function farMove(number: u32, p: u32, q: u32): i32 {
  let weight: i32 = near;
  for (let disc: u32 = nearDiscs; disc < lowDiscs; disc++) {
    const above = number / pegs;
    const from = number - above * pegs;
    number = above;
    if (from == p || from == q) {
      const to = from == p ? q : p;
      return load<u8>(moves + from * pegs + to) ? (<i32>to - <i32>from) * weight : i32.MAX_VALUE;
    }
    weight *= pegs;
  }
  return 0;
}

/**
 * The same for 4 pegs and all moves: shifts within the word, and the smallest disc on two pegs by
 * the digits of the word's number.
 */
// @ts-ignore: AssemblyScript's own decorator
@inline
function visitFour(word: u32, a: u64, marked_: usize, overs: usize): u64 {
  const from = planes + ((<usize>word) << 4);
  const inA = load<u64>(from);
  const inB = load<u64>(from, 8);
  const states = (inA ^ a) & (inB ^ ~a);
  let t = states | (states >> 1);
  t = (t | (t >> 2)) & 0x1111111111111111;
  let reached = (t << 4) - t;
  t = states & second;
  t |= t >> 4;
  t = (t | (t >> 8)) & 0x000f000f000f000f;
  t |= t << 4;
  reached |= (t | (t << 8)) & second;
  t = states & third;
  t |= t >> 16;
  t = (t | (t >> 32)) & 0xffff;
  t |= t << 16;
  reached |= (t | (t << 32)) & third;
  const fresh = reached & ~(inA | inB);
  store<u64>(from, inA | states | (fresh & a));
  store<u64>(from, inB | states | (fresh & ~a), 8);
  if (fresh != 0) mark(word, marked_, overs);
  const lanes = (lowWords - 1) & 0x55555555;
  const one = word ^ 0x55555555;
  const two = word ^ 0xaaaaaaaa;
  const on0 = ~(word | (word >> 1)) & lanes;
  const on1 = ~(one | (one >> 1)) & lanes;
  const on2 = ~(two | (two >> 1)) & lanes;
  const on3 = word & (word >> 1) & lanes;
  goFour(word, 0, 1, on0 | on1, states & load<u64>(open), a, marked_, overs);
  goFour(word, 0, 2, on0 | on2, states & load<u64>(open, 8), a, marked_, overs);
  goFour(word, 0, 3, on0 | on3, states & load<u64>(open, 16), a, marked_, overs);
  goFour(word, 1, 2, on1 | on2, states & load<u64>(open, 24), a, marked_, overs);
  goFour(word, 1, 3, on1 | on3, states & load<u64>(open, 32), a, marked_, overs);
  goFour(word, 2, 3, on2 | on3, states & load<u64>(open, 40), a, marked_, overs);
  return states;
}

// @ts-ignore: AssemblyScript's own decorator
@inline
function goFour(
  word: u32,
  p: u32,
  q: u32,
  either: u32,
  out: u64,
  a: u64,
  marked_: usize,
  overs: usize,
): void {
  if (out != 0 && either != 0) put(word ^ ((p ^ q) << ctz(either)), out, a, marked_, overs);
}

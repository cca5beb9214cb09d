// The bit planes with words of 64 bits, in AssemblyScript: one shard of them in one memory. See
// planes-wide.ts, whose twin this is. Of the classes, this shard has those whose number leaves the
// remainder `me`; moves into others are messages. Level n is in plane A where n is even, in plane B
// where it is odd. TypeScript fills in the tables; the header at address 1024 says where they lie,
// in the order of `init`.

let pegs: u32, lowDiscs: u32, lowWords: u32, near: u32, nearDiscs: u32, topDiscs: u32;
let pairCount: u32, shards: u32, me: u32, words: u32, fourPegs: u32, boxLimit: u32, boxSize: u32;
let pairs: usize, moves: usize, open: usize, within: usize, step: usize, classOf: usize;
let stored: usize, toStored: usize, sizes: usize, fixedEnds: usize, fixed: usize, images: usize;
let settings: usize, planes: usize, marks: usize, over: usize, boxes: usize, inbox: usize;
let list: usize, second: u64, third: u64, lowShift: u32;

// The state between two calls of `sweep`: its position, its counts, its list, and the box for
// others.
let at: u32, width: u64, listed: usize, box: usize, boxed: u32;

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
  topDiscs = field(5);
  pairCount = field(6);
  shards = field(7);
  me = field(8);
  words = field(9);
  fourPegs = field(10);
  boxLimit = field(11);
  boxSize = field(12);
  pairs = field(13);
  moves = field(14);
  open = field(15);
  within = field(16);
  step = field(17);
  classOf = field(18);
  stored = field(19);
  toStored = field(20);
  sizes = field(21);
  fixedEnds = field(22);
  fixed = field(23);
  images = field(24);
  settings = field(25);
  planes = field(26);
  marks = field(27);
  over = field(28);
  boxes = field(29);
  inbox = field(30);
  list = field(31);
  lowShift = ctz(lowWords);
  for (let i: u32 = 0; i < 64; i++) {
    const one = i & 3;
    const two = (i >> 2) & 3;
    const three = i >> 4;
    if (two != one) second |= (<u64>1) << i;
    if (three != one && three != two) third |= (<u64>1) << i;
  }
}

function groups(): u32 {
  return (words + 63) >> 6;
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
function mark(word: u32, marked: usize, overs: usize): void {
  const group = word >> 6;
  const at = marked + (group << 3);
  store<u64>(at, load<u64>(at) | ((<u64>1) << (word & 63)));
  const above = overs + ((group >> 6) << 3);
  store<u64>(above, load<u64>(above) | ((<u64>1) << (group & 63)));
}

/** Ors states into a word of the next level: plane A where `a` is all ones, B where `b` is. */
// @ts-ignore: AssemblyScript's own decorator
@inline
function put(word: u32, bits: u64, a: u64, b: u64, marked: usize, overs: usize): void {
  const to = planes + ((<usize>word) << 4);
  const inA = load<u64>(to);
  const inB = load<u64>(to, 8);
  const fresh = bits & ~(inA | inB);
  if (fresh == 0) return;
  store<u64>(to, inA | (fresh & a));
  store<u64>(to, inB | (fresh & b), 8);
  mark(word, marked, overs);
}

/** States of the level to come, `level`, from outside. */
export function seed(word: u32, bits: u64, level: u32): void {
  const a: u64 = level & 1 ? 0 : -1;
  put(word, bits, a, ~a, marksOf(level), oversOf(level));
}

/**
 * Marks the words that have states of the level to come, in planes that were filled in from
 * outside.
 */
export function markAll(level: u32): void {
  memory.fill(marks, 0, boxes - marks);
  const a: u64 = level & 1 ? -1 : 0;
  for (let word: u32 = 0; word < words; word++) {
    const from = planes + ((<usize>word) << 4);
    if ((load<u64>(from) ^ a) & (load<u64>(from, 8) ^ ~a))
      mark(word, marksOf(level), oversOf(level));
  }
}

/** Begins a level; how many words it has, or -1 where the list of them does not fit. */
export function begin(level: u32): i32 {
  at = 0;
  width = 0;
  listed = list;
  let count: u32 = 0;
  const marked = marksOf(level);
  const thisOvers = oversOf(level);
  for (let i: u32 = 0; i < overGroups(); i++)
    for (let rest = load<u64>(thisOvers + (i << 3)); rest != 0; rest &= rest - 1)
      count += <u32>popcnt(load<u64>(marked + (((i << 6) + <u32>ctz(rest)) << 3)));
  const end = <u64>list + 12 * <u64>count;
  const pages = <i32>((end + 65535) >> 16) - memory.size();
  if (end >= 0xffff0000 || (pages > 0 && memory.grow(pages) < 0)) return -1;
  return <i32>count;
}

/** Messages go to one of two boxes, so that others may still read the one before. */
export function openBox(which: u32): void {
  box = boxes + which * boxSize;
  boxed = 0;
}

export function boxCount(): u32 {
  return boxed;
}

export function levelWidth(): f64 {
  return <f64>width;
}

export function listEnd(): usize {
  return listed;
}

/**
 * Takes up to the given number of groups of 64 words of this level: 0 when it is done, 1 when not,
 * 2 when the box is full.
 */
export function sweep(level: u32, most: i32): i32 {
  const a: u64 = level & 1 ? -1 : 0;
  const b: u64 = ~a;
  const marked = marksOf(level);
  const thisOvers = oversOf(level);
  const nextMarks = marksOf(level + 1);
  const nextOvers = oversOf(level + 1);
  const end = overGroups();
  const four = fourPegs;
  let left = most;
  for (; at < end; at++) {
    let active = load<u64>(thisOvers + (at << 3));
    while (active != 0) {
      if (--left < 0 || boxed > boxLimit) {
        store<u64>(thisOvers + (at << 3), active);
        return left < 0 ? 1 : 2;
      }
      const group = (at << 6) + <u32>ctz(active);
      active &= active - 1;
      let rest = load<u64>(marked + (group << 3));
      store<u64>(marked + (group << 3), 0);
      for (; rest != 0; rest &= rest - 1) {
        const word = (group << 6) + <u32>ctz(rest);
        if (four) visitFour(word, a, b, nextMarks, nextOvers);
        else visitAny(word, a, b, nextMarks, nextOvers);
      }
    }
    store<u64>(thisOvers + (at << 3), 0);
  }
  return 0;
}

/** Counts and lists what is left of this level, without going on from there. */
export function tally(level: u32): void {
  const a: u64 = level & 1 ? -1 : 0;
  const marked = marksOf(level);
  const thisOvers = oversOf(level);
  for (; at < overGroups(); at++)
    for (let active = load<u64>(thisOvers + (at << 3)); active != 0; active &= active - 1) {
      const group = (at << 6) + <u32>ctz(active);
      for (let rest = load<u64>(marked + (group << 3)); rest != 0; rest &= rest - 1) {
        const word = (group << 6) + <u32>ctz(rest);
        const from = planes + ((<usize>word) << 4);
        note(word, word / lowWords, (load<u64>(from) ^ a) & (load<u64>(from, 8) ^ ~a));
      }
    }
}

/** Lists and counts states of this level. */
// @ts-ignore: AssemblyScript's own decorator
@inline
function note(word: u32, cls: u32, states: u64): void {
  store<u32>(listed, word);
  store<u64>(listed, states, 4);
  listed += 12;
  width += popcnt(states) * <u64>load<u32>(sizes + ((cls * shards + me) << 2));
}

/**
 * The states of a word are done, and reach others: within the word, and by one larger disc each.
 */
// @ts-ignore: AssemblyScript's own decorator
@inline
function visitAny(word: u32, a: u64, b: u64, marked: usize, overs: usize): void {
  const from = planes + ((<usize>word) << 4);
  const inA = load<u64>(from);
  const inB = load<u64>(from, 8);
  const states = (inA ^ a) & (inB ^ b);
  let reached: u64 = 0;
  for (let rest = states, table = within; rest != 0; rest >>= 8, table += 2048)
    reached |= load<u64>(table + (<usize>(rest & 255) << 3));
  const fresh = reached & ~(inA | inB);
  store<u64>(from, inA | states | (fresh & a));
  store<u64>(from, inB | states | (fresh & b), 8);
  if (fresh != 0) mark(word, marked, overs);
  const cls = word / lowWords;
  note(word, cls, states);
  const steps = step + (word % near) * pairCount * 4;
  for (let pair: u32 = 0; pair < pairCount; pair++) {
    const out = states & load<u64>(open + (pair << 3));
    if (out == 0) continue;
    const by = load<i32>(steps + (pair << 2));
    if (by == 0)
      far(
        cls,
        word - cls * lowWords,
        load<u8>(pairs + 2 * pair),
        load<u8>(pairs + 2 * pair + 1),
        out,
        a,
        b,
        marked,
        overs,
      );
    else if (by != i32.MAX_VALUE) put(word + by, out, a, b, marked, overs);
  }
}

/**
 * The same for 4 pegs and all moves: shifts within the word, and the smallest disc on two pegs by
 * the digits of the word's number.
 */
// @ts-ignore: AssemblyScript's own decorator
@inline
function visitFour(word: u32, a: u64, b: u64, marked: usize, overs: usize): void {
  const from = planes + ((<usize>word) << 4);
  const inA = load<u64>(from);
  const inB = load<u64>(from, 8);
  const states = (inA ^ a) & (inB ^ b);
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
  store<u64>(from, inB | states | (fresh & b), 8);
  if (fresh != 0) mark(word, marked, overs);
  const cls = word >> lowShift;
  note(word, cls, states);
  const digits = word & (lowWords - 1);
  const lanes = (lowWords - 1) & 0x55555555;
  const one = digits ^ 0x55555555;
  const two = digits ^ 0xaaaaaaaa;
  const on0 = ~(digits | (digits >> 1)) & lanes;
  const on1 = ~(one | (one >> 1)) & lanes;
  const on2 = ~(two | (two >> 1)) & lanes;
  const on3 = digits & (digits >> 1) & lanes;
  goFour(cls, digits, word, 0, 1, on0 | on1, states & load<u64>(open), a, b, marked, overs);
  goFour(cls, digits, word, 0, 2, on0 | on2, states & load<u64>(open, 8), a, b, marked, overs);
  goFour(cls, digits, word, 0, 3, on0 | on3, states & load<u64>(open, 16), a, b, marked, overs);
  goFour(cls, digits, word, 1, 2, on1 | on2, states & load<u64>(open, 24), a, b, marked, overs);
  goFour(cls, digits, word, 1, 3, on1 | on3, states & load<u64>(open, 32), a, b, marked, overs);
  goFour(cls, digits, word, 2, 3, on2 | on3, states & load<u64>(open, 40), a, b, marked, overs);
}

// @ts-ignore: AssemblyScript's own decorator
@inline
function goFour(
  cls: u32,
  digits: u32,
  word: u32,
  p: u32,
  q: u32,
  either: u32,
  out: u64,
  a: u64,
  b: u64,
  marked: usize,
  overs: usize,
): void {
  if (out == 0) return;
  if (either != 0) put(word ^ ((p ^ q) << ctz(either)), out, a, b, marked, overs);
  else far(cls, digits, p, q, out, a, b, marked, overs);
}

/**
 * The difference that the move of the smallest disc on either peg makes; 0 if none is there, the
 * largest integer if it may not go.
 */
function firstMove(number: u32, discs: u32, p: u32, q: u32): i32 {
  let weight: i32 = 1;
  for (let disc: u32 = 0; disc < discs; disc++) {
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
 * Moves a disc beyond the table of steps; one of the largest discs changes the class, and pegs are
 * renamed as the new class needs.
 */
function far(
  cls: u32,
  digits: u32,
  p: u32,
  q: u32,
  out: u64,
  a: u64,
  b: u64,
  marked: usize,
  overs: usize,
): void {
  const by = firstMove(digits / near, lowDiscs - nearDiscs, p, q);
  if (by == i32.MAX_VALUE) return;
  if (by != 0) return put(cls * lowWords + digits + by * near, out, a, b, marked, overs);
  const top = load<u32>(stored + ((cls * shards + me) << 2));
  const topBy = firstMove(top, topDiscs, p, q);
  if (topBy == 0 || topBy == i32.MAX_VALUE) return;
  const target = load<u32>(classOf + ((top + topBy) << 2));
  const image = load<u8>(toStored + top + topBy);
  const newDigits = renamedDigits(digits, image);
  const newBits = renamedBits(out, image);
  send(target, newDigits, newBits, a, b, marked, overs);
  const last = load<u32>(fixedEnds + ((target + 1) << 2));
  for (let i = load<u32>(fixedEnds + (target << 2)); i < last; i++) {
    const other = load<u8>(fixed + i);
    send(target, renamedDigits(newDigits, other), renamedBits(newBits, other), a, b, marked, overs);
  }
}

function renamedDigits(digits: u32, image: u32): u32 {
  if (image == 0) return digits;
  let result: u32 = 0;
  let weight: u32 = 1;
  for (let disc: u32 = 0; disc < lowDiscs; disc++) {
    const above = digits / pegs;
    result += load<u8>(images + (image << 3) + digits - above * pegs) * weight;
    digits = above;
    weight *= pegs;
  }
  return result;
}

function renamedBits(bits: u64, image: u32): u64 {
  if (image == 0) return bits;
  let result: u64 = 0;
  for (; bits != 0; bits &= bits - 1)
    result |= (<u64>1) << load<u8>(settings + (image << 6) + <u32>ctz(bits));
  return result;
}

function send(cls: u32, digits: u32, bits: u64, a: u64, b: u64, marked: usize, overs: usize): void {
  if (shards == 1) return put(cls * lowWords + digits, bits, a, b, marked, overs);
  if (cls % shards == me) return put((cls / shards) * lowWords + digits, bits, a, b, marked, overs);
  const message = box + (boxed << 4);
  store<u32>(message, cls);
  store<u32>(message, digits, 4);
  store<u64>(message, bits, 8);
  boxed++;
}

/** Takes from messages, copied to the inbox, those for this shard, sent from `level`. */
export function deliver(count: u32, level: u32): void {
  const a: u64 = level & 1 ? -1 : 0;
  for (let i: u32 = 0; i < count; i++) {
    const message = inbox + (i << 4);
    const cls = load<u32>(message);
    if (cls % shards == me)
      put(
        (cls / shards) * lowWords + load<u32>(message, 4),
        load<u64>(message, 8),
        a,
        ~a,
        marksOf(level + 1),
        oversOf(level + 1),
      );
  }
}

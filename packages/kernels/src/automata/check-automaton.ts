import { compileTower, type Tower, type TowerRules } from '@manaus/core';
import { remembered } from '@manaus/core/internals';
import {
  type AllStarts,
  type AllStartsOptions,
  checkAllStarts,
  type Misstep,
  type Step,
} from '@manaus/graph';
import { judge, levelsMod3, misstepOf } from '@manaus/graph/internals';
import { smallestWithin } from '../graphs/sorted-tables.js';
import { reverseTower, towerGraph } from '../graphs/tower-graph.js';
import { digitsOf } from '../shared/digits.js';
import { beyondNumbers } from '../shared/too-large.js';
import { automatonStep, type PegAutomaton } from './peg-automaton.js';

/**
 * Checks an algorithm given as an automaton from all starts of a size-ordered tower:
 * `checkAllStarts` with the steps of `automatonStep`.
 *
 * The settings of the smallest discs, at most 3^9 or so, share their steps: a table for each state
 * in which the automaton may come to them. A step within them is one look at it; the few others are
 * made one by one. Time a few operations a state where most steps are of small discs, after the
 * search for the levels, which takes longer. Memory two bits a state, and the lists of that search.
 *
 * @example
 * ```ts
 * checkAutomaton(hanoi(9), stackingAutomaton(2)); // => { starts: 19683, optimal: true, failure: null, arriving: 19683, lost: null, excess: { sum: 0, most: 0 } }
 * const { failure, arriving, lost } = checkAutomaton(hanoi(3), stackingAutomaton(1));
 * [failure, arriving, lost]; // => [{ rank: 0, next: 1, kind: 'not nearer' }, 1, 0]
 * ```
 */
export function checkAutomaton(
  rules: TowerRules,
  automaton: PegAutomaton,
  { onPhase }: Pick<AllStartsOptions, 'onPhase'> = {},
): AllStarts {
  const tower = compileTower(rules);
  const step = automatonStep(tower, automaton);
  const graph = towerGraph(tower);
  if (graph.space > 2 ** 32) throw beyondNumbers('kernels/automaton', tower, graph.space);
  const goals = tower.goalRanks;
  if (graph.directed)
    return checkAllStarts(graph, goals, step, {
      backwards: towerGraph(reverseTower(tower)),
      onPhase,
    });
  onPhase?.('levels');
  const levels = levelsMod3(graph, goals);
  onPhase?.('steps');
  const misstepAt = misstepOf(graph, goals, step, levels);
  const failure = firstMisstep(tower, automaton, levels.codes, misstepAt);
  if (failure !== null) onPhase?.('ends');
  return judge(graph, goals, step, levels, failure);
}

/** The smallest misstep; `misstepAt` judges what the tables leave open. */
function firstMisstep(
  rules: Tower,
  automaton: PegAutomaton,
  codes: Uint8Array,
  misstepAt: (rank: number) => Misstep | null,
): Misstep | null {
  const pegs = rules.capacities.length;
  const discs = smallestWithin(rules.discs, pegs, 20_000);
  const size = (pegs ** discs) | 0;
  const tableFrom = stepTables(rules, automaton, discs);
  const block = blockReader(codes, size);
  for (let base = 0, space = pegs ** rules.discs; base < space; base += size) {
    // The state of the automaton after the larger discs, whose setting is a number in base P.
    const state = digitsOf(base / size, rules.discs - discs, pegs).reduceRight(
      (before, peg) => automaton.after[before][peg],
      automaton.start,
    );
    const misstep = checkBlock(block(base), tableFrom(state), base, misstepAt);
    if (misstep !== null) return misstep;
  }
  return null;
}

/** The levels of a block and those one lower, a byte each, beginning at `first`. */
interface Block {
  readonly level: Uint8Array;
  readonly lower: Uint8Array;
  first: number;
}

function checkBlock(
  { level, lower, first }: Block,
  table: Int32Array,
  base: number,
  misstepAt: (rank: number) => Misstep | null,
): Misstep | null {
  for (let setting = 0, at = first | 0; setting < table.length; setting++, at++) {
    if (level[at + table[setting]] === lower[at]) continue;
    const misstep = misstepAt(base + setting);
    if (misstep !== null) return misstep;
  }
  return null;
}

/** The code of the level one lower; what was not reached stays so. */
const LOWER = [0, 3, 1, 2];

/** Spreads the codes of a block, four a byte, over bytes. */
function blockReader(codes: Uint8Array, size: number): (base: number) => Block {
  // For each byte of four codes: these over four bytes, and those of the levels one lower.
  const fours = Uint8Array.from({ length: 1024 }, (_, i) => (i >> (2 + 2 * (i & 3))) & 3);
  const spread = new Uint32Array(fours.buffer);
  const spreadLower = new Uint32Array(fours.map((code) => LOWER[code]).buffer);
  const words = (size >> 2) + 2;
  const [level, lower] = [new Uint32Array(words), new Uint32Array(words)];
  const block: Block = {
    level: new Uint8Array(level.buffer),
    lower: new Uint8Array(lower.buffer),
    first: 0,
  };
  return (base) => {
    const from = Math.floor(base / 4);
    // Beyond the last code there is nothing, which is 0.
    for (let i = 0; i < words; i++) {
      const four = codes[from + i];
      level[i] = spread[four];
      lower[i] = spreadLower[four];
    }
    block.first = base % 4;
    return block;
  };
}

/**
 * A table for a state of the automaton, made when it is first asked for: for each setting of the
 * smallest discs, by how much a legal move of one of them changes the rank; 0 where the step is
 * another.
 */
function stepTables(
  rules: Tower,
  automaton: PegAutomaton,
  discs: number,
): (state: number) => Int32Array {
  const space = rules.capacities.length ** discs;
  const small = smallestDiscs(rules, discs);
  const { maxDegree, neighbors } = towerGraph(small);
  const out = new Uint32Array(maxDegree);
  const changeBy = (step: Step, setting: number): number => {
    const next = step(setting);
    const near = out.subarray(0, neighbors(setting, out));
    return near.includes(next) ? next - setting : 0;
  };
  const tableOf = (state: number): Int32Array => {
    const step = automatonStep(small, { ...automaton, start: state });
    return Int32Array.from({ length: space }, (_, setting) => changeBy(step, setting));
  };
  return remembered(tableOf, (state) => state);
}

/** The tower of the smallest discs alone, with room for all of them on each peg. */
const smallestDiscs = (rules: Tower, discs: number): Tower =>
  compileTower({
    ...rules,
    discs,
    capacities: rules.capacities.map(() => discs),
    goals: [],
    // Sizes in order and colors change nothing, and are those of all discs.
    sizes: undefined,
    colors: undefined,
  });

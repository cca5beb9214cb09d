import {
  formatLabel,
  isDirected,
  type PegDigraph,
  type PegMoves,
  type TowerRules,
} from '@manaus/core';
import { pegMovesName, predicateText } from '@manaus/core/internals';
import { familyOf } from './row.js';
import type { Study } from './study.js';

/**
 * The digraph of pegs in words.
 *
 * @example
 * ```ts
 * movesInWords(pegMoves('star', 4)); // => 'moves to and from p0'
 * ```
 */
export function movesInWords(moves: PegDigraph): string {
  const name = pegMovesName(moves);
  return name === null ? `moves ${pairsOf(moves)}` : MOVES[name];
}

const MOVES: Readonly<Record<PegMoves, string>> = {
  any: 'moves between any two pegs',
  adjacent: 'moves between adjacent pegs',
  cyclic: 'moves to the next peg round the circle',
  ring: 'moves to the next peg round the circle and back',
  star: 'moves to and from p0',
};

/** The pairs of pegs of a custom digraph. */
function pairsOf(moves: PegDigraph): string {
  const directed = isDirected(moves);
  const pairs = moves.flatMap((row, from) =>
    row.flatMap((allowed, to) => (allowed && (directed || from < to) ? [[from, to]] : [])),
  );
  return pairs.length === 0
    ? 'between no pegs'
    : pairs.map(([from, to]) => (directed ? `p${from} to p${to}` : `p${from} – p${to}`)).join(', ');
}

/**
 * The rules of a family of towers, one sentence each, as far as the rules for some numbers of discs
 * tell.
 */
export function rulesInWords(family: readonly TowerRules[]): string[] {
  const last = family.at(-1) as TowerRules;
  // The rules that few towers have.
  const { discs, sizes, colors, permits, permitsMove } = last;
  const sentences = [
    sizes && `With ${discs} discs, their sizes are ${sizes.join(', ')}.`,
    colors && `With ${discs} discs, their colors are ${colors.join(', ')}.`,
    permits && `States are allowed by ${ruleInWords(permits)}.`,
    permitsMove && `Moves are allowed by ${ruleInWords(permitsMove)}.`,
  ];
  return [
    `${last.capacities.length} pegs: ${capacitiesInWords(family)}.`,
    `${upperFirst(movesInWords(last.moves))}.`,
    stackingInWords(last),
    ...sentences.filter((sentence) => sentence !== undefined),
    goalInWords(family),
  ];
}

/** The rules of the tower of a study in words. */
export const rulesOf = (study: Pick<Study, 'rows' | 'tower'>): string[] =>
  rulesInWords(familyOf(study));

/** The words of a piece; the source text of a function is not for readers. */
function ruleInWords(rule: (...asked: never[]) => boolean): string {
  const text = predicateText(rule);
  return text.includes('=>') || text.includes('{') ? 'a custom rule' : `the rule: ${text}`;
}

/** The capacities in words: numbers, n plus or minus a number, or lists of numbers. */
function capacitiesInWords(family: readonly TowerRules[]): string {
  const all = family[0].capacities.map((_, peg) => capacityInWords(family, peg));
  if (all.every((text) => text === 'n')) return 'each holds all n discs';
  return all.map((text, peg) => `p${peg} holds ${text}`).join(', ');
}

function capacityInWords(family: readonly TowerRules[], peg: number): string {
  const held = family.map(({ capacities }) => capacities[peg]);
  const above = family.map(({ discs }, i) => held[i] - discs);
  if (above.every((each) => each === above[0])) return discsInWords(above[0]);
  return held.every((each) => each === held[0]) ? String(held[0]) : held.join(', ');
}

/** As many discs more than n, or fewer. */
const discsInWords = (above: number): string =>
  above === 0 ? 'n' : `n ${above < 0 ? '-' : '+'} ${Math.abs(above)}`;

const stackingInWords = ({ stacking }: TowerRules): string =>
  typeof stacking === 'string' ? STACKING[stacking] : 'A custom rule says what a disc may rest on.';

const STACKING = {
  sorted: 'A disc rests on larger ones only.',
  equals: 'A disc rests on larger ones and on those of its size.',
  free: 'Any disc rests on any other.',
} as const;

function goalInWords(family: readonly TowerRules[]): string {
  const { goals, discs, capacities } = family.at(-1) as TowerRules;
  if (typeof goals === 'function') return 'The goals are the states that satisfy a custom rule.';
  const pegs = family.map(goalPeg);
  if (pegs.every((peg) => peg >= 0 && peg === pegs[0]))
    return `The goal has all discs on p${pegs[0]}, in order, disc 1 on top.`;
  const subject = goals.length === 1 ? 'goal is' : 'goals are';
  // The first of some states, and the number of those left out.
  const shown = goals.slice(0, 3).map(formatLabel).join(', ');
  return `With ${discs} discs on ${capacities.length} pegs the ${subject} ${goals.length > 3 ? `${shown} and ${goals.length - 3} more` : shown}.`;
}

/**
 * The peg with all discs in order of size in the only goal; -1 if no peg has them, or there are
 * more goals.
 */
function goalPeg({ goals, discs }: TowerRules): number {
  if (typeof goals === 'function' || goals.length !== 1) return -1;
  return goals[0].findIndex(
    (stack) => stack.length === discs && stack.every((disc, i) => disc === i + 1),
  );
}

const upperFirst = (text: string) => text[0].toUpperCase() + text.slice(1);

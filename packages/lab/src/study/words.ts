import {
  formatLabel,
  isDirected,
  type PegDigraph,
  type PegMoves,
  type TowerRules,
} from '@manaus/core';
import { pegMovesName, predicateText } from '@manaus/core/internals';

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

/** The rules of a family of towers, one sentence each, as far as the rules for some numbers of discs tell. */
export function rulesInWords(family: readonly TowerRules[]): string[] {
  const last = family[family.length - 1];
  return [
    `${last.capacities.length} pegs: ${capacitiesInWords(family)}.`,
    `${upperFirst(movesInWords(last.moves))}.`,
    stackingInWords(last),
    ...piecesInWords(last),
    goalInWords(family),
  ];
}

/** The remaining rules in words. */
function piecesInWords({ discs, sizes, colors, permits, permitsMove }: TowerRules): string[] {
  return [
    ...(sizes === undefined ? [] : [`With ${discs} discs, their sizes are ${sizes.join(', ')}.`]),
    ...(colors === undefined
      ? []
      : [`With ${discs} discs, their colors are ${colors.join(', ')}.`]),
    ...(permits === undefined ? [] : [`States are allowed by ${ruleInWords(permits)}.`]),
    ...(permitsMove === undefined ? [] : [`Moves are allowed by ${ruleInWords(permitsMove)}.`]),
  ];
}

/** The words of a piece; the source text of a function is not for readers. */
function ruleInWords(rule: (...asked: never[]) => boolean): string {
  const text = predicateText(rule);
  return text.includes('=>') || text.includes('{') ? 'a custom rule' : `the rule: ${text}`;
}

/** The capacities in words: numbers, n plus or minus a number, or lists of numbers. */
function capacitiesInWords(family: readonly TowerRules[]): string {
  const [first] = family;
  const all = first.capacities.map((_, peg) =>
    capacityInWords(family.map(({ discs, capacities }) => ({ discs, held: capacities[peg] }))),
  );
  if (all.every((text) => text === 'n')) return 'each holds all n discs';
  return all.map((text, peg) => `p${peg} holds ${text}`).join(', ');
}

function capacityInWords(
  known: readonly { readonly discs: number; readonly held: number }[],
): string {
  const [{ discs, held }] = known;
  if (known.every((each) => each.held - each.discs === held - discs))
    return held === discs ? 'n' : `n ${held < discs ? '-' : '+'} ${Math.abs(held - discs)}`;
  if (known.every((each) => each.held === held)) return String(held);
  return known.map((each) => each.held).join(', ');
}

function stackingInWords({ stacking }: TowerRules): string {
  if (stacking === 'sorted') return 'A disc rests on larger ones only.';
  if (stacking === 'equals') return 'A disc rests on larger ones and on those of its size.';
  return stacking === 'free'
    ? 'Any disc rests on any other.'
    : 'A custom rule says what a disc may rest on.';
}

function goalInWords(family: readonly TowerRules[]): string {
  const { goals, discs, capacities } = family[family.length - 1];
  if (typeof goals === 'function') return 'The goals are the states that satisfy a custom rule.';
  const pegs = family.map(goalPeg);
  if (pegs.every((peg) => peg >= 0 && peg === pegs[0]))
    return `The goal has all discs on p${pegs[0]}, in order, disc 1 on top.`;
  const shown = goals.slice(0, 3).map(formatLabel).join(', ');
  const more = goals.length > 3 ? ` and ${goals.length - 3} more` : '';
  return `With ${discs} discs on ${capacities.length} pegs the ${goals.length === 1 ? 'goal is' : 'goals are'} ${shown}${more}.`;
}

/** The peg with all discs in order of size in the only goal; -1 if no peg has them, or there are more goals. */
function goalPeg({ goals }: TowerRules): number {
  if (typeof goals === 'function' || goals.length !== 1) return -1;
  const [goal] = goals;
  const peg = goal.findIndex((discs) => discs.length > 0);
  return goal.every((discs, other) => other === peg || discs.length === 0) &&
    goal[peg].every((disc, i) => disc === i + 1)
    ? peg
    : -1;
}

const upperFirst = (text: string) => text[0].toUpperCase() + text.slice(1);

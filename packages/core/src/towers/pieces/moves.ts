import { InputError, requireInteger, requireKind, requireOptions } from '../../errors.js';
import { kindOf, knownKinds, represented } from '../alike.js';
import { formatLabel, readLabel } from '../notation.js';
import { both, condition } from '../predicate.js';
import {
  isDirected,
  type PegMoves,
  pegDigraph,
  requireDigraph,
  requireRuleFields,
} from '../rules.js';
import type { Arrangement, Disc, TowerMove } from '../state.js';
import { compileTower, type Tower } from '../tower.js';
import { applyMove } from '../tower-puzzle.js';
import type { PegDigraph, TowerRules } from '../tower-rules.js';

/**
 * The tower with only those moves that a custom predicate also allows.
 *
 * The tower becomes directed unless the predicate is declared reversible: it allows the inverse of
 * every move that it allows.
 *
 * @example
 * ```ts
 * isDirectedTower(withPermittedMoves(hanoi(3), ({ disc, to }) => disc < 3 || to !== 1)); // => true
 * isDirectedTower(withPermittedMoves(hanoi(3), ({ disc }) => disc !== 2, { reversible: true })); // => false
 * ```
 */
export function withPermittedMoves(
  rules: TowerRules,
  permitsMove: NonNullable<TowerRules['permitsMove']>,
  options: { readonly reversible?: boolean } = {},
): Tower {
  const place = 'core/permitted-moves';
  requireRuleFields(rules);
  requireKind(place, 'permitsMove', 'function', permitsMove);
  requireOptions(place, ['reversible'], options);
  const { reversible = false } = options;
  requireKind(place, 'reversible', 'boolean', reversible);
  const before = rules.permitsMove === undefined || rules.reversible === true;
  return compileTower({
    ...rules,
    permitsMove: both(rules.permitsMove, permitsMove),
    reversible: reversible && before,
  });
}

/**
 * The tower without some moves, each given by the labels of the states before and after it;
 * directed, unless the moves back are given too.
 *
 * @example
 * ```ts
 * const rules = withForbiddenMoves(hanoi(2), [['12//', '2/1/'], ['2/1/', '12//']]);
 * isDirectedTower(rules); // => false
 * towerPuzzle(rules).moves(parseLabel(rules, '12//')); // => [{ disc: 1, from: 0, to: 2 }]
 * ```
 */
export function withForbiddenMoves(
  rules: TowerRules,
  moves: readonly (readonly [string, string])[],
): Tower {
  requireRuleFields(rules);
  const isPair = (pair: readonly string[]) => Array.isArray(pair) && pair.length === 2;
  if (!(Array.isArray(moves) && moves.every(isPair)))
    throw new InputError('core/forbidden-moves', 'moves', 'listOf', { of: 'pairs', got: moves });
  const open = { ...rules, permits: undefined };
  const ends = moves.map(([from, to]) => [readLabel(open, from), readLabel(open, to)] as const);
  const written = ends.map((pair) => pair.map(formatLabel));
  const reversible = written.every(([from, to]) =>
    written.some(([a, b]) => a === to && b === from),
  );
  const text = `no move ${written.map((pair) => pair.join(' to ')).join(', ')}`;
  return withPermittedMoves(
    rules,
    condition(text, (own) => {
      const labelOf = (state: Arrangement) => formatLabel(represented(own, state));
      const forbidden = new Set(ends.map((pair) => pair.map(labelOf).join(' to ')));
      return (move, state) =>
        !forbidden.has(`${formatLabel(state)} to ${formatLabel(applyMove(own, state, move))}`);
    }),
    { reversible },
  );
}

/**
 * The tower where one disc, and any that it is alike to, moves along a smaller digraph of pegs than
 * that of the tower.
 *
 * @example
 * ```ts
 * isDirectedTower(withDiscMoves(hanoi(3), 3, 'cyclic')); // => true
 * towerPuzzle(withDiscMoves(hanoi(1), 1, 'adjacent')).moves([[1], [], []]).length; // => 1
 * ```
 */
export function withDiscMoves(rules: TowerRules, disc: Disc, moves: PegMoves | PegDigraph): Tower {
  requireRuleFields(rules);
  requireInteger('core/moving-disc', 'disc', disc, 1, rules.discs);
  const pegs = rules.capacities.length;
  const digraph = pegDigraph(moves, pegs);
  requireDigraph('core/moving-disc', digraph, pegs);
  const only = condition<[move: TowerMove, state: Arrangement]>(
    `disc ${disc} only ${arcsOf(digraph).join(', ')}`,
    (own) => {
      const kinds = knownKinds(own);
      return (move) =>
        kindOf(kinds, move.disc) !== kindOf(kinds, disc) || digraph[move.from][move.to];
    },
  );
  return withPermittedMoves(rules, only, { reversible: !isDirected(digraph) });
}

const arcsOf = (digraph: PegDigraph): string[] =>
  digraph.flatMap((row, from) =>
    row.flatMap((allowed, to) => (allowed ? [`p${from}-p${to}`] : [])),
  );

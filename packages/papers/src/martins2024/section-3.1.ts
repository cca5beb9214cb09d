import { hanoi, pegsOfDiscs } from '@manaus/core';
import { countShortestPaths, shortestPath } from '@manaus/graph';
import { storeTower } from '@manaus/lab';
import { differ, finite, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { movesFromFirstPeg, perfectLabel } from './evidence/minimum-moves.js';

/** How many pegs the list p_0, ..., p_k names, by writing it out. */
const named = (k: number): number => new Set(range(0, k).map((i) => `p_${i}`)).size;

const pegIndex: Item = {
  id: 'martins2024/section-3.1/peg-index',
  kind: 'statement',
  statement:
    'The pegs are p_0, ..., p_k with k >= 3, and the classic game, which has three pegs, is the case k = 3.',
  departs:
    'With the pegs p_0, ..., p_{k-1} it holds: k >= 3 pegs, three of them in the classic game.',
  uses: [],
  recorded: 'misprint',
  check: () => {
    const pegs = hanoi(3).capacities.length;
    const fields = perfectLabel(hanoi(3)).split('/').length;
    const tried = {
      checked:
        'the pegs that the list names for k = 3, against the pegs of the classic game and of its labels',
      methods: 2,
    };
    if (pegs !== fields) throw new Error('the rules and the labels have different numbers of pegs');
    if (named(3) === pegs) return { verdict: 'holds', ...tried };
    const k = range(0, 9).find((last) => named(last) === pegs);
    const counterexample = `p_0, p_1, p_2, p_3 are ${named(3)} pegs, and the classic game has ${pegs}: printed p_k as the last peg with k = 3, meant p_{k-1} (or k = ${k}, which k >= 3 excludes)`;
    return { verdict: 'misprint', ...tried, counterexample };
  },
};

const PRINTED = '18.446.744.073.709.551.615';

/** With dots between groups of three digits. */
const dotted = (value: bigint): string => String(value).replace(/\B(?=(\d{3})+$)/g, '.');

/** Moves by the recurrence of the largest disc, begun with a search. */
const byRecurrence = (discs: number): bigint =>
  range(2, discs).reduce((moves) => 2n * moves + 1n, BigInt(movesFromFirstPeg(hanoi(1))));

const discs64: Item = {
  id: 'martins2024/section-3.1/64-discs',
  kind: 'statement',
  statement: `Hanoi with 64 discs needs ${PRINTED} moves.`,
  uses: ['martins2024/table-3.1', 'martins2024/section-3.1/unique-optimum'],
  recorded: 'holds',
  check: (effort) => {
    const most = effort === 'quick' ? 10 : 13;
    const wrong = (value: bigint) => differ('moves with 64 discs', PRINTED, dotted(value));
    const unlike = (n: number) =>
      differ(
        `moves with ${n} discs by the recurrence`,
        byRecurrence(n),
        movesFromFirstPeg(hanoi(n)),
      );
    const tried = {
      checked: `2^64 - 1, and 64 steps of the recurrence T(n) = 2 T(n-1) + 1 (before and after the move of the largest disc the others stand on one peg), which agrees with search for n = 1 to ${most}`,
      methods: 2,
    };
    const odd = firstWrong(...range(1, most).map(unlike));
    if (odd !== null) throw new Error(odd);
    return finite([2n ** 64n - 1n, byRecurrence(64)], wrong, tried);
  },
};

/** One shortest path by counting; and the peg of the largest disc changes once along it, while the others stand together. */
function wrongOptimum(discs: number): string | null {
  const rules = hanoi(discs);
  const { graph, vertex, states } = storeTower(rules);
  const [start, goal] = [vertex(perfectLabel(rules)), vertex(perfectLabel(rules, 2))];
  const path = (shortestPath(graph, start, goal) ?? []).map((v) => pegsOfDiscs(states[v]));
  const back = (shortestPath(graph, goal, start) ?? [])
    .map((v) => pegsOfDiscs(states[v]))
    .reverse();
  const moves = path.filter((pegs, i) => i > 0 && pegs[discs - 1] !== path[i - 1][discs - 1]);
  return firstWrong(
    differ(`shortest paths with ${discs} discs`, 1, countShortestPaths(graph, start)[goal]),
    differ(`the paths found from both ends with ${discs} discs`, path.join('|'), back.join('|')),
    differ(`moves of disc ${discs}`, 1, moves.length),
    differ(
      `pegs of the other discs when disc ${discs} has moved`,
      discs === 1 ? '' : '1',
      [...new Set(moves[0]?.slice(0, -1))].join(),
    ),
  );
}

const uniqueOptimum: Item = {
  id: 'martins2024/section-3.1/unique-optimum',
  kind: 'statement',
  statement:
    'For every n >= 1 there is exactly one shortest solution of Hanoi from all discs on p0 to all on p2, and the largest disc moves once in it.',
  uses: [],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 9 : 11;
    return general(range(1, most), wrongOptimum, {
      checked: `n = 1 to ${most}: shortest paths counted, and the paths found from both ends compared`,
      methods: 2,
    });
  },
};

export default [pegIndex, discs64, uniqueOptimum];

import { bucharest, hanoi, type TowerRules } from '@manaus/core';
import { frameStewart } from '@manaus/lab';
import { range } from '../legacy/check.js';
import type { Effort, Finding, Item } from '../legacy/item.js';
import { movesFromFirstPeg } from './evidence/minimum-moves.js';
import { cyclic, reve } from './evidence/seven-towers.js';

const text = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(2);

/** The first n at which a printed formula is not the least number of moves. */
function firstUnlike(
  most: number,
  printed: (n: number) => number,
  moves: (n: number) => number,
): number | undefined {
  return range(1, most).find((n) => Math.abs(printed(n) - moves(n)) > 1e-9);
}

/** Hanoi and Bucharest: b^(n-1) is printed, and the work itself proves b^n - 1. */
function power(base: number, tower: (n: number) => TowerRules, most: number): Finding {
  const moves = range(0, most).map((n) => (n === 0 ? 0 : movesFromFirstPeg(tower(n))));
  const tried = {
    checked: `least moves by search, n = 1 to ${most}, and by the recurrence of the largest disc, against ${base}^(n-1) and ${base}^n - 1`,
    methods: 2,
  };
  // Hanoi moves its largest disc once, Bucharest twice, between tasks with the others.
  if (range(1, most).some((n) => moves[n] !== base * moves[n - 1] + base - 1))
    throw new Error('search and recurrence differ');
  const n = firstUnlike(
    most,
    (n) => base ** (n - 1),
    (n) => moves[n],
  );
  if (n === undefined) return { verdict: 'holds-in-range', ...tried };
  const meant = range(1, most).every((n) => moves[n] === base ** n - 1);
  const counterexample = `n = ${n}: printed ${base}^(n-1) = ${base ** (n - 1)}, computed ${moves[n]}${meant ? ` = ${base}^n - 1` : ''}`;
  return { verdict: meant ? 'misprint' : 'fails', ...tried, counterexample };
}

/** Four pegs: the printed formula against search and against plans, then its growth, and that of sqrt(n) 2^sqrt(2n). */
function judgeReve(effort: Effort): Finding {
  const most = effort === 'quick' ? 8 : 10;
  const far = effort === 'quick' ? 300 : 600;
  const plans = frameStewart(far);
  const searched = range(1, most).map((n) => movesFromFirstPeg(reve(n)));
  if (searched.some((moves, i) => BigInt(moves) !== plans[i + 1]))
    throw new Error('search and plans differ');
  const tried = {
    checked: `least moves by search, n = 1 to ${most}, the same by plans that set discs aside, and these plans to n = ${far} for the growth`,
    methods: 2,
  };
  const bare = (n: number) => 2 ** Math.sqrt(2 * n);
  const printed = (n: number) => Math.sqrt(Math.PI) * bare(n);
  const n = firstUnlike(most, printed, (n) => searched[n - 1]);
  if (n === undefined) return { verdict: 'holds-in-range', ...tried };
  const quotient = (of: (n: number) => number) => (n: number) => Number(plans[n]) / of(n);
  const [byPrint, byRoot] = [quotient(printed), quotient((n) => Math.sqrt(n) * bare(n))];
  const grows = byPrint(far) > 1.3 * byPrint(far / 2) && byPrint(far / 2) > 1.3 * byPrint(far / 4);
  const bounded = range(1, far).every((n) => byRoot(n) > 1 / 3 && byRoot(n) < 5 / 4);
  const counterexample = `n = ${n}: printed sqrt(pi) 2^sqrt(2n) = ${text(printed(n))}, computed ${searched[n - 1]}. As an order of growth: moves over the printed formula are ${[far / 4, far / 2, far].map((n) => `${text(byPrint(n))} for n = ${n}`).join(', ')}; over sqrt(n) 2^sqrt(2n) they are ${[far / 4, far / 2, far].map((n) => text(byRoot(n))).join(', ')}`;
  return {
    verdict: 'fails',
    ...tried,
    counterexample:
      grows && bounded
        ? counterexample
        : counterexample.slice(0, counterexample.indexOf('. As an order')),
  };
}

/** More than three pegs: fewer moves than 2^(n-1), but for the smallest n, where there are more. */
function judgeMultipeg(effort: Effort): Finding {
  const most = effort === 'quick' ? 7 : 9;
  const plans = frameStewart(60);
  const found = range(4, 6).flatMap((pegs) =>
    range(1, most)
      .filter((n) => pegs ** n <= 300_000)
      .map((n) => ({ pegs, n, moves: movesFromFirstPeg(hanoi(n, { pegs })) })),
  );
  const tried = {
    checked: `least moves by search on 4 to 6 pegs, n = 1 to ${most} while there are at most 300000 states; on 4 pegs also by plans that set discs aside, to n = 60`,
    methods: 2,
  };
  if (found.some(({ pegs, n, moves }) => pegs === 4 && BigInt(moves) !== plans[n]))
    throw new Error('search and plans differ');
  const wrong = found.find(({ n, moves }) => moves !== 2 ** (n - 1));
  if (wrong === undefined) return { verdict: 'holds-in-range', ...tried };
  const less = found.find(({ n, moves }) => moves < 2 ** (n - 1));
  const counterexample = `${wrong.pegs} pegs, n = ${wrong.n}: printed 2^(n-1) = ${2 ** (wrong.n - 1)}, computed ${wrong.moves}. As an order of growth: fewer from n = ${less?.n} on (${less?.moves} for ${2 ** ((less?.n ?? 1) - 1)}), and for n = 60 on four pegs ${plans[60]} moves are enough, 2^59 being ${2n ** 59n}`;
  return { verdict: 'fails', ...tried, counterexample };
}

/** The cyclic tower: the printed root falls towards 1 as n grows, while more discs need more moves. */
function judgeCyclic(effort: Effort): Finding {
  const most = effort === 'quick' ? 6 : 8;
  const pegs = range(3, 5);
  const moves = new Map(
    pegs.map((h) => [
      h,
      range(1, h === 3 ? most : most - 2).map((n) => movesFromFirstPeg(cyclic(n, h))),
    ]),
  );
  const tried = {
    checked: `least moves from p0 to p_(h-1) by search, h = 3 to 5, n = 1 to ${most} (${most - 2} for h > 3), with h - 1 moves for one disc; the formula with logarithms to the bases 2, e and 10`,
    methods: 2,
  };
  if (pegs.some((h) => moves.get(h)?.[0] !== h - 1))
    throw new Error('one disc goes round in h - 1 moves');
  const bases = [2, Math.E, 10];
  const printed = (h: number, n: number, base: number) =>
    ((h * Math.log(h)) / Math.log(base) + 2 * h) ** (1 / n);
  const holds = bases.some((base) =>
    pegs.every((h) =>
      moves.get(h)?.every((found, i) => Math.abs(printed(h, i + 1, base) - found) < 1e-9),
    ),
  );
  if (holds) return { verdict: 'holds-in-range', ...tried };
  const falls = bases.every((base) => printed(3, 2, base) < printed(3, 1, base));
  const rises = [...moves.values()].every((found) =>
    found.every((value, i) => i === 0 || value > found[i - 1]),
  );
  const counterexample = `h = 3, n = 1: the disc needs ${moves.get(3)?.[0]} moves from p0 to p2, printed (3 log 3 + 6)^(1/1) = ${bases.map((base) => text(printed(3, 1, base))).join(', ')} with logarithms to the base 2, e, 10 (more than 6 to any base above 1; to p1 it needs 1 move)${falls && rises ? `; as an order of growth: the root falls with n towards 1 (${text(printed(3, 1, 2))}, ${text(printed(3, 2, 2))}, ${text(printed(3, 3, 2))}, ... to the base 2), the moves rise (${moves.get(3)?.join(', ')}, ...)` : ''}`;
  return { verdict: 'fails', ...tried, counterexample };
}

const items: Item[] = [
  {
    id: 'martins2024/table-4.1/hanoi',
    kind: 'table',
    statement: 'Hanoi with n discs on three pegs needs exactly 2^(n-1) moves, for every n >= 1.',
    departs: 'It needs 2^n - 1, as section 3.1 says. As an order of growth 2^(n-1) is right.',
    uses: ['martins2024/table-3.1'],
    recorded: 'misprint',
    check: (effort) => power(2, (n) => hanoi(n), effort === 'quick' ? 9 : 12),
  },
  {
    id: 'martins2024/table-4.1/bucharest',
    kind: 'table',
    statement: 'Bucharest with n discs needs exactly 3^(n-1) moves, for every n >= 1.',
    departs: 'It needs 3^n - 1, as section 4.2 says. As an order of growth 3^(n-1) is right.',
    uses: ['martins2024/table-4.2'],
    recorded: 'misprint',
    check: (effort) => power(3, (n) => bucharest(n), effort === 'quick' ? 9 : 12),
  },
  {
    id: 'martins2024/table-4.1/reve',
    kind: 'table',
    statement:
      "Reve's puzzle with n discs on four pegs needs sqrt(pi) 2^sqrt(2n) moves, for every n >= 1, or in order of growth.",
    departs:
      'With n in the place of pi it has the right order of growth, sqrt(n) 2^sqrt(2n); the work names the number nowhere else. That the plans beyond the search are the shortest on four pegs is a theorem of T. Bousch (2014), which is not checked here.',
    uses: [],
    recorded: 'fails',
    check: judgeReve,
  },
  {
    id: 'martins2024/table-4.1/multipeg',
    kind: 'table',
    statement:
      'Hanoi with n discs on more than three pegs needs 2^(n-1) moves, for every n >= 1, or in order of growth.',
    departs:
      'Up to a factor 2^(n-1) is an upper bound, as with three pegs; from n = 5 on fewer moves are enough on four pegs, and it is not the order of growth.',
    uses: ['martins2024/table-4.1/reve'],
    recorded: 'fails',
    check: judgeMultipeg,
  },
  {
    id: 'martins2024/table-4.1/cyclic',
    kind: 'table',
    statement:
      'The cyclic tower with n discs on h >= 3 pegs needs the n-th root of h log h + 2h moves, for every n >= 1, or in order of growth.',
    departs:
      'The formula is taken as transcribed. No reading of it is known that the moves bear out: they grow with n, and the root does not.',
    uses: [],
    recorded: 'fails',
    check: judgeCyclic,
  },
];
export default items;

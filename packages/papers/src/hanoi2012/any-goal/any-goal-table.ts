import { formatLabel, hanoi, hanoiDistance, type Peg } from '@manaus/core';
import { remembered } from '@manaus/core/internals';
import { type Checks, general, range, requireHolds, until, type Words } from '../../check/index.js';
import { movesByPlaying } from '../../shared/figures/plays.js';
import { allPegs, lettersOf, rankOf, searched, stateOf } from '../evidence/iterative.js';
import { tablePlay } from '../evidence/table.js';

/** A pair of states for which the table takes more moves than needed. */
type Detour = {
  readonly from: string;
  readonly to: string;
  readonly moves: number;
  readonly least: number;
};

/**
 * The result for all pairs of states: the first that is not solved, the first detour and their
 * number.
 */
type Pairs = {
  readonly unsolved: { readonly from: string; readonly to: string } | null;
  readonly detour: Detour | null;
  readonly detours: number;
};

type Least = (from: readonly Peg[], to: readonly Peg[]) => number;

const bySearch: Least = (from, to) => searched(from.length, rankOf(to)).distance[rankOf(from)];

/** By playing on labels, from each goal once. */
const byPlaying: Least = (from, to) =>
  distancesTo(to.length, formatLabel(stateOf(to))).get(formatLabel(stateOf(from))) ?? -1;

const distancesTo = remembered((discs: number, goal: string) => movesByPlaying(hanoi(discs), goal));

const withoutSearch: Least = (from, to) => Number(hanoiDistance(from, to).moves);

/**
 * All pairs of states of the given number of discs, the moves of the table against the least
 * number.
 */
function allPairs(discs: number, least: Least): Pairs {
  const detours: Detour[] = [];
  let unsolved: Pairs['unsolved'] = null;
  for (const [from, to] of pairsOfPegs(discs)) {
    const { moves, solved, stopped } = tablePlay(from, to);
    const needed = least(from, to);
    const ends = { from: lettersOf(from), to: lettersOf(to) };
    if (!solved || stopped !== null) unsolved ??= ends;
    if (moves.length > needed) detours.push({ ...ends, moves: moves.length, least: needed });
  }
  return { unsolved, detour: detours[0] ?? null, detours: detours.length };
}

function* pairsOfPegs(discs: number): Generator<readonly [from: Peg[], to: Peg[]]> {
  for (const to of allPegs(discs)) for (const from of allPegs(discs)) yield [from, to];
}

/** Every goal is reached; from three discs on not always in the least number of moves. */
function check(most: number) {
  const [pairs, numbers] = [pairsBy(), range(1, most)];
  const claim = claimOn(numbers, pairs);
  requireHolds(
    general<number, Pairs>({ ...claim, satisfies: ({ detours }, n) => detours > 0 === n >= 3 }),
  );
  return general<number, Pairs>({ ...claim, stated: () => ({ unsolved: null }) });
}

/** {@link allPairs} by the least numbers and the number of discs, each computed once. */
const pairsBy = () =>
  remembered(
    (least: Least) => remembered((discs: number) => allPairs(discs, least)),
    (least) => least,
  );

const claimOn = (numbers: readonly number[], pairs: ReturnType<typeof pairsBy>) => ({
  checked: checkedOn(numbers, pairs(bySearch)),
  instances: numbers,
  methods: {
    'the table against search': pairs(bySearch),
    'the table against the distance without search': pairs(withoutSearch),
    'the table against playing on labels': until(4, pairs(byPlaying)),
  },
});

function checkedOn(numbers: readonly number[], pairs: (discs: number) => Pairs): Words {
  const counts = numbers.map((n) => {
    const { detours } = pairs(n);
    return {
      en: `n = ${n}: ${9 ** n} pairs, ${detours} by a detour`,
      pt: `n = ${n}: ${9 ** n} pares, ${detours} por um desvio`,
    };
  });
  return {
    en: `every pair of states, n = 1 to ${numbers.length}, by the rules: the goal is always reached; the moves against search and the distance without search: ${counts.map(({ en }) => en).join('; ')}`,
    pt: `todo par de estados, n = 1 a ${numbers.length}, pelas regras: o objetivo é sempre alcançado; os movimentos comparados com a busca e com a distância sem busca: ${counts.map(({ pt }) => pt).join('; ')}`,
  };
}

export default {
  'any-goal-table': (effort) => check(effort === 'quick' ? 3 : 5),
} satisfies Checks;

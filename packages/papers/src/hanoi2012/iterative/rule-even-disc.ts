import { hanoi, type Play, pegsOfDiscs, type Stop, stopText } from '@manaus/core';
import { faultless, stackOnFirst } from '../../algorithm.js';
import {
  type Checks,
  general,
  type ItemCheck,
  inBoth,
  range,
  requireHolds,
  withValues,
} from '../../check/index.js';
import byColors from '../algorithms/colour-algorithm.js';
import algorithm from '../algorithms/rule-even-disc.js';
import { letter, lettersOf, pegsAt, solution } from '../evidence/iterative.js';
import { recursive, trials } from '../evidence/solution.js';

/**
 * A move of the solution that puts disc 1 neither on an even disc nor alone on the peg that the
 * rule names.
 */
type Outside = {
  readonly move: number;
  readonly state: string;
  /** The disc under it; `null` where it is alone. */
  readonly under: number | null;
  readonly on: string;
  readonly named: string;
};

/**
 * The point where the printed algorithm leaves the solution: the moves before, its move there, and
 * the result.
 */
type Departure = {
  readonly before: readonly string[];
  readonly move: number;
  readonly from: string;
  readonly to: string;
  readonly end: string;
  readonly stopped: Stop | null;
};

type Judged = {
  readonly right: boolean;
  readonly outside: Outside | null;
  readonly departure: Departure | null;
};

type Case = {
  readonly discs: number;
  readonly outside: Outside;
  readonly departure: Departure;
  readonly broken: readonly number[];
  readonly most: number;
};

/** The rule at every move of the solution by search. */
function byRule(discs: number): Pick<Judged, 'right' | 'outside'> {
  const { ranks, moves } = solution(discs);
  const named = discs % 2 === 0 ? 1 : 2;
  for (const [i, { disc, to }] of moves.entries()) {
    const before = pegsAt(ranks[i], discs);
    const top = range(2, discs).find((larger) => before[larger - 1] === to);
    if (disc !== 1 || (top === undefined ? to === named : top % 2 === 0)) continue;
    const outside = { move: i + 1, state: lettersOf(before), under: top ?? null };
    return { right: false, outside: { ...outside, on: letter(to), named: letter(named) } };
  }
  return { right: true, outside: null };
}

/** The algorithm step by step, against the solution by recursion. */
function byPlay(discs: number): Pick<Judged, 'right' | 'departure'> {
  const play = algorithm.literal(stackOnFirst(hanoi(discs)));
  const { moves, stopped, solved } = play;
  const path = recursive(discs).moves;
  const at = moves.findIndex(({ disc, to }, i) => disc !== path[i]?.disc || to !== path[i].to);
  return at < 0
    ? { right: stopped === null && solved && moves.length === path.length, departure: null }
    : { right: false, departure: departureAt(at, play) };
}

const departureAt = (at: number, { moves, stopped, end }: Play): Departure => ({
  before: moves.slice(0, at).map(({ disc, from, to }) => `${disc} ${letter(from)}${letter(to)}`),
  move: at + 1,
  from: letter(moves[at].from),
  to: letter(moves[at].to),
  end: lettersOf(pegsOfDiscs(end)),
  stopped,
});

const isRightFor = (most: number, broken: readonly number[], stated: (n: number) => boolean) =>
  general<number, Judged>({
    checked: {
      en: `the rule at every move of the solution by search and the algorithm played step by step, n = 1 to ${most}: both fail for n = ${broken.join(', ')}, and only there; the colored version is right for all`,
      pt: `a regra em cada movimento da solução por busca e o algoritmo jogado passo a passo, n = 1 a ${most}: ambos falham para n = ${broken.join(', ')}, e só ali; a versão colorida está certa para todos`,
    },
    instances: range(1, most),
    stated: (n) => ({ right: stated(n) }),
    methods: { 'the rule at every move of the solution': byRule, 'the algorithm, played': byPlay },
  });

/** It fails for odd n from 3 on, and only there; the colored version is right for all. */
function check(most: number) {
  const instances = range(1, most);
  const broken = instances.filter((n) => n >= 3 && n % 2 === 1);
  requireHolds(isRightFor(most, broken, (n) => !broken.includes(n)));
  requireHolds(
    general({ checked: inBoth(''), instances, stated: () => faultless, methods: trials(byColors) }),
  );
  return withValues(
    isRightFor(most, broken, () => true),
    ({ instance: discs, computed: { outside, departure } }): Case => {
      if (outside === null || departure === null) throw new Error('nothing is outside the rule');
      return { discs, outside, departure, broken, most };
    },
  );
}

const where = {
  en: ({ under, on, named }: Outside): string =>
    under === null ? `alone on ${on}, not on ${named}` : `on disc ${under}`,
  pt: ({ under, on, named }: Outside): string =>
    under === null ? `sozinho em ${on}, não em ${named}` : `sobre o disco ${under}`,
};

export default {
  'rule-even-disc': {
    check: (effort) => check(effort === 'quick' ? 8 : 11),
    counterexample: {
      en: ({ discs, outside, departure: { before, move, from, to, end, stopped } }) =>
        `n = ${discs}: move ${outside.move} of the solution, in ${outside.state}, puts disc 1 ${where.en(outside)}; the algorithm, after ${before.join(', ')}, makes move ${move} from ${from} to ${to} and ends as ${end} at move ${stopped?.at}: ${stopped && stopText(stopped)}`,
      pt: ({ discs, outside, departure: { before, from, to, end, stopped } }) =>
        `Com ${discs} discos, o movimento ${outside.move} da solução, no estado ${outside.state}, põe o disco 1 ${where.pt(outside)}. O algoritmo, depois de ${before.join(', ')}, leva-o de ${from} a ${to} e fica bloqueado no estado ${end}, no movimento ${stopped?.at}, sem terminar em C.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;

import { seededRandom } from '@manaus/core';
import type { Outcome } from '@manaus/games';
import {
  type Checks,
  conjunction,
  type Effort,
  general,
  type ItemCheck,
  range,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { isBroken } from '../../finding.js';
import { classifierRun, setsWithin } from '../evidence/classifier-runs.js';
import { outcomesByGrundy, outcomesByOptions, setText } from '../evidence/subtraction-rows.js';
import { withChecked } from '../evidence/with-checked.js';

/** The input, and the last position that should be listed. */
type Typed = { readonly limit: number; readonly set: readonly number[]; readonly last: number };

/**
 * The positions that the program lists, those that it should, and the exception that ends it, if
 * any.
 */
type Listing = {
  readonly right: boolean;
  readonly listed: string;
  readonly expected: string;
  readonly stopped: string | null;
};

type Wrong = Typed & Listing;
type Case = { readonly included: Wrong; readonly many: Wrong; readonly large: Wrong };

const listing =
  (outcomes: (set: readonly number[], upto: number) => Outcome[]) =>
  ({ limit, set, last }: Typed): Listing => {
    const { listed, stopped } = classifierRun(limit, set);
    const all = outcomes(set, Math.max(last, 0));
    const expected = all.slice(0, last + 1).join('');
    return { right: listed === expected, listed, expected, stopped };
  };

const randomSets = (effort: Effort): number => (effort === 'quick' ? 200 : 2000);

const judged = (instances: readonly Typed[], effort: Effort) =>
  general<Typed, Listing>({
    checked: {
      en: `the program with its limits against the definition of P and N and Grundy values: all sets within {1, ..., 8} and ${randomSets(effort)} random ones of up to 20 numbers, limit 200; limits 0 to 30 and 32767`,
      pt: `o programa com os seus limites, comparado com a definição de P e N e com os valores de Grundy: todos os conjuntos em {1, ..., 8} e ${randomSets(effort)} conjuntos aleatórios de até 20 números, limite 200; limites 0 a 30 e 32767`,
    },
    instances,
    stated: () => ({ right: true }),
    methods: {
      'the definition of P and N': listing(outcomesByOptions),
      'Grundy values': listing(outcomesByGrundy),
    },
  });

/** The inputs that the program handles: at most 20 numbers, the limit left out, all below 2^15. */
function withinLimits(effort: Effort): Typed[] {
  const random = seededRandom(2013);
  // A set of at most 20 numbers up to `most`, in any order, some of them twice.
  const drawn = range(1, randomSets(effort)).map(() =>
    range(1, 1 + Math.floor(random() * 20)).map(() => 1 + Math.floor(random() * 100)),
  );
  const sets = [...setsWithin(8), ...drawn, range(1, 20), range(32_748, 32_767)];
  return [
    ...sets.map((set) => upToLimit(set, 200)),
    ...range(0, 30).map((limit) => upToLimit([1, 2, 3], limit)),
    upToLimit([1, 4], 32_767),
  ];
}

/** A set with a limit that is left out. */
const upToLimit = (set: readonly number[], limit: number): Typed => ({
  limit,
  set,
  last: limit - 1,
});

const one = (set: readonly number[]): Typed => ({ limit: 1, set, last: 0 });

/** The limit counted; and, with the limit left out, many numbers and large ones. */
const beyondLimits: readonly (readonly Typed[])[] = [
  [
    { limit: 1, set: [1], last: 1 },
    { limit: 21, set: [1, 2, 3], last: 21 },
  ],
  [19, 20, 21, 22].map((numbers) => one(range(1, numbers))),
  [32_767, 32_768].map((taken) => one([taken])),
];

function wrongOf(finding: ReturnType<typeof judged>): Wrong {
  if (!isBroken(finding)) throw new Error('a limit of the program does not show');
  return { ...finding.values.instance, ...finding.values.computed };
}

function check(effort: Effort) {
  requireHolds(judged(withinLimits(effort), effort));
  const findings = beyondLimits.map((instances) => judged(instances, effort));
  const finding = withChecked(conjunction(...findings), findings[0].evidence.checked);
  return withValues(finding, () => {
    const [included, many, large] = findings.map(wrongOf);
    return { included, many, large };
  });
}

function inWords(wrong: Wrong): string {
  const { limit, set, stopped } = wrong;
  const what = stopped === null ? listedText(wrong) : `ends with ${stopped} and lists nothing`;
  return `limit ${limit}, S = ${setText(set)}: the program ${what}`;
}

function listedText({ last, listed, expected }: Wrong): string {
  const heaps = listed.length === 0 ? 'nothing' : `0 to ${listed.length - 1}`;
  return `lists ${heaps} (${listed}), not 0 to ${last} (${expected})`;
}

export default {
  classifier: {
    check,
    counterexample: {
      en: ({ included, many, large }) =>
        `${inWords(included)}. With the limit left out: ${inWords(many)}; ${inWords(large)}`,
      pt: ({ included, many, large }) =>
        `Com limite ${included.limit} e S = ${setText(included.set)}, a lista acaba em ${included.listed.length - 1}, e a posição ${included.limit} falta. Mesmo sem contar o limite: com S = {1, ..., ${many.set.length}} o programa termina com ${many.stopped}, e com S = ${setText(large.set)}, com ${large.stopped}, sem listar nada.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;

import { hanoi } from '@manaus/core';
import { frameStewart } from '@manaus/lab';
import {
  type Finding,
  general,
  type Item,
  range,
  requireHolds,
  type Words,
  withValues,
} from '../../check/index.js';
import { movesFromFirstPeg } from '../evidence/minimum-moves.js';

type Tower = { readonly pegs: number; readonly n: number };

type Case = Tower & {
  readonly printed: number;
  readonly computed: number;
  /** The first number of discs for which fewer moves than printed are enough. */
  readonly fewer: { readonly n: number; readonly printed: number; readonly moves: number };
  /** Moves that are enough for 60 discs on four pegs, and the power that is printed. */
  readonly large: { readonly moves: string; readonly power: string };
};

const towers = (most: number): Tower[] =>
  range(4, 6).flatMap((pegs) =>
    range(1, most)
      .map((n) => ({ pegs, n }))
      .filter(({ n }) => pegs ** n <= 300_000),
  );

const moves = ({ pegs, n }: Tower): number => movesFromFirstPeg(hanoi(n, { pegs }));

const checkedFor = (most: number): Words => ({
  en: `least moves by search on 4 to 6 pegs, n = 1 to ${most} while there are at most 300000 states, and by plans that set discs aside; on 4 pegs these also for n = 60`,
  pt: `o menor número de movimentos por busca com 4 a 6 pinos, n = 1 a ${most} enquanto há no máximo 300000 estados, e por planos que põem discos de lado; com 4 pinos estes também para n = 60`,
});

const isFewer = (found: number, { n }: Tower): boolean => found < 2 ** (n - 1);

/** The first tower that needs fewer moves than printed. */
function firstFewer(instances: readonly Tower[]): Case['fewer'] {
  const { pegs, n } = instances.find((tower) => isFewer(moves(tower), tower)) as Tower;
  return { n, printed: 2 ** (n - 1), moves: moves({ pegs, n }) };
}

const claimTo = (most: number) => ({
  checked: checkedFor(most),
  instances: towers(most),
  methods: {
    'a search on ranks': moves,
    'plans that set discs aside': ({ pegs, n }: Tower) => Number(frameStewart(n, pegs)[n]),
  },
});

/** On four pegs, fewer moves than printed are needed from five discs on. */
const isFewerFromFive = (found: number, tower: Tower): boolean =>
  tower.pegs > 4 || isFewer(found, tower) === tower.n >= 5;

function check(most: number): Finding<Case> {
  const claim = claimTo(most);
  requireHolds(general<Tower, number>({ ...claim, satisfies: isFewerFromFive }));
  return withValues(
    general<Tower, number>({ ...claim, stated: ({ n }) => 2 ** (n - 1) }),
    ({ instance, stated: printed, computed }) => ({
      ...instance,
      printed,
      computed,
      fewer: firstFewer(claim.instances),
      large: { moves: String(frameStewart(60)[60]), power: String(2n ** 59n) },
    }),
  );
}

export default {
  id: 'martins2024/table-4.1/multipeg',
  statement: {
    en: 'Hanoi with n discs on more than three pegs needs 2^(n-1) moves, for every n >= 1, or in order of growth.',
    pt: 'A Torre de Hanói com n discos em mais de três pinos exige 2^(n-1) movimentos, para todo n >= 1, ou em ordem de crescimento.',
  },
  departs: {
    en: 'Up to a factor 2^(n-1) is an upper bound, as with three pegs; from n = 5 on fewer moves are enough on four pegs, and it is not the order of growth.',
    pt: 'A menos de um fator constante, 2^(n-1) é um limite superior, como com três pinos. Com quatro pinos, a partir de n = 5, bastam menos movimentos; não é essa a ordem de crescimento.',
  },
  towers: ['hanoi'],
  uses: ['martins2024/table-4.1/reve'],
  recorded: 'fails',
  check: (effort) => check(effort === 'quick' ? 7 : 9),
  erratum: {
    where: {
      en: 'Section 4.1, Table 4.1, complexity of the problem, column Multipino',
      pt: 'Seção 4.1, Tabela 4.1, complexidade do problema, coluna Multipino',
    },
    printed: { en: '2^(n-1).', pt: '2^(n-1).' },
    sure: {
      en: 'Neither 2^(n-1) nor 2^n - 1 is right with more than three pegs, so the error does not depend on where the "- 1" stands.',
      pt: 'Com mais de três pinos nem 2^(n-1) nem 2^n - 1 está certo; o erro, portanto, não depende da posição do "- 1".',
    },
    counterexample: {
      en: ({ pegs, n, printed, computed, fewer, large }) =>
        `${pegs} pegs, n = ${n}: printed 2^(n-1) = ${printed}, computed ${computed}. As an order of growth: fewer from n = ${fewer.n} on (${fewer.moves} for ${fewer.printed}), and for n = 60 on four pegs ${large.moves} moves are enough, 2^59 being ${large.power}`,
      pt: ({ pegs, n, printed, computed, fewer, large }) =>
        `${pegs} pinos, n = ${n}: impresso 2^(n-1) = ${printed}, calculado ${computed}. Como ordem de crescimento: a partir de n = ${fewer.n} são menos movimentos (${fewer.moves} em vez de ${fewer.printed}), e para n = 60 com quatro pinos ${large.moves} movimentos bastam, enquanto 2^59 = ${large.power}.`,
    },
    found: {
      pt: () =>
        'Número mínimo de movimentos por busca, com 4 a 6 pinos, e por planos que põem discos de lado.',
    },
  },
} satisfies Item<Case>;

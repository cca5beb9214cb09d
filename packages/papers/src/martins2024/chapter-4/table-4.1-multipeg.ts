import { hanoi } from '@manaus/core';
import { frameStewart } from '@manaus/lab';
import { type Checks, general, range, requireHolds, withValues } from '../../check/index.js';
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

const moves = ({ pegs, n }: Tower): number => movesFromFirstPeg(hanoi(n, { pegs }));

const isFewer = (found: number, { n }: Tower): boolean => found < 2 ** (n - 1);

/** The first tower that needs fewer moves than printed. */
function firstFewer(instances: readonly Tower[]): Case['fewer'] {
  const { pegs, n } = instances.find((tower) => isFewer(moves(tower), tower)) as Tower;
  return { n, printed: 2 ** (n - 1), moves: moves({ pegs, n }) };
}

export default {
  'table-4.1/multipeg': (effort) => {
    const most = effort === 'quick' ? 7 : 9;
    const claim = {
      checked: {
        en: `least moves by search on 4 to 6 pegs, n = 1 to ${most} while there are at most 300000 states, and by plans that set discs aside; on 4 pegs these also for n = 60`,
        pt: `o menor número de movimentos por busca com 4 a 6 pinos, n = 1 a ${most} enquanto há no máximo 300000 estados, e por planos que põem discos de lado; com 4 pinos estes também para n = 60`,
      },
      instances: range(4, 6).flatMap((pegs) =>
        range(1, most)
          .map((n) => ({ pegs, n }))
          .filter(({ n }) => pegs ** n <= 300_000),
      ),
      methods: {
        'a search on ranks': moves,
        'plans that set discs aside': ({ pegs, n }: Tower) => Number(frameStewart(n, pegs)[n]),
      },
    };
    // On four pegs, fewer moves than printed are needed from five discs on.
    requireHolds(
      general<Tower, number>({
        ...claim,
        satisfies: (found, tower) => tower.pegs > 4 || isFewer(found, tower) === tower.n >= 5,
      }),
    );
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
  },
} satisfies Checks;

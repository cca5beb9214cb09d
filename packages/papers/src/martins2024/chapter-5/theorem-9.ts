import { type Checks, until, upTo } from '../../check/index.js';
import { type ManausState, playedStates, storedStates } from '../evidence/manaus.js';

/** The good states, and how many more they are than with a disc less. */
type Count = { readonly good: number; readonly more: number };

const count = (states: readonly ManausState[]): number => states.filter(({ good }) => good).length;

/**
 * As the proof has it: the first two discs have two good states, and disc k + 1 brings 3^k - 1
 * more.
 */
const byRecurrence = (n: number): number => (n === 2 ? 2 : 3 ** (n - 1) - 1 + byRecurrence(n - 1));

const counted =
  (statesOf: (discs: number) => ManausState[]) =>
  (n: number): Count | Pick<Count, 'good'> => {
    const good = count(statesOf(n));
    return n === 2 ? { good } : { good, more: good - count(statesOf(n - 1)) };
  };

export default {
  'theorem-9': upTo<Count>({ from: 2, quick: 8, full: 12 }, (most) => ({
    checked: {
      en: `good states counted by search and by the recurrence of the proof, n = 2 to ${most}, and to n = 9 by playing backwards with the plain rules`,
      pt: `os estados bons contados por busca e pela recorrência da demonstração, n = 2 a ${most}, e até n = 9 jogando para trás pelas regras`,
    },
    stated: (n) => ({ good: Math.floor(3 ** n / 2) - n, ...(n > 2 && { more: 3 ** (n - 1) - 1 }) }),
    methods: {
      'distances in the stored graph': counted(storedStates),
      'play backwards by the plain rules': until<Count>(9, counted(playedStates)),
      'the recurrence of the proof': (n) => ({
        good: byRecurrence(n),
        ...(n > 2 && { more: byRecurrence(n) - byRecurrence(n - 1) }),
      }),
    },
  })),
} satisfies Checks;

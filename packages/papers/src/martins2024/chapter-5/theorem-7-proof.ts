import {
  type Checks,
  type Effort,
  type Finding,
  general,
  type ItemCheck,
  misprint,
  range,
  type Value,
  withValues,
} from '../../check/index.js';
import { type ManausState, onStates, onStatesChecked } from '../evidence/manaus.js';

const lastOf = (effort: Effort): number => (effort === 'quick' ? 9 : 12);

const good = (states: readonly ManausState[]): ManausState[] =>
  states.filter(({ moves }) => moves >= 0);

/** No state but one needs some number of moves. */
const aloneWhere = (most: number, needs: (moves: number, n: number) => boolean) =>
  general<number, Value>({
    checked: onStatesChecked(
      {
        en: 'the good states that need at most, and at least, 2^n - 3 moves',
        pt: 'os estados bons que exigem no máximo, e no mínimo, 2^n - 3 movimentos',
      },
      most,
    ),
    instances: range(2, most),
    stated: () => 1,
    methods: onStates((states, n) => good(states).filter(({ moves }) => needs(moves, n)).length),
  });

type SecondCase = { readonly discs: number; readonly moves: number; readonly others: number };

const checkSecondCase = (effort: Effort): Finding<SecondCase> =>
  withValues(
    misprint(
      aloneWhere(lastOf(effort), (moves, n) => moves <= 2 ** n - 3),
      aloneWhere(lastOf(effort), (moves, n) => moves >= 2 ** n - 3),
    ),
    ({ instance: discs, computed }) => ({
      discs,
      moves: 2 ** discs - 3,
      others: Number(computed) - 1,
    }),
  );

/** The number of states with the largest disc on p0. */
const topOf = (most: number, stated: (n: number) => number) =>
  general<number, Value>({
    checked: onStatesChecked(
      {
        en: 'the states with disc n on p0, counted',
        pt: 'os estados com o disco n em p0, contados',
      },
      most,
    ),
    instances: range(2, most),
    stated,
    methods: onStates((states, n) => states.filter(({ pegOf }) => pegOf[n - 1] === 0).length),
  });

type TopCase = { readonly discs: number; readonly stated: number; readonly computed: number };

const checkTop = (effort: Effort): Finding<TopCase> =>
  withValues(
    misprint(
      topOf(lastOf(effort), (n) => 3 ** (n - 1)),
      topOf(lastOf(effort), (n) => 3 ** (n - 1) - 1),
    ),
    ({ instance: discs, computed }) => ({
      discs,
      stated: 3 ** (discs - 1),
      computed: Number(computed),
    }),
  );

export default {
  'theorem-7/second-case': { check: checkSecondCase } satisfies ItemCheck<SecondCase>,
  'theorem-7/top-graph': { check: checkTop } satisfies ItemCheck<TopCase>,
} satisfies Checks;

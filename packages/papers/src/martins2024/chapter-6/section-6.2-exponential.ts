import { bucharest, hanoi, london, manaus, oxford, oxford1, type TowerFamily } from '@manaus/core';
import { storeTower } from '@manaus/lab';
import { type Checks, general, range, withValues } from '../../check/index.js';
import { plainMoves, plainOxford, stackOn } from '../../shared/plain-towers.js';
import { perfectLabel } from '../evidence/minimum-moves.js';

/**
 * The least moves of Oxford, version 1, for n = 1, 2, and so on; and the most that other games
 * need, from 2 discs on.
 */
type Case = {
  readonly moves: readonly number[];
  readonly worst: Readonly<
    Record<'oxford' | 'london' | 'hanoi' | 'bucharest' | 'manaus', number[]>
  >;
};

/** The most moves that a state which can be solved needs. */
const worst = (tower: TowerFamily, discs: number): number =>
  storeTower(tower(discs)).distances.reduce((most, moves) => Math.max(most, moves), 0);

function searched(discs: number): number {
  const tower = storeTower(oxford1(discs));
  return tower.distances[tower.vertex(perfectLabel(tower.rules))];
}

/** Each top disc goes from p0 to p2; with fewer moves some disc would not have moved. */
function playedMoves(discs: number): number {
  const rules = plainOxford(discs);
  let state = stackOn(rules);
  const first = () => plainMoves(rules, state).find(({ from, to }) => from === 0 && to === 2);
  let played = 0;
  for (let move = first(); move !== undefined; move = first(), played++) state = move.after;
  if (state[2].length !== discs) throw new Error('the play did not end with all discs on p2');
  return played;
}

const row = (tower: TowerFamily, most: number): number[] =>
  range(2, most).map((n) => worst(tower, n));

export default {
  'section-6.2/exponential': (effort) => {
    const most = effort === 'quick' ? 6 : 7;
    // No game that needs n moves for all n tried grows like a power.
    return withValues(
      general<readonly number[], number[]>({
        checked: {
          en: `Oxford, version 1, n = 1 to ${most}, by search and by playing; worst cases of the other games by search`,
          pt: `Oxford, versão 1, n = 1 a ${most}, por busca e jogando; os piores casos dos outros jogos por busca`,
        },
        instances: [range(1, most)],
        satisfies: (moves, sizes) => moves.some((count, i) => count !== sizes[i]),
        methods: {
          'search in the stored graph': (all) => all.map(searched),
          'played, one move a disc': (all) => all.map(playedMoves),
        },
      }),
      ({ computed: moves }): Case => ({
        moves,
        worst: {
          oxford: row(oxford, most),
          london: row(london, most),
          hanoi: row(hanoi, most),
          bucharest: row(bucharest, most),
          manaus: row(manaus, most),
        },
      }),
    );
  },
} satisfies Checks;

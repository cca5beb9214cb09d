import {
  formatLabel,
  hanoi,
  hanoiDistance,
  hanoiPath,
  type TowerMove,
  towerPuzzle,
} from '@manaus/core';
import { playFigure } from '@manaus/plot';
import { type Checks, finite } from '../../check/index.js';
import { illegalStep } from '../../shared/figures/plays.js';
import { after, movesFrom, pegsOf, rankOf, searched, stateOf } from '../evidence/iterative.js';
import { tablePlay } from '../evidence/table.js';

const [from, to] = ['BCAA', 'AACB'].map(pegsOf);

/** A play: its ends as labels, its moves, whether they are by the rules, and their least number. */
type Shown = {
  readonly ends: readonly string[];
  readonly moves: number;
  readonly legal: boolean;
  readonly least: number;
};

/** The play that is drawn, on numbers. */
function byTable(discs: number): Shown {
  const { states, moves } = tablePlay(from, to);
  return {
    ends: [states[0], states[states.length - 1]].map(formatLabel),
    moves: moves.length,
    legal: lastRank(moves, discs) === rankOf(to),
    least: searched(discs, rankOf(to)).distance[rankOf(from)],
  };
}

/** The state that moves of the rules lead to from the start; -1 if one of them is illegal. */
function lastRank(moves: readonly TowerMove[], discs: number): number {
  let rank = rankOf(from);
  for (const { disc, to } of moves) {
    const move = movesFrom(rank, discs).find((other) => other.disc === disc && other.to === to);
    if (move === undefined) return -1;
    rank = after(rank, move);
  }
  return rank;
}

/** The path without search, on labels by the plain rules. */
function byPath(discs: number): Shown {
  const labels = pathLabels(discs);
  return {
    ends: [labels[0], labels[labels.length - 1]],
    moves: labels.length - 1,
    legal: illegalStep(hanoi(discs), labels) === null,
    least: Number(hanoiDistance(from, to).moves),
  };
}

function pathLabels(discs: number): string[] {
  const { apply } = towerPuzzle(hanoi(discs));
  const states = [stateOf(from)];
  for (const move of hanoiPath(from, to)) states.push(apply(states[states.length - 1], move));
  return states.map(formatLabel);
}

export default {
  'figure-24': {
    figure: (language) =>
      playFigure({
        rules: hanoi(4),
        states: tablePlay(from, to).states,
        title: 'From BCAA to AACB in eleven moves',
        language,
      }),
    check: () =>
      finite<number, Shown>({
        checked: {
          en: 'every step of the play by the rules, its ends, and its length against the search; and the path without search on labels',
          pt: 'cada passo do jogo pelas regras, as suas pontas, e o seu comprimento comparado com o da busca; e o caminho sem busca sobre rótulos',
        },
        instances: [4],
        stated: () => ({ ends: ['34/1/2', '12/4/3'], moves: 11, legal: true, least: 11 }),
        methods: { 'the table, on numbers': byTable, 'the path without search, on labels': byPath },
      }),
  },
} satisfies Checks;

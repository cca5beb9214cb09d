import { hanoiMove, type TowerMove } from '@manaus/core';
import { type Figure, smallMultiples, type Tongue } from '@manaus/plot';
import { labeledTowerFigure } from '@manaus/plot/internals';
import { type Checks, finite, range } from '../../check/index.js';
import { letter, pegsAt, solution, stateOf } from '../evidence/iterative.js';
import { directionsOf, onSolution, pairsOf } from '../evidence/solution.js';
import { shade, slides } from '../figures/iterative.js';

const eight = 8;
const arrows: Readonly<Record<'left' | 'right', string>> = { left: '←', right: '→' };

const towards = (disc: number): 'left' | 'right' => ((eight - disc) % 2 === 0 ? 'left' : 'right');

/** The states just before and after each move of disc 7. */
function drawSeven(language: Tongue): ReturnType<typeof slides> {
  const { ranks, moves } = solution(eight);
  const at = moves.flatMap(({ disc }, i) => (disc === 7 ? [i] : []));
  const boards = at.flatMap((i) => [
    { state: stateOf(pegsAt(ranks[i], eight)), heading: `before move ${i + 1}` },
    {
      state: stateOf(pegsAt(ranks[i + 1], eight)),
      heading: `after move ${i + 1}`,
      arrow: ['disc 7', `${letter(moves[i].from)} → ${letter(moves[i].to)}`] as const,
    },
  ]);
  return slides(language, eight, boards, {
    title: 'Disc 7 of 8 moves twice, both times to the right',
    columns: 4,
    alone: 760,
  });
}

const facts = (moves: readonly TowerMove[], discs: number) => ({
  directions: range(1, discs).map((disc) => directionsOf(moves, disc)),
  seven: pairsOf(moves, 7),
});

export default {
  'figure-9-10': {
    figure: (language): Figure => {
      const tower = labeledTowerFigure({
        title: 'Where each disc goes',
        discs: range(1, eight).map((disc) => ({
          text: `${disc} ${arrows[towards(disc)]}`,
          fill: shade(disc),
        })),
        bases: ['A', 'B', 'C'].map((text) => ({ text, fill: '#7a6a58' })),
        language,
      });
      const seven = drawSeven(language);
      // The slider ends with the tower and its arrows.
      const steps = [...seven.frames.steps, { name: 'all discs', marks: tower.marks }];
      const frames = {
        width: tower.width,
        height: Math.max(seven.frames.height, tower.height),
        steps,
      };
      return {
        ...smallMultiples([seven, tower], {
          title: 'Every disc has its own direction',
          columns: 1,
          language,
        }),
        frames,
      };
    },
    check: () =>
      finite({
        checked: {
          en: 'all 255 moves by search, by recursion and by their numbers',
          pt: 'todos os 255 movimentos por busca, por recursão e pelos seus números',
        },
        instances: [eight],
        stated: (discs) => ({
          directions: range(1, discs).map((disc) => [towards(disc)]),
          seven: ['AB', 'BC'],
        }),
        methods: {
          ...onSolution(facts),
          'straight from the numbers': (discs) =>
            facts(
              range(1, 2 ** discs - 1).map((m) => hanoiMove(discs, BigInt(m))),
              discs,
            ),
        },
      }),
  },
} satisfies Checks;

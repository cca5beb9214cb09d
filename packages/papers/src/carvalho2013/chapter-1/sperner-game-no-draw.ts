import { type SpernerBoard, sperner, triangularBoard } from '@manaus/games';
import {
  type Checks,
  type Effort,
  finite,
  general,
  type ItemCheck,
  requireHolds,
  withValues,
} from '../../check/index.js';
import {
  asPrinted,
  byEdges,
  byLabels,
  type Labeled,
  numbersOf,
  type Tried,
  triedOn,
  triedWords,
} from '../evidence/sperner.js';
import { type DrawnByHand, drawnByHand, emPalavras, inWords } from '../evidence/triangulations.js';

/** True if a board that is all painted has a triangle with three colors: somebody has lost. */
type Painted = { readonly lost: boolean };

type Case = Pick<Tried, 'dissections' | 'meeting' | 'random'> & { readonly drawn: DrawnByHand };

/** True if some triangle has three colors. */
const isLost = ({ triangles }: SpernerBoard, painting: readonly number[]): boolean =>
  triangles.some((triangle) =>
    [0, 1, 2].every((color) => triangle.some((point) => painting[point] === color)),
  );

/** The ends of the game itself, all plays tried, that have no triangle with three colors. */
function draws(side: number): string[] {
  const board = triangularBoard(side);
  const game = sperner(board);
  const start = board.points.map((_, point) => (point < 3 ? point : -1));
  const seen = new Map<string, readonly number[]>([[game.notation.format(start), start]]);
  const found: string[] = [];
  for (const [label, painting] of seen) {
    const options = game.options(painting);
    if (options.length === 0 && !isLost(board, painting)) found.push(label);
    for (const option of options) seen.set(game.notation.format(option), option);
  }
  return found;
}

/** The game itself has no draw on two small boards. */
const requireNoDraws = () =>
  requireHolds(
    finite<number, readonly string[]>({
      checked: {
        en: 'every play on the boards of side 2 and 3',
        pt: 'todas as partidas nos tabuleiros de lado 2 e 3',
      },
      instances: [2, 3],
      stated: () => [],
      methods: { 'every play': draws },
    }),
  );

function check(effort: Effort) {
  requireNoDraws();
  const tried = triedOn(effort, 2);
  return withValues(
    asPrinted(tried, (instances) =>
      general<Labeled, Painted>({
        checked: {
          en: `${tried.checked.en}; and every play on the boards of side 2 and 3`,
          pt: `${tried.checked.pt}; e todas as partidas nos tabuleiros de lado 2 e 3`,
        },
        instances,
        stated: () => ({ lost: true }),
        methods: {
          'the colors of each triangle': (each) => ({ lost: byLabels(each).length > 0 }),
          'edges with colors 0 and 1': (each) => ({ lost: byEdges(each).length > 0 }),
        },
      }),
    ),
    ({ instance }) => ({
      drawn: drawnByHand(instance.triangulation, instance.labels),
      ...numbersOf(tried),
    }),
  );
}

export default {
  'sperner-game-no-draw': {
    check,
    counterexample: {
      en: ({ drawn }) =>
        `all points painted, no triangle with three colors, nobody has lost: ${inWords(drawn, 'painted')}`,
      pt: ({ drawn }) =>
        `${emPalavras(drawn, 'pintado')}. Tudo está pintado e nenhum triângulo tem as três cores: ninguém perdeu.`,
    },
    found: {
      pt: (tried) => `${triedWords(tried)} E todas as partidas nos tabuleiros de lado 2 e 3.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;

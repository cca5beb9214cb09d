import { type Game, gameSolver, type Heaps, misere, nim } from '@manaus/games';
import { type Figure, type HeapsStep, heapsFigure } from '@manaus/plot';
import { differ, finite, firstWrong } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { printed } from '../printed.js';
import { digitRows } from './evidence/digits.js';
import { upToOrder } from './evidence/heap-positions.js';
import { heapsText, playerOf, type Replayed, replay, sumText } from './evidence/printed-play.js';

/** The captions of the figures from one to another, as numbers of blocks. */
function captions(first: number, last: number): { figure: string; heaps: string }[] {
  const place = ({ figure }: Readonly<Record<string, string>>) => Number(figure.slice(2));
  return printed('carvalho2013/figure-2.5-2.26')
    .filter((row) => place(row) >= first && place(row) <= last)
    .map(({ figure, heaps }) => ({ figure, heaps }));
}

/** A position with its binary forms, their sum, and who can win. */
function stepOf(game: Game<Heaps>, heaps: Heaps): HeapsStep {
  const outcome = gameSolver(upToOrder(game)).outcome(heaps);
  return {
    heaps,
    columns: { rows: digitRows(heaps).map((row) => row.join('')), sum: sumText(heaps) },
    notes: [`${outcome === 'N' ? 'an N' : 'a P'}-position`],
  };
}

function strip(
  game: Game<Heaps>,
  steps: readonly Replayed[],
  rows: readonly Readonly<Record<string, string>>[],
  figures: readonly { figure: string }[],
  title: string,
): Figure {
  const positions = steps.map(({ heaps }, i): HeapsStep => {
    const { pile, taken } = rows[i];
    const gone = heaps.map((_, place) => (place === Number(pile) - 1 ? Number(taken) : 0));
    return {
      ...stepOf(game, heaps),
      heading: figures[i].figure,
      taken: gone,
      mover: i === 0 ? undefined : playerOf(i - 1),
    };
  });
  const subtitle = 'hollow: what the next move takes; below: the binary forms and their nim-sum';
  return heapsFigure({ title, subtitle, steps: positions });
}

/** The first figure that does not differ from the one before by fewer blocks in one heap; nothing is known of the printed moves here. */
function wrongStep(shown: readonly { figure: string; heaps: string }[]): string | null {
  const heapsOf = (text: string) => text.split(' ').map(Number);
  const blocks = (text: string) => heapsOf(text).sort((a, b) => b - a);
  const step = shown.findIndex(({ heaps }, i) => {
    if (i === 0) return false;
    const before = blocks(shown[i - 1].heaps);
    return !before.some((heap, place) =>
      Array.from({ length: heap }, (_, left) => left).some((left) =>
        same(before, place, left, blocks(heaps)),
      ),
    );
  });
  return step < 0
    ? null
    : `no move of the rules leads from figure ${shown[step - 1].figure} to figure ${shown[step].figure}`;
}

function same(
  before: readonly number[],
  place: number,
  left: number,
  after: readonly number[],
): boolean {
  const next = before.map((heap, i) => (i === place ? left : heap)).filter((heap) => heap > 0);
  return next.sort((a, b) => b - a).join() === after.join();
}

interface Play {
  readonly first: number;
  readonly last: number;
  readonly example: string;
  readonly game: Game<Heaps>;
  readonly name: string;
  readonly winner: string;
}

/** A play from (3, 5, 7), a figure before each of its moves. */
function playItem({ first, last, example, game, name, winner }: Play): FigureItem {
  const rows = printed(`carvalho2013/${example}`);
  const shown = captions(first, last);
  const steps = replay(game, [3, 5, 7], rows);
  const title = `A play of ${name} from (3, 5, 7), won by ${winner}`;
  return {
    id: `carvalho2013/figure-2.${first}-2.${last}`,
    kind: 'figure',
    statement: `Figures 2.${first} to 2.${last} show, by their captions, the ${shown.length} positions before the moves of the play of ${name} in ${example}, from (3, 5, 7) to one heap of one block, in their order.`,
    departs:
      'The pictures are lost in the transcription: what their captions say is compared with the play.',
    caption: `A play of ${name} from (3, 5, 7), position by position`,
    uses: [`carvalho2013/${example}`],
    recorded: 'holds',
    figure: () => strip(game, steps, rows, shown, title),
    check: () => {
      const wrong = () =>
        firstWrong(
          differ('positions', shown.length, steps.length),
          ...shown.map(({ figure, heaps }, i) =>
            differ(`figure ${figure}`, heaps, heapsText(steps[i].heaps)),
          ),
          wrongStep(shown),
        );
      return finite([0], wrong, {
        checked:
          'each caption against the position found by playing the printed moves, and against the caption before it by the rules',
        methods: 2,
      });
    },
  };
}

const position: FigureItem = {
  id: 'carvalho2013/figure-2.20',
  kind: 'figure',
  statement:
    'Figure 2.20 shows, by its caption, three heaps of 3 blocks each: the position of nim-example-3.',
  departs:
    'The picture is lost in the transcription: what its caption says is compared with the example.',
  caption: 'The position (3, 3, 3)',
  uses: ['carvalho2013/nim-example-3'],
  recorded: 'holds',
  figure: () => heapsFigure({ title: 'The position (3, 3, 3)', steps: [stepOf(nim(), [3, 3, 3])] }),
  check: () => {
    const [{ heaps }] = captions(20, 20);
    const rows =
      printed('carvalho2013/nim-example-3').find(({ what }) => what === 'rows')?.printed ?? '';
    const options = printed('carvalho2013/nim-example-3').filter(({ what }) =>
      what.startsWith('option'),
    );
    const byRows = rows.split(' ').map((row) => Number.parseInt(row, 2));
    const byOptions = [0, 1, 2].map((place) =>
      Math.max(...options.map(({ printed: option }) => Number(option.split(' ')[place]))),
    );
    const wrong = () =>
      firstWrong(
        differ('heaps by the binary forms', heaps, byRows.join(' ')),
        differ('heaps by the moves', heaps, byOptions.join(' ')),
      );
    return finite([0], wrong, {
      checked:
        'the caption against the binary forms of the example, and against its moves, each of which leaves two heaps as they are',
      methods: 2,
    });
  },
};

const items: readonly FigureItem[] = [
  playItem({ first: 5, last: 12, example: 'nim-example-1', game: nim(), name: 'Nim', winner: 'B' }),
  playItem({
    first: 13,
    last: 19,
    example: 'nim-example-2',
    game: nim(),
    name: 'Nim',
    winner: 'A',
  }),
  position,
  playItem({
    first: 21,
    last: 26,
    example: 'misere-nim-example',
    game: misere(nim()),
    name: 'misère Nim',
    winner: 'A',
  }),
];
export default items;

import {
  type EdgeColouring,
  ramseyColouring,
  residueColouring,
  verifyColouring,
} from '@manaus/graph';
import { edgeColoringFigure, smallMultiples } from '@manaus/plot';
import { differ, finite, firstWrong, range } from '../legacy/check.js';
import type { FigureItem, Item } from '../legacy/item.js';
import { completeParts, triangleFree } from './evidence/ramsey.js';

const names = ['red', 'blue', 'green'];

/** Edges of each colour, and the one-coloured triangles by going through all three points. */
function counted(colouring: EdgeColouring): { sizes: number[]; triangles: number } {
  const { edges, triangles } = completeParts(colouring.length);
  const colours = edges.map(([a, b]) => colouring[a][b]);
  const sizes = range(0, Math.max(...colours)).map(
    (colour) => colours.filter((other) => other === colour).length,
  );
  return {
    sizes,
    triangles: triangles.filter(
      ([a, b, c]) => colours[a] === colours[b] && colours[b] === colours[c],
    ).length,
  };
}

/** A drawn colouring has no triangle, by its verifier and by count, and a search finds one too. */
function wrong(points: number, colours: number, edges: string): string | null {
  const drawn = residueColouring(points);
  const sizes = range(1, colours).map(() => 3);
  const found = ramseyColouring(points, sizes);
  const { sizes: of, triangles } = counted(drawn);
  return firstWrong(
    differ(`edges of each colour of K_${points}`, edges, of.join()),
    differ(`one-coloured triangles of K_${points}`, 0, triangles),
    differ('the drawn colouring stands', true, verifyColouring(drawn, sizes)),
    differ(
      'a search finds one, which stands',
      true,
      found !== null && verifyColouring(found, sizes),
    ),
  );
}

const sixteen = residueColouring(16);
const elements = sixteen.map((_, element) => String(element));
const panel = (title: string, only?: number) =>
  edgeColoringFigure({
    title,
    coloring: sixteen,
    labels: elements,
    only,
    names: only === undefined ? names : undefined,
    size: 460,
  });

const items: (Item | FigureItem)[] = [
  {
    id: 'carvalho2013/figure-1.1-k5',
    kind: 'figure',
    statement:
      'Among the 2^10 colourings of the edges of K_5 in two colours, some have no triangle of one colour.',
    departs:
      'There are 12, one pentagon each: all are the same up to renaming the points and the colours.',
    uses: [],
    recorded: 'holds',
    check: () => {
      const found = triangleFree(5, 2);
      const { edges } = completeParts(5);
      const pentagon = (colouring: readonly number[]) =>
        range(0, 4).every(
          (point) =>
            edges.filter((ends, e) => ends.includes(point) && colouring[e] === 0).length === 2,
        );
      const failing = () =>
        firstWrong(
          differ('a colouring without a triangle exists', true, found.length > 0),
          differ('of these, pentagons', found.length, found.filter(pentagon).length),
          wrong(5, 2, '5,5'),
        );
      return finite([0], failing, {
        checked: `all 1024 colourings, of which ${found.length} have none, all with two edges of each colour at each point; and a search, verified`,
        methods: 2,
      });
    },
  },
  {
    id: 'carvalho2013/figure-1.1',
    kind: 'figure',
    statement:
      'K_5 has a colouring of its 10 edges in two colours without a triangle of one colour: the one drawn.',
    departs:
      'The drawing of the print is lost; with two colours only one is possible, up to renaming, and it is drawn from the squares modulo 5.',
    caption:
      'K_5 in two colours without a triangle of one colour: red joins points that differ by a square modulo 5',
    uses: ['carvalho2013/figure-1.1-k5'],
    recorded: 'holds',
    figure: () =>
      edgeColoringFigure({
        title: 'K₅ without a triangle of one colour',
        coloring: residueColouring(5),
        labels: ['0', '1', '2', '3', '4'],
        names: names.slice(0, 2),
        size: 460,
      }),
    check: () =>
      finite([0], () => wrong(5, 2, '5,5'), {
        checked:
          'the drawn colouring, by its verifier and by its ten triangles; and one found by search',
        methods: 2,
      }),
  },
  {
    id: 'carvalho2013/figure-1.2',
    kind: 'figure',
    statement:
      'K_16 has a colouring of its 120 edges in three colours without a triangle of one colour: the one drawn.',
    departs:
      'The drawing of the print is lost; ours takes the cubic residues of the field of 16 elements.',
    caption: 'K_16 in three colours without a triangle of one colour, and each colour alone',
    uses: ['carvalho2013/ramsey-3-3-3'],
    recorded: 'holds',
    figure: () =>
      smallMultiples(
        [panel('All 120 edges'), ...names.map((name, colour) => panel(`40 edges ${name}`, colour))],
        {
          title: 'K₁₆ without a triangle of one colour',
          subtitle:
            'points are the elements of the field of 16; the colour of xy is the class of x − y modulo cubes',
          columns: 2,
        },
      ),
    check: () =>
      finite([0], () => wrong(16, 3, '40,40,40'), {
        checked:
          'the drawn colouring, by its verifier and by its 560 triangles; and one found by search',
        methods: 2,
      }),
  },
];
export default items;

import { edgesOf } from '@manaus/graph';
import {
  colors,
  drawnGraphFigure,
  type Figure,
  message,
  type Point,
  said,
  type Tongue,
} from '@manaus/plot';
import { cornersAndSides, leftAfter } from '../evidence/sierpinski-triangles.js';

const across = 222;
const tall = (across * Math.sqrt(3)) / 2;

/** The rest after some rounds. */
export function drawLevel(language: Tongue, round: number): Figure {
  const unit = across / 2 ** round;
  const rings = leftAfter(round).map(({ x, y, side }) => {
    const point = (dx: number, dy: number) => ({
      x: 30 + (x + dx + (y + dy) / 2) * unit,
      y: 90 + tall - ((y + dy) * unit * Math.sqrt(3)) / 2,
    });
    return [point(0, 0), point(side, 0), point(0, side)];
  });
  const left = rings.length;
  return {
    title: `level ${round}`,
    subtitle: `${left} ${left === 1 ? 'triangle' : 'triangles'}, area ${left}/${4 ** round}`,
    width: 282,
    height: 310,
    alt: said(language, {
      en: `Level ${round}: ${left} triangles.`,
      pt: `Nível ${round}: ${left} triângulos.`,
    }),
    marks: [{ kind: 'polygon', rings, fill: colors.vertex, group: 'triangles' }],
  };
}

const fills = ['#0072b2', '#009e73', '#d55e00'];
/** Left, right and top as subscripts. */
const low: Readonly<Record<string, string>> = { l: 'ₗ', r: 'ᵣ', t: 'ₜ' };

/** Three copies with their corners named, or the result with the shared corners named. */
export function drawGluing(language: Tongue, apart: boolean): Figure {
  const title = apart ? '(a) three copies' : '(b) corners made one';
  // The vertices and edges of the three copies, moved apart or not.
  const { graph, places } = cornersAndSides(1);
  const span = apart ? 2.9 : 2;
  const offsets = [
    [0, 0],
    [span, 0],
    [0, span],
  ] as const;
  const vertices = offsets.flatMap(([dx, dy], copy) =>
    places.map(([x, y]) => ({
      ...acrossAndUp(x + dx, y + dy),
      ...cornerLook(apart ? cornerOfCopy(x, y) : (shared[`${x + dx},${y + dy}`] ?? ''), copy),
    })),
  );
  const edges = offsets.flatMap((_, copy) =>
    edgesOf(graph).map(([a, b]) => ({
      ends: [copy * places.length + a, copy * places.length + b] as const,
      color: fills[copy],
    })),
  );
  return drawnGraphFigure({
    title,
    width: 424,
    height: 460,
    vertices,
    edges,
    labelSize: 15,
    alt: said(language, {
      en: `${title} of the level 2 graph.`,
      pt: `${message(language, title)} do grafo de nível 2.`,
    }),
    language,
  });
}

const acrossAndUp = (x: number, y: number): Point => ({ x: x + y / 2, y: -(y * Math.sqrt(3)) / 2 });

const cornerOfCopy = (x: number, y: number): string =>
  x === 0 && y === 0 ? 'l' : x === 2 ? 'r' : y === 2 ? 't' : '';

/** The corners of the result by their places, each with the letters of the corners made one. */
const shared: Readonly<Record<string, string>> = {
  '2,0': 'lr',
  '0,2': 'lt',
  '2,2': 'rt',
  '0,0': 'l',
  '4,0': 'r',
  '0,4': 't',
};

/** The name and the color of a vertex; a corner that is shared has two letters. */
const cornerLook = (letters: string, copy: number) => ({
  label: letters === '' ? undefined : `v${[...letters].map((letter) => low[letter]).join('')}`,
  fill: letters.length === 2 ? '#c8362b' : fills[copy],
});

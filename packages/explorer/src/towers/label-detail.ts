import { colors, type Mark } from '@manaus/plot';
import { textOn } from '@manaus/plot/internals';
import type { Place, Scene } from './graph-scene.js';

/** The label of a vertex over its mark. */
export type Label = Extract<Mark, { kind: 'text' }>;

/** The least size of a label, in pixels of the screen. */
export const readable = 11;

/**
 * The labels of as many vertices as there is room for, in capsules of the least readable size over
 * their marks: none covers another label or another vertex. The goals come first. `pixel` is the
 * width of a pixel of the screen in units of the drawing.
 *
 * Time O(n) for vertices that are spread evenly.
 */
export function fittingLabels({ plan, figure, places }: Scene, pixel: number): Label[] {
  const { world, vertices } = plan;
  const size = 1.02 * readable * pixel;
  const fills = figure.marks.filter(({ group }) => group === 'vertices').map(fillOf);
  const marks = new Buckets(places.values(), 8 * size);
  const labels = new Buckets([], 8 * size);
  const isGoal = (i: number) => Number(world.goals.includes(vertices[i]));
  const order = [...vertices.keys()].sort((a, b) => isGoal(b) - isGoal(a));
  return order.flatMap((i): Label[] => {
    const place = places.get(vertices[i]);
    if (place === undefined) return [];
    const text = world.label(vertices[i]);
    const box = { ...place, width: (0.62 * text.length + 0.8) * size, height: 1.5 * size };
    if (marks.touched(box, place) || labels.touched(box)) return [];
    labels.add(box);
    const { x, y, width, height } = box;
    const [fill, corner] = [fills[i], height / 2];
    const look = { corner, fill, stroke: colors.paper, strokeWidth: size / 8 };
    const color = textOn(fill);
    return [{ kind: 'text', x, y, text, size, color, box: { width, height, ...look } }];
  });
}

/** True if every vertex is drawn with its label, and in a size that can be read. */
export const hasLabels = ({ figure }: Scene, pixel: number): boolean =>
  figure.marks.every(
    (mark) => mark.group !== 'vertices' || (mark.kind === 'text' && mark.size >= readable * pixel),
  );

/** The place of a vertex whose label was fitted in: its capsule. */
export function placeOfLabel(labels: readonly Label[], text: string): Place | undefined {
  const found = labels.find((label) => label.text === text);
  return found?.box && { x: found.x, y: found.y, width: found.box.width, height: found.box.height };
}

function fillOf(mark: Mark): string {
  if (mark.kind === 'text') return mark.box?.fill ?? colors.vertex;
  return mark.kind === 'rect' || mark.kind === 'circle' ? mark.fill : colors.vertex;
}

const near = [-2, -1, 0, 1, 2];

/** Boxes by the squares of a grid in which their centers lie; none is wider than two squares. */
class Buckets {
  readonly #boxes = new Map<string, Place[]>();
  readonly #side: number;

  constructor(boxes: Iterable<Place>, side: number) {
    this.#side = side;
    for (const box of boxes) this.add(box);
  }

  add(box: Place): void {
    const key = this.#key(box, 0, 0);
    const others = this.#boxes.get(key);
    if (others === undefined) this.#boxes.set(key, [box]);
    else others.push(box);
  }

  /** True if a box touches one of these, apart from one. */
  touched(box: Place, apart?: Place): boolean {
    const keys = near.flatMap((dx) => near.map((dy) => this.#key(box, dx, dy)));
    return keys.some((key) =>
      this.#boxes.get(key)?.some((other) => other !== apart && touch(box, other)),
    );
  }

  #key({ x, y }: Place, dx: number, dy: number): string {
    return `${Math.floor(x / this.#side) + dx} ${Math.floor(y / this.#side) + dy}`;
  }
}

const touch = (a: Place, b: Place): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

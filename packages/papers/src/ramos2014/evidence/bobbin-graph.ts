import type { BobbinLevel } from '@manaus/blocks';
import { append } from '@manaus/core/internals';

/** A place of the piece: 3 * cell, + 0 standing, + 1 its axis along x, + 2 along y. */
type Place = number;

const ways = [
  [1, 0, 1],
  [-1, 0, 1],
  [0, 1, 2],
  [0, -1, 2],
] as const;
const placesOn = (cell: number): Place[] => [3 * cell, 3 * cell + 1, 3 * cell + 2];
const axes = ['standing', 'lying-x', 'lying-y'] as const;

/**
 * The layer of a star that is reached at a place: one for all, one for each star, or one for each
 * place of a star.
 */
const layerOf = {
  one: () => 1,
  star: (place: Place) => Math.floor(place / 3) + 1,
  place: (place: Place) => place + 1,
} as const;
type Layers = keyof typeof layerOf;

/**
 * A level of BOBBIN-: what is raised, where stars are. Written apart from the simulator, of which
 * it is the second method.
 */
export class BobbinGraph {
  readonly #level: BobbinLevel;
  readonly #stars: ReadonlyMap<number, number>;
  readonly start: Place;
  readonly goal: Place;

  constructor(level: BobbinLevel) {
    this.#level = level;
    this.#stars = new Map(
      level.stars.flatMap(({ cells, moves }) => cells.map((cell) => [cell, moves] as const)),
    );
    this.start = 3 * level.start + axes.indexOf(level.orientation);
    this.goal = 3 * level.goal;
  }

  /** For how many moves arriving at a place makes a cube. */
  starAt(place: Place): number {
    return this.#stars.get(Math.floor(place / 3)) ?? 0;
  }

  /** The places of all stars, three for each cell. */
  get starPlaces(): Place[] {
    return [...this.#stars.keys()].flatMap(placesOn);
  }

  /** The arcs of the work's directed graph from a place; of the cube layer where asked. */
  next(place: Place, cube: boolean): Place[] {
    const [cell, axis] = [Math.floor(place / 3), place % 3];
    return ways.flatMap(([dx, dy, along]) => {
      const across = axis !== 0 && axis !== along;
      const steps = across && !cube ? this.#rolled(cell, dx, dy) : this.#tipped(cell, dx, dy);
      const turned = across ? axis : axis === 0 ? along : 0;
      return steps === 0 ? [] : [3 * (cell + steps * (dx + this.#level.width * dy)) + turned];
    });
  }

  /** The floor some steps from a cell; void beyond the board. */
  #at(cell: number, dx: number, dy: number) {
    const { width, floor } = this.#level;
    const x = (cell % width) + dx;
    return x < 0 || x >= width ? 'void' : (floor[cell + dx + width * dy] ?? 'void');
  }

  /** One step; 0 if it cannot tip. */
  #tipped(cell: number, dx: number, dy: number): number {
    return this.#at(cell, dx, dy) === 'floor' ? 1 : 0;
  }

  /** The distance that it rolls; 0 if it cannot. */
  #rolled(cell: number, dx: number, dy: number): number {
    let steps = 0;
    const ahead = () => this.#at(cell, (steps + 1) * dx, (steps + 1) * dy);
    while (ahead() === 'floor') steps++;
    return ahead() === 'raised' ? steps : 0;
  }

  /**
   * The least number of moves that wins by the rules; `null` if none exists. Reaching a star as a
   * cube restarts its moves, or does nothing.
   */
  leastMoves(restart = true): number | null {
    const most = Math.max(0, ...this.#level.stars.map(({ moves }) => moves)) + 1;
    return reach(this.start * most, this.goal * most, (state) => {
      const [place, left] = [Math.floor(state / most), state % most];
      const rest = Math.max(0, left - 1);
      return this.next(place, left > 0).map((to) => to * most + this.#entered(to, rest, restart));
    });
  }

  /** The moves as a cube that are left on a place that is reached with some left. */
  #entered(place: Place, left: number, restart: boolean): number {
    return this.starAt(place) > 0 && (restart || left === 0) ? this.starAt(place) : left;
  }

  /**
   * The number of places reached, and of arcs that leave them, none from the goal; without stars.
   */
  reached(): { places: number; arcs: number } {
    const places = new Set([this.start]);
    let arcs = 0;
    for (const place of places) {
      if (place === this.goal) continue;
      for (const to of this.next(place, false)) {
        arcs++;
        places.add(to);
      }
    }
    return { places: places.size, arcs };
  }

  /** True if the goal can be reached in the graph without directions. */
  solvableUndirected(): boolean {
    const before = this.#before();
    const next = (place: Place) => [...this.next(place, false), ...(before.get(place) ?? [])];
    return reach(this.start, this.goal, next) !== null;
  }

  /** All places on floor. */
  get #places(): Place[] {
    return this.#level.floor.flatMap((kind, cell) => (kind === 'floor' ? placesOn(cell) : []));
  }

  /** The places from which a move leads to a place. */
  #before(): Map<Place, Place[]> {
    const before = new Map<Place, Place[]>();
    for (const place of this.#places)
      for (const to of this.next(place, false)) append(before, to, place);
    return before;
  }

  /**
   * True if the goal is reached in the work's graph with cube layers: into a layer at a star, out
   * wherever as many moves as the star gives end.
   */
  solvableByLayers(layers: Layers): boolean {
    const exits = this.#exits(layers);
    const size = 3 * this.#level.width * this.#level.height;
    const next = (state: number) => {
      const [place, layer] = [state % size, Math.floor(state / size)];
      const within = layer > 0 || this.starAt(place) === 0 ? layer : layerOf[layers](place);
      const to = this.next(place, within > 0).map((end) => end + size * within);
      return exits.get(layer)?.includes(place) ? [...to, place] : to;
    };
    return reach(this.start, this.goal, next) !== null;
  }

  /** The places where each layer is left. */
  #exits(layers: Layers): Map<number, Place[]> {
    const exits = new Map<number, Place[]>();
    for (const star of this.starPlaces)
      for (const end of this.#endsFrom(star)) append(exits, layerOf[layers](star), end);
    return exits;
  }

  /** The ends of as many moves as a cube as a star gives. */
  #endsFrom(star: Place): Set<Place> {
    let now = new Set([star]);
    for (let step = 0; step < this.starAt(star); step++)
      now = new Set([...now].flatMap((place) => this.next(place, true)));
    return now;
  }
}

/** The distance from one state to another; `null` if there is no way. */
function reach(start: number, goal: number, next: (state: number) => number[]): number | null {
  const distance = new Map([[start, 0]]);
  for (const [state, moves] of distance) {
    if (state === goal) return moves;
    for (const to of next(state)) if (!distance.has(to)) distance.set(to, moves + 1);
  }
  return null;
}

import type { BobbinLevel } from '@manaus/blocks';

/** A place of the piece: 3 * cell, + 0 standing, + 1 its axis along x, + 2 along y. */
type Place = number;

const ways = [
  [1, 0, 1],
  [-1, 0, 1],
  [0, 1, 2],
  [0, -1, 2],
] as const;
const axes = ['standing', 'lying-x', 'lying-y'] as const;

/** A level of BOBBIN-: what is raised, where stars are. Written apart from the simulator, of which it is the second method. */
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
    return [...this.#stars.keys()].flatMap((cell) => [3 * cell, 3 * cell + 1, 3 * cell + 2]);
  }

  /** The arcs of the work's directed graph from a place; of the cube layer where asked. */
  next(place: Place, cube: boolean): Place[] {
    const axis = place % 3;
    const [x, y] = [
      Math.floor(place / 3) % this.#level.width,
      Math.floor(Math.floor(place / 3) / this.#level.width),
    ];
    return ways.flatMap(([dx, dy, along]) => {
      const across = axis !== 0 && axis !== along;
      const steps =
        across && !cube ? this.#rolled(x, y, dx, dy) : this.#at(x + dx, y + dy) === 'floor' ? 1 : 0;
      if (steps === 0) return [];
      return [
        3 * (x + steps * dx + this.#level.width * (y + steps * dy)) +
          (across ? axis : axis === 0 ? along : 0),
      ];
    });
  }

  #at(x: number, y: number) {
    const { width, height, floor } = this.#level;
    return x < 0 || y < 0 || x >= width || y >= height ? 'void' : floor[x + width * y];
  }

  /** The distance that it rolls; 0 if it cannot. */
  #rolled(x: number, y: number, dx: number, dy: number): number {
    let steps = 0;
    while (this.#at(x + (steps + 1) * dx, y + (steps + 1) * dy) === 'floor') steps++;
    return this.#at(x + (steps + 1) * dx, y + (steps + 1) * dy) === 'raised' ? steps : 0;
  }

  /**
   * The least number of moves that wins by the rules; `null` if none exists. Reaching a star as a
   * cube restarts its moves, or does nothing.
   */
  leastMoves(restart = true): number | null {
    const most = Math.max(0, ...this.#level.stars.map(({ moves }) => moves)) + 1;
    const enter = (place: Place, left: number) =>
      this.starAt(place) > 0 && (restart || left === 0) ? this.starAt(place) : left;
    const first = this.start * most;
    return reach(
      first,
      (state) => state === this.goal * most,
      (state) => {
        const [place, left] = [Math.floor(state / most), state % most];
        return this.next(place, left > 0).map((to) => to * most + enter(to, Math.max(0, left - 1)));
      },
    );
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
    const cells = this.#level.width * this.#level.height;
    const back = new Map<Place, Place[]>();
    for (let place = 0; place < 3 * cells; place++) {
      if (this.#level.floor[Math.floor(place / 3)] !== 'floor') continue;
      for (const to of this.next(place, false)) back.set(to, [...(back.get(to) ?? []), place]);
    }
    return (
      reach(
        this.start,
        (place) => place === this.goal,
        (place) => [...this.next(place, false), ...(back.get(place) ?? [])],
      ) !== null
    );
  }

  /** The ends of cube moves of exactly the given number of steps. */
  #after(places: readonly Place[], steps: number): Set<Place> {
    let now = new Set(places);
    for (let step = 0; step < steps; step++)
      now = new Set([...now].flatMap((place) => this.next(place, true)));
    return now;
  }

  /**
   * True if the goal is reached in the work's graph with cube layers: into a layer at a star, out
   * wherever as many moves as the star gives end. One layer for all stars, one for each star, or
   * one for each of the three places of a star.
   */
  solvableByLayers(layers: 'one' | 'star' | 'place'): boolean {
    const layerOf = (place: Place) =>
      (layers === 'one' ? 0 : layers === 'star' ? Math.floor(place / 3) : place) + 1;
    const exits = this.#exits(layerOf);
    const size = 3 * this.#level.width * this.#level.height;
    const next = (state: number) => {
      const [place, layer] = [state % size, Math.floor(state / size)];
      if (layer === 0 && this.starAt(place) > 0)
        return this.next(place, true).map((to) => to + size * layerOf(place));
      if (layer === 0) return this.next(place, false);
      const inLayer = this.next(place, true).map((to) => to + size * layer);
      return exits.get(layer)?.has(place) ? [...inLayer, place] : inLayer;
    };
    return reach(this.start, (state) => state === this.goal, next) !== null;
  }

  /** The places where each layer is left. */
  #exits(layerOf: (place: Place) => number): Map<number, Set<Place>> {
    const exits = new Map<number, Set<Place>>();
    for (const star of this.starPlaces) {
      const layer = layerOf(star);
      const ends = this.#after([star], this.starAt(star));
      exits.set(layer, new Set([...(exits.get(layer) ?? []), ...ends]));
    }
    return exits;
  }
}

/** The distance to the first state that ends a search; `null` if none exists. */
function reach(
  start: number,
  ends: (state: number) => boolean,
  next: (state: number) => number[],
): number | null {
  const distance = new Map([[start, 0]]);
  for (const [state, moves] of distance) {
    if (ends(state)) return moves;
    for (const to of next(state)) if (!distance.has(to)) distance.set(to, moves + 1);
  }
  return null;
}

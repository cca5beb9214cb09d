import { compileTower, type Tower, type TowerRules } from '@manaus/core';
import { digitsOf, renamedRank, reverseTower } from '@manaus/kernels/internals';
import type { ShortestWay, WaySearch } from '../shared/shortest-way.js';
import { hasWasm } from '../wasm/load.js';
import { fitsCell } from './cell.js';
import {
  type ClassesLayout,
  classesLayout,
  hasClasses,
  type Place,
  placeOf,
  turned,
} from './layout.js';
import { keptTable, tableName } from './memory.js';
import { type Located, largeMoves } from './placements.js';
import { type ClassRunner, UNKNOWN } from './runner.js';
import { runnerOf } from './runner-of.js';
import { seedsOf } from './seeds.js';
import { type BoundaryTable, emptyTable } from './table.js';
import { wayWithin } from './way.js';

/** A boundary table as it was stored: its name, and its bytes. */
export interface StoredBoundary {
  readonly layout: string;
  readonly bytes: Iterable<Uint8Array>;
}

/**
 * Shortest ways from any state of a tower to the nearest goal, by a stored boundary table: no
 * search but of the classes that the way passes.
 *
 * A state's distance is the least sum of the distance within its class to a boundary state, found
 * by one search, and the stored distance of that. The way goes on by the move of a large disc that
 * lowers this distance by one. `foreign` if the table belongs to other rules or goals, `unfinished`
 * if its search has not ended.
 *
 * @example
 * ```ts
 * boundaryWays(hanoi(8, { pegs: 4 }), { layout: 'planes', bytes: [] }); // => 'foreign'
 * ```
 */
export function boundaryWays(
  rules: TowerRules,
  stored: StoredBoundary,
): WaySearch | 'foreign' | 'unfinished' {
  const tower = compileTower(rules);
  const layout = layoutNamed(tower, stored.layout);
  if (layout === null) return 'foreign';
  const table = emptyTable(layout);
  keptTable(layout, table, tower.goalRanks).load(stored.bytes);
  if (table.improved.some((level) => level !== UNKNOWN)) return 'unfinished';
  return { from: (start) => new Way(tower, layout, table).from(start) };
}

/** The layout of a table with a name; `null` if it belongs to other rules or goals. */
function layoutNamed(tower: Tower, name: string): ClassesLayout | null {
  if (!hasClasses(tower)) return null;
  const along = reverseTower(tower);
  for (let small = 1; small < tower.discs; small++)
    if (tableName(along, tower.goalRanks, small) === name)
      return classesLayout(along, tower.goalRanks, small);
  return null;
}

/** A boundary state of the class of a state, on a shortest way from there. */
interface Exit {
  readonly setting: number;
  readonly level: number;
}

class Way {
  private readonly seeds: ReadonlyMap<number, readonly number[]>;
  /** Searches along the moves. */
  private readonly runner: ClassRunner;
  private readonly forward: ClassesLayout;

  constructor(
    private readonly tower: Tower,
    private readonly layout: ClassesLayout,
    private readonly table: BoundaryTable,
  ) {
    this.seeds = seedsOf(layout, tower.goalRanks);
    this.forward = turned(layout, tower);
    this.runner = runnerOf(this.forward, hasWasm && fitsCell(layout) ? 'wasm' : 'ts');
  }

  from(start: number): ShortestWay | null {
    const place = placeOf(this.layout, start);
    const { moves } = this.exits(place);
    if (moves === UNKNOWN) return null;
    return { moves, path: () => this.path(place) };
  }

  /** The way by classes: within one to an exit, and by a large disc into the next. */
  private *path(start: Place): Generator<number> {
    const { settings } = this.layout;
    const rankOf = ({ placement, setting }: Place) => placement * settings + setting;
    yield rankOf(start);
    for (let place: Place | null = start; place !== null; ) {
      const { placement } = place;
      const { steps, next }: { steps: readonly number[]; next: Place | null } = this.leave(place);
      for (const setting of steps.slice(1)) yield rankOf({ placement, setting });
      if (next !== null) yield rankOf(next);
      place = next;
    }
  }

  /** The settings up to the end of the way, or to the state from which a large disc leads on. */
  private leave(place: Place): { steps: readonly number[]; next: Place | null } {
    const { exits } = this.exits(place);
    for (const exit of exits) {
      const next = this.next({ placement: place.placement, setting: exit.setting }, exit.level);
      if (exit.level > 0 && next === null) continue;
      return { steps: this.within(place, [exit.setting]), next };
    }
    throw new Error('scale/search-tower: the boundary table is no table of distances');
  }

  /** The distance of a state, and the exits on shortest ways: goals, or boundary states. */
  private exits({ placement, setting }: Place): { moves: number; exits: readonly Exit[] } {
    const { placements, boundary, smallDiscs } = this.layout;
    const { cls, image } = placements.locate(placement);
    const known = this.table.rows[cls];
    const back = inverse(image);
    const actual = (stored: number) => renamedRank(stored, smallDiscs, back);
    const row = this.rowFrom(cls, renamedRank(setting, smallDiscs, image));
    const goals = (this.seeds.get(cls) ?? []).map((goal) => ({ setting: actual(goal), level: 0 }));
    const nearest = goals.map((goal) => this.lengthWithin({ placement, setting }, goal.setting));
    const moves = Math.min(leastSum(row, known), ...nearest);
    const exits = goals.filter((_, i) => nearest[i] === moves);
    for (const [place, there] of row.entries())
      if (known !== null && moves < UNKNOWN && there + known[place] === moves)
        exits.push({ setting: actual(boundary.settings[place]), level: known[place] });
    return { moves, exits };
  }

  /** The distances within a class from a setting to those of its boundary. */
  private rowFrom(cls: number, setting: number): Uint16Array {
    const row = new Uint16Array(this.layout.boundary.settings.length).fill(UNKNOWN);
    this.runner.run({ cls, row, seeds: [setting] });
    return row;
  }

  private lengthWithin(place: Place, to: number): number {
    return this.way(place, [to])?.moves ?? UNKNOWN;
  }

  private within(place: Place, to: readonly number[]): readonly number[] {
    return [...(this.way(place, to)?.path() ?? [])];
  }

  private way({ placement, setting }: Place, to: readonly number[]): ShortestWay | null {
    const { smallDiscs } = this.layout;
    const { cls, image } = this.layout.placements.locate(placement);
    const found = wayWithin(
      this.forward.small(cls),
      renamedRank(setting, smallDiscs, image),
      to.map((rank) => renamedRank(rank, smallDiscs, image)),
    );
    if (found === null) return null;
    const back = inverse(image);
    return {
      moves: found.moves,
      *path() {
        for (const rank of found.path()) yield renamedRank(rank, smallDiscs, back);
      },
    };
  }

  /** The state after a move of a large disc that is one nearer; `null` if none exists. */
  private next({ placement, setting }: Place, level: number): Place | null {
    const { largeDiscs, smallDiscs, boundary } = this.layout;
    for (const { pegs, after } of largeMoves(this.tower, placement, largeDiscs)) {
      if (digitsOf(setting, smallDiscs, this.layout.pegs).some((peg) => pegs.includes(peg)))
        continue;
      const { cls, image }: Located = this.layout.placements.locate(after);
      const there = boundary.placeOf(renamedRank(setting, smallDiscs, image));
      if (this.table.rows[cls]?.[there] === level - 1) return { placement: after, setting };
    }
    return null;
  }
}

/** The least sum of two distances, at most `UNKNOWN`. */
function leastSum(row: Uint16Array, known: Uint16Array | null): number {
  let least = UNKNOWN;
  for (const [place, there] of row.entries())
    least = Math.min(least, there + (known?.[place] ?? UNKNOWN));
  return least;
}

function inverse(image: readonly number[]): number[] {
  const back = new Array<number>(image.length);
  image.forEach((to, peg) => {
    back[to] = peg;
  });
  return back;
}

import { remembered } from '@manaus/core/internals';
import { lowerBound } from '@manaus/graph/search';
import { type PegImage, renamedRank } from '@manaus/kernels/internals';

/**
 * The settings of the smallest discs in which a larger disc may be free to move: those that leave
 * at least two pegs empty. On P pegs there are at most P (P - 1) / 2 times (P - 2)^m of the P^m.
 */
export interface Boundary {
  /** Their ranks, increasing. */
  readonly settings: Uint32Array;
  /** The place of a setting; -1 for any other. */
  placeOf(setting: number): number;
  /** The places of the settings that leave both pegs empty. */
  avoiding(p: number, q: number): Uint32Array;
  /** The place to which renaming pegs takes each place. */
  renamed(image: PegImage): Uint32Array;
}

/** The boundary of some discs on some pegs. */
export function boundaryOf(pegs: number, discs: number): Boundary {
  const settings: number[] = [];
  const taken: number[] = [];
  collect(pegs, discs, 0, 0, (setting, used) => {
    settings.push(setting);
    taken.push(used);
  });
  const ranks = Uint32Array.from(settings);
  const placeOf = (setting: number) => placeIn(ranks, setting);
  return {
    settings: ranks,
    placeOf,
    avoiding: remembered((p: number, q: number) =>
      Uint32Array.from(
        taken.flatMap((used, place) => (((used >> p) | (used >> q)) & 1 ? [] : [place])),
      ),
    ),
    renamed: remembered((image: PegImage) =>
      ranks.map((setting) => placeOf(renamedRank(setting, discs, image))),
    ),
  };
}

/** The settings in increasing order, the largest disc first, each with the pegs that it takes. */
function collect(
  pegs: number,
  discs: number,
  setting: number,
  used: number,
  found: (setting: number, used: number) => void,
): void {
  if (discs === 0) {
    found(setting, used);
    return;
  }
  for (let peg = 0; peg < pegs; peg++) {
    const now = used | (1 << peg);
    if (pegCount(now) <= pegs - 2) collect(pegs, discs - 1, setting * pegs + peg, now, found);
  }
}

function pegCount(used: number): number {
  let count = 0;
  for (let rest = used; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function placeIn(sorted: Uint32Array, wanted: number): number {
  const place = lowerBound(sorted, wanted);
  return sorted[place] === wanted ? place : -1;
}

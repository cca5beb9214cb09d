import { type BlockGame, type BloxorzLevel, type BloxorzState, bloxorz } from '@manaus/blocks';
import { allBut, blockIn, inWords, outcomeOf } from './judge-bloxorz.js';
import { blockOf, playOf, type Run, startOf, type Variables } from './printed-bloxorz.js';
import { type Repair, repairs } from './repairs.js';

/** All repairs, of which those are kept that the algorithm asks for. */
class AskedRepairs extends Set<Repair> {
  readonly asked = new Set<Repair>();
  override has(repair: Repair): boolean {
    this.asked.add(repair);
    return super.has(repair);
  }
}

const letters = ['R', 'L', 'U', 'D', '_'] as const;
type Letter = (typeof letters)[number];

const inText = (block: Run['block']) => outcomeOf({ block, moves: 0, stuck: false })?.cubes.join();

/** The algorithm and the game after the same letters. */
type Pair = { readonly path: string; readonly variables: Variables; readonly state: BloxorzState };

/**
 * A shortest path with at most the given number of letters on which the algorithm, so repaired,
 * differs from the rules; `null` if none exists.
 *
 * Breadth-first search of the pairs of the algorithm's variables and the state of the game: paths
 * to one pair have the same continuations.
 */
export function shortestDifference(
  level: BloxorzLevel,
  repaired: ReadonlySet<Repair>,
  most = Number.POSITIVE_INFINITY,
): string | null {
  const game = bloxorz(level);
  const pairs: Pair[] = [{ path: '', variables: startOf(level), state: game.start }];
  const seen = new Set<string>();
  for (const pair of pairs) {
    if (pair.path.length >= most) return null;
    for (const letter of letters) {
      const next = nextPair(level, game, pair, letter, repaired);
      if (next === 'differ') return pair.path + letter;
      if (next === 'over') continue;
      const key = `${JSON.stringify(next.variables)} ${game.key(next.state)}`;
      if (!seen.has(key)) pairs.push(next);
      seen.add(key);
    }
  }
  return null;
}

/**
 * The pair after one more letter, unless one of the two has it or carries it out otherwise, or both
 * end.
 */
function nextPair(
  level: BloxorzLevel,
  game: BlockGame<BloxorzState>,
  pair: Pair,
  letter: Letter,
  repaired: ReadonlySet<Repair>,
): Pair | 'differ' | 'over' {
  // A copy that presses do not change.
  const { f, place, cubo, chaves } = pair.variables;
  const variables = {
    f: f.map((column) => [...column]),
    place,
    cubo,
    chaves: [...chaves],
  };
  const { moves, stuck } = playOf(variables, letter, repaired);
  const over = game.wins(pair.state) || !game.letters.includes(letter);
  const state = over ? null : game.move(pair.state, letter);
  if (stuck || (moves === 0) !== (state === null)) return 'differ';
  if (state === null) return 'over';
  if (inText(blockOf(variables)) !== inText(blockIn(level, state.cubes))) return 'differ';
  return { path: pair.path + letter, variables, state };
}

/** A level, and a path that differs on it. */
export type SmallPlay = { readonly level: BloxorzLevel; readonly path: string };

/** The result of a search of levels. */
export type SmallPlays = {
  readonly levels: number;
  /** For each of the repairs that some level needs, one on which the path is shortest. */
  readonly shortest: ReadonlyMap<Repair, SmallPlay>;
};

/**
 * The shortest plays that need each of some repairs, on all of the levels. A repair is left out
 * where the algorithm asks for it on some path; elsewhere its absence changes nothing.
 *
 * Throws an error for a level and a path on which the algorithm with all repairs differs from the
 * rules.
 */
export function smallPlays(levels: Iterable<BloxorzLevel>, sought: readonly Repair[]): SmallPlays {
  const shortest = new Map<Repair, SmallPlay>();
  let count = 0;
  for (const level of levels) {
    count++;
    for (const repair of askedRepairs(level)) {
      if (!sought.includes(repair)) continue;
      const play = shortest.get(repair);
      const path = shortestDifference(
        level,
        allBut(repair),
        play === undefined ? Number.POSITIVE_INFINITY : play.path.length - 1,
      );
      if (path !== null) shortest.set(repair, { level, path });
    }
  }
  return { levels: count, shortest };
}

/** The repairs that the algorithm, with all of them, asks for on some path. */
function askedRepairs(level: BloxorzLevel): ReadonlySet<Repair> {
  const all = new AskedRepairs(repairs);
  const path = shortestDifference(level, all);
  if (path !== null)
    throw new Error(`${inWords(level)}, path ${path}: the repaired algorithm fails`);
  return all.asked;
}

import { attacked, type Chance } from '@manaus/testing/attacked';
import {
  type Arrangement,
  bucharest,
  hanoi,
  london,
  manaus,
  oxford,
  type Puzzle,
  puzzleLaws,
  type TowerMove,
  type TowerState,
  towerPuzzle,
} from '../../src/index.js';

type Sound = Puzzle<TowerState, TowerMove>;

const sound = [
  hanoi(2),
  hanoi(3, { moves: 'adjacent' }),
  bucharest(2),
  manaus(3),
  london(2),
  oxford(2),
].map((rules) => towerPuzzle(rules));

/** The puzzle with other moves in one of its states that has some; `null` where it has none. */
function elsewhere(
  puzzle: Sound,
  { of }: Chance,
  change: (moves: readonly TowerMove[]) => readonly TowerMove[],
): Sound | null {
  const { codec, moves } = puzzle;
  const ranks = [...Array(codec.space).keys()].filter(
    (rank) => codec.has(rank) && moves(codec.unrank(rank)).length > 0,
  );
  const at = of(ranks);
  return {
    ...puzzle,
    moves: (state) => (codec.rank(state) === at ? change(moves(state)) : moves(state)),
  };
}

const stateOf = ({ codec }: Sound, { of }: Chance): number =>
  of([...Array(codec.space).keys()].filter((rank) => codec.has(rank)));

attacked<Sound>(sound, (puzzle) => puzzleLaws(puzzle).length === 0, {
  'a rank off by one': (one, from) => {
    const at = stateOf(one, from);
    const rank = (state: TowerState) =>
      one.codec.rank(state) + (one.codec.rank(state) === at ? 1 : 0);
    return { ...one, codec: { ...one.codec, rank } };
  },
  'a rank beyond the space': (one, { of }) => {
    const strange = of([-1, one.codec.space]);
    return {
      ...one,
      codec: { ...one.codec, has: (rank) => rank === strange || one.codec.has(rank) },
    };
  },
  'a state that is none to the codec': (one, from) => {
    const at = stateOf(one, from);
    const { codec, moves } = one;
    return moves(codec.unrank(at)).length === 0
      ? null
      : { ...one, codec: { ...codec, has: (rank) => rank !== at && codec.has(rank) } };
  },
  'a label of another state': (one, from) => {
    const [at, other] = [stateOf(one, from), stateOf(one, from)];
    const { codec, notation } = one;
    const format = (state: TowerState) =>
      notation.format(codec.rank(state) === at ? codec.unrank(other) : state);
    return at === other ? null : { ...one, notation: { ...notation, format } };
  },
  'a move twice': (one, from) => {
    const doubled = elsewhere(one, from, (moves) => [from.of(moves), ...moves]);
    return doubled === null ? null : { ...doubled, maxMoves: one.maxMoves + 1 };
  },
  'a move without its inverse': (one, from) => {
    const gone = from.below(60);
    return elsewhere(one, from, (moves) => moves.filter((_, i) => i !== gone % moves.length));
  },
  'too few moves allowed': (one) => {
    const { codec, moves } = one;
    const degrees = [...Array(codec.space).keys()].map((rank) =>
      codec.has(rank) ? moves(codec.unrank(rank)).length : 0,
    );
    return { ...one, maxMoves: Math.max(...degrees) - 1 };
  },
  'a move that stays': (one, from) => {
    const at = stateOf(one, from);
    return one.moves(one.codec.unrank(at)).length === 0
      ? null
      : {
          ...one,
          apply: (state, move) => (one.codec.rank(state) === at ? state : one.apply(state, move)),
        };
  },
  'a move that changes the state it is made from': (one, from) => {
    const at = stateOf(one, from);
    const apply = (state: TowerState, move: TowerMove): TowerState => {
      const next = one.apply(state, move);
      if (one.codec.rank(state) === at) {
        const pegs = state as Arrangement as number[][];
        pegs.push(pegs.shift() ?? []);
      }
      return next;
    };
    return one.moves(one.codec.unrank(at)).length === 0 ? null : { ...one, apply };
  },
});

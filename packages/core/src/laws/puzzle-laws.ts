import { type Puzzle, requirePuzzle } from '../puzzle.js';

/**
 * The laws that every puzzle obeys, checked on its whole space; the violations found, none for a
 * sound puzzle.
 *
 * 1. unrank after rank is the identity, and rank after unrank, on every rank that `has` accepts; 2.
 *    parse after format is the identity;
 * 3. a move leads to another state of the puzzle, two moves to two states, and leaves the state it
 *    is made from as it was;
 * 4. no state has more moves than `maxMoves`; 5. where the puzzle is not directed, every move has a
 *    move back. At most 20 are reported. Time: the number of ranks times the square of the degree.
 *
 * @example
 * ```ts
 * puzzleLaws(towerPuzzle(manaus(4))); // => []
 * ```
 */
export function puzzleLaws<State, Move>(puzzle: Puzzle<State, Move>): string[] {
  requirePuzzle('core/laws', puzzle);
  const found: string[] = [];
  const { codec } = puzzle;
  if (codec.has(-1) || codec.has(codec.space)) found.push('has accepts a rank outside the space');
  for (let rank = 0; rank < codec.space && found.length < 20; rank++)
    if (codec.has(rank)) found.push(...lawsAt(puzzle, rank));
  return found.slice(0, 20);
}

function lawsAt<State, Move>(puzzle: Puzzle<State, Move>, rank: number): string[] {
  const { codec, notation } = puzzle;
  const found: string[] = [];
  const state = codec.unrank(rank);
  const before = JSON.stringify(state);
  const label = notation.format(state);
  const law = (holds: boolean, text: string) => {
    if (!holds) found.push(`${puzzle.name} ${label} (rank ${rank}): ${text}`);
  };
  law(codec.rank(state) === rank, `rank gives ${codec.rank(state)}`);
  law(JSON.stringify(notation.parse(label)) === before, 'its label reads as another state');
  const targets = puzzle.moves(state).map((move) => codec.rank(puzzle.apply(state, move)));
  law(JSON.stringify(state) === before, 'a move changed it');
  law(targets.length <= puzzle.maxMoves, `${targets.length} moves, maxMoves is ${puzzle.maxMoves}`);
  law(new Set(targets).size === targets.length, 'two moves lead to one state');
  for (const target of targets) {
    const isOther = target !== rank && codec.has(target);
    law(isOther, `a move leads to rank ${target}`);
    if (isOther && !puzzle.directed && !leadsTo(puzzle, target, rank))
      law(false, `no move back from ${notation.format(codec.unrank(target))}`);
  }
  return found;
}

function leadsTo<State, Move>(puzzle: Puzzle<State, Move>, from: number, to: number): boolean {
  const state = puzzle.codec.unrank(from);
  return puzzle.moves(state).some((move) => puzzle.codec.rank(puzzle.apply(state, move)) === to);
}

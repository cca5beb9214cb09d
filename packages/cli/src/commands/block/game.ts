import type { Letter, Level } from '@manaus/blocks';
import { levelSolver } from '@manaus/lab/internals';
import { boardRows, legends } from './board.js';

/** A request of the player: a move, or one of the others. */
export type Wish = Letter | 'undo' | 'hint' | 'restart';

const KEYS = 'arrows move · space the other half · u undo · h hint · r restart · q quit';

/** The number of moves of a path, and of rolls where some move is `_`. */
export function movesAndRolls(path: string): string {
  const rolls = path.replaceAll('_', '').length;
  const moves = `${path.length} moves`;
  return rolls === path.length ? moves : `${moves}, ${rolls} rolls`;
}

/** A game in progress: the states so far, and solutions from the current one. */
export function playedGame(level: Level) {
  const { game, solve } = levelSolver(level);
  const solutions = new Map<number, string | null>();
  let states = [game.start];
  let path = '';
  const here = () => states[states.length - 1];
  const solution = (): string | null => {
    const known = solutions.get(here());
    if (known !== undefined) return known;
    const found = solve(here());
    solutions.set(here(), found);
    return found;
  };
  const least = solution()?.length;
  const move = (letter: Letter): string => {
    const next = game.move(here(), game.letters.indexOf(letter));
    if (next < 0) return `${letter}: not a legal move`;
    states.push(next);
    path += letter;
    return '';
  };
  const back = (moves: number): string => {
    const left = Math.max(0, path.length - moves);
    states = states.slice(0, left + 1);
    path = path.slice(0, left);
    return '';
  };
  return {
    path: () => path,
    won: () => game.wins(here()),
    take(wish: Wish): string {
      if (wish === 'undo') return back(1);
      if (wish === 'restart') return back(path.length);
      const letter = game.letters.find((other) => other === wish);
      if (wish !== 'hint')
        return letter === undefined ? `${wish}: not a move of this level` : move(letter);
      return solution() === null
        ? 'hint: from here it cannot be won; undo'
        : `hint: ${solution()?.[0]}`;
    },
    screen(said: string): string[] {
      const left = solution();
      const distance =
        left === null
          ? 'cannot be won from here'
          : left === ''
            ? 'won!'
            : `${left.length} to the goal`;
      const status = `${movesAndRolls(path)} · ${distance}${least === undefined ? '' : ` · ${least} is the least from the start`}`;
      return [
        level.name || level.game,
        '',
        ...boardRows(level, game.unpack(here())),
        '',
        status,
        said,
        '',
        KEYS,
        legends[level.game],
      ];
    },
  };
}

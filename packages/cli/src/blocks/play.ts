import type { Letter, Level } from '@manaus/blocks';
import { levelSolver } from '@manaus/lab';
import { BadInput } from '../bad-input.js';
import type { Io } from '../io.js';
import { boardRows, legends } from './board.js';

/** What a key asks for: a letter of the game, or one of these. */
type Wish = 'undo' | 'hint' | 'restart' | 'quit' | 'interrupt' | string;

const wishes: Readonly<Record<string, Wish>> = {
  '\u001b[A': 'U',
  '\u001b[B': 'D',
  '\u001b[C': 'R',
  '\u001b[D': 'L',
  '\u001bOA': 'U',
  '\u001bOB': 'D',
  '\u001bOC': 'R',
  '\u001bOD': 'L',
  ' ': '_',
  _: '_',
  '\t': '_',
  u: 'undo',
  '\u007f': 'undo',
  '\b': 'undo',
  h: 'hint',
  r: 'restart',
  q: 'quit',
  '\u0004': 'quit',
  '\u0003': 'interrupt',
};

const CLEAR = '\u001b[H\u001b[2J';
const KEYS = 'arrows move · space the other half · u undo · h hint · r restart · q quit';

/** Plays a level in the terminal until it is won or left; draws the board anew after every key. */
export async function play(level: Level, io: Io): Promise<void> {
  if (io.keys === undefined)
    throw new BadInput('standard input must be a terminal to play (got something else)');
  const game = playedGame(level);
  const draw = (said: string) => io.out(`${CLEAR}${game.screen(said).join('\r\n')}\r\n`);
  draw('');
  for await (const key of io.keys) {
    const wish = wishes[key];
    if (wish === undefined) continue;
    if (wish === 'quit') break;
    if (wish === 'interrupt') {
      process.kill(process.pid, 'SIGINT');
      return;
    }
    draw(game.take(wish));
    if (game.won()) break;
  }
  io.out(
    `${game.won() ? 'Won' : 'Left'} after ${game.path().length} moves: ${game.path() || '-'}\r\n`,
  );
}

/** A play: the states so far, and how far it still is from the last one. */
function playedGame(level: Level) {
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
      const status = `${path.length} moves · ${distance}${least === undefined ? '' : ` · ${least} is the least from the start`}`;
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

import type { Letter, Level } from '@manaus/blocks';
import { levelSolver } from '@manaus/lab/blocks';
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
export class PlayedGame {
  path = '';
  readonly #level: Level;
  readonly #solver: ReturnType<typeof levelSolver>;
  readonly #solutions = new Map<number, string | null>();
  readonly #least: number | undefined;
  #states: number[];

  constructor(level: Level) {
    this.#level = level;
    this.#solver = levelSolver(level);
    this.#states = [this.#solver.game.start];
    this.#least = this.#solution()?.length;
  }

  get won(): boolean {
    return this.#solver.game.wins(this.#here);
  }

  /** Does what the player wishes; the text says what there is to say of it. */
  take(wish: Wish): string {
    if (wish === 'undo') return this.#back(1);
    if (wish === 'restart') return this.#back(this.path.length);
    return wish === 'hint' ? this.#hint() : this.#move(wish);
  }

  screen(said: string): string[] {
    const { name, game } = this.#level;
    const rows = boardRows(this.#level, this.#solver.game.unpack(this.#here));
    return [name || game, '', ...rows, '', this.#status(), said, '', KEYS, legends[game]];
  }

  get #here(): number {
    return this.#states[this.#states.length - 1];
  }

  #solution(): string | null {
    const known = this.#solutions.get(this.#here);
    if (known !== undefined) return known;
    const found = this.#solver.solve(this.#here);
    this.#solutions.set(this.#here, found);
    return found;
  }

  #move(letter: Letter): string {
    const { game } = this.#solver;
    if (!game.letters.includes(letter)) return `${letter}: not a move of this level`;
    const next = game.move(this.#here, game.letters.indexOf(letter));
    if (next < 0) return `${letter}: not a legal move`;
    this.#states.push(next);
    this.path += letter;
    return '';
  }

  #back(moves: number): string {
    const left = Math.max(0, this.path.length - moves);
    this.#states = this.#states.slice(0, left + 1);
    this.path = this.path.slice(0, left);
    return '';
  }

  #hint(): string {
    const solution = this.#solution();
    return solution === null ? 'hint: from here it cannot be won; undo' : `hint: ${solution[0]}`;
  }

  #status(): string {
    const least = this.#least === undefined ? '' : ` · ${this.#least} is the least from the start`;
    return `${movesAndRolls(this.path)} · ${distanceText(this.#solution())}${least}`;
  }
}

function distanceText(solution: string | null): string {
  if (solution === null) return 'cannot be won from here';
  return solution === '' ? 'won!' : `${solution.length} to the goal`;
}

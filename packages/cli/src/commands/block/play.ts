import { badInput } from '../../errors/refusal.js';
import { command } from '../../shell/command.js';
import type { Io } from '../../shell/io.js';
import { movesAndRolls, PlayedGame, type Wish } from './game.js';
import { levelArgument, readLevel, rulesOption } from './level.js';

const wishes: Readonly<Record<string, Wish | 'quit' | 'interrupt'>> = {
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

export const playAction = command({
  description:
    'Plays a level in the terminal, with undo, hints and the distance to the goal. The arrow keys move, q quits.',
  arguments: { file: levelArgument },
  options: rulesOption,
  examples: [['manaus block play levels/twins.txt', 'a level of Bloxorz']],
  small: 'the time is that of the player',
  async run({ file, rules }, io) {
    const level = await readLevel(file, io, rules);
    if (io.keys === undefined)
      throw badInput('standard input must be a terminal to play (got something else)');
    const game = new PlayedGame(level);
    if (await endsByInterrupt(game, io.keys, io)) return void process.kill(process.pid, 'SIGINT');
    const end = game.won ? 'Won' : 'Left';
    io.out(`${end} after ${movesAndRolls(game.path)}: ${game.path || '-'}\r\n`);
  },
});

/** Plays a game by keys until it is won or left; true if an interrupt ends it. */
async function endsByInterrupt(
  game: PlayedGame,
  keys: AsyncIterable<string>,
  io: Io,
): Promise<boolean> {
  const draw = (said: string) => io.out(`${CLEAR}${game.screen(said).join('\r\n')}\r\n`);
  draw('');
  for await (const key of keys) {
    const wish = wishes[key];
    if (wish === undefined) continue;
    if (wish === 'quit' || wish === 'interrupt') return wish === 'interrupt';
    draw(game.take(wish));
    if (game.won) return false;
  }
  return false;
}

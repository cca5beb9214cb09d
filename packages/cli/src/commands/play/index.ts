import { extname } from 'node:path';
import { towerRegistry } from '@manaus/core';
import { heapGames } from '@manaus/games';
import { badInput, unusable } from '../../errors/refusal.js';
import { flag, wholeNumbers } from '../../options/kinds.js';
import { label, labelNote } from '../../options/label.js';
import { flagName, namesGiven, underHeading, type Values } from '../../options/option.js';
import { moduleEndings } from '../../options/rules-names.js';
import { pageAddress } from '../../page/address.js';
import { pageOnDisk } from '../../page/file.js';
import { command } from '../../shell/command.js';
import type { Io } from '../../shell/io.js';
import { type Games, gameKind, gameOptions, gameWord } from '../../subjects/game-subject.js';
import { grouped, listed } from '../../tables/text.js';
import {
  heapFields,
  isProgram,
  levelFields,
  MOST_HEAPS,
  MOST_OBJECTS,
  towerFields,
} from './fields.js';

/** The longest address that every browser takes, in characters. */
const LONGEST_ADDRESS = 8000;

const playOptions = (games: Games) => {
  const { discs, ...options } = gameOptions(games);
  const shown = `${discs.help} (default: that of --from, or 3)`;
  return {
    discs: { ...discs, help: shown },
    ...underHeading('Puzzle options', {
      from: label('the state to start from (default: one that the page chooses)'),
    }),
    ...options,
    ...underHeading('Heap options', {
      heaps: wholeNumbers(
        'a,b,c',
        `the heaps, 1 to ${MOST_HEAPS} of at most ${MOST_OBJECTS} objects (default: those of the page)`,
        0,
        MOST_OBJECTS,
      ),
    }),
    'no-open': flag('only print the address'),
  };
};

export const playCommand = ({
  towers = towerRegistry,
  heapGames: games = heapGames,
}: Partial<Games> = {}) => {
  const known: Games = { towers, heapGames: games };
  return command({
    description:
      'Opens a tower, a heap game or a level on the play page, in the browser of the desktop, and prints the address. Without GAME, the page as it begins.',
    arguments: { game: gameWord(known) },
    options: playOptions(known),
    notes: [
      'The page is one file on this machine, which asks for nothing over a network; npm start builds it in a checkout. The whole game is in the address.',
      'A .json file and -, standard input, hold the rules of a tower, any other file a level. The page runs no programs: a module (.ts, .js) is refused.',
      labelNote,
    ],
    examples: [
      ['manaus play', 'the page as it begins'],
      ['manaus play manaus --from 2/1/34', 'a tower, from a state'],
      ['manaus play hanoi --discs 4 --pegs 4 --no-open', 'only the address'],
      ['manaus play kayles --heaps 5,7 --misere', 'a heap game'],
      ['manaus play levels/twins.txt', 'a level'],
    ],
    small: 'the game is read; the page does the work',
    async run({ game, 'no-open': stays, ...given }, io) {
      const hash = game === undefined ? withoutGame(given) : await hashOf(known, game, given, io);
      const address = `${io.page ?? pageOnDisk()}${hash}`;
      if (address.length > LONGEST_ADDRESS)
        throw badInput(
          `${game} makes an address of ${grouped(address.length)} characters, and browsers take ${grouped(LONGEST_ADDRESS)}: open the page by manaus play, and the file there`,
        );
      io.out(`${address}\n`);
      if (!stays) io.openInBrowser?.(address);
    },
  });
};

type Given = Omit<Values<ReturnType<typeof playOptions>>, 'no-open'>;

/** The address of the page as it begins, which no option changes. */
function withoutGame(given: Given): string {
  const names = namesGiven(given).map(flagName);
  if (names.length > 0) throw unusable(listed(names), 'without GAME');
  return '';
}

/** The address of a game, behind the page's own. */
async function hashOf(games: Games, named: string, given: Given, io: Io): Promise<string> {
  const { from, discs, pegs, capacities, moves, goal, rules, ...ofHeaps } = given;
  if (moduleEndings.includes(extname(named).toLowerCase())) throw isProgram(named);
  const ofTower = { discs, pegs, capacities, moves, goal, from };
  const kind = gameKind(games, named, { tower: ofTower, heaps: ofHeaps, level: { rules } });
  if (kind === 'tower')
    return pageAddress('towers', await towerFields(games.towers, named, ofTower, io));
  if (kind === 'heaps')
    return pageAddress('heaps', await heapFields(games.heapGames, named, ofHeaps, io));
  return pageAddress('blocks', await levelFields(named, { rules }, io));
}

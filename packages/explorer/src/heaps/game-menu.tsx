import type { HeapGameEntry } from '@manaus/games';
import { type Fields, without } from '../shell/game-state.js';
import { PictureMenu } from '../shell/picture-menu.js';
import type { Words } from '../words/words.js';
import { GamePicture } from './game-picture.js';
import type { HeapSetup } from './setup.js';
import { gameText } from './texts.js';

interface MenuProps {
  readonly setup: HeapSetup;
  readonly games: readonly HeapGameEntry[];
  readonly fields: Fields;
  readonly words: Words;
  onOpen(fields: Fields): void;
}

/** The heap games as pictures; another game begins with its own heaps, and the same opponent. */
export function GameMenu({ setup, games, fields, words, onOpen }: MenuProps) {
  const own = ['at', 'turn', 'heaps', ...Object.keys(setup.parameters)];
  return (
    <div class="puzzles heap-games">
      <PictureMenu
        label={words('game')}
        all={words('games.all', { n: games.length })}
        choices={games.map((game) => ({
          name: game.name,
          text: gameText(words, game),
          picture: <GamePicture game={game} />,
        }))}
        chosen={setup.family.name}
        onChoose={(game) => onOpen({ ...without(fields, own), game })}
      />
    </div>
  );
}

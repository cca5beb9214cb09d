import { type Level, parseLevel } from '@manaus/blocks';
import { memo } from 'preact/compat';
import { Marks } from '../shell/mark-view.js';
import { PictureMenu } from '../shell/picture-menu.js';
import { doneSoFar } from '../shell/storage.js';
import type { Words } from '../words/words.js';
import { levelScene } from './board.js';
import { levelNames, levelTexts } from './levels.js';
import { levelDone, levelText } from './texts.js';

const levels = levelNames.map((file) => ({
  file,
  level: parseLevel(levelTexts.get(file) ?? ''),
}));

interface MenuProps {
  /** The level on the board; `null` for a text of the reader. */
  readonly name: string | null;
  readonly words: Words;
  onLevel(name: string): void;
}

/** The levels as pictures, from few moves to many, with a mark on those that were won. */
export function LevelMenu({ name, words, onLevel }: MenuProps) {
  const done = doneSoFar();
  const won = levels.filter(({ file }) => done.has(levelDone(file))).length;
  return (
    <div class="puzzles level-menu">
      <PictureMenu
        label={words('block.level')}
        all={words('block.all', { n: levels.length })}
        progress={won === 0 ? undefined : words('block.wonCount', { n: won })}
        choices={levels.map(({ file, level }) => ({
          name: file,
          text: `${levelText(file, level.name, words)}${done.has(levelDone(file)) ? ' ✓' : ''}`,
          note: words(`block.${level.game}`),
          picture: <LevelPicture level={level} />,
        }))}
        chosen={name}
        onChoose={onLevel}
      />
    </div>
  );
}

const LevelPicture = memo(({ level }: { readonly level: Level }) => {
  const { marks, box } = levelScene(level);
  return (
    <svg viewBox={box.map(Math.round).join(' ')} aria-hidden="true">
      <Marks marks={marks} />
    </svg>
  );
});

import type { NamedTower } from '@manaus/core';
import { useMemo } from 'preact/hooks';
import { PictureMenu } from '../shell/picture-menu.js';
import { doneSoFar } from '../shell/progress.js';
import type { Words } from '../words/words.js';
import { BoardPicture } from './board-picture.js';
import { invitingStart } from './start.js';
import { towerText } from './texts.js';
import { towerDone } from './tower-done.js';
import type { TowerGame } from './tower-game.js';
import { worldOf } from './world.js';

interface MenuProps {
  readonly game: TowerGame;
  readonly towers: readonly NamedTower[];
  readonly words: Words;
  onTower(puzzle: string): void;
  onDiscs(discs: number): void;
}

/** The number of discs in the pictures of the menu. */
const pictured = 3;

/** The towers as pictures, and the number of discs. */
export function PuzzleMenu({ game: { setup }, towers, words, onTower, onDiscs }: MenuProps) {
  const { discs } = setup;
  const done = useMemo(doneSoFar, [setup]);
  const isDone = done.has(towerDone(setup) ?? '');
  return (
    <div class="puzzles">
      <PictureMenu
        label={words('game')}
        all={words('games.all', { n: towers.length })}
        choices={towers.map((tower) => ({
          name: tower.name,
          text: towerText(words, tower),
          picture: <TowerPicture tower={tower} />,
        }))}
        chosen={setup.tower.name}
        onChoose={onTower}
      />
      <div class="stepper">
        <button
          type="button"
          aria-label={words('discs.fewer')}
          disabled={discs <= 1}
          onClick={() => onDiscs(discs - 1)}
        >
          −
        </button>
        <span class="discs" aria-live="polite">
          {words('discs.count', { n: discs })}
          {isDone ? ' ✓' : ''}
        </span>
        <button type="button" aria-label={words('discs.more')} onClick={() => onDiscs(discs + 1)}>
          +
        </button>
      </div>
    </div>
  );
}

/** A tower at its start. */
function TowerPicture({ tower }: { readonly tower: NamedTower }) {
  const { rules, state } = useMemo(() => {
    const world = worldOf(tower.tower(pictured));
    return { rules: world.rules, state: world.state(invitingStart(world)) };
  }, [tower]);
  return <BoardPicture rules={rules} state={state} peg={26} disc={8} />;
}

import type { NamedTower } from '@manaus/core';
import { useMemo } from 'preact/hooks';
import { Button } from '../shell/button.js';
import type { Fields } from '../shell/game-state.js';
import { PictureMenu } from '../shell/picture-menu.js';
import { doneSoFar } from '../shell/storage.js';
import type { Words } from '../words/words.js';
import { BoardPicture } from './board-picture.js';
import { towerDone, towerText } from './setup.js';
import { rulesIn, withField } from './setup-form.js';
import { invitingStart, type TowerGame } from './tower-game.js';
import { worldOf } from './world.js';

interface MenuProps {
  readonly game: TowerGame;
  readonly towers: readonly NamedTower[];
  readonly words: Words;
  onOpen(fields: Fields): void;
}

/** The number of discs in the pictures of the menu. */
const pictured = 3;

/** The towers as pictures, and the number of discs. */
export function PuzzleMenu({ game, towers, words, onOpen }: MenuProps) {
  const { setup } = game;
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
        onChoose={(puzzle) => onOpen({ puzzle, discs: String(setup.discs) })}
      />
      <DiscStepper game={game} words={words} onOpen={onOpen} />
    </div>
  );
}

/** The number of discs, with a mark where the tower was solved. */
function DiscStepper({ game, words, onOpen }: Pick<MenuProps, 'game' | 'words' | 'onOpen'>) {
  const { setup } = game;
  const { discs } = setup;
  const done = useMemo(doneSoFar, [setup]);
  const open = (n: number) => onOpen(withField(rulesIn(game), 'discs', String(n)));
  return (
    <div class="stepper">
      <Button
        aria-label={words('discs.fewer')}
        disabled={discs <= 1}
        onClick={() => open(discs - 1)}
      >
        −
      </Button>
      <span class="discs" aria-live="polite">
        {words('discs.count', { n: discs })}
        {done.has(towerDone(setup) ?? '') ? ' ✓' : ''}
      </span>
      <Button aria-label={words('discs.more')} onClick={() => open(discs + 1)}>
        +
      </Button>
    </div>
  );
}

function TowerPicture({ tower }: { readonly tower: NamedTower }) {
  const board = useMemo(() => {
    const rules = tower.tower(pictured);
    const world = worldOf(rules);
    return { rules, state: world.state(invitingStart(world)) };
  }, [tower]);
  return <BoardPicture {...board} peg={26} disc={8} />;
}

import type { NamedTower } from '@manaus/core';
import { useEffect, useMemo, useRef } from 'preact/hooks';
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
  const list = useRef<HTMLUListElement>(null);
  // On a small screen the list scrolls; the tower on the board is kept in sight.
  useEffect(() => {
    const { current } = list;
    const chosen = current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (current === null || !chosen) return;
    const left = chosen.offsetLeft - current.offsetLeft;
    current.scrollTo({ left: left - current.clientWidth / 2 });
  }, [setup.tower]);
  return (
    <div class="puzzles">
      <ul ref={list} aria-label={words('game')}>
        {towers.map((tower) => (
          <li key={tower.name}>
            <button
              type="button"
              aria-pressed={tower.name === setup.tower.name}
              onClick={() => onTower(tower.name)}
            >
              <TowerPicture tower={tower} />
              <span>{towerText(words, tower)}</span>
            </button>
          </li>
        ))}
      </ul>
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

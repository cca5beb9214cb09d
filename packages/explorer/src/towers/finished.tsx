import { hasHelp, startOf, wayOf } from '../play/history.js';
import { towerAddress } from '../shell/address.js';
import { Finish } from '../shell/finish.js';
import { given } from '../shell/game-state.js';
import type { Onward } from '../shell/view-props.js';
import type { Words } from '../words/words.js';
import type { TowerSetup } from './setup.js';
import { distanceHere, type TowerGame } from './tower-game.js';
import { isStep } from './world.js';

/** Beyond these the next size is no invitation. */
const mostDiscs = 8;

interface FinishedProps {
  readonly game: TowerGame;
  readonly words: Words;
  readonly onward: Onward | null;
  onAgain(): void;
}

/** True if a play has come from its start to the goal. */
export const isFinished = (game: TowerGame): boolean =>
  game.history.at > 0 && distanceHere(game) === 0;

/** The end of a play: its moves beside the fewest possible, and what may come next. */
export function Finished({ game, words, onward, onAgain }: FinishedProps) {
  const { world, history } = game;
  const least = world.distances[startOf(history)];
  const best = isOwn(game) && history.at === least;
  const fewest = best ? words('finish.best') : words('card.optimum', { n: least });
  return (
    <Finish
      words={words}
      text={`${madeText(game, words)} ${fewest}`}
      best={best}
      onward={onward ?? nextSize(game, words)}
      onAgain={onAgain}
    />
  );
}

/** True if each step of the play was a move that the player found. */
export const isOwn = (game: TowerGame): boolean => !hasJumps(game) && !hasHelp(game.history);

/** The way in which the goal was reached, and in how many moves. */
function madeText(game: TowerGame, words: Words): string {
  if (hasJumps(game)) return words('card.jumped');
  const { at: n } = game.history;
  return words(hasHelp(game.history) ? 'finish.helped' : 'card.solved', { n });
}

/** True if a step of the play was no move. */
function hasJumps({ world, history }: TowerGame): boolean {
  const way = wayOf(history);
  return way.some((vertex, i) => i > 0 && !isStep(world, way[i - 1], vertex));
}

/** The same tower with one disc more. */
function nextSize({ setup }: TowerGame, words: Words): Onward | null {
  const discs = setup.discs + 1;
  return discs > mostDiscs ? null : wayTo({ ...setup, discs }, words);
}

const wayTo = ({ tower, discs, pegs }: TowerSetup, words: Words): Onward => ({
  label: words('onward.discs', { n: discs }),
  href: towerAddress(given({ puzzle: tower.name, discs: `${discs}`, pegs: pegs?.toString() })),
});

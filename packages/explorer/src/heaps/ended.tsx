import { range } from '@manaus/core';
import { current, hasHelp } from '../play/history.js';
import { gameAddress } from '../shell/address.js';
import { unlessBad } from '../shell/bad-input.js';
import { Finish } from '../shell/finish.js';
import type { Onward } from '../shell/view-props.js';
import type { Words } from '../words/words.js';
import type { HeapsGame } from './heaps-game.js';
import { winner } from './play.js';
import { type HeapSetup, writeSetup } from './setup.js';
import { tableOf } from './table.js';
import { whoOf } from './texts.js';

interface EndedProps {
  readonly game: HeapsGame;
  readonly words: Words;
  readonly onward: Onward | null;
  onAgain(): void;
}

/** The objects of the largest heap beyond which the next problem is no invitation. */
const mostObjects = 20;

/**
 * The same game with a larger last heap, from which the first to move can win; `null` without one.
 */
export function nextProblem({ table: { setup } }: HeapsGame): HeapSetup | null {
  const larger = range((setup.heaps.at(-1) ?? 0) + 1, mostObjects);
  return (
    larger
      .map((heap) => ({
        ...setup,
        heaps: [...setup.heaps.slice(0, -1), heap],
      }))
      .find(isWinnable) ?? null
  );
}

/**
 * True if the first to move can win; false as well where a table of the game would take too long.
 */
const isWinnable = (setup: HeapSetup): boolean =>
  unlessBad(() => {
    const { outcome, start } = tableOf(setup);
    return outcome(start) === 'N';
  }, false);

function toNext(game: HeapsGame, words: Words): Onward | null {
  const next = nextProblem(game);
  return (
    next && {
      label: words('onward.heaps', { heaps: next.heaps.join(', ') }),
      href: gameAddress('heaps', writeSetup(next)),
    }
  );
}

/** True if the person on the page has won, or two people have come to the end. */
export function isWon({ table, history }: HeapsGame): boolean {
  const won = winner(table, current(history));
  return won !== null && whoOf(table, won) !== 'opponent';
}

/** True if the person on the page has won, or two people, by moves that they found. */
export const isOwnWin = (game: HeapsGame): boolean => isWon(game) && !hasHelp(game.history);

/** The end of a play: who has won, and what may come next. */
export function Ended({ game, words, onward, onAgain }: EndedProps) {
  const { table, history } = game;
  const won = winner(table, current(history));
  if (won === null) return null;
  const who = whoOf(table, won);
  const lost = who === 'opponent';
  const remark = lost ? 'heaps.finish.lost' : isOwnWin(game) ? null : 'heaps.finish.helped';
  return (
    <Finish
      words={words}
      text={`${words(`heaps.won.${who}`)} ${remark === null ? '' : words(remark)}`}
      best={isOwnWin(game)}
      onward={lost ? null : (onward ?? toNext(game, words))}
      onAgain={onAgain}
    />
  );
}

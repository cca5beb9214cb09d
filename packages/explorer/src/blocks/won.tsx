import { useEffect } from 'preact/hooks';
import { hasHelp } from '../play/history.js';
import { gameAddress } from '../shell/address.js';
import { Finish } from '../shell/finish.js';
import { addDone } from '../shell/progress.js';
import type { Onward, ViewProps } from '../shell/view-props.js';
import type { Words } from '../words/words.js';
import { distanceOfStart } from './chart.js';
import { levelNames } from './levels.js';
import type { BlocksState } from './reducer.js';
import { levelDone, levelText } from './texts.js';

interface WonProps extends Pick<ViewProps, 'words' | 'onward' | 'onSolved'> {
  readonly state: BlocksState;
  onAgain(): void;
}

/** The end of a level: own moves beside the fewest possible, and the next level. */
export function Won({ state: { game, search }, words, onward, onSolved, onAgain }: WonProps) {
  const { name, history } = game;
  const { at } = history;
  const helped = hasHelp(history);
  useEffect(() => {
    if (helped) return;
    if (name !== null) addDone(levelDone(name));
    onSolved?.();
  }, [name, helped]);
  const least = search.kind === 'chart' ? distanceOfStart(search.chart) : null;
  const best = least === at && !helped;
  const fewest = best
    ? words('finish.best')
    : least === null
      ? ''
      : words('card.optimum', { n: least });
  return (
    <Finish
      words={words}
      text={`${words(helped ? 'finish.helped' : 'block.finish', { n: at })} ${fewest}`}
      best={best}
      onward={onward ?? nextLevel(name, words)}
      onAgain={onAgain}
    />
  );
}

/** The level after another, from few moves to many. */
function nextLevel(name: string | null, words: Words): Onward | null {
  const next = name === null ? undefined : levelNames[levelNames.indexOf(name) + 1];
  return next === undefined ? null : wayTo(next, words);
}

const wayTo = (level: string, words: Words): Onward => ({
  label: words('onward.level', { name: levelText(level, level, words) }),
  href: gameAddress('blocks', { level }),
});

import type { NamedTower } from '@manaus/core';
import { Explained } from '../shell/explained.js';
import { phraseText } from '../shell/phrase.js';
import { SourceLink } from '../shell/source-link.js';
import type { Words } from '../words/words.js';
import { explain } from './explain.js';
import type { World } from './world.js';

/** The answer whether the goal can be reached, and the statement behind it. */
export function Why({
  world,
  tower,
  at,
  words,
}: {
  readonly world: World;
  readonly tower: NamedTower;
  readonly at: number;
  readonly words: Words;
}) {
  const { key, values, obstacle, item } = explain(world, at, tower);
  // Where every state reaches the goal there is nothing to explain about one of them.
  if (key === 'why.all') return null;
  return (
    <p class={world.distances[at] < 0 ? 'why bad' : 'why good'}>
      <strong>{words('why')}:</strong> <Explained text={words(key, values)} />{' '}
      {obstacle === undefined ? '' : phraseText(obstacle, words)}{' '}
      {item === null ? null : <SourceLink item={item} words={words} />}
    </p>
  );
}

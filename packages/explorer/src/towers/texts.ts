import type { NamedTower } from '@manaus/core';
import { textOr, type Words } from '../words/words.js';
import type { TowerSetup } from './setup.js';

/** The name of a tower; one that the page has no words for keeps its plain name. */
export const towerText = (words: Words, { name }: NamedTower): string =>
  textOr(words, `tower.${name}`, name);

/** A tower with the number of its discs. */
export const sizedText = (words: Words, { tower, discs }: TowerSetup): string =>
  `${towerText(words, tower)}, ${words('discs.count', { n: discs })}`;

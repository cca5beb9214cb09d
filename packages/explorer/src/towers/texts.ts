import type { NamedTower } from '@manaus/core';
import { textOr, type Words } from '../words/words.js';

/** The name of a tower; one that the page has no words for keeps its plain name. */
export const towerText = (words: Words, { name }: NamedTower): string =>
  textOr(words, `tower.${name}`, name);

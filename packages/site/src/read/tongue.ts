import { works } from '@manaus/papers';
import { catalogOf } from '@manaus/papers/internals';
import type { Language, Tongue } from '@manaus/plot';

/** The words of all works in Portuguese; where two have a text, that of the first is taken. */
const words = Object.assign({}, ...works().map(catalogOf).reverse());

/** What the figures and tables of the site are said in: a language with the words of the works. */
export const tongueOf = (language: Language): Tongue => ({ language, words });

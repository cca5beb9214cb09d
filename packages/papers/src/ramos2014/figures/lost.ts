import type { Words } from '../../check/index.js';

/** The departure of a figure of a reduction whose drawing is lost. */
export const rebuiltParts: Words = {
  en: 'The drawing is lost: the parts are rebuilt from the words of the proof, their lengths are ours.',
  pt: 'O desenho se perdeu: as partes são reconstruídas a partir das palavras da demonstração, com comprimentos nossos.',
};

/** The same of a figure with one part. */
export const rebuiltPart: Words = {
  en: 'The drawing is lost: the part is rebuilt from the words of the proof.',
  pt: 'O desenho se perdeu: a parte é reconstruída a partir das palavras da demonstração.',
};

import { orderedWorks } from '@manaus/papers/internals';
import type { Words } from '@manaus/plot';

const english = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const portuguese = ['três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

/** The number of the works inside a sentence; in digits where it is longer as a word. */
export function workCount(): Words {
  const works = orderedWorks().length;
  return { en: english[works - 3] ?? `${works}`, pt: portuguese[works - 3] ?? `${works}` };
}

/** The same at the beginning of a sentence. */
export function firstWorkCount(): Words {
  const { en, pt } = workCount();
  return { en: upperFirst(en), pt: upperFirst(pt) };
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

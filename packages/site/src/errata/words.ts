import type { Grounds } from '@manaus/papers/internals';
import type { Words } from '@manaus/plot';
import type { Erratum } from '../read/site.js';

/** The introduction: how many items hold, how many do not, and of what kind those are. */
export const lead = ({
  items,
  asPrinted,
  withReading,
  withPicture,
  open,
  wrong,
  print,
  reading,
  border,
  transcription,
}: Grounds): Words => ({
  en: `We have read these works item by item and had a program check each item. Of ${items} items, ${asPrinted} hold as printed, ${withReading} hold with a reading that we name, ${withPicture} hold with a lost picture rebuilt from the words about it, all of them proved, checked in full, or checked in the range named; ${open} could not be checked. ${wrong} do not hold as printed, and are listed here: ${print} of them are of the print, ${reading} depend on the reading, ${border} of these on a border case alone, and ${transcription} may be of our transcription only.`,
  pt: `Lemos estes trabalhos item por item, e um programa verificou cada um dos itens. De ${items} itens, ${asPrinted} valem como impressos, ${withReading} valem com uma leitura que indicamos e ${withPicture} valem com uma figura perdida, refeita a partir do texto: todos demonstrados, verificados por completo ou verificados no intervalo indicado; ${open} não puderam ser verificados. ${wrong} não valem como impressos, e são os que se listam aqui: ${print} são do texto impresso, ${reading} dependem da leitura, ${border} destes apenas de um caso limite, e ${transcription} podem ser apenas da nossa transcrição.`,
});

/** The errata of most weight, and how they were chosen. */
export const first = {
  title: { en: 'The ten that matter first', pt: 'Os dez que mais importam' },
  note: {
    en: 'Theorems, lemmas and propositions come first, then algorithms, then what most other items rest on; border cases and what may be of the transcription are left out.',
    pt: 'Primeiro os teoremas, lemas e proposições, depois os algoritmos, depois aquilo de que mais itens dependem; ficam de fora os casos limite e o que pode ser da transcrição.',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** The errata that rest on a smallest case alone. */
export const borderCases = {
  title: { en: 'Border cases', pt: 'Casos limite' },
  note: {
    en: 'These fail for their smallest case alone, or where nothing is left to do; without it they hold.',
    pt: 'Estes só falham no menor caso, ou quando nada resta a fazer; sem ele, valem.',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** The way in which the texts were read, and the request to be told of mistakes. */
export const thanks: Words = {
  en: 'We worked from a transcription of the text, in which the figures are lost and some tables may be garbled. Where an error may be of the transcription only, we say so. If we have misread anything, we should be grateful to be told.',
  pt: 'Trabalhamos com uma transcrição do texto, na qual as figuras se perderam e algumas tabelas podem estar embaralhadas. Quando um erro pode ser apenas da transcrição, isso é dito. Se tivermos lido mal alguma passagem, agradecemos que nos avisem.',
};

/** The effort and the version of the checks. */
export const run = (effort: 'quick' | 'full', version: string): Words => ({
  en: `Checks of ${effort} effort${version === '' ? '' : `, version ${version}`}. The values below are those that the checks found.`,
  pt: `Verificações de alcance ${effort === 'full' ? 'completo' : 'rápido'}${version === '' ? '' : `, versão ${version}`}. Os valores abaixo são os que as verificações encontraram.`,
});

/** The certainty of an erratum, in a few words. */
export const certainties: Readonly<Record<Erratum['certainty'], Words>> = {
  print: { en: 'of the print', pt: 'do texto impresso' },
  reading: { en: 'depends on the reading', pt: 'depende da leitura' },
  transcription: { en: 'possibly of the transcription', pt: 'talvez da transcrição' },
};

/** The meaning of each degree of certainty. */
export const certaintyMeanings: Readonly<Record<Erratum['certainty'], Words>> = {
  print: {
    en: 'the wording or the formula itself says so, and it is unlikely that the transcription changed it',
    pt: 'está na própria redação ou na fórmula, e é improvável que a transcrição a tenha alterado',
  },
  reading: {
    en: 'it fails as written, border cases included; under the reading that was probably meant it holds',
    pt: 'não vale como está escrito, incluídos os casos limite; na leitura que provavelmente se pretendia, vale',
  },
  transcription: {
    en: 'it cannot be told from our text whether the print has it; please compare',
    pt: 'pelo nosso texto não se pode saber se o impresso o traz; pedimos que se compare',
  },
};

/** The names of the fields of an erratum. */
export const fields = {
  printed: { en: 'Printed', pt: 'Impresso' },
  holds: { en: 'True', pt: 'Correto' },
  counterexample: { en: 'Counterexample', pt: 'Contraexemplo' },
  found: { en: 'How found', pt: 'Como se encontrou' },
  sure: { en: 'How sure', pt: 'Grau de certeza' },
} as const satisfies Readonly<Record<string, Words>>;

/** The fields in the order in which they are shown. */
export const fieldNames = Object.keys(fields) as readonly (keyof typeof fields)[];

/** By how many methods it was found, where there are several. */
export const methodsWords = (count: number): Words =>
  count > 1
    ? { en: ` (${count} independent methods)`, pt: ` (${count} métodos independentes)` }
    : { en: '', pt: '' };

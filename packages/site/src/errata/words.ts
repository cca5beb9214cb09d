import type { Words } from '@manaus/plot';
import type { Erratum } from '../read/ledger.js';

/** The numbers that the introduction of the errata states. */
export interface ErrataCounts {
  readonly wrong: number;
  readonly items: number;
  readonly hold: number;
  readonly open: number;
  readonly reading: number;
  readonly transcription: number;
}

/** The introduction: how many items hold, how many do not, and of what kind those are. */
export const lead = ({
  wrong,
  items,
  hold,
  open,
  reading,
  transcription,
}: ErrataCounts): Words => ({
  en: `We have read these works item by item and had a program check each item. ${hold} of ${items} items hold as printed, in full or in the range checked; ${wrong} do not, and are listed here${open > 0 ? `; ${open} could not be checked` : ''}. Of the ${wrong}, ${reading} hold under the reading that was probably meant, and ${transcription} may be of our transcription only.`,
  pt: `Lemos estes trabalhos item por item, e um programa verificou cada um dos itens. ${hold} de ${items} itens valem como impressos, por completo ou no intervalo verificado; ${wrong} não valem, e são os que se listam aqui${open > 0 ? `; ${open} não puderam ser verificados` : ''}. Dos ${wrong}, ${reading} valem na leitura que provavelmente se pretendia, e ${transcription} podem ser apenas da nossa transcrição.`,
});

/** How the texts were read, and the request to be told of mistakes. */
export const thanks: Words = {
  en: 'We worked from a transcription of the text, in which the figures are lost and some tables may be garbled. Where an error may be of the transcription only, we say so. If we have misread anything, we should be grateful to be told.',
  pt: 'Trabalhamos com uma transcrição do texto, na qual as figuras se perderam e algumas tabelas podem estar embaralhadas. Quando um erro pode ser apenas da transcrição, isso é dito. Se tivermos lido mal alguma passagem, agradecemos que nos avisem.',
};

/** The effort and the version of the checks. */
export const run = (effort: 'quick' | 'full', version: string): Words => ({
  en: `Checks of ${effort} effort, version ${version}. The values below are those that the checks found.`,
  pt: `Verificações de alcance ${effort === 'full' ? 'completo' : 'rápido'}, versão ${version}. Os valores abaixo são os que as verificações encontraram.`,
});

/** How sure an erratum is, in a few words. */
export const certainties: Readonly<Record<Erratum['certainty'], Words>> = {
  print: { en: 'of the print', pt: 'do texto impresso' },
  reading: { en: 'depends on the reading', pt: 'depende da leitura' },
  transcription: { en: 'possibly of the transcription', pt: 'talvez da transcrição' },
};

/** What each degree of certainty means. */
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

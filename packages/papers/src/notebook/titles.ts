import { message, type Words } from '@manaus/plot';
import { catalogOf } from '../catalog.js';
import type { Verdict } from '../finding.js';
import type { Item, Subject } from '../item.js';
import { titleWords } from './title-words.js';

const kinds: Readonly<Record<string, Words>> = {
  algorithm: { en: 'Algorithm', pt: 'Algoritmo' },
  appendix: { en: 'Appendix', pt: 'Apêndice' },
  chapter: { en: 'Chapter', pt: 'Capítulo' },
  corollary: { en: 'Corollary', pt: 'Corolário' },
  definition: { en: 'Definition', pt: 'Definição' },
  figure: { en: 'Figure', pt: 'Figura' },
  lemma: { en: 'Lemma', pt: 'Lema' },
  proposition: { en: 'Proposition', pt: 'Proposição' },
  section: { en: 'Section', pt: 'Seção' },
  table: { en: 'Table', pt: 'Tabela' },
  theorem: { en: 'Theorem', pt: 'Teorema' },
};

/**
 * The name of an item in a text, from its id: the kind and the number of its last numbered part,
 * and what follows it in words, which the words of the work translate.
 *
 * @example
 * ```ts
 * titleOf('martins2024/appendix-A/table-A.1').pt; // => 'Tabela A.1'
 * titleOf('martins2024/section-3.4/figure-3.6-path').en; // => 'Figure 3.6, path'
 * ```
 */
export function titleOf(id: string): Words {
  const [work = '', ...parts] = id.split('/');
  const inPortuguese = (words: string) =>
    message({ language: 'pt', words: catalogOf(work) }, words);
  const at = parts.map((part) => (part.split('-')[0] ?? '') in kinds).lastIndexOf(true);
  const [kind = '', ...name] = (parts[at] ?? '').split('-');
  if (at < 0) return titleWithoutKind(parts, inPortuguese);
  const numbers = inWords(name.filter((part, i) => i === 0 || /^\d/.test(part)).join('–'));
  const words = name.filter((part, i) => i > 0 && !/^\d/.test(part)).join(' ');
  const rest = [words, ...parts.slice(at + 1)]
    .map((part) => part.replaceAll('-', ' '))
    .filter((part) => part !== '');
  return {
    en: [`${kinds[kind]?.en} ${numbers}`.trim(), ...rest.map(inWords)].join(', '),
    pt: [`${kinds[kind]?.pt} ${numbers}`.trim(), ...rest.map(inPortuguese)].join(', '),
  };
}

/** The words of an id without a kind, as a title. */
function titleWithoutKind(
  parts: readonly string[],
  inPortuguese: (words: string) => string,
): Words {
  const words = parts.join(', ').replaceAll('-', ' ');
  return { en: upperFirst(inWords(words)), pt: upperFirst(inPortuguese(words)) };
}

/** The words of an id as English writes them. */
const inWords = (words: string): string => titleWords[words] ?? words;

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The verdicts in words. */
export const verdictWords: Readonly<Record<Verdict, Words>> = {
  holds: { en: 'holds', pt: 'vale' },
  proved: { en: 'proved', pt: 'demonstrado' },
  'holds-in-range': { en: 'holds in the range tested', pt: 'vale no intervalo testado' },
  fails: { en: 'does not hold as printed', pt: 'não vale como impresso' },
  misprint: { en: 'misprint', pt: 'erro de impressão' },
  unchecked: { en: 'nothing to be checked', pt: 'nada a verificar' },
};

/** What a verdict is about, in words. */
export const subjectWords: Readonly<Record<Subject, Words>> = {
  sentence: { en: 'what the work says', pt: 'o que a obra diz' },
  proof: { en: 'the proof', pt: 'a demonstração' },
  algorithm: { en: 'the algorithm', pt: 'o algoritmo' },
};

/**
 * A verdict in words, with what it is about where the title of the item does not say so.
 *
 * @example
 * ```ts
 * verdictOn({ kind: 'theorem', judges: 'proof' }, 'fails').en; // => 'does not hold as printed (the proof)'
 * verdictOn({ kind: 'algorithm', judges: 'algorithm' }, 'fails').en; // => 'does not hold as printed'
 * ```
 */
export function verdictOn(
  { kind, judges }: Pick<Item, 'kind' | 'judges'>,
  verdict: Verdict,
): Words {
  const words = verdictWords[verdict];
  if (judges === 'sentence' || judges === kind) return words;
  const subject = subjectWords[judges];
  return { en: `${words.en} (${subject.en})`, pt: `${words.pt} (${subject.pt})` };
}

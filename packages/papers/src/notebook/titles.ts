import type { Words } from '@manaus/plot';
import type { Verdict } from '../finding.js';

const kinds: Readonly<Record<string, Words>> = {
  algorithm: { en: 'Algorithm', pt: 'Algoritmo' },
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
 * The name of an item in a text, from its id: the kind and the number of its last numbered part.
 *
 * @example
 * ```ts
 * titleOf('martins2024/appendix-A/table-A.1').pt; // => 'Tabela A.1'
 * ```
 */
export function titleOf(id: string): Words {
  const parts = id.split('/').slice(1);
  const at = parts.map((part) => (part.split('-')[0] ?? '') in kinds).lastIndexOf(true);
  const [kind = '', ...number] = (parts[at] ?? '').split('-');
  if (at < 0) return { en: parts.join(' '), pt: parts.join(' ') };
  const rest = [number.join('–'), ...parts.slice(at + 1)].join(', ').replaceAll('-', ' ');
  return { en: `${kinds[kind]?.en} ${rest}`, pt: `${kinds[kind]?.pt} ${rest}` };
}

/** The verdicts in words. */
export const verdictWords: Readonly<Record<Verdict, Words>> = {
  holds: { en: 'holds', pt: 'vale' },
  'holds-in-range': { en: 'holds in the range tested', pt: 'vale no intervalo testado' },
  fails: { en: 'does not hold as printed', pt: 'não vale como impresso' },
  misprint: { en: 'misprint', pt: 'erro de impressão' },
  unchecked: { en: 'nothing to be checked', pt: 'nada a verificar' },
};

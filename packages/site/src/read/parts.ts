import type { Words } from '@manaus/plot';

const KINDS: Readonly<Record<string, Words>> = {
  chapter: { en: 'Chapter', pt: 'Capítulo' },
  section: { en: 'Section', pt: 'Seção' },
  appendix: { en: 'Appendix', pt: 'Apêndice' },
};

/** The parts of the web page, which has no numbers, in its order. */
const SUBJECTS: Readonly<Record<string, Words>> = {
  iterative: { en: 'Iterative algorithms', pt: 'Algoritmos iterativos' },
  solution: { en: 'The shortest solution', pt: 'A solução mínima' },
  binary: { en: 'Binary numbers', pt: 'Números binários' },
  graph: { en: 'The graph', pt: 'O grafo' },
  worst: { en: 'The longest way', pt: 'O caminho mais longo' },
  'any-start': { en: 'From any start', pt: 'De qualquer início' },
  'any-goal': { en: 'To any goal', pt: 'Para qualquer objetivo' },
};

/**
 * The title of a part of a work, from the name of its folder: `chapter-5`, `appendix-A`, `graph`.
 */
export function partTitle(part: string): Words {
  const [kind = '', number = ''] = part.split('-');
  const named = KINDS[kind];
  if (named !== undefined) return { en: `${named.en} ${number}`, pt: `${named.pt} ${number}` };
  return SUBJECTS[part] ?? { en: part, pt: part };
}

/** The place of a part in its work: chapters, then appendices, or the subjects in their order. */
export function partRank(part: string): number {
  const [kind = '', number = ''] = part.split('-');
  if (kind === 'appendix') return 100 + number.charCodeAt(0);
  return kind in KINDS ? Number(number) : Object.keys(SUBJECTS).indexOf(part);
}

import terms from './terms.json' with { type: 'json' };
import type { Language } from './words.js';

/** A term of the glossary in a language: its forms, the plain one first, and its meaning. */
export interface Term {
  readonly forms: readonly string[];
  readonly means: string;
}

/** A part of a sentence, and the term that it is a form of. */
interface Part {
  readonly text: string;
  readonly term: Term | null;
}

/**
 * The parts of a sentence: each term of the glossary where it is first used, and the text between.
 * Of overlapping terms the longest counts.
 */
export function explainedParts(text: string, language: Language): Part[] {
  const { pattern, termOf } = vocabularies[language];
  const seen = new Set<Term>();
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: form, index } of text.matchAll(pattern)) {
    const term = termOf.get(form.toLowerCase());
    if (term === undefined || seen.has(term)) continue;
    seen.add(term);
    if (index > from) parts.push({ text: text.slice(from, index), term: null });
    parts.push({ text: form, term });
    from = index + form.length;
  }
  return from === text.length ? parts : [...parts, { text: text.slice(from), term: null }];
}

function vocabularyOf(language: Language) {
  const own: readonly Term[] = Object.values(terms).map((term) => term[language]);
  const termOf = new Map(
    own.flatMap((term) => term.forms.map((form) => [form.toLowerCase(), term])),
  );
  const longestFirst = [...termOf.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}-])(${longestFirst.join('|')})(?![\\p{L}-])`, 'giu');
  return { termOf, pattern };
}

const vocabularies = {
  en: vocabularyOf('en'),
  es: vocabularyOf('es'),
  'pt-BR': vocabularyOf('pt-BR'),
} as const;

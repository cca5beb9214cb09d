import { type Word, wrongAt, wrongWord } from '../level-fault.js';
import type { LevelLines } from './read-lines.js';

/** The directives that begin with a word. */
export const directivesOf = (lines: LevelLines, kind: string): readonly (readonly Word[])[] =>
  lines.directives.filter(([first]) => first.text === kind);

/** The word of a directive that stands once at most; the first of its words where none stands. */
export function choiceOf<T extends string>(
  lines: LevelLines,
  kind: string,
  choices: readonly T[],
): T {
  const [words, second] = directivesOf(lines, kind);
  if (second !== undefined) throw wrongAt(second[0].line, 1, 'onlyOne', { line: kind });
  if (words === undefined) return choices[0];
  const [first, choice, more] = words;
  if (choice === undefined)
    throw wrongWord(first, 'form', { form: `${first.text} ${choices.join('|')}` });
  requireLast(choice, more);
  return oneOf(choices, choice);
}

/** Refuses a word after the last of a directive. */
export function requireLast({ text: after }: Word, more: Word | undefined): void {
  if (more !== undefined) throw wrongWord(more, 'nothingAfter', { after });
}

/** The word, if it is one of these. */
export function oneOf<T extends string>(words: readonly T[], word: Word): T {
  const found = words.find((candidate) => candidate === word.text);
  if (found === undefined) throw wrongWord(word, 'oneOf', { names: words });
  return found;
}

/** No directive is of another game, or of none. */
export function requireKnown(lines: LevelLines, known: readonly string[]): void {
  for (const [first] of lines.directives) oneOf(known, first);
}

/** Refuses any directive, in a game without them. */
export function requireNone({ directives: [first] }: LevelLines): void {
  if (first !== undefined) throw wrongWord(first[0], 'noDirectives');
}

/** Refuses a directive that has more words than its form, or fewer. */
export function requireForm(words: readonly Word[], form: string): void {
  if (words.length !== form.split(' ').length) throw wrongWord(words[0], 'form', { form });
}

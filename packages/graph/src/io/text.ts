import { requireKind } from '@manaus/core/internals';

const MARK = '\ufeff';

/** A text as a file holds it, without the byte order mark that it may begin with. */
export function fileText(place: string, text: string): string {
  requireKind(place, 'text', 'text', text);
  return text.startsWith(MARK) ? text.slice(MARK.length) : text;
}

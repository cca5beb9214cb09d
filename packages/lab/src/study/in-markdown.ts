import { visible } from '@manaus/core/internals';

/**
 * A text as Markdown that shows it as it is, in one line: no emphasis, link, heading, cell, formula
 * or HTML begins in it.
 *
 * @example
 * ```ts
 * inMarkdown('<b> *x* | [y](z)'); // => '\\<b\\> \\*x\\* \\| \\[y\\](z)'
 * ```
 */
export const inMarkdown = (text: string): string =>
  visible(text.replace(/[\\`*_[\]<>#|&~$]/g, '\\$&'));

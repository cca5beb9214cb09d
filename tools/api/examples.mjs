import { ReflectionKind } from 'typedoc';
import { fencesOf } from '../documents/markdown.mjs';

/**
 * The examples that the pages of the reference show and that nobody runs; those of the READMEs are
 * run elsewhere.
 * @param {{ readonly reflections: Readonly<Record<number, Shown>> }} project
 * @param {Set<string>} run the code of the examples that are run
 * @returns {string[]} one line per problem
 *
 * @typedef {readonly { readonly text: string }[]} Texts
 * @typedef {object} Shown what a page shows
 * @property {import('typedoc').ReflectionKind} kind
 * @property {() => string} getFriendlyFullName
 * @property {{ summary: Texts, blockTags: readonly { content: Texts }[] }} [comment]
 */
export function examplesNotRun(project, run) {
  return Object.values(project.reflections).flatMap((reflection) => {
    const { comment, kind } = reflection;
    if (comment === undefined || kind === ReflectionKind.Module) return [];
    const text = [comment.summary, ...comment.blockTags.map(({ content }) => content)]
      .map((parts) => parts.map((part) => part.text).join(''))
      .join('\n\n');
    const shown = fencesOf(text).filter(({ code }) => !run.has(code));
    return shown.map(
      ({ code }) =>
        `${reflection.getFriendlyFullName()} shows an example that is not run: ${code.split('\n')[0]}`,
    );
  });
}

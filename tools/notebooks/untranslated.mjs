#!/usr/bin/env node
// node tools/notebooks/untranslated.mjs WORK: the texts of a work's figures and tables that have no
// Portuguese yet, as lines of its words.yaml.
import { openWork } from '@manaus/papers';
import { catalogOf, isFigureItem, isTableItem } from '@manaus/papers/internals';
import { message } from '@manaus/plot';

/** Words, not labels, formulas or numbers: three letters in a row, the first two of them small. */
const hasWords = (text) => /\p{Ll}{3}/u.test(text);

/**
 * The texts of a figure, also those that it says when read aloud and those that appear under the
 * pointer.
 */
const textsOfFigure = (figure) => [
  figure.title,
  figure.alt,
  ...[figure.subtitle ?? []].flat(),
  ...(figure.legend ?? []).map(({ label }) => label),
  ...Object.values(figure.axes ?? {}).flatMap(({ label }) => label ?? []),
  ...figure.marks.flatMap((mark) => [mark.text ?? [], mark.hover ?? []].flat()),
];

const textsOfTable = (item) => {
  const { columns, value, names, erratum, cells } = item;
  const known = { ...erratum?.names, ...names };
  const texts = cells().flatMap((cell) => [...cell.place, cell.printed, cell.computed]);
  return [...columns, value ?? 'printed', ...texts].filter((text) => !(text in known));
};

/** The texts of a work's figures and tables in a language. */
function textsOf(items, language) {
  return items.flatMap((item) => [
    ...(isFigureItem(item) ? textsOfFigure(item.figure(language)) : []),
    ...(isTableItem(item) ? textsOfTable(item) : []),
  ]);
}

/**
 * The texts of a work that a notebook would show in English although the language is Portuguese.
 */
export async function untranslated(work) {
  const { items } = await openWork(work);
  const english = new Set(textsOf(items, 'en'));
  const catalog = catalogOf(work);
  const portuguese = { language: /** @type {const} */ ('pt'), words: catalog };
  return [...new Set(textsOf(items, portuguese))]
    .filter(
      (text) =>
        english.has(text) &&
        hasWords(text) &&
        message(portuguese, text) === text &&
        !(text in catalog),
    )
    .sort();
}

if (process.argv[1]?.endsWith('untranslated.mjs')) {
  const texts = await untranslated(process.argv[2]);
  console.log(texts.map((text) => `- en: ${JSON.stringify(text)}\n  pt: ''`).join('\n'));
}

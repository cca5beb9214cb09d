import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import ptBR from './pt-BR.json' with { type: 'json' };

/** The languages of the page, by their BCP 47 names. */
export const languages = { en: 'English', es: 'Español', 'pt-BR': 'Português (Brasil)' } as const;
export type Language = keyof typeof languages;

/** A text of the page; plural texts have the forms `key_one` and `key_other`. */
export type Key = keyof typeof en;

type Plural<K> = K extends `${infer Stem}_other` ? Stem : never;
/** A text by its key; of a plural text the part that its forms share. */
export type Text = Key | Plural<Key>;

/** True if the page has a text, in any grammatical number. */
export const isText = (key: string): key is Text => key in en || `${key}_other` in en;

type Values = Readonly<Record<string, string | number>>;
export type Words = (key: Text, values?: Values) => string;

const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en,
  es,
  'pt-BR': ptBR,
};

/** The texts of a language, with `{name}` replaced by values; `n` chooses the plural form. */
export function wordsOf(language: Language): Words {
  const own = texts[language];
  const plural = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language);
  return (key, values = {}) => {
    const form =
      own[key] ?? own[`${key}_${plural.select(Number(values.n))}`] ?? own[`${key}_other`] ?? key;
    return fill(form, values, number);
  };
}

const fill = (form: string, values: Values, number: Intl.NumberFormat): string =>
  form.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : typeof value === 'number' ? number.format(value) : value;
  });

/**
 * The texts of a step that asks how many moves are needed: none says how far the goal is, only that
 * it is reached, can be, or never can be.
 */
export const withoutDistances =
  (words: Words): Words =>
  (key, values) =>
    words(
      key === 'distance' ? 'distanceHidden' : key === 'hintWhy' ? 'hintWhyHidden' : key,
      values,
    );

/** A text by its key; without one in any language, something else. */
export const textOr = (words: Words, key: string, otherwise: string, values?: Values): string =>
  isText(key) ? words(key, values) : otherwise;

/** The language that a visitor most likely reads. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const known = wanted.map(languageLike).filter((name) => name !== undefined);
  return known[0] ?? 'en';
}

function languageLike(tag: string): Language | undefined {
  const names = Object.keys(languages) as Language[];
  return names.find((name) => name.split('-')[0] === tag.split('-')[0].toLowerCase());
}

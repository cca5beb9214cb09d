import type { Broken, Cell, DifferingCells } from './finding.js';
import type { Item } from './item.js';
import type { Language } from './words.js';

/** An erratum in one language. */
export interface ErratumText {
  /** Chapter, section and item, as the work names them. */
  readonly where: string;
  readonly printed: string;
  /** The correct statement, or the reading under which the print is correct. */
  readonly holds: string;
  readonly counterexample: string;
  /** The differing cells, where the item has cells. */
  readonly cells: readonly Cell[];
  /** The method by which it was found. */
  readonly found: string;
  /**
   * The origin of the erratum: the print, its literal reading, or possibly the transcription only.
   */
  readonly sure: string;
}

/**
 * The erratum of an item in a language, worded from the case that its check found; throws for an
 * item without one.
 *
 * @example
 * ```ts
 * const [{ item, finding }] = await judge({ id: 'martins2024graft/section-3' });
 * erratumText(item, finding, 'pt').cells; // => []
 * ```
 */
export function erratumText(item: Item, broken: Broken, language: Language): ErratumText {
  const { values, evidence } = broken;
  const { id, erratum, departs } = item;
  if (erratum === undefined) throw new Error(`${id} has no erratum`);
  return {
    where: erratum.where[language],
    printed: erratum.printed[language],
    holds: erratum.holds?.[language](values, undefined) ?? departs?.[language] ?? '',
    counterexample: counterexampleOf(erratum, broken, language),
    cells: cellsOf(erratum, broken, language),
    found: erratum.found?.[language]?.(values, evidence) ?? asSentence(evidence.checked[language]),
    sure: erratum.sure[language],
  };
}

type GivenErratum = NonNullable<Item['erratum']>;

/** The cells that differ, and the case that is told. */
const counterexampleOf = (
  { counterexample }: GivenErratum,
  { values, cells }: Broken,
  language: Language,
): string =>
  [
    ...(cells === undefined ? [] : [differ(cells, language)]),
    ...(counterexample === undefined ? [] : [counterexample[language](values, undefined)]),
  ]
    .map(asSentence)
    .join(' ');

function cellsOf({ names }: GivenErratum, { cells }: Broken, language: Language): Cell[] {
  const called = (name: string): string => names?.[name]?.[language] ?? name;
  return (cells?.differing ?? []).map(({ place, printed, computed }) => ({
    place: place.map(called),
    printed: called(printed),
    computed: called(computed),
  }));
}

/**
 * The number of cells that differ, in words.
 *
 * @example
 * ```ts
 * differ({ differing: [{ place: ['a'], printed: '1', computed: '2' }], of: 4 }, 'pt'); // => '1 das 4 células difere'
 * ```
 */
export const differ = ({ differing, of }: DifferingCells, language: Language): string =>
  ({
    en: `${differing.length} of ${of} cells ${differing.length === 1 ? 'differs' : 'differ'}`,
    pt: `${differing.length} das ${of} células ${differing.length === 1 ? 'difere' : 'diferem'}`,
  })[language];

/**
 * A text with a full stop and a capital, except where it begins with the letter of a formula or a
 * label.
 */
const asSentence = (text: string): string =>
  `${text.replace(/^[a-z](?=[a-z])/, (first) => first.toUpperCase())}${/[.!?]$/.test(text) ? '' : '.'}`;

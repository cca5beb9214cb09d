import { requireKind, requireShape } from '@manaus/core/internals';
import { supports } from './dependencies.js';
import { asChecked, asSentence, type Certainty } from './erratum.js';
import { type Broken, type Cell, isBroken, type Verdict } from './finding.js';
import type { Item, Kind } from './item.js';
import { certaintyOf, differ, type Judged } from './row.js';
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

/** An item that is not as printed, worded for its author. */
export interface Erratum extends Readonly<Record<Language, ErratumText>> {
  readonly id: string;
  readonly verdict: Verdict;
  readonly certainty: Certainty;
  /** True where the statement stands once its smallest case is left out. */
  readonly border: boolean;
  readonly methods: number;
  readonly kind: Kind;
  /** The number of the items judged that rest on it, directly or not. */
  readonly supports: number;
}

/**
 * The items that are not as printed, among those that were checked, worded in every language; in
 * the order of the works.
 *
 * @example
 * ```ts
 * errataOf(await judge({ id: 'martins2024graft/section-3' }))[0].certainty; // => 'print'
 * ```
 */
export function errataOf(judged: readonly Judged[]): Erratum[] {
  for (const each of requireKind('papers/errata', 'judged', 'list', judged))
    requireShape('papers/errata', 'judged', each, ['item', 'finding', 'proofs']);
  return judged.flatMap(({ item, finding }) =>
    isBroken(finding) ? [erratumOf(item, finding, restingOn(judged, item.id))] : [],
  );
}

const restingOn = (judged: readonly Judged[], id: string): number =>
  supports(
    judged.map(({ item }) => item),
    id,
  ).length;

function erratumOf(item: Item, finding: Broken, resting: number): Erratum {
  if (item.erratum === undefined) throw new Error(`${item.id} has no erratum`);
  return {
    id: item.id,
    verdict: finding.verdict,
    certainty: certaintyOf(item),
    border: finding.border === true,
    methods: finding.evidence.independent,
    kind: item.kind,
    supports: resting,
    en: worded(item, finding, 'en'),
    pt: worded(item, finding, 'pt'),
  };
}

function worded(item: Item, broken: Broken, language: Language): ErratumText {
  const { values, evidence } = broken;
  const erratum = item.erratum as GivenErratum;
  return {
    where: erratum.where[language],
    printed: erratum.printed[language],
    holds: erratum.holds?.[language](values, undefined) ?? item.departs?.[language] ?? '',
    counterexample: counterexampleOf(erratum, broken, language),
    cells: cellsOf(erratum, broken, language),
    found: erratum.found?.[language]?.(values, evidence) ?? asChecked(evidence, language),
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

import type { Erratum } from '../read/site.js';

/** An erratum with its number among all. */
export interface Numbered {
  readonly found: Erratum;
  readonly number: number;
}

/** The errata of a work with their numbers; those of a border case alone have no work. */
export interface ErrataGroup {
  readonly work: string | null;
  readonly errata: readonly Numbered[];
}

/** The errata by work, in the order of the works, and those of a border case alone last. */
export function errataGroups(errata: readonly Erratum[], works: readonly string[]): ErrataGroup[] {
  let last = 0;
  return [...works, null]
    .map((work) => ({
      work,
      errata: errata
        .filter(({ id, border }) => (work === null ? border : !border && id.startsWith(`${work}/`)))
        .map((found) => ({ found, number: ++last })),
    }))
    .filter((group) => group.errata.length > 0);
}

const RANKS: readonly (readonly Erratum['kind'][])[] = [
  ['theorem', 'lemma', 'proposition', 'corollary'],
  ['algorithm', 'definition'],
  ['statement', 'table', 'figure'],
];
const rankOf = ({ kind }: Erratum): number => RANKS.findIndex((kinds) => kinds.includes(kind));
const CERTAINTIES: readonly Erratum['certainty'][] = ['print', 'reading'];

/**
 * The errata of most weight: by their kind, then by whether they are of the print, then by how much
 * rests on them.
 */
export const mattersFirst = (errata: readonly Numbered[], most = 10): Numbered[] =>
  errata
    .filter(
      ({ found: { border, certainty, verdict } }) =>
        !border && CERTAINTIES.includes(certainty) && verdict === 'fails',
    )
    .sort(
      ({ found: a }, { found: b }) =>
        rankOf(a) - rankOf(b) ||
        CERTAINTIES.indexOf(a.certainty) - CERTAINTIES.indexOf(b.certainty) ||
        b.supports.length - a.supports.length,
    )
    .slice(0, most);

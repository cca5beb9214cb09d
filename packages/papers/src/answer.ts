import { requireKind, requireShape } from '@manaus/core/internals';
import * as v from 'valibot';
import { supports } from './dependencies.js';
import { inForm, words } from './document.js';
import { type Certainty, certainties } from './erratum.js';
import { differ, erratumText } from './erratum-text.js';
import { type Broken, type DifferingCells, type Finding, isBroken, verdicts } from './finding.js';
import { type Item, kinds, type Subject, subjects, workTowers } from './item.js';
import type { ItemTheorem } from './proofs/theorem.js';
import type { Language, Words } from './words.js';

/** An item, what its check found, and the theorems about it. */
export interface Judged {
  readonly item: Item;
  readonly finding: Finding;
  readonly proofs: readonly ItemTheorem[];
}

/** What is said to the author of an item that is not as printed, in one language. */
interface AuthorErratum {
  readonly where: string;
  readonly printed: string;
  readonly holds: string;
  readonly counterexample: string;
  readonly cells: readonly {
    readonly place: readonly string[];
    readonly printed: string;
    readonly computed: string;
  }[];
  readonly found: string;
  readonly sure: string;
}

/** All that the ledger says of an item, in every language. */
export interface Answer {
  readonly kind: (typeof kinds)[number];
  /** What the verdict is about. */
  readonly judges: Subject;
  /** The part of the work that states it: `chapter-5`. */
  readonly chapter: string;
  /** Its place in the print among the items of its work, from 0. */
  readonly place: number;
  readonly statement: Words;
  readonly verdict: (typeof verdicts)[number];
  readonly recorded: (typeof verdicts)[number];
  /** The reading under which it holds, where the print needs one. */
  readonly departs: Words | null;
  /** The rules of the game under which it is judged, where the game has several. */
  readonly rules: Words | null;
  /** The instances tried. */
  readonly checked: Words;
  /** The case that breaks it on one line, its cells by their labels. */
  readonly counterexample: Words | null;
  /** That case as the values that its check found. */
  readonly values?: unknown;
  /** The number of methods that share nothing. */
  readonly methods: number;
  /** The reason why nothing was checked. */
  readonly reason: Words | null;
  /** True where the statement stands once its smallest case is left out. */
  readonly border: boolean;
  /** The origin of what is not as printed. */
  readonly certainty: Certainty | null;
  /** True where a lost picture is rebuilt from the words about it. */
  readonly rebuilt: boolean;
  /** True where it holds in more cases than the work states. */
  readonly wider: boolean;
  /** For its author, where it is not as printed. */
  readonly erratum: Readonly<Record<Language, AuthorErratum>> | null;
  /** The towers that it is about. */
  readonly towers: readonly (typeof workTowers)[number][];
  /** The ids that it rests on. */
  readonly uses: readonly string[];
  /** The ids that rest on it, directly or through others, nearest first. */
  readonly supports: readonly string[];
  /** The names of the places of its cells, where it has cells. */
  readonly columns: readonly string[] | null;
  /** The theorems about it that a proof assistant has checked. */
  readonly proofs: readonly {
    readonly name: string;
    readonly file: string;
    readonly words: string;
    readonly statement: string;
    readonly assumptions: readonly string[];
    readonly role: 'proves' | 'corrects' | 'supports';
  }[];
}

/** The ledger as a file has it. */
export interface LedgerDocument {
  readonly effort: 'quick' | 'full';
  /** By the ids of their items, in the order of the ledger. */
  readonly answers: Readonly<Record<string, Answer>>;
  /** What should not be, a line each. */
  readonly problems: readonly string[];
}

const list = <S extends v.GenericSchema>(schema: S) => v.pipe(v.array(schema), v.readonly());
const texts = list(v.string());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const cell = v.strictObject({ place: texts, printed: v.string(), computed: v.string() });

const erratum = v.strictObject({
  where: v.string(),
  printed: v.string(),
  holds: v.string(),
  counterexample: v.string(),
  cells: list(cell),
  found: v.string(),
  sure: v.string(),
});

const theorem = v.strictObject({
  name: v.string(),
  file: v.string(),
  words: v.string(),
  statement: v.string(),
  assumptions: texts,
  role: v.picklist(['proves', 'corrects', 'supports']),
});

const answer = v.strictObject({
  kind: v.picklist(kinds),
  judges: v.picklist(subjects),
  chapter: v.string(),
  place: count,
  statement: words,
  verdict: v.picklist(verdicts),
  recorded: v.picklist(verdicts),
  departs: v.nullable(words),
  rules: v.nullable(words),
  checked: words,
  counterexample: v.nullable(words),
  values: v.unknown(),
  methods: count,
  reason: v.nullable(words),
  border: v.boolean(),
  certainty: v.nullable(v.picklist(certainties)),
  rebuilt: v.boolean(),
  wider: v.boolean(),
  erratum: v.nullable(v.strictObject({ en: erratum, pt: erratum })),
  towers: list(v.picklist(workTowers)),
  uses: texts,
  supports: texts,
  columns: v.nullable(texts),
  proofs: list(theorem),
});

/** What a file must hold, which may come from an older version; the seal stands beside these. */
const ledger: v.GenericSchema<unknown, LedgerDocument> = v.object({
  effort: v.picklist(['quick', 'full']),
  answers: v.record(v.string(), answer),
  problems: texts,
});

/** The seal of a file with a {@link LedgerDocument}. */
export const ledgerSeal = { format: 'manaus-ledger', version: 3 } as const;

/**
 * What was read from a file, where it is a ledger; throws a line on the first fault otherwise.
 *
 * @example
 * ```ts
 * ledgerIn('ledger.json', { effort: 'quick', answers: {}, problems: [] }).effort; // => 'quick'
 * ```
 */
export const ledgerIn = (place: string, read: unknown): LedgerDocument =>
  inForm(ledger, place, read);

/**
 * All that the ledger says of items that were checked, in every language, by their ids. `erratum`
 * of an item that is not as printed is worded for its author; what it `supports` is looked for
 * among the items given.
 *
 * Throws an `InputError` unless it is given a list of what `judge` returns.
 *
 * @example
 * ```ts
 * const answers = answersOf(await judge({ id: 'martins2024/theorem-8' }));
 * answers['martins2024/theorem-8'].verdict; // => 'proved'
 * ```
 */
export function answersOf(judged: readonly Judged[]): Readonly<Record<string, Answer>> {
  for (const each of requireKind('papers/answers', 'judged', 'list', judged))
    requireShape('papers/answers', 'judged', each, ['item', 'finding', 'proofs']);
  const items = judged.map(({ item }) => item);
  return Object.fromEntries(
    judged.map((each) => [each.item.id, answerOf(each, supports(items, each.item.id))]),
  );
}

/**
 * The answer on an item that was checked, and on which others rest.
 *
 * @example
 * ```ts
 * const [judged] = await judge({ id: 'martins2024/theorem-8' });
 * answerOf(judged, []).kind; // => 'theorem'
 * ```
 */
export function answerOf(judged: Judged, resting: readonly string[]): Answer {
  const { item, finding, proofs } = judged;
  const { kind, judges, chapter, place, statement, recorded, towers = [], uses } = item;
  return {
    kind,
    judges,
    chapter,
    place,
    statement,
    verdict: finding.verdict,
    recorded,
    departs: item.departs ?? null,
    rules: item.rules ?? null,
    checked: finding.evidence.checked,
    methods: finding.evidence.independent,
    reason: finding.verdict === 'unchecked' ? finding.reason : null,
    rebuilt: item.rebuilt === true,
    wider: item.wider === true,
    ...(isBroken(finding) ? faultOf(item, finding) : noFault),
    towers,
    uses,
    supports: resting,
    columns: item.columns ?? null,
    proofs,
  };
}

/** What is said of an item that is not as printed, and of no other. */
type Fault = Pick<Answer, 'counterexample' | 'values' | 'border' | 'certainty' | 'erratum'>;

const noFault: Fault = {
  counterexample: null,
  values: null,
  border: false,
  certainty: null,
  erratum: null,
};

const faultOf = (item: Item, broken: Broken): Fault => ({
  counterexample: {
    en: counterexampleOf(item, broken, 'en'),
    pt: counterexampleOf(item, broken, 'pt'),
  },
  values: broken.values,
  border: broken.border === true,
  certainty: item.erratum?.certainty ?? 'print',
  erratum:
    item.erratum === undefined
      ? null
      : { en: erratumText(item, broken, 'en'), pt: erratumText(item, broken, 'pt') },
});

/** The counterexample on one line; the values themselves where the item has no words for them. */
function counterexampleOf(item: Item, { values, cells }: Broken, language: Language): string {
  const told = item.erratum?.counterexample?.[language](values, undefined);
  if (cells === undefined) return told ?? JSON.stringify(values);
  const differing = `${differ(cells, language)}: ${listed(cells, language)}`;
  return told === undefined ? differing : `${differing}. ${told}`;
}

const listed = ({ differing }: DifferingCells, language: Language): string =>
  differing
    .map(
      ({ place, printed, computed }) =>
        `${place.join(', ')}: ${heads.printed[language]} ${printed}, ${heads.computed[language]} ${computed}`,
    )
    .join('; ');

const heads: Readonly<Record<'printed' | 'computed', Words>> = {
  printed: { en: 'printed', pt: 'impresso' },
  computed: { en: 'computed', pt: 'calculado' },
};

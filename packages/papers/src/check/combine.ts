import { type Broken, type Evidence, type Finding, isBroken, type Unchecked } from '../finding.js';
import type { Words } from '../words.js';

/** The evidence of nothing. */
const noEvidence = (checked: Words = { en: 'nothing', pt: 'nada' }): Evidence => ({
  checked,
  instances: 0,
  methods: [],
  shared: [],
  independent: 0,
});

/**
 * The verdict where nothing can be checked, and why.
 *
 * @example
 * ```ts
 * unchecked({ en: 'the figure is lost', pt: 'a figura se perdeu' }).verdict; // => 'unchecked'
 * ```
 */
export const unchecked = (reason: Words, checked?: Words): Unchecked => ({
  verdict: 'unchecked',
  evidence: noEvidence(checked),
  reason,
});

/**
 * The verdict on several statements together: the first that does not hold decides;
 * `holds-in-range` where one of them does only that.
 *
 * @example
 * ```ts
 * const open = unchecked({ en: 'lost', pt: 'perdido' });
 * conjunction(open, open).evidence.checked.en; // => 'nothing. nothing'
 * ```
 */
export function conjunction<V>(...findings: readonly Finding<V>[]): Finding<V> {
  const evidence = joined(findings.map((finding) => finding.evidence));
  const decides =
    findings.find(isBroken) ??
    ['unchecked', 'holds-in-range', 'holds']
      .map((verdict) => findings.find((finding) => finding.verdict === verdict))
      .find((finding) => finding !== undefined);
  if (decides === undefined) throw new Error('a conjunction of nothing');
  return { ...decides, evidence };
}

const instancesOf = (all: readonly { readonly instances: number }[]): number =>
  all.reduce((sum, { instances }) => sum + instances, 0);

const isTrue = ({ verdict }: Finding<unknown>): boolean =>
  verdict === 'holds' || verdict === 'holds-in-range';

/**
 * Several pieces of evidence as one, as strong as the weakest; methods of one name are added up.
 */
function joined(all: readonly Evidence[]): Evidence {
  const runs = all.flatMap(({ methods }) => methods);
  const names = [...new Set(runs.map(({ name }) => name))];
  return {
    checked: {
      en: all.map(({ checked }) => checked.en).join('. '),
      pt: all.map(({ checked }) => checked.pt).join('. '),
    },
    instances: instancesOf(all),
    methods: names.map((name) => joinedRuns(runs.filter((run) => run.name === name))),
    shared: all.flatMap(({ shared }) => shared),
    independent: Math.min(...all.map(({ independent }) => independent)),
  };
}

/** The runs of one method as one. */
function joinedRuns(runs: Evidence['methods']): Evidence['methods'][number] {
  const sources = new Set(runs.flatMap((run) => run.sources));
  return { name: runs[0].name, instances: instancesOf(runs), sources: [...sources].sort() };
}

/**
 * The verdict on a print that was meant otherwise: `misprint` where the print breaks and what was
 * meant holds, else `fails` or what holds.
 *
 * @example
 * ```ts
 * const [printed, meant] = [1, 2].map((last) => finite({ checked: { en: '2', pt: '2' }, instances: [2], stated: () => last, methods: { 'by hand': () => 2 } }));
 * misprint(printed, meant).verdict; // => 'misprint'
 * ```
 */
export function misprint<V>(printed: Finding<V>, meant: Finding): Finding<V> {
  if (!isBroken(printed)) return printed;
  const { checked } = printed.evidence;
  const evidence = { ...joined([printed.evidence, meant.evidence]), checked };
  return { ...printed, verdict: isTrue(meant) ? 'misprint' : 'fails', evidence };
}

/**
 * A reading that an item says it holds under is checked as well; throws where it does not hold:
 * that is a bug.
 *
 * @example
 * ```ts
 * requireHolds(finite({ checked: { en: '2', pt: '2' }, instances: [2], stated: () => 2, methods: { 'by hand': () => 2 } })).instances; // => 1
 * ```
 */
export function requireHolds(reading: Finding<unknown>): Evidence {
  if (!isTrue(reading))
    throw new Error(`the reading taken does not hold: ${JSON.stringify(reading)}`);
  return reading.evidence;
}

/**
 * A finding with other values of its case, where it has one.
 *
 * @example
 * ```ts
 * withValues(unchecked({ en: 'lost', pt: 'perdido' }), () => 3).verdict; // => 'unchecked'
 * ```
 */
export const withValues = <V, W>(finding: Finding<V>, values: (from: V) => W): Finding<W> =>
  isBroken(finding)
    ? ({ ...finding, values: values(finding.values) } satisfies Broken<W>)
    : finding;

/**
 * The verdict where all that our text has of a finite statement was checked, and a part of it is
 * lost: `holds` becomes `holds-in-range`.
 *
 * @example
 * ```ts
 * inPart(finite({ checked: { en: '2', pt: '2' }, instances: [2], stated: () => 2, methods: { 'by hand': () => 2 } })).verdict; // => 'holds-in-range'
 * ```
 */
export const inPart = <V>(finding: Finding<V>): Finding<V> =>
  finding.verdict === 'holds' ? { ...finding, verdict: 'holds-in-range' } : finding;

/**
 * A finding, marked as one of the border where the same statement without its smallest case, or
 * without the one in which nothing is left to do, holds.
 *
 * @example
 * ```ts
 * const [all, larger] = [[0, 1], [1]].map((instances) => finite({ checked: { en: 'n', pt: 'n' }, instances, stated: () => true, methods: { 'by hand': (n) => n > 0 } }));
 * atBorder(all, larger); // => { ...all, border: true }
 * ```
 */
export const atBorder = <V>(finding: Finding<V>, beyond: Finding<unknown>): Finding<V> =>
  isBroken(finding) && beyond.verdict.startsWith('holds') ? { ...finding, border: true } : finding;

import { mooreSum, nimSum, outcomePeriod, type PeriodCertificate, zeckendorf } from '@manaus/games';
import type { Explanation } from '../towers/explain.js';
import { isOver, type Position, type Table } from './table.js';

/**
 * Why a position is P or N: a sentence, what is put into it, and the item of a work that says so.
 *
 * `proof` is the proved period of a subtraction game, where there is one.
 */
export function explain(
  table: Table,
  position: Position,
  proof: PeriodCertificate | null,
): Explanation {
  const { game, convention } = table.setup;
  if (isOver(table, position))
    return { key: `heaps.why.over.${convention}`, values: {}, item: null };
  if (game === 'nim')
    return convention === 'normal'
      ? byNimSum(table, position, item('theorem-2.4.1-bouton'))
      : misereNim(table, position);
  if (game === 'moore') return moore(table, position);
  if (game === 'fibonacci') return fibonacci(table, position);
  if (position.heaps.length > 1)
    return convention === 'normal'
      ? byNimSum(table, position, null)
      : { key: `heaps.why.table.${table.outcome(position)}`, values: {}, item: null };
  return game === 'halving' ? halving(table, position) : subtraction(table, position, proof);
}

const item = (name: string) => `carvalho2013/${name}`;

/** The nim-sum of the heaps in Nim, of their Grundy values elsewhere. */
function byNimSum(table: Table, position: Position, source: string | null): Explanation {
  return {
    key: `heaps.why.sum.${table.outcome(position)}`,
    values: { sum: sumText(table, position) },
    item: source,
  };
}

function sumText({ setup, value }: Table, { heaps }: Position): string {
  const values = value === null ? heaps : heaps.map(value);
  const total = `${values.join(' ⊕ ')}${values.length > 1 ? ` = ${nimSum(values)}` : ''}`;
  return setup.game === 'nim'
    ? total
    : `${heaps.map((heap) => `g(${heap})`).join(' ⊕ ')} = ${total}`;
}

function misereNim(table: Table, position: Position): Explanation {
  const outcome = table.outcome(position);
  const source = item('misere-nim-strategy');
  const large = position.heaps.filter((heap) => heap > 1).length;
  const ones = position.heaps.filter((heap) => heap === 1).length;
  if (large === 0) return { key: `heaps.why.ones.${outcome}`, values: { n: ones }, item: source };
  if (large === 1) return { key: 'heaps.why.oneLarge', values: {}, item: source };
  return {
    key: `heaps.why.sumMisere.${outcome}`,
    values: { sum: sumText(table, position) },
    item: source,
  };
}

function moore(table: Table, position: Position): Explanation {
  const { k, convention } = table.setup;
  const outcome = table.outcome(position);
  const rest = position.heaps.filter((heap) => heap > 0);
  const normal = convention === 'normal';
  if (normal && rest.length <= k)
    return {
      key: 'heaps.why.fewer',
      values: { n: rest.length, k },
      item: item('moore-fewer-piles'),
    };
  const values = {
    m: k + 1,
    n: rest.length,
    r: rest.length % (k + 1),
    sum: mooreSum(position.heaps, k).join(' '),
  };
  if (!normal && rest.every((heap) => heap === 1))
    return { key: `heaps.why.mooreOnes.${outcome}`, values, item: null };
  return {
    key: `heaps.why.moore.${outcome}`,
    values,
    item: normal ? item('theorem-2.9.1-moore') : null,
  };
}

function fibonacci(table: Table, position: Position): Explanation {
  const misere = table.setup.convention === 'misere';
  const [heap] = position.heaps;
  const parts = zeckendorf(misere ? heap - 1 : heap);
  if (parts.length === 0) return { key: 'heaps.why.lastOne', values: {}, item: null };
  const values = {
    sum: `${misere ? `${heap} − 1` : heap} = ${parts.join(' + ')}`,
    part: parts[parts.length - 1],
    limit: position.limit ?? 0,
  };
  return {
    key: `heaps.why.fibonacci.${table.outcome(position)}`,
    values,
    item: misere ? null : item('fibonacci-nim-rule'),
  };
}

function halving(table: Table, position: Position): Explanation {
  const [heap] = position.heaps;
  const values = { heap };
  const outcome = table.outcome(position);
  if (table.setup.convention === 'normal')
    return { key: `heaps.why.halving.${outcome}`, values, item: item('lemma-2.6.1') };
  return { key: `heaps.why.halvingMisere.${outcome}`, values, item: item('lemma-2.7.1') };
}

function subtraction(
  table: Table,
  position: Position,
  proof: PeriodCertificate | null,
): Explanation {
  const [heap] = position.heaps;
  const outcome = table.outcome(position);
  const [least] = table.setup.set;
  const value = table.value?.(table.setup.convention === 'normal' ? heap : heap - least) ?? 0;
  if (table.setup.convention === 'misere')
    return {
      key: `heaps.why.shifted.${outcome}`,
      values: { heap, least, rest: heap - least, value },
      item: null,
    };
  const known = residuesOf(table.setup.set, proof);
  if (known === null)
    return { key: `heaps.why.value.${outcome}`, values: { heap, value }, item: null };
  const { modulus, residues } = known;
  return {
    key: `heaps.why.residue.${outcome}`,
    values: { heap, m: modulus, r: heap % modulus, residues: residues.join(', ') },
    item: known.item,
  };
}

/** The remainders of the P-positions, where they are few and hold from 0 on. */
function residuesOf(
  set: readonly number[],
  proof: PeriodCertificate | null,
): { modulus: number; residues: readonly number[]; item: string | null } | null {
  if (proof === null) return null;
  const { preperiod, period } = outcomePeriod(proof);
  const residues = Array.from({ length: period }, (_, heap) => heap).filter(
    (heap) => proof.values[heap] === 0,
  );
  return preperiod > 0 || residues.length > 6
    ? null
    : { modulus: period, residues, item: lemmaOf(set) };
}

/** The lemma that a set falls under: all numbers to M, or all but one between. */
function lemmaOf(set: readonly number[]): string | null {
  const most = set[set.length - 1];
  if (set.length === most) return item(most === 3 ? 'lemma-2.1.1' : 'lemma-2.1.2');
  return set.length === most - 1 && set[0] === 1 ? item('lemma-2.2.1') : null;
}

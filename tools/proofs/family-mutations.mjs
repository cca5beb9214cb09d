// One number of a certificate is changed, and Coq's checks are asked again: none may accept a table
// in which what the theorems say is another.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { theorems } from '@manaus/theorems';
import { BUILT, runCoq } from './compiler.mjs';
import { namedFamilies } from './families.mjs';
import { tablesOf } from './family-proof.mjs';

const FAMILIES = ['Hanoi', 'Manaus', 'Cyclic'];
/** Changes of each family; each table has a part of them that is as large as it is. */
const CHANGES = 340;

const COUNTS = 'counts_check arc K && degrees_check arc K && components_check arc K';
const EXTENTS = 'shapes_check arc D W && totals_check arc D W V';

/** For each table the checks that read it. */
const CHECKS = {
  rings: `${COUNTS} && distances_check arc D && ${EXTENTS}`,
  K: COUNTS,
  D: `distances_check arc D && ${EXTENTS}`,
  W: EXTENTS,
  V: EXTENTS,
};

/** Makes some thousand changes; the problems, one line each. */
export async function unnoticedNumbers() {
  const problems = [];
  for (const name of FAMILIES) {
    const found = await changesOf(name);
    const accepted = found.filter((change) => change.accepted);
    console.log(`${name}: ${found.length} changes, ${accepted.length} accepted`);
    for (const { place, same } of accepted) {
      console.log(`  ${place}: ${same ? 'the theorems say the same' : 'THE THEOREMS CHANGE'}`);
      if (!same) problems.push(`${name}: accepted, though the theorems change: ${place}`);
    }
  }
  return problems;
}

async function changesOf(name) {
  const tables = tablesOf(theorems(namedFamilies[name]).certificate);
  const places = Object.keys(CHECKS).flatMap((table) => numbersIn(table, tables[table].join('\n')));
  const step = Math.max(1, places.length / CHANGES);
  const chosen = Array.from({ length: Math.min(CHANGES, places.length) }, (_, i) => ({
    ...places[Math.floor(i * step)],
    by: [1, -1, 2, -2][i % 4],
  }));
  const text = [
    'From Coq Require Import List Arith Bool ZArith.',
    'From Manaus.families Require Import Certified.',
    'Import ListNotations.',
    'Open Scope Z_scope.',
    ...tables.family,
    ...['rings', 'K', 'D', 'W', 'V'].flatMap((table) => tables[table]),
    'Definition K0 := K. Definition W0 := W. Definition V0 := V.',
    SAME,
    ...chosen.flatMap((change, at) => moduleOf(tables, change, at)),
  ].join('\n');
  writeFileSync(join(BUILT, 'Changes.v'), text);
  const { stdout } = await runCoq('coqc', ['Changes.v']);
  const answers = [...stdout.matchAll(/= \((true|false), (true|false)\)/g)];
  if (answers.length !== chosen.length)
    throw new Error(`${chosen.length} changes, ${answers.length} answers`);
  return chosen.map(({ table, context, by }, at) => ({
    accepted: answers[at][1] === 'true',
    same: answers[at][2] === 'true',
    place: `${table}: ${context} ${by > 0 ? '+' : '-'} ${Math.abs(by)}`,
  }));
}

/** The numbers of a table, with where they stand. */
const numbersIn = (table, text) =>
  [...text.matchAll(/(?<![\w.])\d+(?!\w)|(?<=\W)\d+(?=%nat)/g)].map(({ 0: digits, index }) => ({
    table,
    index,
    digits,
    context: `${text.slice(Math.max(0, index - 30), index)}<${digits}>`.replaceAll(/\s+/g, ' '),
  }));

/**
 * What the theorems take from the tables is what it was: the top row, and the first shape. That it
 * holds from a later n only is no other theorem.
 */
const SAME = `Definition same_counts (K : counts) : bool :=
  match lookup T (c_types K0), lookup T (c_types K) with
  | Some x, Some y => forallb (fun i => equal_terms (column i x) (column i y))
      (seq 0 (Nat.max (length x) (length y)))
  | _, _ => false
  end.
Definition same_worst (W : shapes) : bool :=
  match w_shapes W0, w_shapes W with
  | x :: _, y :: _ => equal_terms (s_worst x) (s_worst y)
      && equal_terms (s_reach x) (s_reach y) && equal_terms (s_farthest x) (s_farthest y)
      && (if type_dec (s_type x) (s_type y) then true else false)
      && (Bool.eqb (goal_shape P0 x) (goal_shape P0 y))
  | _, _ => false
  end.
Definition same_total (V : totals) : bool :=
  equal_terms (nth 0 (t_sums V0) []) (nth 0 (t_sums V) []).`;

/** The tables with a change; those behind it are written again, for they have it too. */
function moduleOf(tables, { table, index, digits, by }, at) {
  const own = tables[table].join('\n');
  const isNatural =
    own.startsWith('%nat', index + digits.length) || /(?:All_but|Only) $/.test(own.slice(0, index));
  const changed = BigInt(digits) + BigInt(by);
  const number = changed >= 0n ? changed : isNatural ? BigInt(digits) - BigInt(by) : `(${changed})`;
  const text = own.slice(0, index) + number + own.slice(index + digits.length);
  const order = ['rings', 'K', 'D', 'W', 'V'];
  const again = table === 'rings' ? order.slice(1) : [];
  return [
    `Module Change${at}.`,
    text,
    ...again.flatMap((name) => tables[name]),
    `Eval vm_compute in (${CHECKS[table]}, same_counts K && same_worst W && same_total V).`,
    `End Change${at}.`,
  ];
}

// Print, item and theorem are three sentences that say one thing; no program knows it, but a person
// who has read them side by side. Here is what they were on that day: whoever changes one of them
// reads them again.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { works } from '@manaus/papers';
import { loadItems } from '@manaus/papers/internals';
import { readCertificate } from './certificate.mjs';
import { hashOf, PROOFS } from './sources.mjs';
import { ROLES } from './theorems.mjs';

const FILE = join(PROOFS, 'readings.json');

/**
 * What stands side by side for one item that a theorem is about.
 *
 * @typedef {object} Side
 * @property {string} id
 * @property {string} item the statement, the rules and the reading of the item, in both languages
 * @property {string} theorems the theorems, as Coq prints them, with what they are for the item
 * @property {string} definitions what a reader has to trust beside Coq
 * @property {string} row what `READING.md` says of print and theorem
 */

const PARTS = /** @type {const} */ (['item', 'theorems', 'definitions', 'row']);

/** What stands side by side, for each item with a theorem, in the order of the works. */
export async function sidesOf(certificate = readCertificate(), pages = readingPages()) {
  const items = (await Promise.all(works().map((work) => loadItems(work)))).flat();
  return items.flatMap((item) => sideOf(item, certificate, pages) ?? []);
}

/**
 * @param {Awaited<ReturnType<typeof loadItems>>[number]} item
 * @returns {Side | null} none for an item without a theorem
 */
function sideOf({ id, statement, rules, departs }, certificate, pages) {
  const about = ROLES.flatMap((role) =>
    certificate.theorems
      .filter((theorem) => theorem[role].includes(id))
      .map((theorem) => ({ role, ...theorem })),
  );
  if (about.length === 0) return null;
  const names = [...new Set(about.flatMap(({ rests }) => rests))].sort();
  return {
    id,
    item: JSON.stringify({ statement, rules, departs }, null, 2),
    theorems: about
      .map(({ role, words, statement }) => `${role}: ${words}\n${statement}`)
      .join('\n\n'),
    definitions: names.map((name) => `${name}\n  ${certificate.definitions[name]}`).join('\n'),
    row: rowsOf(id, pages),
  };
}

/** The pages on which print and theorems are compared. */
export const readingPages = () =>
  ['READING.md', 'games/READING.md'].map((page) => readFileSync(join(PROOFS, page), 'utf8'));

/** The rows and sentences of the pages that name an item of a work; empty where none does. */
export function rowsOf(id, pages) {
  const [work, ...rest] = id.split('/');
  const name = rest.join('/');
  return pages
    .flatMap((page) => page.split(/^## /m))
    .filter((section) => section.split(/[\s,]/, 1)[0] === work)
    .flatMap((section) => section.split('\n').filter((line) => namesIn(line).includes(name)))
    .join('\n');
}

/**
 * The items that a line names: the first cell of a row, where `definition-4, -5` are two, or the
 * words of a sentence.
 */
function namesIn(line) {
  if (!line.startsWith('| ')) return line.split(/[\s,;.]+/);
  let last = '';
  return line
    .split(' | ', 1)[0]
    .slice('| '.length)
    .replaceAll(/`|\([^)]*\)/g, '')
    .split(',')
    .map((part) => {
      const word = part.trim();
      last = word.startsWith('-') ? last.replace(/-[^-]*$/, word) : word;
      return last;
    });
}

/** The digests of what stands side by side: one for each part, so that it is known which moved. */
export const digestsOf = (side) =>
  Object.fromEntries(PARTS.map((part) => [part, hashOf(side[part]).slice(0, 16)]));

/**
 * By id the day of the last reading, and the digests of that day.
 * @returns {Record<string, Record<string, string>>}
 */
export const storedReadings = () => JSON.parse(readFileSync(FILE, 'utf8'));

/** What moved since it was read, a line for each item: `martins2024/theorem-8: theorems`. */
export function movedSince(sides, stored) {
  const ids = new Set(sides.map(({ id }) => id));
  return [
    ...sides.flatMap((side) => {
      if (stored[side.id] === undefined) return [`${side.id}: never read`];
      const now = digestsOf(side);
      const moved = PARTS.filter((part) => now[part] !== stored[side.id][part]);
      return moved.length === 0 ? [] : [`${side.id}: ${moved.join(', ')}`];
    }),
    ...Object.keys(stored)
      .filter((id) => !ids.has(id))
      .map((id) => `${id}: no theorem is about it`),
  ];
}

/**
 * Prints what stands side by side for some items, and records that they were read on a day.
 * @returns {Promise<string[]>} the problems, a line each
 */
export async function recordReading(ids, day) {
  const sides = await sidesOf();
  const chosen = sides.filter(({ id }) => ids.includes(id));
  const missing = ids.filter((id) => !chosen.some((side) => side.id === id));
  if (missing.length > 0) return missing.map((id) => `no theorem is about ${id}`);
  const unread = chosen.filter(({ row }) => row === '');
  if (unread.length > 0) return unread.map(({ id }) => `READING.md says nothing of ${id}`);
  for (const side of chosen)
    console.log(
      [`# ${side.id}`, ...PARTS.flatMap((part) => [`## ${part}`, side[part]])].join('\n\n'),
    );
  const stored = storedReadings();
  for (const side of chosen) stored[side.id] = { read: day, ...digestsOf(side) };
  const order = sides.map(({ id }) => id).filter((id) => stored[id] !== undefined);
  writeFileSync(
    FILE,
    `${JSON.stringify(Object.fromEntries(order.map((id) => [id, stored[id]])), null, 2)}\n`,
  );
  return [];
}

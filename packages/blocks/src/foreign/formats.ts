import { InputError } from '@manaus/core';
import { requireOneOf } from '@manaus/core/internals';
import type { Level } from '../rules/level.js';
import { requireLevel } from '../rules/require-level.js';
import { formatLevel } from '../text/format-level.js';
import { parseLevel } from '../text/parse-level.js';
import { requireShort } from '../text/read-lines.js';
import { readPack, writePack } from './pack.js';
import { levelOf, planOf, unknown } from './plan.js';
import { readMap } from './read-map.js';
import { readTable } from './read-table.js';
import { writeMap } from './write-map.js';
import { writeTable } from './write-table.js';

/** The formats of levels: our own, and those of three public solvers of Bloxorz. */
export const levelFormats = ['manaus', 'map', 'table', 'pack'] as const;

/** The name of a format of levels. */
export type LevelFormat = (typeof levelFormats)[number];

/**
 * The levels of a text, in our own format, one after the other, or in that of a public solver of
 * Bloxorz, which is known by its look: a map with letters and lines on them (bneils/BloxorzSolver),
 * a table of tiles and rules (grahambarrgraham/bloxorz), or a pack as JSON (tkoz0/bloxorz-solver).
 *
 * Throws an `InputError` if the text has none of these forms.
 *
 * @example
 * ```ts
 * const [level] = importLevels('$@@^\n');
 * formatLevel(level); // => 'game bloxorz\ngrid\nS##G\nend\n'
 * ```
 */
export function importLevels(text: string): Level[] {
  requireShort('blocks/import', text);
  if (/^game\s/m.test(text)) return splitLevels(text).map(parseLevel);
  if (/^\s*[[{]/.test(text)) return readPack(text).map(levelOf);
  return [levelOf(/^[^:]*\$/.test(text) ? readMap(text) : readTable(text))];
}

/**
 * Levels as one text in a format. Throws an `InputError` unless it is given a list of levels and a
 * format, for what a format does not have, and for more than one level in a format that holds one.
 *
 * @example
 * ```ts
 * exportLevels(importLevels('game bloxorz\ngrid\nS~#G\nend'), 'map'); // => '$!@^\n'
 * ```
 */
export function exportLevels(levels: readonly Level[], format: LevelFormat): string {
  requireOneOf('blocks/export', 'format', levelFormats, format);
  if (!Array.isArray(levels))
    throw new InputError('blocks/export', 'levels', 'kind', { kind: 'levels', got: levels });
  for (const level of levels) requireLevel('blocks/export', level, 'levels');
  if (format === 'manaus') return levels.map(formatLevel).join('\n');
  if (format === 'pack') return writePack(levels.map(planOf));
  if (levels.length !== 1) throw unknown(`${levels.length} levels`);
  const plan = planOf(levels[0]);
  return format === 'map' ? writeMap(plan) : writeTable(plan);
}

/** The levels of a text one by one: each begins with the comments before its line `game`. */
function splitLevels(text: string): string[] {
  const lines = text.split(/\r?\n/);
  const [, ...games] = lines.flatMap((line, at) => (/^game\s/.test(line) ? [at] : []));
  const firsts = [0];
  for (const game of games) {
    let first = game;
    while (/^(!|\s*$)/.test(lines[first - 1])) first--;
    firsts.push(first);
  }
  return firsts.map((first, i) => lines.slice(first, firsts[i + 1]).join('\n'));
}

import { getHeapStatistics } from 'node:v8';
import type { TowerRules } from '@manaus/core';
import { gibibytes } from '@manaus/core/internals';
import { estimateMemory, requireMemory } from '@manaus/lab/towers';
import { mustBe } from '../../errors/refusal.js';

/** The longest string of the JavaScript engine, in characters. */
const LONGEST_TEXT = 2 ** 29 - 24;

/** Refuses a tower whose stored graph would not fit in memory, with objects per state beside it. */
export function requireRoom(place: string, rules: TowerRules, bytesPerState: number): void {
  const { space, explicit } = estimateMemory(rules);
  const needed = bytesPerState * space;
  requireMemory(place, rules, explicit + needed);
  requireHeap(rules, space, needed);
}

/** Refuses objects that would not fit in the heap of the JavaScript engine. */
function requireHeap(rules: TowerRules, space: number, needed: number): void {
  const heap = getHeapStatistics().heap_size_limit;
  if (needed > heap) throw tooMany(rules, 'memory', `${space.toPrecision(3)} states`, needed, heap);
}

/** Refuses a text that would be longer than the longest string. */
export function requireText(rules: TowerRules, format: string, characters: number): void {
  if (characters > LONGEST_TEXT) throw tooMany(rules, 'one text', format, characters, LONGEST_TEXT);
}

/** The error for a tower with too many discs for some room. */
function tooMany({ discs }: TowerRules, room: string, what: string, needed: number, most: number) {
  const bound = `few enough for ${room} (${what} would take ${gibibytes(needed)}; the limit is ${gibibytes(most)})`;
  return mustBe('--discs', bound, String(discs));
}
